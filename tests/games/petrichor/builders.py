"""Positions of Petrichor in a few words.

A position is a new game's document with another table and another agenda. Everything that a test does not name is absent: no water,
no clouds, no votes, no cards in hand. All other cards lie in the deck, and all other drops in the supplies.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import grange
from grange.core.chance import Chance
from tests.games.common import play, printed, table

PRINTED = printed("petrichor")

WEATHERS = ("frost", "sun", "wind", "rain")
CROPS = ("coffee", "cotton", "rice", "grass", "potato", "wheat", "corn", "pear", "lake")
LETTERS = "CTRGPWZNL"  # of the crops in a field
GROWTHS = ("bare", "sprouting", "grown", "spoiled")
SKIES = ("clear", "cloud", "thunder")
NAMES = [f"{column}{row}" for row in "123" for column in "ABCD"]
SPOTS = ("A1", "B1", "A2", "B2", "A3", "B3")  # P1 to P6 of a solo field
CATEGORIES = (*CROPS[:8], "dice", "votes", "tokens", "shortage")
FIELDS = ("GR TP WC", ".TG PCW WR.", "TWG PCZ WTR", "GWCT ZPRW TCGZ")  # for one to four seats
FACES = (1, 2, 3, 4, 0, 0)  # of a harvest die

PHASES = ("HandLimit", "WeatherPhase", "HarvestTime", "CleanUp")

Drops = Mapping[str, Sequence[int]]  # of each owner, at places


# Positions


def laid(
    agenda: Sequence[str | Mapping[str, Any]],
    *,
    seats: int = 3,
    field: str | None = None,
    water: Drops | None = None,
    clouds: Drops | None = None,
    thunder: Iterable[str] = (),
    growth: Mapping[str, str] | None = None,
    fertilized: Iterable[str] = (),
    votes: Mapping[str, Sequence[int]] | None = None,
    dice: Sequence[int] = (2, 2, 2),
    hands: Sequence[str] = (),
    deck: str | None = None,
    south: Sequence[int] = (),
    blown: Sequence[int] = (),
    rounds: int = 1,
    first: int = 0,
    passed: int = -1,
    wins: Sequence[int] = (),
    wheat: Sequence[int] = (),
    points: Sequence[Mapping[str, int]] = (),
    drops: int = 20,
    rolls: Sequence[int] = (),
    components: Mapping[str, Any] | None = None,
    **rules: Any,
) -> Any:
    """Lay out a table and what is to come, in this order.

    Clouds with four drops are thunderclouds, and so are those named as such. Growth follows from water where it is not given. A
    deck is all of it, and the rest is discarded. Fewer `drops` for everybody make short supplies. `rolls` are a die's next ones.
    """
    changes = {**(components or {}), **({"pieces": {"drops": drops}} if drops != 20 else {})}
    switched: dict[str, Any] = {"fertilizer": "on"} if fertilized else {}
    document = grange.new_game("petrichor", seats=seats, seed=1, components=changes, **switched, **rules).to_dict()
    owners = max(2, seats)
    crops = _crops(field or FIELDS[seats - 1])
    on_tiles, in_clouds = _spread(water, owners), _spread(clouds, owners)
    named_hands = [cards(hand) for hand in [*hands, *[""] * seats][:seats]]
    rest, top = _rest(named_hands, deck)
    document["table"] |= {
        "round": rounds,
        "first": first,
        "passed": passed,
        "crops": crops,
        "aside": _aside(document, crops),
        "hidden": False,
        "fertilized": [name in fertilized for name in NAMES],
        "growth": [GROWTHS.index((growth or {}).get(name) or _growth(crops[p], _at(on_tiles, p))) for p, name in enumerate(NAMES)],
        "sky": [_sky(_at(in_clouds, p), name in thunder) for p, name in enumerate(NAMES)],
        "water": on_tiles,
        "clouds": in_clouds,
        "supply": [drops - sum(on_tiles[owner]) - sum(in_clouds[owner]) for owner in range(owners)],
        "votes": [_filled((votes or {}).get(weather, ()), owners) for weather in WEATHERS],
        "dice": list(dice),
        "deck": rest if deck is None else top,
        "discard": [] if deck is None else rest,
        "hands": named_hands,
        "packs": [[0] * 4] * seats,
        "drafted": [[0] * 4] * seats,
        "thrown": [[0] * 4] * seats,
        "wins": _filled(wins, owners),
        "wheat": _filled(wheat, owners),
        "points": [[(row or {}).get(name, 0) for name in CATEGORIES] for row in [*points, *[{}] * owners][:owners]],
        "south": _south(south, blown) if seats == 1 else [],
        "blown": [card - 1 for card in blown],
    }
    document["agenda"] = [[{"step": s} if isinstance(s, str) else dict(s) for s in reversed(agenda)], *[[]] * seats]
    if rolls:
        document["chance"] = f"{chance_that_rolls(rolls):016x}"
    return grange.from_dict(document, events=True)


def _crops(field: str) -> list[int]:
    rows = [row.ljust(4, ".") for row in field.split()]
    return [LETTERS.find(letter) for row in rows for letter in row]


def _aside(document: Mapping[str, Any], crops: list[int]) -> list[int]:
    """List the tiles that are left when this field is laid."""
    left = [crop for crop in (*document["table"]["crops"], *document["table"]["aside"]) if crop >= 0]
    for crop in crops:
        if crop in left:
            left.remove(crop)
    return left


def _spread(drops: Drops | None, owners: int) -> list[list[int]]:
    named = dict(drops or {})
    spread = [[_filled(named.get(name, ()), owners)[owner] for name in NAMES] for owner in range(owners)]
    assert set(named) <= set(NAMES), f"no such places: {named}"
    return spread


def _at(drops: list[list[int]], place: int) -> int:
    return sum(own[place] for own in drops)


def _growth(crop: int, drops: int) -> str:
    name = CROPS[crop] if crop >= 0 else "lake"
    needed = PRINTED["crops"][name]["drops"]
    if not needed or drops < needed:
        return "bare"
    if name == "pear" and drops >= PRINTED["crops"]["pear"]["spoils"]:
        return "spoiled"
    return "sprouting" if name in ("coffee", "rice") else "grown"


def _sky(drops: int, thunder: bool) -> int:
    return 0 if not drops else 2 if thunder or drops >= 4 else 1


def _filled(numbers: Sequence[int], owners: int) -> list[int]:
    return [*numbers, *[0] * owners][:owners]


def cards(names: str) -> list[int]:
    """Count the cards of a hand written like `sun sun rain`."""
    return [names.split().count(weather) for weather in WEATHERS]


def _rest(hands: list[list[int]], deck: str | None) -> tuple[list[int], list[int]]:
    top = [WEATHERS.index(name) for name in reversed((deck or "").split())]
    left = [10 - sum(hand[kind] for hand in hands) - top.count(kind) for kind in range(4)]
    rest = [kind for kind in range(4) for _ in range(left[kind])]
    random.Random(1).shuffle(rest)
    return rest, top


def _south(top: Sequence[int], blown: Sequence[int]) -> list[int]:
    """Order the south wind's cards, named 1 to 9: these come first."""
    under = [card for card in range(1, 10) if card not in (*top, *blown)]
    return [card - 1 for card in [*under, *reversed(top)]]


def chance_that_rolls(rolls: Sequence[int]) -> int:
    """Find a generator whose next rolls of a plain die are these, from 1 to 6."""
    for memory in range(10**6):
        chance = Chance(memory)
        if all(chance.below(6) == roll - 1 for roll in rolls):
            return memory
    raise AssertionError(f"no luck: {rolls}")


def faces(*shown: int) -> list[int]:
    """Give the rolls after which harvest dice show these faces."""
    return [FACES.index(face) + 1 for face in shown]


def turn(seat: int = 0, *, second: bool = True) -> dict[str, Any]:
    return {"step": "TakeTurn", "seat": seat, "second": second}


def a_turn(hand: str = "", *, seat: int = 0, second: bool = True, seats: int = 3, **more: Any) -> Any:
    """Ask a seat with these cards for its turn; the round goes on as usual. The other seats have a card of each kind."""
    hands = more.pop("hands", None) or [hand if other == seat else "frost sun wind rain" for other in range(seats)]
    return laid([turn(seat, second=second), *PHASES], seats=seats, hands=hands, **more)


def an_action(kind: str, *, seat: int = 0, **more: Any) -> Any:
    """Let a seat play a card of a kind; it has no other. After the action, its vote is asked for."""
    state = a_turn(kind, seat=seat, **more)
    state.play(f"play:{kind}", seat)
    return state


def the_weather(votes: Mapping[str, Sequence[int]], **more: Any) -> Any:
    """Let the last player of a round pass and the weather phase come, and nothing after it."""
    seats = more.get("seats", 3)
    state = laid([turn(seats - 1), "WeatherPhase"], votes=votes, hands=[""] * (seats - 1) + ["sun"], passed=0, **more)
    return play(state, "pass")


def weather(*kinds: str, **more: Any) -> Any:
    """Let these weathers come, because they have all the votes; those are not won by anybody where only two play."""
    rounds = 4 if len(kinds) != 2 else more.pop("rounds", 1)
    return the_weather({kind: [1] * max(2, more.get("seats", 3)) for kind in kinds}, rounds=rounds, **more)


def the_harvest(water: Drops, **more: Any) -> Any:
    """Let a harvest come because all dice show it, and nothing after it."""
    return laid(["HarvestTime"], water=water, dice=more.pop("dice", (0, 0, 0)), **more)


def harvest_of(crop: str, drops: Sequence[int], growth: str | None = None, **more: Any) -> list[int]:
    """Harvest one tile with the drops of as many seats and tell their points for it."""
    seats = len(drops)
    state = the_harvest({"B2": drops}, seats=seats, field=field_with(crop, seats), growth=growth and {"B2": growth}, **more)
    return [points(state, owner)[crop] for owner in range(seats)]


def field_with(crop: str, seats: int = 3) -> str:
    """Give a field with a crop on B2; the tile that lay there takes its place, if it had one."""
    field, letter = FIELDS[seats - 1], LETTERS[CROPS.index(crop)]
    middle = field.index(" ") + 2
    there, here = field.find(letter), field[middle]
    if there >= 0:
        field = field[:there] + here + field[there + 1 :]
    return field[:middle] + letter + field[middle + 1 :]


def clean_up(**more: Any) -> Any:
    """Clean up after a round; the next one begins."""
    return laid(["CleanUp"], **more)


def the_end(**more: Any) -> Any:
    """End the game: after the last round, only votes and wheat tokens are left to score."""
    return laid(["CleanUp"], rounds=more.pop("rounds", 4), **more)


def the_south_wind(card: int, *, roll: int = 1, **more: Any) -> Any:
    """Let the neutral player of a solo game play a card, named 1 to 9, and nothing after it."""
    rolls = more.pop("rolls", (roll,))
    return laid(["NeutralTurn"], seats=1, south=(card, *more.pop("next_cards", ())), rolls=rolls, **more)


def a_solo_turn(hand: str = "", **more: Any) -> Any:
    """Ask the only player for its turn; the neutral player has moved."""
    return laid([turn(), *PHASES], seats=1, hands=[hand], **more)


# What players do


def all_pass(state: grange.State) -> Any:
    """Let everybody pass until the action phase is over."""
    while state.decisions and "pass" in state.decision.codes:
        state.play("pass")
    return state


# What players see


def water(state: grange.State, place: str) -> list[int]:
    """Count everybody's drops on a tile."""
    seen: list[int] = table(state)["field"][place]["water"]
    return seen


def cloud(state: grange.State, place: str) -> list[int]:
    """Count everybody's drops in the cloud over a tile."""
    seen: list[int] = table(state)["field"][place]["cloud"]
    return seen


def sky(state: grange.State, place: str) -> str:
    """Say what hovers over a tile: `clear`, `cloud` or `thunder`."""
    seen: str = table(state)["field"][place]["sky"]
    return seen


def growth(state: grange.State, place: str) -> str:
    """Say what a tile's growth token shows."""
    seen: str = table(state)["field"][place]["growth"]
    return seen


def votes(state: grange.State, weather: str) -> list[int]:
    seen: list[int] = table(state)["votes"][weather]
    return seen


def hand(state: grange.State, seat: int = 0) -> dict[str, int]:
    """Count a seat's cards by kind, without the kinds that it has not."""
    held: dict[str, int] = table(state, seat)["hand"]
    return {kind: number for kind, number in held.items() if number}


def points(state: grange.State, owner: int = 0) -> dict[str, int]:
    """Read an owner's points by category."""
    seen: dict[str, int] = table(state)["points"][owner]
    return seen


def everything(state: grange.State, owner: int) -> int:
    """Add up an owner's points."""
    return sum(points(state, owner).values())
