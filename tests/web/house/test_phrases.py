"""Set phrases: everybody at the table gets them, each in their own language, and never too many."""

from __future__ import annotations

from grange.core.words import LANGUAGES
from grange.web.house.phrases import PHRASES, PHRASES_AT_ONCE, Talk
from grange.web.live.fragments import page_words
from tests.web.pages.test_pages import open_table, send


def test_everybody_reads_a_phrase_in_their_own_language(client, stranger):
    table = open_table(client, "me", "friend", **{"name-0": "Ada"})
    stranger.headers["accept-language"] = "pl"
    with client.websocket_connect(f"{table}/live") as mine, stranger.websocket_connect(f"{table}/live") as theirs:
        mine.receive_json()
        theirs.receive_json()
        assert send(client, f"{table}/say", seat=0, phrase="well-played").status_code == 200
        assert mine.receive_json() == {"said": [{"seat": 0, "name": "Ada", "text": "Well played!"}]}
        assert theirs.receive_json() == {"said": [{"seat": 0, "name": "Ada", "text": "Świetny ruch!"}]}


def test_only_who_sits_at_a_table_speaks_and_only_in_set_phrases(client, stranger):
    table = open_table(client, "me", "friend")
    assert send(stranger, f"{table}/say", seat=0, phrase="oh").status_code == 403
    assert send(client, f"{table}/say", seat=1, phrase="oh").status_code == 403
    assert send(client, f"{table}/say", seat=0, phrase="boo").status_code == 404
    assert send(client, f"{table}/say", seat=0, phrase="oh" * 20).status_code == 422
    assert client.post(f"{table}/say", json={"seat": 0, "phrase": "oh"}).status_code == 403


def test_who_talks_too_much_is_asked_to_wait(client):
    table = open_table(client, "me", "friend")
    answers = [send(client, f"{table}/say", seat=0, phrase="oh") for _ in range(PHRASES_AT_ONCE + 1)]
    assert [answer.status_code for answer in answers] == [200] * PHRASES_AT_ONCE + [409]
    assert "Wait" in answers[-1].json()["message"]


def test_who_comes_later_hears_nothing_of_what_was_said(client):
    table = open_table(client, "me", "friend")
    send(client, f"{table}/say", seat=0, phrase="oh")
    with client.websocket_connect(f"{table}/live") as socket:
        assert "desk" in socket.receive_json()
        send(client, f"{table}/say", seat=0, phrase="thanks")
        assert [said["text"] for said in socket.receive_json()["said"]] == ["Thank you, good game"]


def test_little_is_kept_of_a_long_talk():
    talk = Talk()
    for seat in range(60):
        talk.say(seat, "oh")
    assert [said.seat for said in talk.since(58)] == [58, 59]
    assert [said.seat for said in talk.since(0)] == list(range(40, 60))


def test_every_phrase_has_words_of_its_own_in_all_languages():
    for lang in LANGUAGES:
        assert len({page_words(lang).say(f"phrase-{phrase}") for phrase in PHRASES}) == len(PHRASES)


def test_who_plays_with_bots_has_nobody_to_talk_to(client):
    assert "data-phrase" not in client.get(open_table(client, "me", "bot:steady")).text
    assert "data-phrase" in client.get(open_table(client, "me", "friend")).text
