"""Figures of the rules: pieces, arrows and signs, with a few words beside them.

In the Markdown of a chapter, a figure is a fenced block. Each line has the pieces and signs, a bar, and the words:

    ```figures
    weather-frost → cloud | **Frost.** A new cloud with one of your drops.
    sun tree-small:1 tree-small:- | The second tree stands in the shadow of the first.
    ```

`piece:1` bears a number on a badge, and `piece:-` is pale: it counts for nothing here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_core import StateCore
from markdown_it.token import Token
from markupsafe import escape

from grange.core.game import FIGURES
from grange.web.live.art import box_of, is_piece

MANY = 4  # with more things than this, the words stand below them


def with_figures() -> MarkdownIt:
    """Make the Markdown parser of the rules pages."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")

    def fence(usual: RendererHTML, tokens: Sequence[Token], at: int, options: Any, env: Any) -> str:
        block = tokens[at]
        return figures(block.content, markdown) if block.info == "figures" else usual.code_block(tokens, at, options, env)

    markdown.add_render_rule("fence", fence)
    markdown.core.ruler.push("corners", leave_corners_plain)
    return markdown


def leave_corners_plain(state: StateCore) -> None:
    """Make an empty cell in the head of a table an ordinary cell: a screen reader would read it as a heading without words."""
    for opening, inside, closing in zip(state.tokens, state.tokens[1:], state.tokens[2:], strict=False):
        if opening.type == "th_open" and not inside.content:
            opening.tag = closing.tag = "td"


def figures(block: str, markdown: MarkdownIt) -> str:
    """Draw the figures of a block, one below the other."""
    return f'<div class="figs">{"".join(_figure(line, markdown) for line in block.splitlines() if line.strip())}</div>\n'


def _figure(line: str, markdown: MarkdownIt) -> str:
    things, words = _parts(line)
    css = ' class="row"' if len(things) > MANY else ""
    drawn = "".join(map(_thing, things))
    return f'<div{css}><span class="do" aria-hidden="true">{drawn}</span><span>{markdown.renderInline(words)}</span></div>'


def _parts(line: str) -> tuple[list[str], str]:
    things, _, words = line.partition("|")
    return things.split(), words.strip()


def _thing(thing: str) -> str:
    """Draw a piece, pale or with a badge; a name without a piece is a sign."""
    piece, _, note = thing.partition(":")
    if not is_piece(piece):
        return f"<i>{escape(thing)}</i>"
    box = box_of(piece)
    wide = "w " if box.startswith("0 0 72") else ""
    pale, badge = ("off", "") if note == "-" else ("rim", f"<b>{escape(note)}</b>" if note else "")
    return f'<span><svg class="{wide}{pale}" viewBox="{box}"><use href="#{piece}"/></svg>{badge}</span>'


def drawn_lines(text: str) -> list[list[str]]:
    """List the pieces and signs in each figure of a text, without the words."""
    blocks = re.findall(FIGURES, text)
    return [_parts(line)[0] for block in blocks for line in block.strip().splitlines()[1:-1]]


def pieces_in_figures(text: str) -> set[str]:
    """List the pieces that the figures of a text show."""
    return {piece for line in drawn_lines(text) for piece in (thing.partition(":")[0] for thing in line) if is_piece(piece)}
