"""Display names: everybody can read them and tell them apart."""

from __future__ import annotations

import pytest

from grange.core.words import LANGUAGES
from grange.web.house.names import BadName, looks_like, readable, remembered_name
from tests.web.pages.test_pages import csrf

REAL = [
    "Anna",
    "Łukasz Żółć",
    "Михаил",
    "Анна-Мария",
    "Ёлка Йога",
    "Ελένη",
    "O’Brien",
    "Jean-Luc 2",
    "Nguyễn Thị Hằng",
    "王小明",
    "さくら",
    "サクラ",
    "김민준",
    "สมชาย น้ำทิพย์",
    "शीतल",
    "محمد",
    "דָּוִד",
    "🌻",
    "Ada 🌻",
    "👍🏽 1️⃣",
    "Анна Smith",
    "T. rex",
    "42",
]


@pytest.mark.parametrize("name", REAL)
def test_real_names_stay_as_they_are_written(name):
    assert readable(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800\u2800",
        "\u200b\u200d",
        "\u202e",
        "\u115f \u1160",
        "\u034f",
        "\u00ad",
        "\U000e0041",
        "\ufe0f",
        "\u0301\u0302",
        "\x00",
    ],
)
def test_a_name_that_nobody_can_see_is_refused(name):
    with pytest.raises(BadName, match="Nobody could see"):
        readable(name)


@pytest.mark.parametrize("name", ["", "   ", "\u3000\u00a0", "\t\n"])
def test_spaces_alone_are_no_name(name):
    assert readable(name) == ""


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("An\u200bna", "Anna"),
        ("\u202eAnna", "Anna"),
        ("Anna\u3164", "Anna"),
        ("  Anna \u00a0 Maria ", "Anna Maria"),
        ("Anna\u2800Maria", "AnnaMaria"),
        ("Zoe\u0308", "Zoë"),
    ],
)
def test_what_cannot_be_seen_is_left_out_of_a_name(name, seen):
    assert readable(name) == seen


@pytest.mark.parametrize("name", ["a" + "\u0301\u0302\u0303\u0304\u0316\u0317", "x\u20dd\u20de\u20df\u20e0", "\u0316Anna"])
def test_a_name_with_a_tower_of_accents_is_refused(name):
    with pytest.raises(BadName, match="accents"):
        readable(name)


@pytest.mark.parametrize("name", ["Аnna", "Annа", "Mοss", "Кate Smith", "Ϲаша", "Ꭺnna", "Օna", "ցogo", "ꓓora"])
def test_a_word_in_two_alphabets_that_look_alike_is_refused(name):
    with pytest.raises(BadName, match="one alphabet"):
        readable(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "Änna"),
        ("Łucja", "Lucja"),
        ("Асе", "Ace"),  # all Cyrillic
        ("ΒΟΒ", "Bob"),  # all Greek
        ("ВЕРА", "Вера"),
        ("Вера", "вера"),
        ("Ira", "lra"),
        ("Anna 1", "Anna I"),
        ("Bob0", "BobO"),
        ("Arno", "Amo"),
        ("Anna", "A n n a"),
        ("Anna", "Anna."),
        ("Anna", "𝐀𝐧𝐧𝐚"),
        ("Anna", "Ａｎｎａ"),
        ("Moss", "mo\u0455s"),
        ("Елка", "Ёлка"),
        ("ꓓꓳꓣꓮ", "Dora"),  # all Lisu
        ("ᏚᎪᎷ", "ᏚᎪᎷ"),
        ("ᎠᎬᎪ", "Dea"),  # all Cherokee
        ("🌻", "🌻"),
    ],
)
def test_names_that_people_would_mistake_for_each_other_look_alike(one, other):
    assert looks_like(one, other)
    assert looks_like(other, one)


def test_real_names_do_not_look_like_each_other():
    names = [*REAL, "Marta", "Maria", "Michał", "Ola", "Ala", "Иван", "Нина", "Olga", "Ян", "Ivan", "Inna", "🌷", "P0", "P1", "P2"]
    alike = [(one, other) for at, one in enumerate(names) for other in names[:at] if looks_like(one, other)]
    assert alike == []


def seat(client, table, number: int, name: str):
    return table.seats[number].post("seat", {"name": name})


def test_nobody_takes_a_name_that_looks_like_another_at_the_table(client, open_table):
    table = open_table(guests=[{"name": "Anna"}, {}, {"bot": "random"}])
    for name in ("anna", "Änna", "Anna\u3164", "A\u200bnna", "Reed", "Player 1"):
        answer = seat(client, table, 1, name)
        taken = name != "Player 1"
        assert answer.status_code == (422 if taken else 200), name
        assert not taken or answer.json()["error"] == "error-name-taken"
    assert seat(client, table, 0, "Player 2").status_code == 200  # the second seat has a name of its own now
    assert seat(client, table, 1, "Anna").status_code == 200
    assert seat(client, table, 1, "Anna").status_code == 200


def test_nobody_takes_the_name_of_a_seat_that_has_none(client, open_table):
    table = open_table(guests=[{}, {}])
    for name in ("Player 1", "player I", "Игрок 1", "Gracz 1"):
        assert seat(client, table, 1, name).json()["error"] == "error-name-taken"
    assert seat(client, table, 1, "Player 2").status_code == 200


def test_a_table_with_two_people_of_one_name_is_not_opened(client):
    def opened(*seats: dict[str, str]):
        return client.post("/api/tables", json={"game": "evergreen", "seats": seats})

    assert opened({"name": "Anna"}, {"name": "АННА"}).status_code == 201  # of these letters only А looks Latin
    assert opened({"name": "Anna"}, {"name": "ANNA"}).json()["error"] == "error-name-taken"
    assert opened({"name": "Player 2"}, {}).json()["error"] == "error-name-taken"


def test_bots_give_way_to_a_person_with_the_name_of_a_character(client, open_table):
    table = open_table(guests=[{"name": "moss"}, {"bot": "random"}, {"bot": "random"}])
    assert [each["name"] for each in table.spectator.see()["seats"]] == ["moss", "Reed", "Sorrel"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_is_refused_reads_in_their_language_what_to_do(client, open_table, lang):
    table = open_table(guests=[{"name": "Anna"}, {}])
    client.cookies.set("lang", lang)
    form = {"csrf": csrf(client), "name": "anna"}
    answer = client.post(f"/sit/{table.id}/{table.seats[1].token}", data=form)
    hint = {"en": "choose another name", "ru": "выберите другое имя", "pl": "wybierz inne imię"}[lang]
    assert answer.status_code == 422
    assert hint in answer.text


def test_whoever_sits_down_under_a_refused_name_can_correct_it_where_it_was_written(client, open_table):
    table = open_table(guests=[{"name": "Anna"}, {}])
    seat = f"/sit/{table.id}/{table.seats[1].token}"
    answer = client.post(seat, data={"csrf": csrf(client), "name": "anna"})
    assert answer.status_code == 422
    assert f'action="{seat}"' in answer.text
    assert 'name="name" value="anna"' in answer.text
    assert 'id="wrong-name" role="alert"' in answer.text


def test_a_table_that_is_not_opened_for_its_names_can_be_corrected_where_they_were_written(client):
    form = {"csrf": csrf(client), "kind-0": "me", "name-0": "Anna", "kind-1": "here", "name-1": "anna"}
    answer = client.post("/new/evergreen", data=form)
    assert answer.status_code == 422
    assert 'name="name-1" value="anna"' in answer.text
    assert 'class="slip" role="alert"' in answer.text


def test_a_name_refused_for_the_game_of_the_day_can_be_corrected_where_it_was_written(client):
    answer = client.post("/daily", data={"csrf": csrf(client), "name": "\u0410nna"})
    assert answer.status_code == 422
    assert 'name="name" value="\u0410nna"' in answer.text
    assert 'id="wrong-name" role="alert"' in answer.text


def test_a_name_that_a_browser_kept_and_that_would_be_refused_now_is_forgotten():
    assert remembered_name("Аnna") == ""
    assert remembered_name("\u3164") == ""
    assert remembered_name("Anna") == "Anna"
