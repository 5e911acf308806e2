"""All cards of Agricola, for the catalogue page."""

from __future__ import annotations

from grange.core.catalogue import Catalogue, Filter
from grange.core.words import Words
from grange.games.agricola.box import CARD_NAMES, CARD_NUMBER, CATEGORIES, MAJORS, PRINTED, Box
from grange.games.agricola.draw.faces import MARKS, conditions, face_of, whole
from grange.games.agricola.labels import goods_messages

BOX = Box(PRINTED)
TWINS = ("fireplace_3", "hearth_5")  # they differ from their twins only in their price
NAMES = tuple(name for name in CARD_NAMES if name not in TWINS)
FACES = {name: face_of(BOX, CARD_NUMBER[name]) for name in NAMES}
KINDS = ("occ", "minor", "major", "x", "club")
PLAYERS = (1, 3, 4)
TABLES = {"occ": "occupations", "minor": "minors", "x": "x_deck", "club": "legendary_deck"}


def _those(which: dict[str, object], value: object) -> frozenset[str]:
    return frozenset(name for name, has in which.items() if has == value)


KIND_OF: dict[str, object] = {name: face.kind for name, face in FACES.items()}
CATEGORY_OF: dict[str, object] = {name: face.category for name, face in FACES.items()}
PLAYERS_OF: dict[str, object] = {name: face.players for name, face in FACES.items()}


def facts(name: str, words: Words) -> list[tuple[str, str]]:
    """Return what is printed on a card besides its rule."""
    face = FACES[name]
    code = "" if CARD_NUMBER[name] < len(MAJORS) else PRINTED[TABLES[face.kind]][name]["code"]
    listed = {
        "code": code,
        "players": words.say("fact-from-players", count=face.players) if face.kind == "occ" else "",
        "price": ", ".join(words.text(each) for each in goods_messages(face.price)),
        "condition": conditions(face, words),
        "points": str(face.points or ""),
        "passes": words.say("face-left") if face.passes else "",
    }
    return [(words.say(f"fact-{fact}"), value) for fact, value in listed.items() if value]


CATALOGUE = Catalogue(
    names=NAMES,
    filters=(
        Filter(
            "kind",
            {kind: _those(KIND_OF, kind) for kind in KINDS},
            {"occ": "lessons", "minor": "loom", "major": "hearth", "x": "saucer", "club": "mushroom"},
        ),
        Filter("category", {each: _those(CATEGORY_OF, each) for each in CATEGORIES}, MARKS),
        Filter("players", {str(least): _those(PLAYERS_OF, least) for least in PLAYERS}, {}),
    ),
    face=lambda name, words: whole(BOX, CARD_NUMBER[name], words),
    facts=facts,
)
