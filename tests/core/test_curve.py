"""The curve of a review."""

from __future__ import annotations

import re

from grange.core.curve import Cloth, Curve, draw_curve


def written_under(chapters: int, width: int) -> list[str]:
    """List what stands under the lines of a game with this number of rounds, of which the second was long."""
    starts = [0, *(10 + 30 * (number > 1) + 10 * number for number in range(chapters - 1))]
    curve = Curve(
        points=[(0, [1.0]), (200, [2.0])],
        last=200,
        chapters=[(start, f"Round {number}", str(number)) for number, start in enumerate(starts, start=1)],
        flags=[],
        names=["Ann 2"],
        label="What the position was worth",
        at=0,
        link="?at=",
    )
    drawn = draw_curve(curve, width, 190, named=False)
    return re.findall(r'class="t soft it"[^>]*>([^<]+)<', drawn)


def test_rounds_are_named_in_full_if_there_is_room_for_all_of_them():
    assert written_under(3, 1200) == ["Round 1", "Round 2", "Round 3"]


def test_of_many_rounds_none_is_named_in_full_while_others_are_numbers():
    assert written_under(14, 700) == [str(number) for number in range(1, 15)]


def test_numbers_of_rounds_that_lie_close_together_do_not_lie_over_one_another():
    written = written_under(14, 200)
    assert written[0] == "1"
    assert 4 < len(written) < 14


def test_a_game_without_rounds_has_nothing_under_its_lines():
    curve = Curve([(0, [1.0]), (9, [2.0])], 9, [], [], ["Ann 2"], "What the position was worth")
    drawn = draw_curve(curve, 700, 190, named=False)
    assert 'd="M' in drawn
    assert 'class="t soft it"' not in drawn


def flags_at(*flags: tuple[int, int]) -> list[tuple[float, float, bool]]:
    """Tell where flags stand in a narrow picture of two lines, and whether they wave to the right."""
    curve = Curve(
        points=[(0, [10.0, 12.0]), (100, [40.0, 38.0])],
        last=100,
        chapters=[(0, "Round 1", "1")],
        flags=flags,
        names=["Ann 40", "Bo 38"],
        label="What the position was worth",
        link="?at=",
    )
    drawn = draw_curve(curve, 374, 150, named=False)
    found = re.findall(r'aria-label="\d+"><g transform="translate\(([\d.-]+) ([\d.-]+)\)">(<g transform="scale)?', drawn)
    return [(float(x), float(y), not mirrored) for x, y, mirrored in found]


def test_flags_never_lie_over_one_another():
    for flags in (
        [(50, 0), (51, 1), (52, 0), (53, 1), (54, 0)],
        [(96, 0), (97, 0), (98, 1), (99, 1), (100, 0)],
        [(0, 0), (1, 0), (2, 0)],
    ):
        cloths = [Cloth(*place) for place in flags_at(*flags)]
        assert len(cloths) == len(flags)
        assert not any(one.covers(other) for number, one in enumerate(cloths) for other in cloths[:number])
        assert all(0 <= cloth.x <= 374 for cloth in cloths)


def test_a_flag_stands_over_the_line_of_whoever_lost_there():
    assert flags_at((10, 1))[0][1] < flags_at((10, 0))[0][1]
