"""The table of Agricola in a terminal: lines of text with colours in Rich's markup."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.cells import cell_len, set_cell_size
from rich.markup import escape

from grange.core.words import Words
from grange.games.agricola import farm
from grange.games.agricola.box import CARD_NAMES, CLOSED, DECKS, FOOD, HOUSES, MAJORS, NOBODY, ROUNDS, SPACES
from grange.games.agricola.labels import goods_messages
from grange.games.agricola.missing import lack
from grange.games.agricola.rules.goods import goods_on
from grange.games.agricola.rules.harvest import food_needed
from grange.games.agricola.rules.improvements import by_kind
from grange.games.agricola.state import Agricola

WIDTH = 38  # of a farm and of a column of spaces: two fit side by side into 80 columns
GAP = "  "
CELL = 4  # characters of a farm space between its fences
HOUSE_COLOURS = ("#b98d5c", "#c9775a", "#9a9a94")
FIELD, GRASS = "#8a6a48", "#a9bf78"
COLUMNS = "".join(chr(ord("A") + column).center(CELL + 1) for column in range(farm.COLUMNS))

Line = tuple[str, int]  # a line with its markup, and its width on the screen


def table(state: Agricola, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Draw the whole table as a seat sees it."""
    viewer = seat or 0
    others = [other for other in range(state.seats) if other != viewer]
    if state.team:
        others.sort(key=lambda other: other != state.partner(viewer))  # partners side by side
    farms = [farmyard(state, other, words, names[other]) for other in (viewer, *others)]
    held = [hand(state, viewer, words)] if seat is not None and state.has_hands else []
    beside = [shelf(state, words)] if state.has_decks else []
    blocks = [spaces(state, words, names), *beside, majors(state, words), *side_by_side(farms), *held, legend(state, words)]
    return "\n\n".join([*blocks, f"[bold]{words.text(state.where())}[/]"])


# The board


def spaces(state: Agricola, words: Words, names: Sequence[str]) -> str:
    """List the action spaces, with the goods and people on them."""
    always = [space_line(state, space, "", words, names) for space in (*state.board, *state.beside)]
    cards = [space_line(state, space, f"{number}. ", words, names) for number, space in enumerate(state.shown, start=1)]
    lines = [f"[bold]{words.say('terminal-spaces')}[/]", *in_columns(always + cards)]
    if to_come := cards_to_come(state):
        listed = ", ".join([words.say(f"space-{SPACES[card]}") for card in to_come])
        lines.append(f"[dim]{words.say('terminal-to-come', spaces=listed)}[/]")
    return "\n".join(lines)


def space_line(state: Agricola, space: int, number: str, words: Words, names: Sequence[str]) -> Line:
    """Name a space with the people on it or, if it is free, with its goods."""
    who = state.taken[space]
    goods = tuple([(good, amount) for good, amount in goods_on(state, space) if amount])
    if who == CLOSED:
        end, style = words.say("terminal-closed"), "dim"
    elif who != NOBODY:
        end, style = f"({', '.join([names[seat] for seat in state.people_on(space)])})", "dim"
    else:
        end, style = " + ".join([words.text(message) for message in goods_messages(goods)]), "bold" if goods else "default"
    end = cut(end, WIDTH // 2)
    name = cut(number + words.say(f"space-{SPACES[space]}"), WIDTH - 2 - cell_len(end))
    return f"{name}{gap(name, end)}[{style}]{escape(end)}[/]", WIDTH


def cards_to_come(state: Agricola) -> list[int]:
    """List the round cards still to come in this stage; nobody knows their order."""
    return [] if len(state.shown) in state.box.harvests else state.cards_of_stage()


def majors(state: Agricola, words: Words) -> str:
    """List the major improvements without an owner, with their prices."""
    lines = []
    for card in state.supply:
        price = ", ".join([words.text(message) for message in goods_messages(state.box.major_goods[card])])
        name = cut(words.say(f"card-{MAJORS[card]}").split(" (")[0], WIDTH - 2 - cell_len(price))
        lines.append((f"{name}{gap(name, price)}[dim]{price}[/]", WIDTH))
    return "\n".join([f"[bold]{words.say('terminal-majors')}[/]", *in_columns(lines)])


def shelf(state: Agricola, words: Words) -> str:
    """Say how many cards are left in the decks, and which cards lie open for everybody."""
    left = [words.say("picture-of-deck", deck=name, count=len(cards)) for name, cards in zip(DECKS, state.decks, strict=True)]
    on = [deck for name, deck in zip(DECKS, left, strict=True) if state.origin.rules[name] == "on"]
    lines = [f"[bold]{words.say('title-shelf')}[/]  {', '.join(on)}"]
    for card in state.shelf:
        name = CARD_NAMES[card]
        lines.append(f"  [bold]{words.say(f'card-{name}')}[/]")
        lines += [f"    {escape(line)}" for line in wrapped(words.say(f"card-{name}.about"), 2 * WIDTH - 4)]
    if state.candies:
        listed = ", ".join([words.say(f"space-{name}") for space, name in enumerate(SPACES) if state.candies >> space & 1])
        lines += [f"  {escape(line)}" for line in wrapped(words.say("terminal-candies", spaces=listed), 2 * WIDTH - 2)]
    return "\n".join(lines)


# The farms


def farmyard(state: Agricola, seat: int, words: Words, name: str) -> list[Line]:
    """Draw a farm with its fences, and its owner's belongings below it."""
    points = str(state.scores[seat])
    name = cut(name, WIDTH - 2 - len(points))
    lines = [(f"[bold]{escape(name + gap(name, points))}{points}[/]", WIDTH)]
    lines.append((f"   [dim]{COLUMNS}[/]", 3 + len(COLUMNS)))
    for row in range(farm.ROWS):
        lines += [fences_above(state, seat, row), spaces_of_row(state, seat, row)]
    lines.append(fences_above(state, seat, farm.ROWS))
    described = family(state, seat, words) + belongings(state, seat, words)
    return [*lines, *[(f"[{style}]{line}[/]", cell_len(line)) for text, style in described for line in wrapped(text)]]


def fences_above(state: Agricola, seat: int, row: int) -> Line:
    """Draw the fences along the upper edge of a row, or along the lower edge of the farm."""
    built = (state.fences[seat] & ~state.gaps[seat]) >> row * farm.COLUMNS
    drawn = "·".join([("─" if built >> column & 1 else " ") * CELL for column in range(farm.COLUMNS)])
    return f"  [yellow]·{drawn}·[/]", 4 + len(drawn)


def spaces_of_row(state: Agricola, seat: int, row: int) -> Line:
    """Draw the spaces of a row with the fences between them."""
    first = (farm.ROWS + 1) * farm.COLUMNS + row * (farm.COLUMNS + 1)
    line, built = f"[dim]{row + 1}[/] ", (state.fences[seat] & ~state.gaps[seat]) >> first
    for column in range(farm.COLUMNS + 1):
        line += "[yellow]│[/]" if built >> column & 1 else " "
        if column < farm.COLUMNS:
            line += space_sign(state, seat, row * farm.COLUMNS + column)
    return line, 2 + (CELL + 1) * farm.COLUMNS + 1


def space_sign(state: Agricola, seat: int, place: int) -> str:
    """Draw what is on a space, on the colour of its ground."""
    if state.rooms[seat] >> place & 1:
        return f"[black on {HOUSE_COLOURS[state.house[seat]]}]{'#'.center(CELL)}[/]"
    if state.fields[seat] >> place & 1:
        grain, vegetables = state.grain[seat][place], state.vegetables[seat][place]
        crops = f"{grain}*" if grain else f"{vegetables}o" if vegetables else "="
        return f"[white on {FIELD}]{crops.center(CELL)}[/]"
    if state.wasted[seat] >> place & 1:
        return "x".center(CELL)
    stable = "^" if state.stables[seat] >> place & 1 else ""
    if state.enclosed(seat) >> place & 1:
        return f"[black on {GRASS}]{stable.center(CELL)}[/]"
    return (stable or ".").center(CELL)


def family(state: Agricola, seat: int, words: Words) -> list[tuple[str, str]]:
    """Describe the house, the people, and the food for the next harvest."""
    house = words.say(f"house-{HOUSES[state.house[seat]]}" if state.rooms[seat] else "house-none")
    lines = [(words.say("terminal-family", house=house, people=state.people[seat], home=state.at_home(seat)), "default")]
    if state.token == seat and state.seats > 1:
        lines.append((words.say("terminal-token"), "default"))
    need, have = food_needed(state, seat), state.goods[seat][FOOD]
    harvest = min([end for end in state.box.harvests if end >= state.round], default=ROUNDS)
    lines.append((words.say("terminal-need", round=harvest, need=need, have=have), "default" if have >= need else "red"))
    if state.begging[seat]:
        lines.append((words.say("terminal-begging", markers=state.begging[seat]), "red"))
    return lines


def belongings(state: Agricola, seat: int, words: Words) -> list[tuple[str, str]]:
    """List the goods, animals and improvements of a seat."""
    own = tuple((good, amount) for good, amount in enumerate(state.goods[seat]) if amount and good != FOOD)
    goods = ", ".join([words.text(message) for message in goods_messages(own)])
    cards = ", ".join([words.say(f"card-{CARD_NAMES[card]}") for card in state.cards[seat]])
    occupations, minors = by_kind(state.hands[seat] if state.has_hands else [])
    held = words.say("terminal-in-hand", occupations=len(occupations), minors=len(minors)) if occupations or minors else ""
    return [(text, "default") for text in (goods, cards, held) if text]


def hand(state: Agricola, seat: int, words: Words) -> str:
    """List the cards in a seat's hand, with their rules and what is missing to play them."""
    lines = [f"[bold]{words.say('terminal-hand')}[/]"]
    for card in state.hands[seat]:
        missing = lack(state, seat, card)
        short = f" [red]{words.text(missing)}[/]" if missing else ""
        lines.append(f"  [bold]{words.say(f'card-{CARD_NAMES[card]}')}[/]{short}")
        lines += [f"    {escape(line)}" for line in wrapped(words.say(f"card-{CARD_NAMES[card]}.about"), 2 * WIDTH - 4)]
    return "\n".join(lines)


def legend(state: Agricola, words: Words) -> str:
    """Explain the signs."""
    signs = [("#", "room"), ("=", "field"), ("3*", "grain"), ("2o", "vegetables"), ("^", "stable"), ("─│", "fences")]
    signs += [("x", "wasted")] if state.has_decks else []
    return "  ".join([f"[bold]{sign}[/] {words.say(f'terminal-{meaning}')}" for sign, meaning in signs])


# Laying out


def in_columns(lines: list[Line]) -> list[str]:
    """Arrange lines in two columns, read from top to bottom."""
    half = (len(lines) + 1) // 2
    return ["  " + padded(left) + GAP + right[0] for left, right in zip_longest(lines[:half], lines[half:], fillvalue=("", 0))]


def side_by_side(farms: list[list[Line]]) -> list[str]:
    """Place farms side by side, two in a row."""
    pairs = [farms[first : first + 2] for first in range(0, len(farms), 2)]
    return ["\n".join(GAP.join(map(padded, lines)) for lines in zip_longest(*pair, fillvalue=("", 0))) for pair in pairs]


def padded(line: Line) -> str:
    """Pad a line to the width of a column."""
    text, width = line
    return text + " " * (WIDTH - width)


def wrapped(text: str, most: int = WIDTH) -> list[str]:
    """Wrap a text at spaces, usually to the width of a column."""
    lines = [""]
    for word in text.split():
        if lines[-1] and cell_len(lines[-1]) + 1 + cell_len(word) > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def cut(text: str, most: int) -> str:
    """Shorten a text that is too long."""
    return text if cell_len(text) <= most else set_cell_size(text, most - 1) + "…"


def gap(left: str, right: str) -> str:
    """Return the spaces between the left and the right part of a column."""
    return " " * (WIDTH - cell_len(left) - cell_len(right))
