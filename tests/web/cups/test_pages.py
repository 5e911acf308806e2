"""The pages of cups: founding, entering, standings and pairings, and the end with its rosettes, in every language."""

from __future__ import annotations

import pytest

from tests.web.cups.test_cups import Cup
from tests.web.identity.test_passkeys import add
from tests.web.pages.test_pages import csrf
from tests.web.record.test_record import me

LANGUAGES = ("en", "ru", "pl")


def test_somebody_founds_a_cup_and_enters(client):
    form = {"csrf": csrf(client), "name": "Autumn Cup", "game": "evergreen", "size": "2", "rounds": "3"}
    assert "passkey" in client.post("/cups", data=form).text
    add(client)
    founded = client.post("/cups", data={**form, "csrf": csrf(client)}, follow_redirects=False)
    address = founded.headers["location"]
    assert "Autumn Cup" in client.get("/cups").text
    assert client.post(f"{address}/enter", data={"csrf": csrf(client), "name": ""}).status_code == 422
    page = client.post(f"{address}/enter", data={"csrf": csrf(client), "name": "Vera"}).text
    assert "<li>Vera</li>" in page
    assert "<li>Vera</li>" not in client.post(f"{address}/leave", data={"csrf": csrf(client)}).text
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
    cup = Cup(client, [me(client), "anna", "tom", "sam", "june"], rounds=1)
    assert client.get("/cups").status_code == 200
    cup.pass_days(1.01)
    cup.act()
    page = client.get(f"/cup/{cup.id}").text
    assert page.count('class="pairing') == 4  # three tables in their list
    assert page.count('class="start-seats"') == 3
    mine = next(table for table in cup.now.tables if me(client) in table.players)
    assert (f"/table/{mine.table}" in page) == (mine.table is not None)
    others = [table.table for table in cup.now.tables if table.table and table is not mine]
    assert not any(table in page for table in others if table != mine.table)
    cup.end_round()
    page = client.get(f"/cup/{cup.id}").text
    assert page.count('class="step"') == 3
    assert "#rosette-1" in page
    assert page.count("/replay") == 3
