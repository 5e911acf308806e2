"""A test names what is still missing to anybody who adds a card, a rule option or a language."""

from __future__ import annotations

import tomllib

import pytest

import grange
from grange.core.game import RuleOption
from grange.core.words import LANGUAGES
from grange.games import find
from tests.checklists import AGRICOLA, HAND, folders_of_words, missing_of_card, missing_of_language, missing_of_option

PRINTED = tomllib.loads((AGRICOLA / "components.toml").read_text(encoding="utf-8"))
CARDS = [(card, kind) for kind in HAND for card in PRINTED[kind] if card != "source"]
OPTIONS = [(game, option) for game in grange.games() for option in game.rule_options]


@pytest.mark.parametrize(("card", "kind"), CARDS, ids=lambda part: part)
def test_a_card_has_all_that_it_needs(card: str, kind: str):
    missing = missing_of_card(card, kind)
    assert not missing, "see docs/how-to/add-a-card.md:\n" + "\n".join(missing)


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=lambda part: part.name)
def test_a_rule_option_has_all_its_words(game, option: RuleOption):
    missing = missing_of_option(game, option)
    assert not missing, "see docs/how-to/add-a-rule-option.md:\n" + "\n".join(missing)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_has_all_its_files_and_messages(lang: str):
    missing = missing_of_language(lang)
    assert not missing, "see docs/how-to/add-a-language.md:\n" + "\n".join(missing)


def test_a_card_that_has_nothing_is_told_of_every_file():
    missing = missing_of_card("tin_whistle", "minors")
    needed = ["components.toml", "class TinWhistle", "*en.ftl", "*ru.ftl", "*pl.ftl", "vignettes.toml", "card_estimates.toml"]
    assert len(missing) == len(needed)
    for line, part in zip(missing, needed, strict=True):
        assert part in line


def test_an_option_without_words_is_told_of_every_message():
    missing = missing_of_option(find("evergreen"), RuleOption("moon", ("new", "full")))
    assert len(missing) == 3 * len(LANGUAGES)
    assert "grange/games/evergreen/words/*ru.ftl has no message “moon-full = …”" in missing


def test_a_language_without_a_file_is_told_of_every_file():
    missing = missing_of_language("xx")
    assert "grange/core/words.py: LANGUAGES does not name “xx”" in missing
    assert "grange/games/agricola/rules.xx.md is not there: the rules in our own words" in missing
    assert "grange/words/xx.ftl is not there; en.ftl has the sentences" in missing
    assert len(missing) > len(folders_of_words())
