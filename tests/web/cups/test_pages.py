"""The pages of cups: founding, entering, standings and pairings, and the end with its rosettes, in every language."""

from __future__ import annotations

import pytest

from grange.web.cups.standing import standings_of
from grange.web.identity.emblems import usual_emblem
from grange.web.storage.schema import tables
from grange.web.stored import HIDDEN
from tests.web.cups.test_cups import Cup
from tests.web.identity.test_passkeys import add
from tests.web.pages.test_pages import csrf
from tests.web.record.test_record import me

LANGUAGES = ("en", "ru", "pl")
PEOPLE = ("a1", "b2", "c3", "d4")


def test_somebody_founds_a_cup_and_enters(client):
    form = {"csrf": csrf(client), "name": "Autumn Cup", "game": "evergreen", "size": "2", "rounds": "3"}
    assert "passkey" in client.post("/cups", data=form).text
    add(client)
    founded = client.post("/cups", data={**form, "csrf": csrf(client)}, follow_redirects=False)
    address = founded.headers["location"]
    assert "Autumn Cup" in client.get("/cups").text
    assert client.post(f"{address}/enter", data={"csrf": csrf(client), "name": ""}).status_code == 422
    page = client.post(f"{address}/enter", data={"csrf": csrf(client), "name": "Vera"}).text
    assert "</span>Vera</li>" in page
    assert "</span>Vera</li>" not in client.post(f"{address}/leave", data={"csrf": csrf(client)}).text
    assert client.get("/cup/nowhere").status_code == 404


@pytest.mark.parametrize("wrong", [{"size": "x"}, {"size": "9"}, {"game": "chess"}, {"hours": "0"}, {"pace": "none"}])
def test_a_form_that_makes_no_sense_is_shown_again(client, wrong):
    add(client)
    form = {"csrf": csrf(client), "name": "Autumn Cup", "game": "evergreen", **wrong}
    answer = client.post("/cups", data=form)
    assert answer.status_code == 422
    assert 'value="Autumn Cup"' in answer.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_cup_shows_my_table_the_standings_and_the_end(client, lang):
    client.cookies.set("lang", lang)
    cup = Cup(client, [me(client), *PEOPLE], rounds=1)
    assert client.get("/cups").status_code == 200
    cup.pass_days(1.01)
    cup.act()
    page = client.get(f"/cup/{cup.id}").text
    assert page.count('class="pairing') == 4  # three tables in their list
    assert page.count('class="start-seats"') == 3
    assert page.count(f'href="#{usual_emblem("a1")}"') >= 2  # in the standings, and at the table
    mine = next(table for table in cup.now.tables if me(client) in table.players)
    assert (f"/table/{mine.table}" in page) == (mine.table is not None)
    others = [table.table for table in cup.now.tables if table.table and table is not mine]
    assert not any(table in page for table in others if table != mine.table)
    cup.end_round()
    page = client.get(f"/cup/{cup.id}").text
    assert page.count('class="step"') == 3
    first = [each.player for each in standings_of(cup.now) if each.place == 1]
    assert len(first) == page.count('href="#rosette-1"') == 2  # who shares the first place, shares the cup
    assert all(player.name in page.partition("</h1>")[0] for player in cup.now.players if player.player in first)
    assert page.count("/replay") == 3


def test_a_cup_links_to_no_table_that_the_keeper_has_hidden(client):
    cup = Cup(client, [me(client), *PEOPLE], rounds=2)
    cup.pass_days(1.01)
    cup.act()
    cup.end_round()
    cup.pass_days(1.01)
    cup.act()
    cup.end_round()
    opened = [table.table for table in cup.now.tables if table.table]
    assert any(table in client.get(f"/cup/{cup.id}").text for table in opened)
    with cup.store.writing.begin() as connection:
        connection.execute(tables.update().where(tables.c.id.in_(opened)).values(closed=HIDDEN))
    page = client.get(f"/cup/{cup.id}").text
    assert not any(table in page for table in opened)
    assert page.count('class="of-best"') == 3


def test_the_end_of_a_cup_without_a_win_tells_of_a_tie_and_of_no_widest_win(client):
    cup = Cup(client, [me(client), *PEOPLE[:3]], rounds=1, size=4)
    cup.pass_days(1.01)
    cup.act()
    tied = {"over": True, "scores": [0] * 4, "summary": {"result": {"places": [1] * 4}}}
    with cup.store.writing.begin() as connection:
        connection.execute(tables.update().where(tables.c.id == cup.now.tables[0].table).values(**tied))
    cup.act()
    page = client.get(f"/cup/{cup.id}").text
    assert "The closest table: a tie in round 1" in page
    assert "The widest win" not in page
