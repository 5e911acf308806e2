"""What every game promises to players, bots and programs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import islice
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.text import Text

import grange
from grange.core.chance import STRONG_SEEDS, Chance
from grange.core.events import sentence
from grange.core.position import digest_of
from grange.core.state import State
from grange.core.words import LANGUAGES, read_words
from grange.games import find
from grange.lab.simulation import finish
from tests.contract.setups import SETUPS, Setup, moments, played

SEEDS = range(3)
OTHER_PROCESS = """
from grange.core.position import digest_of
from tests.contract.setups import SETUPS, played
for setup in SETUPS:
    print(setup, digest_of(played(setup.begin(5), 5)))
"""

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


@every_setup
def test_random_play_always_ends_and_always_has_a_choice(setup: Setup):
    for seed in SEEDS:
        state = setup.begin(seed)
        for moment in moments(state, seed):
            assert moment.decisions, "the game is not over and asks nobody: let a step follow with `then`"
            for decision in moment.decisions:
                name = type(decision.question).__name__
                waits = decision.options and decision.question.waits(moment)
                assert len(decision.options) >= 2 or waits, (
                    f"{name} has one option and was not answered by itself: does its `waits` lie?"
                )
                assert len(set(decision.options)) == len(decision.options), f"`options` of {name} lists an option twice"
        assert state.over
        assert not state.decisions
        assert state.winners or setup.seats == 1, "let `winners` of scoring.py name somebody; only alone one may lose"
        assert len(state.scores) == setup.seats, "let `scores` of scoring.py count every seat"


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if not setup.rules], ids=str)
def test_the_lot_lets_every_seat_begin(setup: Setup):
    game = find(setup.game)
    begun = {game.starting_seat(setup.begin(seed)) for seed in range(100)}
    drawn = begun == set(range(setup.seats))
    assert drawn or begun == {None}, "`starter` is for a seat that is drawn: leave it out where the same one always begins"


@every_setup
def test_the_score_sheet_adds_up_at_every_moment(setup: Setup):
    state = setup.begin()
    for moment in moments(state, every=5):
        for seat in range(setup.seats):
            sheet, points = moment.score_sheet(seat), moment.scores[seat]
            assert sum(sheet.values()) == points, f"`score_sheet` adds up to {sum(sheet.values())}, `scores` says {points}: {sheet}"


@every_setup
def test_nobody_has_won_before_the_end(setup: Setup):
    for moment in moments(setup.begin()):
        assert moment.winners == []


@every_setup
def test_the_replay_of_a_record_equals_the_original(setup: Setup):
    for seed in SEEDS:
        state = played(setup.begin(seed), seed)
        again = grange.replay(json.dumps(state.record()))
        assert again == state, "playing the record again ended otherwise: draw all chance from `state.chance`"
        assert again.history == state.history
        assert again.record() == state.record()


@every_setup
def test_a_record_can_be_made_and_replayed_in_the_middle_of_a_game(setup: Setup):
    for state in moments(setup.begin(2), 2, every=11):
        assert grange.replay(state.record()) == state


@pytest.mark.slow
def test_a_fresh_process_with_another_hash_seed_plays_the_same_games():
    environment = {**os.environ, "PYTHONHASHSEED": "12345"}
    result = subprocess.run([sys.executable, "-c", OTHER_PROCESS], env=environment, capture_output=True, text=True, check=True)
    ours = [f"{setup} {digest_of(played(setup.begin(5), 5))}" for setup in SETUPS]
    assert result.stdout.splitlines() == ours


@every_setup
def test_a_copy_played_on_leaves_the_original_untouched(setup: Setup):
    for state in moments(setup.begin(4), 4, every=9):
        before, history = state.to_dict(), state.history[:]
        copy = state.copy()
        assert copy == state, "`copy_into` leaves out a field"
        played(copy, 7)
        assert state.to_dict() == before, "a copy shares a list with its original: slice it in `copy_into`"
        assert state.history == history


@every_setup
def test_an_original_played_on_leaves_its_copy_untouched(setup: Setup):
    state = setup.begin(4)
    copy = state.copy()
    before = copy.to_dict()
    played(state, 7)
    assert copy.to_dict() == before
    assert played(copy, 7) == state


@every_setup
def test_a_view_is_plain_json(setup: Setup):
    for state in moments(setup.begin(), every=7):
        for seat in (None, *range(setup.seats)):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view, "let `sight` give lists, texts, numbers and tables with texts as keys only"


def looks(state: State, seat: int, names: list[str]) -> tuple[str, str, list[str]]:
    """Show what a seat sees in a picture and in a terminal, and the tables of all seats as others see them."""
    words = read_words("en", state.game.folder)
    tables = [state.game.display.page(state, None, words, names, place).html for place in range(state.seats)]
    return state.svg(seat, names=names), state.game.display.terminal(state, seat, words, names), tables


def hides(state: State) -> bool:
    """Tell whether something may be hidden: a game in which nothing is shows every field of its table under its own name."""
    shown = state.sight(None)
    return any(name not in shown or shown[name] != value for name, value in state.to_dict()["table"].items())


@pytest.mark.pictures
@every_setup
def test_views_and_pictures_show_nothing_hidden(setup: Setup):
    """States that differ only in what a seat cannot know look the same to it, and to a spectator."""
    dealt_again, hidden = 0, False
    names = [f"P{number}" for number in range(setup.seats)]
    for state in moments(setup.begin(), every=13):
        public, hidden = state.view(None), hidden or hides(state)
        for seat in range(setup.seats):
            own, shown = state.view(seat), looks(state, seat, names)
            imagined = state.imagine(seat, 1)
            dealt_again += imagined.to_dict()["table"] != state.to_dict()["table"]
            assert imagined.view(seat) == own, "`sight` shows a seat what `deal_again` deals again, or the other way round"
            assert imagined.view(None) == public, "`sight` shows spectators something that is hidden"
            assert looks(imagined, seat, names) == shown, "a picture shows what is hidden: draw what `view` tells"
    assert dealt_again or not hidden, (
        "nothing was ever dealt again: let `deal_again` of sight.py deal what a seat cannot know;"
        " if nothing is hidden, let `sight` show every field of the table under its own name"
    )


@every_setup
def test_states_that_differ_only_in_what_is_hidden_are_imagined_alike(setup: Setup):
    """The seed of an imagined table tells nothing: a state and a twin with other hidden things give the same."""
    for state in moments(setup.begin(7), 7, every=11):
        for seat in range(setup.seats):
            twin = state.imagine(seat, 1)
            alike = twin.imagine(seat, 2) == state.imagine(seat, 2)
            assert alike, "`deal_again` keeps something that the seat cannot know, or deals in an order that tells it: sort first"


@every_setup
def test_an_option_can_be_foreseen_up_to_what_is_hidden(setup: Setup):
    """What would come of an option is the same to a seat whatever is hidden, and nothing of the table itself changes."""
    for state in moments(setup.begin(), every=9):
        before = state.to_dict()
        for decision in state.decisions:
            seat, twin = decision.seat, state.imagine(decision.seat, 1)
            for option in decision.options[:3]:
                (foreseen, hidden), (other, also) = state.foresee(option, seat), twin.foresee(option, seat)
                assert hidden == also
                assert foreseen.view(seat) == other.view(seat)
                assert foreseen.events == other.events
                assert foreseen.scores == other.scores
        assert state.to_dict() == before


@every_setup
def test_nothing_hidden_comes_to_light_unannounced(setup: Setup):
    """What a seat learns from its choice is the same whatever is hidden, unless the rule has said that something is revealed."""
    for state in moments(setup.begin(), every=5):
        for decision in state.decisions:
            for option in decision.options[:2]:
                after = [state.imagine(decision.seat, number) for number in range(3)]
                for table in after:
                    table.play(option, decision.seat)
                quietly = [table.view(decision.seat) for table in after if not table.undo_floor]
                assert all(view == quietly[0] for view in quietly), (
                    f"{type(decision.question).__name__} shows something hidden: call `state.revealed()` before it does"
                )


@every_setup
def test_an_imagined_game_knows_neither_seed_nor_history_and_can_be_played(setup: Setup):
    for state in moments(setup.begin(), every=17):
        imagined = state.imagine(0, 5)
        assert imagined.origin.seed is None
        assert imagined.history == []
        assert imagined.chance.memory != state.chance.memory
        with pytest.raises(grange.BadRecord):
            imagined.record()
        assert played(imagined, 3).over


@every_setup
def test_imagining_again_from_the_same_seed_gives_the_same_table(setup: Setup):
    state = setup.begin()
    assert state.imagine(0, 5) == state.imagine(0, 5)


@every_setup
def test_codes_stand_for_their_options(setup: Setup):
    for state in moments(setup.begin(3), 3):
        for decision in state.decisions:
            assert [state.option(code) for code in decision.codes] == decision.options


@every_setup
def test_a_code_can_be_played_as_well_as_its_option(setup: Setup):
    by_number, by_code = setup.begin(), setup.begin()
    chance = Chance.of(1)
    while not by_number.over:
        decision = by_number.decision
        option = chance.pick(decision.options)
        by_code.play(by_number.code(option), decision.seat)
        by_number.play(option)
    assert by_code == by_number


@every_setup
def test_a_position_laid_out_again_plays_on_like_the_original(setup: Setup):
    for state in moments(setup.begin(6), 6, every=9):
        position = json.loads(json.dumps(state.to_dict()))
        again = grange.from_dict(position)
        assert again == state
        assert [decision.options for decision in again.decisions] == [decision.options for decision in state.decisions]
        assert played(again, 2) == played(state.copy(), 2)


@every_setup
def test_a_game_begun_from_a_position_has_a_record_too(setup: Setup):
    *_, state = (state.copy() for state in islice(moments(setup.begin(6), 6), 13))  # of a short game, the last question
    again = played(grange.from_dict(state.to_dict()))
    assert grange.replay(json.dumps(again.record())) == again


@pytest.mark.slow
@every_setup
def test_undo_gives_back_the_very_state(setup: Setup):
    undone = 0
    state = setup.begin(8, events=True)
    chance = Chance.of(8)
    while not state.over:
        decision = chance.pick(state.decisions)
        option, seat = chance.pick(decision.options), decision.seat
        if len(state.history) % 3:  # an undo plays the whole game again
            state.play(option, seat)
            continue
        before, history, events = state.to_dict(), state.history[:], list(state.events or [])
        state.play(option, seat)
        if state.can_undo(seat):
            state.undo(seat)
            assert state.to_dict() == before, "an undo gave back another table: draw all chance from `state.chance`"
            assert state.history == history
            assert state.events == events
            undone += 1
            state.play(option, seat)
    assert undone, "nothing could ever be taken back: call `revealed` only when something hidden comes to light"


@every_setup
def test_undo_is_refused_once_another_seat_has_chosen_or_something_came_to_light(setup: Setup):
    state, chance = setup.begin(8), Chance.of(8)
    barred = set(range(setup.seats))  # nobody has chosen yet
    while not state.over:
        assert not any(state.can_undo(seat) for seat in barred)
        together = any(state.agenda[1:])
        decision = chance.pick(state.decisions)
        state.play(chance.pick(decision.options), decision.seat)
        if state.undo_floor == len(state.history):
            barred = set(range(setup.seats))
        else:
            barred = set() if together else set(range(setup.seats)) - {decision.seat}


@every_setup
def test_every_seat_can_undo_exactly_when_it_is_told_so(setup: Setup):
    for state in moments(setup.begin(8), 8, every=19):
        before, history = state.to_dict(), state.history[:]
        for seat in range(setup.seats):
            if state.can_undo(seat):
                undone = state.copy()
                undone.undo(seat)
                assert undone.history == without_last_of(seat, history)
            else:
                with pytest.raises(grange.NothingToUndo):
                    state.undo(seat)
        assert state.to_dict() == before
        assert state.history == history


def without_last_of(seat: int, history: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Leave out a seat's last choice."""
    last = max(place for place, (who, _) in enumerate(history) if who == seat)
    return history[:last] + history[last + 1 :]


@every_setup
def test_what_is_not_allowed_is_refused_and_changes_nothing(setup: Setup):
    for state in moments(setup.begin(9), 9, every=23):
        before, history = state.to_dict(), state.history[:]
        decision = state.decision
        wrong = [option for option in state.codes.code_of if option not in decision.options][
            :1
        ]  # in small games all may be allowed
        for option in (*wrong, *map(state.code, wrong), -1, 10**9, "", "nonsense:1", None, 1.0, True, [1], b"take:0"):
            with pytest.raises(grange.IllegalOption):
                state.play(option, decision.seat)
        for seat in (-1, setup.seats, 99, "0", 1.5, True):
            with pytest.raises(grange.WrongSeat):
                state.play(decision.options[0], seat)
            with pytest.raises(grange.WrongSeat):
                state.view(seat)
        asked = {open_decision.seat for open_decision in state.decisions}
        for seat in set(range(setup.seats)) - asked:
            with pytest.raises(grange.WrongSeat):
                state.play(decision.options[0], seat)
        assert state.to_dict() == before
        assert state.history == history


@every_setup
def test_after_the_end_nothing_can_be_chosen(setup: Setup):
    state = played(setup.begin())
    before = state.to_dict()
    with pytest.raises(grange.GameOver):
        state.play(0)
    with pytest.raises(grange.GameOver):
        _ = state.decision
    assert state.to_dict() == before


@every_setup
def test_everything_can_be_said_in_every_language(setup: Setup):
    state = setup.begin(events=True)
    all_words = [read_words(lang, state.game.folder) for lang in LANGUAGES]
    for moment in moments(state, every=3):
        for words in all_words:
            for decision in moment.decisions:
                prompt = decision.prompt
                assert words.text(prompt)
                assert not words.knows(f"{prompt.key}.more") or words.say(f"{prompt.key}.more", **prompt.values)
                labels = [words.text(moment.label(option, decision.seat)) for option in decision.options]
                twice = {label for label in labels if labels.count(label) > 1}
                assert not twice, f"{prompt.key} has options with the same label in {words.lang}: {twice}; see LABELS of labels.py"
    for words in all_words:
        for event in state.events or []:
            for viewer in (event.values.get("seat"), None):
                assert sentence(event, words, ["Ada"] * setup.seats, viewer)
        for category in state.score_sheet(0):
            assert words.say(f"category-{category}")
        verdict = state.verdict()
        assert verdict is None or words.text(verdict)


@every_setup
def test_details_outlooks_and_how_far_the_game_has_come_can_be_said_in_every_language(setup: Setup):
    state = setup.begin(2)
    all_words = [read_words(lang, state.game.folder) for lang in LANGUAGES]
    categories = set(state.score_sheet(0))
    for number, moment in enumerate(moments(state, 2, every=7)):
        words = all_words[number % len(all_words)]
        assert words.text(moment.where())
        for decision in moment.decisions:
            details = [moment.detail(option, decision.seat) for option in decision.options]
            assert all(words.text(detail) for detail in details if detail is not None)
            outlook = moment.outlook(decision.seat)
            assert set(outlook) <= categories
            assert all(words.text(told) for told in outlook.values())
    assert all(words.text(state.where()) for words in all_words)


@every_setup
def test_the_chapter_that_explains_a_question_exists_in_every_language(setup: Setup):
    state = setup.begin()
    if not (state.game.folder / "rules.en.md").exists():
        pytest.skip("the rules of this game are not written yet")
    pages = [state.game.rules_page(lang) for lang in LANGUAGES]
    for moment in moments(state):
        chapter = moment.decision.question.chapter
        assert all(f"{{#{chapter}}}" in page for page in pages), f"let a heading of each rules.*.md end with {{#{chapter}}}"


@pytest.mark.pictures
@every_setup
def test_every_picture_is_well_formed_and_has_the_targets_of_all_options(setup: Setup):
    for state in moments(setup.begin(), every=29):
        for seat, lang in zip((None, *range(setup.seats)), LANGUAGES * 2, strict=False):
            picture = ElementTree.fromstring(state.svg(seat, lang, ["<Ada & Co>"] * setup.seats))
            ids = {element.get("id") for element in picture.iter()}
            decision = None if seat is None else state.decision_of(seat)
            for option in decision.options if decision else []:
                target = state.target(option, seat or 0)
                assert target == "" or target in ids, f"no element of the picture has the id {target}, at which an option points"


NAMES = ("\\[/bold]y", "[red]", "[/]", "\\", ":cat:", "ИМЯ [x]", "雨雨雨雨")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", grange.games(), ids=lambda game: game.name)
def test_a_terminal_shows_every_name_as_it_is(game, name):
    seats = max(game.seats)
    for state in moments(grange.new_game(game.name, seats, 1), every=97):
        drawn = game.display.terminal(state, None, read_words("en", game.folder), [name] * seats)
        lines = Text.from_markup(drawn, emoji=False).plain.splitlines()
        shown = sum(line.count(name) for line in lines)
        assert shown >= seats, "let `terminal` name every seat, with `rich.markup.escape`"


@pytest.mark.pictures
@every_setup
def test_every_page_is_well_formed_and_has_the_targets_of_all_options(setup: Setup):
    for number, state in enumerate(moments(setup.begin(), every=41)):
        words = read_words(LANGUAGES[number % len(LANGUAGES)], state.game.folder)
        for seat in (None, number % setup.seats):
            main, others, _ = state.game.display.page(state, seat, words, ["<Ada & Co>"] * setup.seats)
            ids = [element.get("id") for element in ElementTree.fromstring(f"<main>{main}{others}</main>").iter()]
            named = [name for name in ids if name]
            twice = {name for name in named if named.count(name) > 1}
            assert not twice, f"two elements of the page have the same id: {twice}"
            decision = None if seat is None else state.decision_of(seat)
            targets = [state.target(option, decision.seat) for option in decision.options] if decision else []
            lost = {target for target in targets if target} - set(named)
            assert not lost, f"no element of the page has these ids, at which options point: {lost}"


@pytest.mark.slow
@every_setup
def test_a_steady_bot_finishes_a_game_among_random_ones(setup: Setup):
    state = setup.begin(3)
    finish(state, ["steady", *["random"] * (setup.seats - 1)], 3)
    assert state.over


@pytest.mark.parametrize("game", grange.games(), ids=lambda game: game.name)
def test_set_ups_that_a_game_does_not_have_are_refused(game):
    seats = game.seats[0]
    wrong: Any
    for wrong in (0, -1, 99, "2", 2.0, True, None):
        with pytest.raises(grange.BadSetup):
            grange.new_game(game.name, wrong)
    for wrong in (-1, STRONG_SEEDS, "7", 1.5, True):
        with pytest.raises(grange.BadSetup):
            grange.new_game(game.name, seats, wrong)
    with pytest.raises(grange.BadSetup, match="no_such_rule"):
        grange.new_game(game.name, seats, 1, no_such_rule=1)
    for option in game.rule_options:
        rules: dict[str, Any] = {option.name: "no such value"}
        with pytest.raises(grange.BadSetup, match="no such value" if option.written else option.usual):
            grange.new_game(game.name, seats, 1, **rules)


@pytest.mark.parametrize("game", grange.games(), ids=lambda game: game.name)
def test_every_rule_option_has_a_sentence_in_every_language(game):
    for lang in LANGUAGES:
        say = read_words(lang, game.folder).say
        for option in game.rule_options:
            assert say(f"rule-{option.name}")
            assert say(f"rule-{option.name}.about")
            assert all(say(f"{option.name}-{value}") for value in option.values)
