"""The log of a table: its lines are cached from move to move, and no viewer notices."""

from __future__ import annotations

import re

from grange.web.house.room import Room
from grange.web.live.fragments import names_of, page_words
from grange.web.live.logbook import MOST_LETTERS, MOST_PHRASES, few, log, moves, news


def logs(room, *seats):
    words = page_words("en", room.live.game.folder)
    return [log(room, seat, words, names_of(room.live.stored.seats, words, seat)) for seat in seats]


def test_a_log_that_was_read_after_every_move_says_the_same_as_one_that_is_read_now(client, open_table):
    table = open_table()
    room = client.app.state.house.rooms[table.id]
    for _ in range(12):
        table.play_first_options(1)
        logs(room, 0, 1, None)
    assert logs(room, 0, 1, None) == logs(Room(room.live), 0, 1, None)


def test_a_heading_of_the_log_stands_above_what_happened_in_its_round(client, open_table):
    table = open_table()
    room = client.app.state.house.rooms[table.id]
    table.play_first_options(60)
    words = page_words("en", room.live.game.folder)
    happened = enumerate([room.live.beginning, *room.live.news])
    began = {words.text(event): number for number, events in happened for event in events if event.key == "event-round"}
    above, *rounds = re.split(r'<li\nclass="rubric">(.*?)</li>', logs(room, None)[0])
    assert above == ""
    titles, lines = rounds[::2], rounds[1::2]
    assert titles == list(reversed(began))[: len(titles)]
    ended = len(room.live.journal)
    for title, told in zip(titles, lines, strict=True):
        made = [int(number) for number in re.findall(r'data-at="(\d+)"', told)]
        assert made == sorted(made, reverse=True)
        assert all(began[title] <= number <= ended for number in made), title
        ended = began[title]


def test_what_was_taken_back_leaves_the_log(client, open_table):
    table = open_table()
    room = client.app.state.house.rooms[table.id]
    table.play_first_options(2)
    seat = next(seat for seat in (0, 1) if room.live.can_undo(seat))
    before = logs(room, 0, 1, None)
    table.seats[seat].undo()
    after = logs(room, 0, 1, None)
    assert after != before
    assert after == logs(Room(room.live), 0, 1, None)


def test_a_new_name_stands_in_lines_that_were_told_before(client, open_table):
    table = open_table()
    room = client.app.state.house.rooms[table.id]
    table.play_first_options(2)
    assert "P0" in logs(room, None)[0]
    table.seats[0].post("seat", {"name": "Ada"})
    assert "P0" not in logs(room, None)[0]
    assert "Ada" in logs(room, None)[0]


def test_a_harvest_is_told_piece_by_piece_also_to_whoever_began_it(client, open_table):
    table = open_table(game="agricola")
    room = client.app.state.house.rooms[table.id]
    words = page_words("en", room.live.game.folder)
    told, brief = {0: "", 1: ""}, {0: "", 1: ""}
    while not all("Harvest time." in text for text in told.values()):
        table.play_first_options(1)
        for seat in told:
            names = names_of(room.live.stored.seats, words, seat)
            pieces = [move["text"] for move in moves(room.live, seat, words, names)]
            assert all(len(piece) < MOST_LETTERS for piece in pieces)
            told[seat] += "".join(f"{piece}\n" for piece in pieces)
            brief[seat] += " ".join(line["text"] for line in news(room.live, seat, words, names) if line["seat"] == seat)
    for seat, text in told.items():
        assert "\nHarvest time." in text
        assert "Your family eats" in text
        assert "ate" in brief[seat]


def test_the_news_say_once_what_was_done_at_several_places():
    assert (
        few(["fed the pig", "turned the wheel", "sowed hay", "turned the wheel"]) == "fed the pig, turned the wheel ×2, sowed hay"
    )
    assert few(["sprout on B6", "sprout on D6", "lake on C7", "light: 3"]) == "sprout on B6, D6, lake on C7, light: 3"


def test_the_news_leave_it_to_the_window_how_many_deeds_of_a_seat_are_shown():
    deeds = [f"deed {number}" for number in range(MOST_PHRASES + 1)]
    assert few(deeds[:12]) == ", ".join(deeds[:12])
    assert few(deeds) == ", ".join(deeds[:MOST_PHRASES]) + " …"
