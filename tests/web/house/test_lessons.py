"""Guided first games: they agree with the rules, their captions point at existing things, and learners can leave and come back."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

import grange
from grange.core.lesson import FIRST, LEARNER, Caption, Lesson
from grange.core.words import LANGUAGES
from grange.games import find
from grange.web.app import create_app
from grange.web.live.fragments import PIECE, page_words
from tests.web.pages.test_pages import csrf, send
from tests.web.servers import until

every_lesson = pytest.mark.parametrize(("game", "name"), [(game.name, name) for game in grange.games() for name in game.lessons()])


def learn(client: TestClient, game: str, name: str = FIRST) -> str:
    """Begin a lesson, and give the table's address."""
    address = f"/learn/{game}" if name == FIRST else f"/learn/{game}/{name}"
    return str(client.post(address, data={"csrf": csrf(client)}, follow_redirects=False).headers["location"])


def page_after(client: TestClient, address: str, made: int) -> str:
    """Give the table's page after this number of choices; after a lesson the bot may have made some more."""
    until(lambda: made_at(client, address) >= made)
    return client.get(address).text


def made_at(client: TestClient, address: str) -> int:
    """Count the choices that have been made at a table."""
    return int(re.findall(r'data-made="(\d+)"', client.get(address).text)[0])


def pages_of(client: TestClient, address: str, lesson: Lesson) -> Iterator[tuple[int, str]]:
    """Make all choices of the learner, and give the page before each of them and after the last."""
    for made, (seat, code) in enumerate(lesson.moves):
        if seat == LEARNER:
            yield made, page_after(client, address, made)
            assert send(client, f"{address}/choose", seat=seat, position=made, option=code).status_code == 200
    made = len(lesson.moves)
    yield made, page_after(client, address, made)


def shown(page: str) -> list[str]:
    """List the captions on a page, by what they point at."""
    return re.findall(r'class="caption-card"[^>]* data-points="([^"]*)"', page)


# the data


@every_lesson
def test_all_choices_of_a_lesson_can_be_made_as_the_rules_are_now(game, name):
    lesson = find(game).lesson(name)
    state = find(game).origin(lesson.seats, lesson.seed, lesson.rules, {}).begin()
    for seat, code in lesson.moves:
        state.play(code, seat)
    assert not state.over
    assert state.decision_of(LEARNER) is not None


@every_lesson
def test_a_lesson_says_by_which_rules_it_is_played(game, name):
    """What is usual may change; a lesson for two does not."""
    lesson = find(game).lesson(name)
    unsaid = {option.name for option in find(game).rule_options if not option.carried} - set(lesson.rules)
    assert unsaid <= {"two_cards", "targets", "tricks"}  # only for one alone


@every_lesson
def test_captions_are_six_to_ten_and_each_comes_when_the_learner_is_asked(game, name):
    lesson = find(game).lesson(name)
    assert 6 <= len(lesson.captions) <= 10
    moments = [caption.after for caption in lesson.captions]
    assert moments == sorted(moments)
    assert moments[-1] == len(lesson.moves)
    assert all(lesson.moves[moment][0] == LEARNER for moment in moments if moment < len(lesson.moves))


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_caption_has_its_words_and_every_word_its_caption(game, name, lang):
    words, lesson = page_words(lang, find(game).folder), find(game).lesson(name)
    for caption in lesson.captions:
        assert words.say(f"lesson-{caption.words}")
        assert words.say(f"lesson-{caption.words}.text")
    name_of_file = f"{lang}.ftl" if name == FIRST else f"lesson_{name}.{lang}.ftl"
    file = (find(game).folder / "words" / name_of_file).read_text(encoding="utf-8")
    assert re.findall(r"^lesson-([a-z-]+) =", file, re.MULTILINE) == [caption.words for caption in lesson.captions]


# at the table


@every_lesson
def test_everything_that_a_lesson_points_at_is_on_the_page_at_its_moment(client, game, name):
    lesson = find(game).lesson(name)
    for made, page in pages_of(client, learn(client, game, name), lesson):
        now = [caption for caption in lesson.captions if caption.after == made]
        assert shown(page) == ([caption.at for caption in now] or [""])
        for caption in now:
            assert re.search(rf'\s(data-)?id="{re.escape(caption.at)}"', page), caption
            assert all(f'id="{piece}"' in page for piece in pieces_in(game, caption)), caption


def pieces_in(game: str, caption: Caption) -> set[str]:
    """List the pieces that a caption shows, in any language."""
    texts = [page_words(lang, find(game).folder).say(f"lesson-{caption.words}.text") for lang in LANGUAGES]
    return {piece for text in texts for piece in PIECE.findall(text)}


@every_lesson
def test_only_the_choice_that_is_asked_for_is_open(client, game, name):
    lesson = find(game).lesson(name)
    for made, page in pages_of(client, learn(client, game, name), lesson):
        if made < len(lesson.moves):
            assert re.findall(r'data-option="([^"]+)"', page) == [lesson.moves[made][1]]
            assert 'id="undo"' not in page
        else:
            assert len(re.findall(r'data-option="([^"]+)"', page)) > 1


def test_after_the_lesson_the_gentlest_bot_plays_on(client):
    lesson, address = find("petrichor").lesson(), learn(client, "petrichor")
    for _ in pages_of(client, address, lesson):
        pass
    assert send(client, f"{address}/lesson", seat=LEARNER).status_code == 200
    page = client.get(address).text
    assert shown(page) == []
    assert send(client, f"{address}/choose", seat=LEARNER, position=len(lesson.moves), option="pass").status_code == 200
    until(lambda: made_at(client, address) > len(lesson.moves) + 1)
    seats = client.get(f"/api/tables/{address.rpartition('/')[2]}").json()["seats"]
    assert [seat["bot"] for seat in seats] == [None, "gentle"]


def test_who_skips_the_lesson_goes_on_with_the_game_where_it_is(client):
    address = learn(client, "evergreen")
    assert shown(client.get(address).text)
    assert send(client, f"{address}/lesson", seat=LEARNER).status_code == 200
    page = client.get(address).text
    assert shown(page) == []
    assert len(re.findall(r'data-option="([^"]+)"', page)) == 3
    assert send(client, f"{address}/choose", seat=LEARNER, position=0, option="take:0").status_code == 200
    until(lambda: made_at(client, address) >= 2)


def test_another_choice_than_the_one_asked_for_ends_the_lesson_and_is_played(client):
    address = learn(client, "evergreen")
    assert send(client, f"{address}/choose", seat=LEARNER, position=0, option="take:0").status_code == 200
    until(lambda: made_at(client, address) >= 2)
    assert shown(client.get(address).text) == []


def test_a_lesson_goes_on_where_it_was_left_even_after_the_server_was_started_again(settings):
    lesson = find("agricola").lesson()
    with TestClient(create_app(settings)) as client:
        address = learn(client, "agricola")
        assert send(client, f"{address}/choose", seat=LEARNER, position=0, option=lesson.moves[0][1]).status_code == 200
        assert learn(client, "agricola") == address
        cookies = dict(client.cookies)
    with TestClient(create_app(settings), cookies=cookies) as client:
        assert shown(page_after(client, address, 1)) == ["farm-0-B1"]
        assert send(client, f"{address}/choose", seat=LEARNER, position=1, option=lesson.moves[1][1]).status_code == 200
        assert shown(page_after(client, address, 3)) == ["space-forest", "space-grain_seeds"]


def test_nobody_but_the_learner_is_told_anything_or_may_end_it(client):
    address = learn(client, "farmerama")
    stranger = TestClient(client.app)
    assert shown(stranger.get(address).text) == []
    assert send(stranger, f"{address}/lesson", seat=LEARNER).status_code == 403
    assert shown(client.get(address).text)


def test_a_prepared_seed_is_no_chosen_one(client):
    assert 'id="seed-chosen"' not in client.get(learn(client, "evergreen")).text


def test_a_lesson_is_offered_to_whoever_has_not_played_the_game(client):
    assert offered(client) == {game.name for game in grange.games()}
    address = learn(client, "evergreen")
    assert send(client, f"{address}/choose", seat=LEARNER, position=0, option="take:2").status_code == 200
    assert "evergreen" in offered(client)  # it can be gone on with
    assert send(client, f"{address}/lesson", seat=LEARNER).status_code == 200
    assert offered(client) == {"petrichor", "farmerama", "agricola"}


def test_whoever_opens_a_first_table_is_offered_the_lesson(client):
    assert offered(client, "/new/evergreen") == {"evergreen"}
    assert send(client, f"{learn(client, 'evergreen')}/lesson", seat=LEARNER).status_code == 200
    assert offered(client, "/new/evergreen") == {"evergreen"}  # nothing was played yet
    assert send(client, f"{learn(client, 'evergreen')}/choose", seat=LEARNER, position=0, option="take:0").status_code == 200
    assert send(client, f"{learn(client, 'evergreen')}/lesson", seat=LEARNER).status_code == 200
    assert offered(client, "/new/evergreen") == set()


# several lessons of one game


def test_lessons_of_a_game_have_different_seeds_by_which_tables_know_them():
    for game in grange.games():
        seeds = [lesson.seed for lesson in game.lessons().values()]
        assert len(set(seeds)) == len(seeds)
        assert all(game.lesson_with(lesson.seed) is lesson for lesson in game.lessons().values())


def test_whoever_opens_a_table_of_agricola_is_offered_lessons_about_hand_cards_and_the_draft(client):
    further = re.findall(r'formaction="/learn/agricola/([a-z]+)"[^>]*>([^<]+)<', client.get("/new/agricola").text)
    assert further == [("cards", "Hand cards"), ("draft", "The draft")]
    assert "learn-further" not in client.get("/new/evergreen").text


def test_each_lesson_of_a_game_is_found_again_where_it_was_left(client):
    first, cards, draft = [learn(client, "agricola", name) for name in (FIRST, "cards", "draft")]
    assert len({first, cards, draft}) == 3
    assert [learn(client, "agricola", name) for name in ("draft", FIRST, "cards")] == [draft, first, cards]


def test_a_lesson_that_there_is_not_is_not_found(client):
    sent = client.post("/learn/agricola/juggling", data={"csrf": csrf(client)}, follow_redirects=False)
    assert sent.status_code == 404
    assert "first, cards, draft" in sent.text


def offered(client: TestClient, page: str = "/") -> set[str]:
    return set(re.findall(r'action="/learn/([a-z]+)"', client.get(page).text))
