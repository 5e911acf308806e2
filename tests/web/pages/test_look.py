"""Looking things up at a table, and the chapters of the rules beside it."""

from __future__ import annotations

import re

import pytest

import grange
from grange.core.words import LANGUAGES
from grange.games import find
from grange.web.live.figures import drawn_lines, with_figures
from tests.contract.test_look import seen

every_game = pytest.mark.parametrize("game", [game.name for game in grange.games()])
SCRIPT = {"x-grange": "1"}


def opened(client, game: str) -> str:
    answer = client.post("/api/tables", json={"game": game, "seats": [{}, {}], "seed": 1})
    return f"/table/{answer.json()['table']}"


def test_whoever_points_at_a_cloud_is_told_of_it_in_their_language(client):
    table = opened(client, "petrichor")
    english = client.get(f"{table}/look", params={"thing": "cloud"}, headers=SCRIPT)
    polish = client.get(f"{table}/look", params={"thing": "cloud"}, headers={**SCRIPT, "accept-language": "pl"})
    assert "Cloud" in english.text
    assert "/rules/petrichor#clouds" in english.text
    assert "Chmura" in polish.text


@pytest.mark.parametrize("thing", ["moon", "<script>", "space-forest"])
def test_of_what_is_not_there_nothing_is_told(client, thing):
    answer = client.get(f"{opened(client, 'petrichor')}/look", params={"thing": thing}, headers=SCRIPT)
    assert answer.status_code == 404
    assert answer.json()["error"] == "error-unknown-thing"


def test_a_name_without_end_is_refused(client):
    answer = client.get(f"{opened(client, 'petrichor')}/look", params={"thing": "x" * 61}, headers=SCRIPT)
    assert answer.status_code == 422


@every_game
def test_every_chapter_can_be_had_alone_with_its_neighbours(client, game):
    chapters = [part.id for part in find(game).chapters("en") if part.id]
    for number, chapter in enumerate(chapters):
        drawer = client.get(f"/rules/{game}/{chapter}", headers=SCRIPT).text
        around = {chapters[other] for other in (number - 1, number + 1) if 0 <= other < len(chapters)}
        assert set(re.findall(r'data-chapter="([a-z-]+)"', drawer)) == around | {"all"}
    assert set(re.findall(r'data-chapter="([a-z-]+)"', client.get(f"/rules/{game}/all", headers=SCRIPT).text)) == set(chapters)


def test_a_chapter_that_the_rules_do_not_have_is_not_found(client):
    answer = client.get("/rules/petrichor/moon", headers=SCRIPT)
    assert answer.status_code == 404
    assert answer.json()["error"] == "error-unknown-chapter"


@every_game
def test_the_figures_of_the_rules_are_the_same_in_every_language(game):
    english, *others = figures_of(game)
    assert all(figures == english for figures in others)


def figures_of(game: str) -> list[list[list[list[str]]]]:
    """List the figures of each chapter of the rules, language by language."""
    return [[drawn_lines(part.text) for part in find(game).chapters(lang)] for lang in LANGUAGES]


@pytest.mark.parametrize("game", ["petrichor", "evergreen", "farmerama", "agricola"])
def test_the_rules_of_our_games_have_figures(game):
    assert sum(map(len, figures_of(game)[0])) > 5


@every_game
def test_the_rules_page_draws_its_figures_with_pieces_that_it_brings(client, game):
    page = client.get(f"/rules/{game}").text
    drawn = set(re.findall(r'<use href="#([a-z0-9-]+)"', page.partition('<main class="page rulebook"')[2]))
    brought = set(re.findall(r'<symbol id="([a-z0-9-]+)"', page))
    assert ('class="figs"' in page) == any(figures_of(game)[0])
    assert drawn <= brought


@every_game
def test_a_table_brings_the_pieces_of_its_rules_and_of_all_that_can_be_looked_up(client, game):
    page = client.get(opened(client, game)).text
    brought = set(re.findall(r'<symbol id="([a-z0-9-]+)"', page))
    chapters = [client.get(f"/rules/{game}/{part.id or 'all'}").text for part in find(game).chapters("en")]
    never_here = find(game).display.unused_pieces({option.name: option.usual for option in find(game).rule_options})
    icons = {look.icon for looks in seen(game).values() for look in looks if look} - never_here
    assert {*re.findall(r'<use href="#([a-z0-9-]+)"', "".join(chapters)), *icons} <= brought


def test_in_a_figure_pieces_bear_numbers_are_pale_and_stand_between_signs():
    drawn = with_figures().render("```figures\nsun → tree-big:2 tree-small:- | **Light** & <shade>.\n```\n")
    assert '<use href="#sun"/>' in drawn
    assert "<i>→</i>" in drawn
    assert "<b>2</b>" in drawn
    assert 'class="off"' in drawn
    assert "<strong>Light</strong> &amp; &lt;shade&gt;." in drawn


def test_in_a_terminal_a_chapter_has_no_figures():
    light = next(part for part in find("evergreen").chapters("en") if part.id == "light")
    assert "figures" in light.text
    assert "figures" not in light.without_figures
    assert "tree-big" not in light.without_figures
