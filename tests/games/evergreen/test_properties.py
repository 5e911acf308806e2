"""What holds in every game: random play for any number of seats and any rules, random planets against the rulebook's own words."""

from __future__ import annotations

from itertools import islice, pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

import grange
from grange.games.evergreen import scoring
from grange.games.evergreen.box import read_box
from tests.games import common
from tests.games.common import table
from tests.games.evergreen.builders import BIOMES, MAP, PIECES, SIDES, bare, everywhere, spots

EMPTY, _, SMALL, BIG, BUSH, _ = range(len(PIECES))
NEXT = {None: {"sprout", "bush", "lake"}, "sprout": {"small"}, "small": {"big"}, "big": set(), "bush": set(), "lake": set()}
SHADOW = {SMALL: 1, BIG: 2}
LIGHT = {SMALL: 1, BIG: 2}
WIDE = [".NNNNN.", "RRNNNXF", "RRWWWFF", "RXWWWFF", "RSWWMXF", "SSSMMMM", ".SSSXM."]

relaxed = settings(max_examples=60, derandomize=True, deadline=None)
games = st.fixed_dictionaries(
    {
        "seats": st.integers(1, 4),
        "seed": st.integers(0, 2**32),
        "sun": st.sampled_from(SIDES),
        "supply": st.sampled_from(("unlimited", "strict")),
        "deck": st.sampled_from(("mild", "harsh")),
    }
)


def moments(game):
    """Play a game at random and show the table after every choice."""
    return common.moments(grange.new_game("evergreen", **game), game["seed"])


# Random play


@relaxed
@given(games)
def test_there_are_always_42_different_cards(game):
    for state in moments(game):
        lying = state.to_dict()["table"]
        piles = (lying["deck"], lying["discard"], lying["market"], *lying["zone"], *lying["cards"])
        assert sorted(card for pile in piles for card in pile if card >= 0) == list(range(42))


@relaxed
@given(games)
def test_planets_never_lose_a_piece_and_trees_change_by_one_step(game):
    planets = [table(state)["planets"] for state in moments(game)]
    for before, after in pairwise(planets):
        changes = [
            (old.get(cell), new[cell]) for old, new in zip(before, after, strict=True) for cell in new if old.get(cell) != new[cell]
        ]
        assert all(set(old) <= set(new) for old, new in zip(before, after, strict=True))
        assert len(changes) <= 1
        assert all(new in NEXT[old] for old, new in changes)


@relaxed
@given(games)
def test_pieces_stand_only_on_cells_that_are_no_crevasses(game):
    *_, end = moments(game)
    assert all(set(planet) <= set(everywhere()) for planet in table(end)["planets"])


@relaxed
@given(games)
def test_the_score_sheet_adds_up_and_points_are_never_lost(game):
    before = [0] * game["seats"]
    for state in moments(game):
        assert state.scores == [sum(state.score_sheet(seat).values()) for seat in range(state.seats)]
        assert all(then <= now for then, now in zip(before, state.scores, strict=True))
        before = state.scores


@relaxed
@given(games)
def test_fertility_is_never_negative_and_face_down_cards_lie_in_the_zone(game):
    for state in moments(game):
        seen = table(state)
        assert all(icons >= 0 for icons in seen["fertility"].values())
        assert set(bare(seen["face_down"])) <= {name for biome in BIOMES for name in bare(seen["zone"][biome])}


@relaxed
@given(games)
def test_after_every_draft_each_has_a_card_for_each_round_of_the_season(game):
    for state in moments(game):
        seen = table(state)
        if not seen["market"]:
            assert {len(cards) for cards in seen["cards"]} == {seen["round"]}


@relaxed
@given(games)
def test_what_was_seen_can_be_laid_out_again(game):
    *_, end = moments(game)
    assert grange.replay(end.record()).to_dict() == end.to_dict()
    assert grange.from_dict(end.to_dict()).scores == end.scores


@relaxed
@given(games)
def test_taking_back_and_choosing_again_gives_the_same_position(game):
    for state in islice(moments(game), 25):
        for seat in filter(state.can_undo, range(state.seats)):
            again = state.copy()
            option = next(option for who, option in reversed(state.history) if who == seat)
            again.undo(seat)
            again.play(option, seat)
            assert again.to_dict() == state.to_dict()


# Random planets, against the rulebook's words on the raw map


def grid_of(planet, rows):
    return {(row, column): piece for (_, row, column), piece in zip(spots(rows), planet, strict=True)}


def light_by_walking(planet, sun, rows):
    """Walk every tree's shadow away from the sun, cell by cell over the whole map; then count the trees that light touches."""
    away = {"north": (1, 0), "east": (0, -1), "south": (-1, 0), "west": (0, 1)}[sun]
    grid = grid_of(planet, rows)
    shade: dict[tuple[int, int], int] = {}  # the tallest tree whose shadow falls there
    for (row, column), piece in grid.items():
        for length in range(1, SHADOW.get(piece, 0) + 1):
            dark = (row + away[0] * length, column + away[1] * length)
            shade[dark] = max(shade.get(dark, 0), piece)
    return sum(LIGHT.get(piece, 0) for spot, piece in grid.items() if shade.get(spot, 0) < piece)


def forest_by_flooding(planet, rows):
    """Flood from every tree and bush over side-by-side cells and keep the largest flood."""
    woods = {spot for spot, piece in grid_of(planet, rows).items() if piece in (SMALL, BIG, BUSH)}
    largest = 0
    while woods:
        flood, size = [woods.pop()], 0
        while flood:
            row, column = flood.pop()
            size += 1
            beside = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)} & woods
            woods -= beside
            flood += beside
        largest = max(largest, size)
    return largest


maps = st.sampled_from((MAP, WIDE))
pieces = st.lists(st.sampled_from(range(len(PIECES))), min_size=41, max_size=41)


def planet_on(rows, several):
    return several[: len(list(spots(rows)))]


@settings(relaxed, max_examples=200)
@given(maps, pieces, st.sampled_from(SIDES))
def test_light_is_what_remains_when_every_shadow_is_walked(rows, several, sun):
    planet = planet_on(rows, several)
    found = scoring.light_points(read_box({"planet": {"map": rows}}), bytearray([*planet, EMPTY]), SIDES.index(sun))
    assert found == light_by_walking(planet, sun, rows)


@settings(relaxed, max_examples=200)
@given(maps, pieces)
def test_the_largest_forest_is_the_largest_flood(rows, several):
    planet = planet_on(rows, several)
    assert scoring.forest_points(read_box({"planet": {"map": rows}}), bytearray([*planet, EMPTY])) == forest_by_flooding(
        planet, rows
    )


@relaxed
@given(pieces, st.sampled_from(range(4)))
def test_light_never_exceeds_the_light_of_all_trees(several, sun):
    planet = planet_on(MAP, several)
    assert 0 <= scoring.light_points(read_box({}), bytearray([*planet, EMPTY]), sun) <= sum(LIGHT.get(piece, 0) for piece in planet)


@relaxed
@given(pieces, st.integers(0, 32))
def test_an_additional_bush_never_makes_the_largest_forest_smaller(several, cell):
    planet = planet_on(MAP, several)
    before = scoring.forest_points(read_box({}), bytearray([*planet, EMPTY]))
    with_bush = bytearray([*planet[:cell], BUSH, *planet[cell + 1 :], EMPTY])
    assert scoring.forest_points(read_box({}), with_bush) >= before
