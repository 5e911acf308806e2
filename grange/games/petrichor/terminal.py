"""The table of Petrichor in a terminal: lines of text with colours in Rich's markup."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape

from grange.core.terminal import evenly
from grange.core.words import Words
from grange.games.petrichor.box import CLEAR, COLUMNS, CROPS, GROWN, GROWTHS, NAMES, ROWS, SKIES, SPOILED, SPROUTING, WEATHERS
from grange.games.petrichor.forecast import pays_now
from grange.games.petrichor.scoring import pays, track_points, will_pay
from grange.games.petrichor.state import Petrichor

MARKS = ("\u25cf", "\u25c6", "\u25b2", "\u25a0")  # each seat's drops and votes have their own shape
SOUTH = "\u25cb"
GROWTH_SIGNS = (" ", ",", "*", "!")  # bare, sprouting, grown, spoiled
SKY_SIGNS = (" ", "~", "\u03df")  # clear, cloud, thundercloud
GROUNDS = ("#c9a27e", "#e6e0d4", "#a9c9b8", "#b7cb7c", "#c8b28e", "#f0d083", "#e8c35a", "#c7d6a0", "#a8c4d8")
BACK = "#b8b0a4"  # of a tile that lies face down
WIDTH = 20  # of a tile
GAP = "  "


def table(state: Petrichor, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Draw the whole table as a seat sees it."""
    called = [*names[: state.seats], *([words.say("south-wind")] if state.solo else [])]
    blocks = [field(state, words), legend(words), weathers(state, words), players(state, words, called)]
    if seat is not None:
        blocks.append(hand(state, seat, words))
    return "\n\n".join([*blocks, f"[bold]{words.text(state.where())}[/]"])


def mark_of(state: Petrichor, owner: int) -> str:
    """Return the sign of an owner's drops and votes."""
    return MARKS[owner] if owner < state.seats else SOUTH


def owned(state: Petrichor, numbers: Sequence[int]) -> str:
    """Write the number of drops or votes of each owner who has any."""
    return " ".join([f"{mark_of(state, owner)}{number}" for owner, number in enumerate(numbers) if number])


# The field


def field(state: Petrichor, words: Words) -> str:
    """Draw the field, row by row."""
    rows = [[tile(state, row * COLUMNS + column, words) for column in range(COLUMNS)] for row in range(ROWS)]
    return "\n\n".join(["\n".join(GAP.join(lines).rstrip() for lines in zip(*row, strict=True)) for row in rows])


def tile(state: Petrichor, place: int, words: Words) -> list[str]:
    """Draw a place: its tile, the cloud over it, the drops on it, what it pays or would pay, and its row of points."""
    if place not in state.field:
        return [" " * WIDTH] * 5
    crop, printed = state.crops[place], state.box.crops[state.crops[place]]
    name = words.say("crop-unknown" if state.hidden else f"crop-{CROPS[crop]}")
    need = "" if state.hidden or not printed.drops else str(printed.drops)
    fertilizer = f" +{state.box.fertilizer}" if state.fertilized[place] else ""
    sky = f" {SKY_SIGNS[state.sky[place]]} {owned(state, [drops[place] for drops in state.clouds])}"
    ground = f" {GROWTH_SIGNS[state.growth[place]]} {owned(state, [drops[place] for drops in state.water])}"
    colour = BACK if state.hidden else GROUNDS[crop]
    title = f"{NAMES[place]} {name[: WIDTH - 9]} {need}{fertilizer}"
    lines = (ground, points(state, place), "" if state.hidden else f" {row(state, crop)}")
    painted = [f"[black on {colour}]{line[:WIDTH]:<{WIDTH}}[/]" for line in lines]
    return [f"[bold]{title:<{WIDTH}}[/]", f"{sky:<{WIDTH}}", *painted]


def points(state: Petrichor, place: int) -> str:
    """Write what a tile would pay now or, in brackets, once it grows with its present drops."""
    if state.hidden or not state.water_on(place):
        return ""
    return f"   = {owned(state, pays(state, place))}" if pays_now(state, place) else f"   ({owned(state, will_pay(state, place))})"


def row(state: Petrichor, crop: int) -> str:
    """Write what a crop pays by rank, in each growth in which it pays."""
    printed = state.box.crops[crop]
    if not printed.drops:
        return ""
    rows = ((SPROUTING, printed.sprouting), (GROWN, printed.points), (SPOILED, printed.spoiled))
    return " ".join([GROWTH_SIGNS[growth] + "/".join(map(str, paid[: state.owners])) for growth, paid in rows if paid])


def legend(words: Words) -> str:
    """Explain the signs."""
    skies = [(SKY_SIGNS[sky], f"sky-{SKIES[sky]}") for sky in range(CLEAR + 1, len(SKIES))]
    growths = [(GROWTH_SIGNS[growth], f"growth-{GROWTHS[growth]}") for growth in range(SPROUTING, len(GROWTHS))]
    signs = [("4", "terminal-needs"), *skies, *growths, ("=", "terminal-pays"), ("( )", "terminal-would")]
    rows = f"[bold]{GROWTH_SIGNS[GROWN]}4/3/2/1[/] {words.say('terminal-row')}"
    return "  ".join([f"[bold]{sign}[/] {words.say(key)}" for sign, key in signs]) + f"\n{rows}"


# Beside the field


def weathers(state: Petrichor, words: Words) -> str:
    """List the votes on each weather, and the dice."""
    names = evenly([words.say(f"weather-{name}") for name in WEATHERS])
    rows = zip(names, state.votes, strict=True)
    lines = [f"  {name} [bold]{sum(votes):>2}[/]  {owned(state, votes)}".rstrip() for name, votes in rows]
    dice = "  ".join(words.say(f"face-{face}") for face in state.dice)
    return "\n".join([f"[bold]{words.say('title-votes')}[/]", *lines, f"  {words.say('terminal-dice', dice=dice)}"])


def players(state: Petrichor, words: Words, called: Sequence[str]) -> str:
    """List what each owner has: points, drops and votes in the supply, votes won, wheat tokens, cards."""
    rows = enumerate(evenly([*called]))
    lines = [f"  {mark_of(state, owner)} {escape(name)} {belongings(state, owner, words)}" for owner, name in rows]
    return "\n".join([f"[bold]{words.say('title-players')}[/]", *lines])


def belongings(state: Petrichor, owner: int, words: Words) -> str:
    """List what one owner has."""
    won = f"{words.say('title-votes-won')}: {state.wins[owner]} (+{track_points(state.box, state.wins[owner])})"
    counts = [("have-drops", state.supply[owner]), ("have-votes", state.votes_left(owner)), ("have-wheat", state.wheat[owner])]
    if owner < state.seats:
        counts.append(("have-cards", sum(state.hands[owner])))
    facts = [f"[bold]{sum(state.points[owner]):>3}[/]", *[f"{words.say(key)}: {number}" for key, number in counts], won]
    if state.solo and owner == state.neutral:
        facts.append(words.say("south-left", cards=len(state.south)))
    if owner == state.first and not state.solo:
        facts.append(f"[bold]{words.say('first-player')}[/]")
    if owner == state.passed:
        facts.append(f"[dim]{words.say('passed')}[/]")
    return "  ".join(facts)


def hand(state: Petrichor, seat: int, words: Words) -> str:
    """List the seat's cards and, in a draft, the pack to choose from."""
    lines = [f"[bold]{words.say('title-hand')}[/]  {cards(state.hands[seat], words)}".rstrip()]
    if any(state.packs[seat]):
        kept = words.say("pack-cards", kept=sum(state.drafted[seat]), cards=sum(state.hands[seat]))
        lines.append(f"[bold]{words.say('title-pack')}[/]  {cards(state.packs[seat], words)}  [dim]{kept}[/]")
    return "\n".join(lines)


def cards(kinds: Sequence[int], words: Words) -> str:
    """Write how many cards of each kind there are."""
    return "  ".join([f"{words.say(f'weather-{WEATHERS[kind]}')} [bold]{number}[/]" for kind, number in enumerate(kinds) if number])
