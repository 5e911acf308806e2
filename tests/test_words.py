"""Every sentence exists in three languages, with the same variables, and each is used."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import grange
from grange.core.words import HOUSE, LANGUAGES, MOST_SAID, Words, files_of, messages_in, read_words
from grange.web.live.fragments import WORDS_OF_PAGES

PACKAGE = Path(grange.__file__).parent
FOLDERS = [HOUSE, *(game.folder / "words" for game in grange.games()), PACKAGE / "template_game" / "words", *WORDS_OF_PAGES]
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}/{folder.name}")
LOG_CALLS = {f"log.{level}" for level in ("debug", "info", "warning", "error", "exception", "critical", "log")}
SHARED_ATTRIBUTES = {"more", "about", "kind", "does", "rule", "text"}  # the others are cases, and each language has its own


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def entries_in(file: Path) -> list[fluent.EntryType]:
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def entries(folder: Path, lang: str) -> list[fluent.EntryType]:
    return [entry for file in files_of(folder, lang) for entry in entries_in(file)]


@cache
def messages(folder: Path, lang: str) -> dict[str, fluent.Pattern]:
    """List every message and every shared attribute with its pattern."""
    found = {}
    for entry in entries(folder, lang):
        if isinstance(entry, fluent.Message):
            assert entry.value is not None
            found[entry.id.name] = entry.value
            found |= {
                f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes if each.id.name in SHARED_ATTRIBUTES
            }
    return found


def variables(pattern: fluent.Pattern) -> set[str]:
    """List the variables of a pattern; the case of a thing, as in $biome-on, counts as the thing."""
    visitor = Variables()
    visitor.visit(pattern)
    return {name.split("-")[0] for name in visitor.names}


@every_folder
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_of_words_is_well_formed(folder: Path, lang: str):
    broken = [entry.content for entry in entries(folder, lang) if isinstance(entry, fluent.Junk)]
    assert not broken
    names = [entry.id.name for entry in entries(folder, lang) if isinstance(entry, fluent.Message)]
    assert len(set(names)) == len(names)


@every_folder
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_of_words_is_split_where_its_messages_begin(folder: Path, lang: str):
    """Each is understood alone, when it is first said."""
    for file in files_of(folder, lang):
        text = file.read_text(encoding="utf-8")
        begun = [entry.id for entry in entries_in(file) if isinstance(entry, fluent.Message | fluent.Term)]
        starts = [name.span.start for name in begun if name.span]
        cut = [text[start:end] for start, end in zip(starts, [*starts[1:], len(text)], strict=True)]
        assert messages_in(file) == dict(zip([name.name for name in begun], cut, strict=True))


@every_folder
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_no_message_is_missing_in_any_language(folder: Path, lang: str):
    assert set(messages(folder, lang)) == set(messages(folder, "en"))


@every_folder
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_a_translation_needs_no_value_that_the_original_does_not_get(folder: Path, lang: str):
    english = messages(folder, "en")
    for key, pattern in messages(folder, lang).items():
        assert variables(pattern) <= variables(english[key]) | {"who", "name"}, key


@every_folder
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_russian_and_polish_plurals_have_their_forms(folder: Path, lang: str):
    for key, pattern in messages(folder, lang).items():
        for choice in _choices(pattern):
            forms = {getattr(variant.key, "name", "") for variant in choice.variants}
            if "one" in forms or "few" in forms:
                assert {"one", "few", "many"} <= forms, key


def _choices(pattern: fluent.Pattern) -> list[fluent.SelectExpression]:
    class Choices(Visitor):
        found: list[fluent.SelectExpression] = []  # noqa: RUF012

        def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
            self.found.append(node)
            self.generic_visit(node)

    Choices.found = []
    Choices().visit(pattern)
    return Choices.found


@cache
def texts_in_code(folder: Path) -> tuple[set[str], set[str]]:
    """List all plain texts in our code, and all texts with holes as patterns."""
    plain, holed = set(), set()
    for path in folder.rglob("*.py"):
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        pieces = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces:
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_-]+" for part in node.values]
                holed.add("".join(parts))
    for path in folder.rglob("*.html"):
        template = path.read_text(encoding="utf-8")
        plain |= set(re.findall(r"""["']([a-z0-9.-]+)["']""", template))
        holed |= {re.escape(start) + "[a-z0-9_-]+" for start in re.findall(r"""["']([a-z-]+-)["'] ~""", template)}
    return plain, {pattern for pattern in holed if re.match(r"[a-z]+\\?-|\[a-z0-9_-\]\+\\?-", pattern)}


@every_folder
def test_no_message_is_unused(folder: Path):
    """A message is used if our code names it, or builds its name, or a value of that name is spoken of."""
    plain, holed = texts_in_code(PACKAGE)
    things = things_spoken_of(folder)
    unused = [
        key
        for key in messages(folder, "en")
        if "." not in key
        and key not in plain
        and not any(re.fullmatch(pattern, key) for pattern in holed)
        and key.split("-")[0] not in things
    ]
    assert not unused


def things_spoken_of(folder: Path) -> set[str]:
    """List the variables whose values name things, such as $biome for biome-meadow."""
    return {name for pattern in messages(folder, "en").values() for name in variables(pattern)}


def test_no_message_has_two_homes():
    """A page loads the house's words, a game's and its own; none may hide another."""
    shared = [key for folder in (HOUSE, *WORDS_OF_PAGES) for key in messages(folder, "en")]
    assert len(set(shared)) == len(shared)
    for game in grange.games():
        assert not set(shared) & set(messages(game.folder / "words", "en"))


def test_every_message_that_our_code_names_exists():
    known = {key for folder in FOLDERS for key in messages(folder, "en")}
    plain, _ = texts_in_code(PACKAGE)
    named = {
        text
        for text in plain
        if re.fullmatch(r"(error|mistake|ask|event|option|cli|play|replay|simulate|verdict|log)-[a-z0-9-]+", text)
    }
    assert named <= known


def test_every_entry_of_the_log_has_its_sentence_among_the_words():
    """Only a line that was translated before, as that of an error, is passed on as text."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in LOG_CALLS:
                texts = [part.value for part in node.args if isinstance(part, ast.Constant)]
                assert set(texts) <= {"%s"}, f"{path.relative_to(PACKAGE)}:{node.lineno}"


def test_an_unknown_language_falls_back_to_english():
    assert read_words("fr").lang == "en"


def test_a_missing_message_or_value_is_an_error_and_never_shows_in_a_sentence():
    with pytest.raises(KeyError, match="no-such-message"):
        read_words("en").say("no-such-message")
    with pytest.raises(KeyError, match="error-seats"):
        read_words("en").say("error-seats")


def test_sentences_are_remembered_with_their_values_and_never_more_than_so_many(tmp_path: Path):
    message = "trees = { $number ->\n    [one] one tree\n   *[other] { $number } trees\n }\n"
    (tmp_path / "en.ftl").write_text(message, encoding="utf-8")
    words = Words("en", tmp_path)
    for number in [*range(MOST_SAID + 2), 1, 2]:
        assert words.say("trees", number=number) == ("one tree" if number == 1 else f"{number:,} trees")
    assert len(words._said) <= MOST_SAID


def test_an_error_speaks_every_language():
    with pytest.raises(grange.UnknownGame) as caught:
        grange.new_game("chess")
    sentences = {caught.value.say(lang) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all("chess" in sentence and "evergreen" in sentence for sentence in sentences)
