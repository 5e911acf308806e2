"""The page of a balance report: one HTML file that opens offline, in any light, on paper and on a phone."""

from __future__ import annotations

import base64
import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from grange.core.picture import ART, REFERENCE, art_of
from grange.core.words import Words
from grange.games import find
from grange.lab.balance.numbers import Numbers
from grange.lab.balance.report import Report
from grange.lab.balance.subject import Group

HERE = Path(__file__).parent
FACE = re.compile(r"@font-face \{.*?\}", re.DOTALL)
FONT = re.compile(r"url\(fonts/([\w-]+)\.woff2\)")
COATS = re.compile(r"^(?:\.(?:coat-|of-card)[^{}]*)\{[^}]*\}", re.MULTILINE)  # what people on cards wear
LETTERS = {"en": ("latin",), "ru": ("latin", "cyrillic"), "pl": ("latin", "latin-ext")}
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI")


@dataclass(frozen=True)
class Page:
    """What the chapters of a page share: the numbers, the words, and the records that show them."""

    report: Report
    words: Words
    date: str
    command: str
    records: dict[str, str]  # the file of each game that a number leads to

    @property
    def write(self) -> Numbers:
        """Writes numbers."""
        return Numbers(self.words)

    def say(self, key: str, **values: object) -> str:
        """Say a sentence, safe for a page."""
        return escape(self.words.say(key, **values), quote=False)

    def marked(self, key: str, **values: object) -> str:
        """Say a sentence in which *stars* make words bold and _underscores_ slanted."""
        said = self.say(key, **values)
        return re.sub(r"_([^_]+)_", r"<i>\1</i>", re.sub(r"\*([^*]+)\*", r"<b>\1</b>", said))

    def mark(self, stands_out: bool, blank: bool = False) -> str:
        """Return the mark of a number; no mark is filled before the stop rule is satisfied."""
        return "sure" if stands_out and self.report.enough else "control" if blank else "open"

    def name_in(self, group: Group, thing: str) -> str:
        """Name a thing of a group."""
        if group.said is not None:
            return self.words.text(group.said(thing))
        return self.name(group.named or group.name, thing)

    def name(self, group: str, thing: str) -> str:
        """Return the name of a thing of the game; places are called by their ids."""
        key = f"{group}-{thing}"
        said = self.words.say(key) if self.words.knows(key) else thing
        return said.replace("\u00ad", "")

    def record(self, game: str, said: str) -> str:
        """Link to the record of a game, if there is one; `said` is safe already."""
        return f'<a href="{escape(self.records[game])}">{said}</a>' if game in self.records else said


@dataclass(frozen=True)
class Chapter:
    """A chapter of the page."""

    key: str
    title: str
    body: str

    @property
    def anchor(self) -> str:
        """Where links lead; a piece may have the same name as a chapter."""
        return anchor_of(self.key)


def anchor_of(key: str) -> str:
    """Return the id of a chapter on the page."""
    return f"chapter-{key}"


def figure(picture: str, caption: str) -> str:
    """Put a caption below a picture."""
    return f"<figure>{picture}<figcaption>{caption}</figcaption></figure>"


def lead(said: str) -> str:
    """Begin a chapter."""
    return f'<p class="lead">{said}</p>'


def use(piece: str, size: int = 24) -> str:
    """Show a piece."""
    return f'<svg viewBox="0 0 48 48" width="{size}" height="{size}" aria-hidden="true"><use href="#{piece}"/></svg>'


def whole_page(page: Page, opening: str, chapters: Sequence[Chapter]) -> str:
    """Put the page together, with its letters, colours, drawings and script."""
    game = find(page.report.plan.game)
    contents = "".join(f'<li><a href="#{each.anchor}">{escape(each.title)}</a></li>' for each in chapters)
    body = "".join(
        f'<section class="chapter" id="{each.anchor}"><header><p class="no">{number}</p><h2>{escape(each.title)}</h2></header>'
        f"{each.body}</section>"
        for number, each in zip(ROMAN, chapters, strict=False)
    )
    title = page.say("balance-title", game=page.words.say("game-name"), games=page.report.games)
    emblem = game.display.emblem
    drawn = frozenset({emblem, *REFERENCE.findall(re.sub(r"<style.*?</style>", "", opening + body, flags=re.DOTALL))})
    return f"""<!doctype html>
<html lang="{page.words.lang}" data-game="{game.name}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{letters(page.words.lang)}
{style(game.folder)}
</style>
</head>
<body>
<svg class="stock" width="0" height="0" aria-hidden="true"><defs>{art_of(drawn)}</defs></svg>
<header class="masthead">
<a class="brand" href="#top">{use(emblem, 34)}<span>Grange</span></a>
<p class="where"><b>{page.say("game-name")}</b> <span>{page.say("balance-report")}</span></p>
<div class="tools">
<button class="tool" type="button" data-theme-button>{page.say("balance-theme")}</button>
<button class="tool wide" type="button" data-print>{page.say("balance-print")}</button>
</div>
</header>
<div class="book" id="top">
<nav class="contents" aria-label="{page.say("balance-chapters")}"><ol>{contents}</ol></nav>
<main>
{opening}
{body}
</main>
</div>
<script>
{(HERE / "page.js").read_text(encoding="utf-8")}</script>
</body>
</html>
"""


def letters(lang: str) -> str:
    """Return the fonts that a language needs, inside the page."""
    faces = FACE.findall((ART / "fonts.css").read_text(encoding="utf-8"))
    wanted = [face for face in faces if (found := FONT.search(face)) and found[1].split("-", 1)[1].endswith(LETTERS[lang])]
    return "\n".join(FONT.sub(_inside, face) for face in wanted)


def _inside(found: re.Match[str]) -> str:
    data = base64.b64encode((ART / "fonts" / f"{found[1]}.woff2").read_bytes()).decode()
    return f"url(data:font/woff2;base64,{data})"


def style(folder: Path) -> str:
    """Return the tokens, the colours of the game, and the sheet of the report."""
    sheets = (ART / "tokens.css", folder / "draw" / "colours.css", HERE / "page.css")
    cards = folder / "draw" / "cards.css"
    coats = COATS.findall(cards.read_text(encoding="utf-8")) if cards.exists() else []
    return "\n".join([*(sheet.read_text(encoding="utf-8") for sheet in sheets if sheet.exists()), *coats])
