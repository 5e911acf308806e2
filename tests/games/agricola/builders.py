"""Positions of Agricola in a few words.

A position is a new game's document with another table and another agenda. Everything that a test does not name is as at the
beginning of a game; the open round cards are the first of their stages, in the order of the rulebook, unless a test names others.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import grange

PRINTED = tomllib.loads(next(game for game in grange.games() if game.name == "agricola").components.read_text(encoding="utf-8"))

GOODS = ("wood", "clay", "reed", "stone", "grain", "vegetable", "food", "sheep", "boar", "cattle")
ALL_GOODS = (*GOODS, "llama", "fairy")
HOUSES = ("wood", "clay", "stone")
ALWAYS = (
    "farm_expansion",
    "meeting_place",
    "grain_seeds",
    "farmland",
    "lessons",
    "day_laborer",
    "forest",
    "clay_pit",
    "reed_bank",
    "fishing",
)
STAGES: list[list[str]] = list(PRINTED["stages"].values())[:6]
ROUND_CARDS = [card for stage in STAGES for card in stage]
DECK_SPACES = [
    space for deck in ("x_deck", "legendary_deck") for card in PRINTED[deck].values() for space in card.get("spaces", ())
]
SPACES = (
    *ALWAYS,
    *("copse", "grove", "resource_market", "hollow", "lessons_more", "traveling_players"),
    *("side_job", "animal_market", "modest_wish"),
    *ROUND_CARDS,
    *("winter", "spring", "summer", "autumn"),
    *DECK_SPACES,
    "marketplace",
)
SEASONS = ("winter", "spring", "summer", "autumn")
CLOSED = 16
MAJORS = (  # the first of all cards
    "fireplace_2",
    "fireplace_3",
    "hearth_4",
    "hearth_5",
    "well",
    "clay_oven",
    "stone_oven",
    "joinery",
    "pottery",
    "basketmaker",
)
OCCUPATIONS, MINORS = tuple(PRINTED["occupations"]), tuple(PRINTED["minors"])
X_DECK, LEGENDARY_DECK = tuple(PRINTED["x_deck"]), tuple(PRINTED["legendary_deck"])
DECKS = {"x_deck": X_DECK, "legendary_deck": LEGENDARY_DECK}
CARDS = (*MAJORS, *OCCUPATIONS, *MINORS, *X_DECK, *LEGENDARY_DECK)
HARVESTS = (4, 7, 9, 11, 13, 14)
PLACES = [f"{column}{row}" for row in (1, 2, 3) for column in "ABCDE"]
EMPTY_FARM = "..... r.... r...."

Farm = dict[str, Any]
Edge = tuple[str, int, int]  # a fence: along a row ("-") or a column ("|"), and where


# Farms


def edges_around(place: str) -> set[Edge]:
    """Name the four places for fences around a space."""
    row, column = int(place[1]) - 1, "ABCDE".index(place[0])
    return {("-", row, column), ("-", row + 1, column), ("|", row, column), ("|", row, column + 1)}


def fences_around(places: Iterable[str]) -> set[Edge]:
    """Name the fences around a pasture: the edges that belong to one of its spaces only."""
    fences: set[Edge] = set()
    for place in places:
        fences ^= edges_around(place)
    return fences


def fence_number(fences: Iterable[Edge]) -> int:
    """Number a set of fences as positions do: four lines of five along the rows, then three lines of six along the columns."""
    return sum(1 << (line * 5 + at if way == "-" else 20 + line * 6 + at) for way, line, at in set(fences))


def set_number(places: Iterable[str]) -> int:
    """Number a set of farm spaces as positions do."""
    return sum(1 << PLACES.index(place) for place in set(places))


def a_farm(
    picture: str = EMPTY_FARM,
    pastures: Sequence[str] = (),
    *,
    house: str = "wood",
    cards: Sequence[str] = (),
    hand: Sequence[str] = (),
    people: int = 2,
    newborns: int = 0,
    placed: int = 0,
    begging: int = 0,
    crops: Mapping[str, int] | None = None,
    **goods: int,
) -> Farm:
    """Lay out a farm of three rows of letters: r room, f field, g grain, v vegetables, s stable; a pasture is named "B1 C1".

    Cards are in front of the farm or in its hand; where any farm has hand cards, they are in the game.
    """
    signs = dict(zip(PLACES, picture.replace(" ", ""), strict=True))
    fences = {fence for pasture in pastures for fence in fences_around(pasture.split())}
    amounts = {"g": 3, "v": 2}
    grown = {place: (crops or {}).get(place, amounts.get(sign, 0)) for place, sign in signs.items()}
    assert not set(goods) - set(ALL_GOODS), f"no such goods: {goods}"
    return {
        "rooms": set_number(place for place, sign in signs.items() if sign == "r"),
        "fields": set_number(place for place, sign in signs.items() if sign in "fgv"),
        "stables": set_number(place for place, sign in signs.items() if sign == "s"),
        "fences": fence_number(fences),
        "grain": [grown[place] if signs[place] == "g" else 0 for place in PLACES],
        "vegetables": [grown[place] if signs[place] == "v" else 0 for place in PLACES],
        "house": HOUSES.index(house),
        "cards": [CARDS.index(card) for card in cards],
        "hands": [CARDS.index(card) for card in hand],
        "people": people,
        "newborns": newborns,
        "placed": placed,
        "begging": begging,
        "goods": [goods.get(good, 0) for good in ALL_GOODS],
    }


def some(good: str, amount: int) -> dict[str, Any]:
    """Give goods of which only the test's case knows the name, to be put onto a farm."""
    return {good: amount}


# Positions


def laid(
    agenda: list[dict[str, Any]],
    farms: Sequence[Farm] = (),
    *,
    seats: int = 2,
    seed: int = 1,
    rounds: int = 1,
    out: Sequence[str] = (),
    leader: int = 0,
    token: int | None = None,
    piles: Mapping[str, int] | None = None,
    taken: Mapping[str, int] | None = None,
    coming: Sequence[tuple[int, int, str, int] | tuple[int, int, str, int, str]] = (),
    components: Mapping[str, Any] | None = None,
    notes: Mapping[str, int] | None = None,
    gained: Sequence[int] = (),
    top: Sequence[str] = (),
    shelf: Sequence[str] = (),
    has_decks: Mapping[str, Any] | None = None,
    season: str = "",
    **rules: Any,
) -> grange.State:
    """Lay out a table and the steps to come, the next one first. Round cards that are `out` lie there by this round.

    A `season` is the present one; so that it can be, the game began in the right one. On `top` of their decks lie cards that will
    be drawn, the first one first; others lie on the shelf. Goods that are coming
    name the card that put them there, or are the Well's.
    """
    if season:
        turns = rounds - any(step["step"] == "ReturnHome" for step in agenda)
        rules["seasons"] = SEASONS[(SEASONS.index(season) - turns) % len(SEASONS)]
    if has_hand_cards(farms):
        rules["cards"] = "on"
    rules |= decks_of(farms, top, shelf)
    dealt = rules.get("cards") == "on"
    document = grange.new_game("agricola", seats=seats, seed=seed, components=components, **rules).to_dict()
    stages = list({**PRINTED, **(components or {})}["stages"].values())[:6]
    deck = [card for stage in stages for card in sorted(stage, key=lambda card: card not in out)]
    assert set(out) <= set(deck[:rounds]), f"{out} cannot all lie out in round {rounds}"
    all_farms = [farms[seat] if seat < len(farms) else a_farm() for seat in range(seats)]
    owned = [card for farm in all_farms for card in (*farm["cards"], *farm["hands"])]
    if dealt:
        document["table"] |= undealt(owned, seats)
    if dealt or "on" in [rules.get(deck) for deck in DECKS]:
        document["table"]["notes"] = [(notes or {}).get(card, 0) for card in CARDS]
        document["table"] |= undrawn(rules, owned, top, shelf) | dict(has_decks or {})
    working = any(step["step"] == "NextTurn" for step in agenda)
    closed = {"fishing"} if season == "winter" and rounds < 12 and working else {}
    document["table"] |= {
        "season": 1 + SEASONS.index(season) if season else 0,
        "gained": [*gained, *[0] * (seats - len(gained))],
        "round": rounds,
        "leader": leader,
        "token": leader if token is None else token,
        "shown": [SPACES.index(card) for card in deck[:rounds]],
        "deck": [SPACES.index(card) for card in reversed(deck[rounds:])],
        "piles": [(piles or {}).get(space, 0) for space in SPACES],
        "taken": [1 << taken[space] if taken and space in taken else CLOSED * (space in closed) for space in SPACES],
        "coming": [
            [when, whose, GOODS.index(good), amount, CARDS.index(card[0] if card else "well")]
            for when, whose, good, amount, *card in coming
        ],
        "supply": [card for card in range(len(MAJORS)) if card not in owned],
        **{name: [farm[name] for farm in all_farms] for name in all_farms[0] if dealt or name != "hands"},
    }
    document["agenda"] = [agenda[::-1], *[[]] * seats]
    return grange.from_dict(document)


def has_hand_cards(farms: Sequence[Farm]) -> bool:
    """Tell whether any farm has a card in its hand, or one in front of it that was played from a hand."""
    return any(farm["hands"] or any(CARDS[card] in (*OCCUPATIONS, *MINORS) for card in farm["cards"]) for farm in farms)


def decks_of(farms: Sequence[Farm], *others: Sequence[str]) -> dict[str, str]:
    """Tell which decks are in the game because of some of their cards."""
    names = {*(CARDS[card] for farm in farms for card in farm["cards"]), *(card for some in others for card in some)}
    return {deck: "on" for deck, cards in DECKS.items() if names.intersection(cards)}


def undrawn(rules: Mapping[str, Any], owned: Sequence[int], top: Sequence[str], shelf: Sequence[str]) -> dict[str, Any]:
    """Put the cards of decks that nobody has drawn face down, and spaces that some brought beside the board."""
    decks = []
    for deck, cards in DECKS.items():
        left = [card for card in cards if card not in (*top, *shelf) and CARDS.index(card) not in owned]
        decks.append([*left, *[card for card in reversed(top) if card in cards]] if rules.get(deck) == "on" else [])
    spaces = [space for card in shelf for deck in DECKS for space in PRINTED[deck].get(card, {}).get("spaces", ())]
    return {
        "decks": [[CARDS.index(card) for card in cards] for cards in decks],
        "shelf": [CARDS.index(card) for card in shelf],
        "beside": [SPACES.index(space) for space in spaces],
    }


def undealt(owned: Sequence[int], seats: int) -> dict[str, Any]:
    """Put the hand cards that no farm has face down on their piles."""
    fitting = [*(card for card in OCCUPATIONS if PRINTED["occupations"][card]["players"] <= seats), *MINORS]
    left = [CARDS.index(card) for card in fitting if CARDS.index(card) not in owned]
    first_minor = len(MAJORS) + len(OCCUPATIONS)
    piles = [[card for card in left if card < first_minor], [card for card in left if card >= first_minor]]
    return {"piles_of_cards": piles, "seen": [[] for _ in range(seats)]}


def a_turn(*farms: Farm, turn: int = 0, out: Sequence[str] = (), **more: Any) -> grange.State:
    """The work phase of a round, when it is a seat's turn; the round is the first in which the cards that are out, and the piles,
    can be there.
    """
    gathered = [rounds_for(space, pile, more.get("seats", 2)) for space, pile in more.get("piles", {}).items()]
    rounds = more.pop("rounds", max([1, *(earliest_round(card) for card in out), *gathered]))
    has_decks = decks_of(farms, more.get("top", ()), more.get("shelf", ())) or "on" in [more.get(deck) for deck in DECKS]
    home = [{"step": "ComingHome"}] if has_hand_cards(farms) or more.get("cards") == "on" or has_decks else []
    at_home = [{"step": "AtHome"}] if has_decks else []
    steps: list[dict[str, Any]] = [*home, {"step": "ReturnHome"}, *at_home, {"step": "HarvestTime"}, {"step": "EndOfRound"}]
    return laid(
        [{"step": "NextTurn", "after": (turn - 1) % more.get("seats", 2), "asked": False}, *steps],
        farms,
        rounds=rounds,
        out=out,
        **more,
    )


def earliest_round(card: str) -> int:
    """Tell in which round a card can lie out: the first of its stage."""
    before = 0
    for stage in STAGES:
        if card in stage:
            return before + 1
        before += len(stage)
    return 1


def rounds_for(space: str, pile: int, seats: int) -> int:
    """Count the rounds until this number of goods lies on a space."""
    (added,) = [amounts[seats - 1] for good, amounts in PRINTED["fills"][space].items() if good != "source"]
    return -(-pile // added)


def use(space: str, *farms: Farm, **more: Any) -> grange.State:
    """Seat 0 has just gone to a space."""
    out = [*more.pop("out", ()), *([space] if space in ROUND_CARDS else [])]
    return play(a_turn(*farms, out=out, **more), f"space:{space}")


def a_round(number: int, *farms: Farm, **more: Any) -> grange.State:
    """The beginning of a round, before its card is turned."""
    return laid([{"step": "Round"}], farms, rounds=number - 1, **more)


def a_harvest(*farms: Farm, rounds: int = 4, **more: Any) -> grange.State:
    """The harvest of a round: the fields have been reaped, and the families want to eat."""
    return laid([{"step": "HarvestTime"}, {"step": "EndOfRound"}], farms, rounds=rounds, **more)


def a_breeding(*farms: Farm, rounds: int = 4, **more: Any) -> grange.State:
    """The harvest of a round after all families have eaten."""
    return laid([{"step": "BreedingPhase"}, {"step": "EndOfRound"}], farms, rounds=rounds, **more)


def an_end(*farms: Farm, **more: Any) -> grange.State:
    """A game after its last harvest."""
    return laid([{"step": "EndOfRound"}], farms, rounds=14, seats=more.pop("seats", max(2, len(farms))), **more)


# What players do


def play(state: grange.State, *codes: str, seat: int = 0) -> grange.State:
    """Let a seat choose, one code after another."""
    for code in codes:
        state.play(code, seat)
    return state


def take_turns(state: grange.State, *spaces: str) -> grange.State:
    """Let whoever has the turn go to one space after another."""
    for space in spaces:
        state.play(f"space:{space}")
    return state


def feed_all(state: grange.State) -> grange.State:
    """Let every family eat what there is."""
    while state.decisions and "feed" in state.decisions[0].codes:
        state.play("feed", state.decisions[0].seat)
    return state


def play_on(state: grange.State, chance: random.Random) -> None:
    """Let any of the seats that are asked choose anything, but something rather than nothing."""
    decision = chance.choice(state.decisions)
    wanted = [option for option in decision.options if state.code(option) not in {"enough", "feed"}]
    state.play(chance.choice(wanted if wanted and chance.random() < 0.8 else decision.options), decision.seat)


def play_to_the_end(state: grange.State, seed: int = 1) -> grange.State:
    chance = random.Random(seed)
    while not state.over:
        play_on(state, chance)
    return state


# What players see


def table(state: grange.State) -> dict[str, Any]:
    seen: dict[str, Any] = state.view(None)["table"]
    return seen


def farm(state: grange.State, seat: int = 0) -> dict[str, Any]:
    seen: dict[str, Any] = table(state)["farms"][seat]
    return seen


def goods(state: grange.State, seat: int = 0) -> dict[str, int]:
    """Show the goods of a seat, apart from those it has none of."""
    return {good: amount for good, amount in farm(state, seat)["goods"].items() if amount}


def codes(state: grange.State, seat: int = 0) -> list[str]:
    """List what a seat may choose."""
    decision = state.decision_of(seat)
    assert decision, f"seat {seat} is not asked"
    return decision.codes


def places(state: grange.State, verb: str, seat: int = 0) -> list[str]:
    """Name what a seat may choose for a verb, such as the farm spaces for `plow` or the action spaces for `space`."""
    return [code.partition(":")[2] for code in codes(state, seat) if code.startswith(f"{verb}:")]


def asked(state: grange.State) -> list[int]:
    """List the seats that are asked."""
    return [decision.seat for decision in state.decisions]


def is_turn(state: grange.State, seat: int) -> bool:
    """Tell whether a seat is to place a person."""
    return asked(state) == [seat] and codes(state, seat)[0].startswith(("space", "stay"))


def sheet(state: grange.State, category: str, seat: int = 0) -> int:
    """Read one line of a seat's score sheet."""
    return state.score_sheet(seat)[category]
