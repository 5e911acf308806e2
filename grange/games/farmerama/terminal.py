"""The table of Farmerama in a terminal: lines of text with colours in Rich's markup."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape

from grange.core.terminal import evenly
from grange.core.words import Words
from grange.games.farmerama.box import (
    ACTIONS,
    ALONE,
    ANIMALS,
    CARDS_IN,
    CROPS,
    EMPTY,
    MOST_FIELDS,
    NO_CARD,
    NOTHING,
    NUMBERED,
    SECTORS,
    SHARED,
    STABLE,
)
from grange.games.farmerama.labels import amounts, ending, parts_of
from grange.games.farmerama.state import Farmerama

CROP_COLOURS = ("#e0a15c", "#b9c47a", "#e2cf8a", "#f0d063")
BROWN, GREEN = "#c9a27e", "#a9bf78"
SCARECROW, BARE, ARM = "Y", ".", "\u25c4"
GAP = "  "


def table(state: Farmerama, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Draw the whole table as a seat sees it."""
    viewer = seat or 0
    barn = words.say("title-barn") if seat is not None else words.say("title-barn-of", name=escape(names[viewer]))
    blocks = [farm(state, viewer, words, names[viewer]), stores(state, viewer, barn, words), stables(state, viewer, words)]
    blocks.append(action_wheel(state, words))
    if state.solo:
        blocks += [own_numbers(state, words), deck(state, words)]
    else:
        blocks += [tiles(state, words), cards(state, seat, words), others(state, viewer, words, names)]
    return "\n\n".join([*[block for block in blocks if block], how_far(state, words)])


def how_far(state: Farmerama, words: Words) -> str:
    """Say which round it is, and why the game is over or how near its end is."""
    end = ending(state)
    return "\n".join([f"[bold]{words.text(state.where())}[/]", *([words.text(end)] if end else [])])


# The farm


def farm(state: Farmerama, seat: int, words: Words, name: str) -> str:
    """Draw a farm sector by sector: what the wheel shows there, fields, animals, and where the arm goes next."""
    uses = evenly([use_of(state, seat, sector, words) for sector in range(SECTORS)])
    width = max([len(words.say(f"good-{crop}")) for crop in CROPS])
    lines = [f"[bold]{escape(name)}  {state.scores[seat]}[/]"]
    for sector, use in enumerate(uses):
        crop = state.box.sows[(sector + state.wheel[seat]) % SECTORS]
        colour = GREEN if crop == NOTHING else BROWN
        fields = GAP.join([field_sign(state, seat, field, width, words) for field in state.box.fields[sector]])
        fields += " " * (width + len(GAP)) * (MOST_FIELDS - len(state.box.fields[sector]))
        line = f"[dim]{sector + 1}[/] [black on {colour}] {use} [/]{GAP}{fields}{GAP}{animals_in(state, seat, sector, words)}"
        lines.append(line.rstrip() + arm_at(state, seat, sector, words))
    signs = ((SCARECROW, "thing-scarecrow"), (BARE, "terminal-bare"), (ARM, "terminal-arm"))
    return "\n".join([*lines, "[dim]" + GAP.join([f"{sign} {words.say(key)}" for sign, key in signs]) + "[/]"])


def use_of(state: Farmerama, seat: int, sector: int, words: Words) -> str:
    """Say what the wheel lets a player do in a sector of the farm."""
    shown = (sector + state.wheel[seat]) % SECTORS
    crop = state.box.sows[shown]
    use = words.say("dial-harvest") if crop == NOTHING else words.say("dial-sow", good=CROPS[crop])
    return words.say("dial-home", use=use) if shown == state.box.pacifier else use


def field_sign(state: Farmerama, seat: int, field: int, width: int, words: Words) -> str:
    """Draw a field: its pair, or the scarecrow, or nothing."""
    pair = state.fields[seat][field]
    if pair == EMPTY:
        return (BARE if field % MOST_FIELDS else SCARECROW).ljust(width)
    name = words.say(f"good-{CROPS[pair - 1]}").ljust(width)
    return f"[black on {CROP_COLOURS[pair - 1]}]{name}[/]"


def animals_in(state: Farmerama, seat: int, sector: int, words: Words) -> str:
    """List the animals on a sector's pasture."""
    here = [name for name, place in zip(ANIMALS, state.animals[seat], strict=True) if place == sector]
    return ", ".join([words.say(f"animal-{name}") for name in here])


def arm_at(state: Farmerama, seat: int, sector: int, words: Words) -> str:
    """Mark the sector that the arm crosses next, and whether something there blocks it."""
    if sector != state.next_crossed(seat):
        return ""
    return f" {ARM}" if state.way_is_free(seat) else f" [red]{ARM} {words.say('dial-blocks')}[/]"


# Beside the farm


def stores(state: Farmerama, seat: int, barn: str, words: Words) -> str:
    """List the goods in the barn and in the bank."""
    return "\n".join([row(barn, goods(state.barn[seat], words)), row(words.say("title-bank"), goods(state.bank, words))])


def goods(numbers: Sequence[int], words: Words) -> str:
    """Say how many of each good there are."""
    return ", ".join([words.text(amount) for amount in amounts(list(numbers))]) or words.say("thing-nothing")


def stables(state: Farmerama, seat: int, words: Words) -> str:
    """List the animals: what they eat, where they would go, when they come home, and the stars of their products."""
    kinds = range(len(ANIMALS))
    animal_names = evenly([words.say(f"animal-{name}") for name in ANIMALS])
    feeds = evenly([goods(state.eats[animal], words) for animal in kinds])
    places = evenly([place_of(state, seat, animal, words) for animal in kinds])
    lines = []
    for animal in kinds:
        now = state.cubes[seat][animal]
        track = " ".join([f"[reverse]{stars}[/]" if at == now else str(stars) for at, stars in enumerate(state.tracks[animal])])
        line = GAP.join([animal_names[animal], feeds[animal], places[animal], track])
        lines.append(f"  {line}  [dim]+{state.box.stables[animal]}[/]")
    return "\n".join([f"[bold]{words.say('title-stables')}[/]", f"[dim]{words.say('terminal-stables')}[/]", *lines])


def place_of(state: Farmerama, seat: int, animal: int, words: Words) -> str:
    """Say when an animal comes home or, at home, to which pasture it would go now, and for how many turns."""
    sector = state.animals[seat][animal]
    if sector != STABLE:
        return words.say("terminal-out", turns=turns_from(state, seat, sector))
    pasture = state.pasture_of(seat, animal)
    return words.say("terminal-home", sector=pasture + 1, turns=turns_from(state, seat, pasture))


def turns_from(state: Farmerama, seat: int, sector: int) -> int:
    """Count the turns of the wheel until the animals in a sector come home."""
    return (state.under(seat, state.box.pacifier) - sector - 1) % SECTORS + 1


def action_wheel(state: Farmerama, words: Words) -> str:
    """List the numbers of the actions, in this round and in the next."""
    entries = []
    for action, name in enumerate(NUMBERED):
        now, later = state.numbers(action), state.numbers(action, 1)
        numbers = f"[bold]{now[ALONE]}/{now[SHARED]}[/] [dim]\u2192 {later[ALONE]}/{later[SHARED]}[/]"
        entries.append(f"{words.say(f'action-{name}')} {numbers}")
    return row(words.say("title-action-wheel"), (GAP * 2).join(entries))


def tiles(state: Farmerama, words: Words) -> str:
    """List the bonus tiles that can be won."""
    listed = [", ".join([words.text(part) for part in parts_of(state.box, state.tile(kind))]) for kind in state.open]
    left = words.say("stack-left", tiles=len(state.stack))
    return row(words.say("title-tiles"), f"{' | '.join(listed)}  [dim]{left}[/]")


def cards(state: Farmerama, seat: int | None, words: Words) -> str:
    """List the cards that the viewer has chosen."""
    if seat is None or not state.chosen[seat]:
        return ""
    return row(words.say("title-cards", cards=state.chosen[seat].bit_count()), cards_of(state, seat, words))


def cards_of(state: Farmerama, seat: int, words: Words) -> str:
    """Name the actions of a seat's cards and, once all are revealed, how often it can do them."""
    return ", ".join([card_text(state, seat, action, words, state.shown) for action in CARDS_IN[state.chosen[seat]]])


def card_text(state: Farmerama, seat: int, action: int, words: Words, sure: bool) -> str:
    """Name an action with the number that applies to the seat, large or small, if it has one and that is certain."""
    name = words.say(f"action-{ACTIONS[action]}")
    if action >= len(NUMBERED) or not sure:
        return name
    shared = "shared" if state.is_shared(seat, action) else "alone"
    return words.say("terminal-times", action=name, times=state.times(seat, action), shared=shared)


# The others


def others(state: Farmerama, viewer: int, words: Words, names: Sequence[str]) -> str:
    """List the other farms: the counts that decide a bonus tile, revealed cards, and belongings."""
    lines = [f"[bold]{words.say('title-farms')}[/]"]
    for seat, name in enumerate(evenly([*names[: state.seats]])):
        if seat != viewer:
            lines += [f"  [bold]{escape(name)}  {state.scores[seat]}[/]  {', '.join(compared_counts(state, seat, words))}"]
            lines += [f"    {line}" for line in belongings(state, seat, words)]
    if state.seats == 3:
        lines.append(row(words.say("head-sheep"), escape(names[state.head])))
    return "\n".join(lines)


def compared_counts(state: Farmerama, seat: int, words: Words) -> list[str]:
    """List the counts that decide a bonus tile and, while cards are secret, whether the seat has chosen."""
    counts = {"tiles": len(state.gardens[seat]), "scarecrows": state.scarecrows(seat), "crops": state.crops_in_barn(seat)}
    counted = [words.say(f"count-{what}", count=count) for what, count in counts.items()]
    return counted if state.shown else [*counted, words.say("is-thinking" if state.decision_of(seat) else "has-chosen")]


def belongings(state: Farmerama, seat: int, words: Words) -> list[str]:
    """List the revealed cards, the goods in barn and fields, the turns of the wheel, and the animals on pastures."""
    crops = [2 * state.fields[seat].count(crop + 1) for crop in range(len(CROPS))]
    away = [
        f"{words.say(f'animal-{name}')} ({place_of(state, seat, animal, words)})"
        for animal, name in enumerate(ANIMALS)
        if state.animals[seat][animal] != STABLE
    ]
    wheel = words.say("terminal-wheel", turns=state.wheel[seat])
    return [
        *([f"[bold]{cards_of(state, seat, words)}[/]"] if state.shown and state.chosen[seat] else []),
        words.say("terminal-barn", goods=goods(state.barn[seat], words)),
        words.say("terminal-fields", goods=goods(crops, words)) + f", {wheel}",
        *([", ".join(away)] if away else []),
    ]


# Alone


def own_numbers(state: Farmerama, words: Words) -> str:
    """List which number applies to each action: the large one to that of the drawn card."""
    entries = [card_text(state, 0, action, words, sure=True) for action in range(len(NUMBERED))]
    return row(words.say("terminal-numbers"), GAP.join(entries))


def deck(state: Farmerama, words: Words) -> str:
    """Describe the drawn card, the rest of the decks, the special tiles, and the goal."""
    drawn = "" if state.drawn == NO_CARD else words.say("picture-of-drawn", card=words.say(f"action-{NUMBERED[state.drawn]}"))
    used = ", ".join([words.say(f"action-{NUMBERED[card]}") for card in state.used]) or words.say("thing-nothing")
    left = [words.say("deck-left", cards=len(state.deck)), words.say("extra-left", cards=len(state.extra))]
    have = [words.say("specials-have", tiles=state.specials), words.say("goal", stars=state.scores[0], goal=state.box.solo_goal)]
    lines = [f"[bold]{drawn}[/]", row(words.say("deck-drawn"), used), ". ".join(left), ". ".join(have)]
    return "\n".join(lines)


# Layout


def row(title: str, content: str) -> str:
    """Write a title and its text."""
    return f"[bold]{title}[/]  {content}"
