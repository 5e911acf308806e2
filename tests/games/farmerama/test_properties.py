"""What holds in every game: random play for any number of seats and any rules."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import grange
from tests.games.common import table
from tests.games.farmerama.builders import ANIMALS, GOODS, PRINTED

# a seed has no simpler form, so nothing is shrunk
relaxed = settings(max_examples=25, derandomize=True, deadline=None, phases=(Phase.explicit, Phase.generate))
games = st.fixed_dictionaries(
    {
        "seats": st.integers(1, 4),
        "seed": st.integers(0, 2**32),
        "mode": st.sampled_from(("basic", "professional")),
        "cow": st.sampled_from(("oats", "corn")),
        "pairs": st.sampled_from(("player", "pair", "both")),
        "alike": st.sampled_from(("anew", "same")),
        "score": st.sampled_from(("usual", "generous")),
    }
)
LIKED = {"turn": 3, "harvest": 6, "feed": 10, "sow": 3}  # so that animals come home now and then


def moments(game):
    """Play a game at random and show the table after every choice, with the code that led there."""
    state, chance = grange.new_game("farmerama", **game), random.Random(game["seed"])
    yield state, "", 0
    while not state.over:
        decision = chance.choice(state.decisions)
        allowed = decision.codes
        code = chance.choices(allowed, [LIKED.get(code.partition(":")[0], 1) for code in allowed])[0]
        state.play(code, decision.seat)
        yield state, code, decision.seat


@relaxed
@given(games)
def test_goods_are_never_lost_and_never_made(game):
    for state, _, _ in moments(game):
        seen = table(state)
        for good in GOODS:
            barns = [farm["barn"][good] for farm in seen["farms"]]
            standing = sum(2 * list(farm["fields"].values()).count(good) for farm in seen["farms"])
            alone = good == "water" and game["seats"] == 1
            assert seen["bank"][good] + sum(barns) + standing == (7 if alone else 32)
            assert min(seen["bank"][good], *barns, 0) == 0


@relaxed
@given(games)
def test_no_pasture_has_more_than_two_animals(game):
    for state, _, _ in moments(game):
        for farm in table(state)["farms"]:
            outside = [sector for sector in farm["animals"].values() if sector >= 0]
            assert all(outside.count(sector) <= 2 for sector in outside)


@relaxed
@given(games)
def test_a_wheel_turns_only_over_an_empty_sector_and_for_one_water(game):
    before: Any = None
    for state, code, seat in moments(game):
        seen = table(state)["farms"]
        if code == "turn":
            then, now = before[seat], seen[seat]
            crossed = (6 - then["wheel"]) % 7
            assert not any(crop for field, crop in then["fields"].items() if int(field[0]) == crossed + 1)
            assert crossed not in then["animals"].values()
            assert then["barn"]["water"] > 0
            assert now["wheel"] == then["wheel"] + 1
        elif before:
            assert [farm["wheel"] for farm in seen] == [farm["wheel"] for farm in before]
        before = seen


@relaxed
@given(games)
def test_cubes_rise_one_at_a_time_and_never_above_the_top_and_animals_under_the_pacifier_are_at_home(game):
    before: Any = None
    tops = [len(PRINTED["score"][game["score"]][animal]) - 1 for animal in ANIMALS]
    for state, code, seat in moments(game):
        seen = table(state)["farms"]
        for farm in seen:
            assert all(0 <= cubes <= top for cubes, top in zip(farm["produced"].values(), tops, strict=True))
            assert (6 - farm["wheel"]) % 7 not in farm["animals"].values()
        for owner, farm in enumerate(seen if before else []):
            for animal in ANIMALS:
                came_home = before[owner]["animals"][animal] >= 0 > farm["animals"][animal]
                assert not came_home or (code == "turn" and owner == seat)
                rise = min(before[owner]["produced"][animal] + came_home, tops[ANIMALS.index(animal)])
                assert farm["produced"][animal] == rise
        before = seen


@relaxed
@given(games)
def test_no_bonus_tile_is_lost(game):
    dark = game["mode"] == "professional"
    number = 0 if game["seats"] == 1 else 25 if dark else 20
    for state, _, _ in moments(game):
        lying = state.to_dict()["table"]
        piles = (lying["stack"], lying["open"], lying["removed"], *lying["gardens"])
        assert sum(map(len, piles)) == number


@relaxed
@given(games)
def test_a_seat_sees_no_more_than_the_game_it_imagines_and_imagined_games_are_sound(game):
    chance = random.Random(game["seed"])
    for state, _, _ in moments(game):
        if chance.random() < 0.04:
            seat = chance.randrange(game["seats"])
            imagined = state.imagine(seat, chance.randrange(99))
            assert imagined.view(seat) == state.view(seat)
            imagined.check()


@relaxed
@given(games)
def test_the_score_sheet_adds_up_and_products_are_never_lost(game):
    before = [[0] * 4] * game["seats"]
    for state, _, _ in moments(game):
        sheets = [state.score_sheet(seat) for seat in range(state.seats)]
        assert state.scores == [sum(sheet.values()) for sheet in sheets]
        products = [list(sheet.values())[:4] for sheet in sheets]
        assert all(then <= now for old, new in zip(before, products, strict=True) for then, now in zip(old, new, strict=True))
        before = products


@relaxed
@given(games)
def test_every_position_can_be_written_down_and_read_again(game):
    chance = random.Random(game["seed"])
    for state, _, _ in moments(game):
        if chance.random() < 0.05:
            document = state.to_dict()
            assert grange.from_dict(document).to_dict() == document


@relaxed
@given(games)
def test_every_game_ends(game):
    *_, (state, _, _) = moments(game)
    seen = table(state)
    assert state.over
    if game["seats"] == 1:
        assert seen["round"] == 42
    else:
        assert seen["round"] <= 60
        assert game["seats"] != 3 or seen["round"] % 3 == 0
    assert grange.replay(state.record()).scores == state.scores
