"""Explain a thing on the table of Agricola to a visitor who points at it."""

from __future__ import annotations

from typing import Any

from grange.core.look import Look, look, without_seat
from grange.core.words import Message
from grange.games.agricola.box import (
    CARD_NAMES,
    CARD_NUMBER,
    CARD_OF_SPACE,
    DECK_KINDS,
    FIRST_OF_DECKS,
    GOODS,
    GRAIN,
    HOUSES,
    MAJORS,
    NUMBER,
    ROUNDS,
    SCORED,
    SEASONS,
    SPACES,
    VEGETABLE,
    Goods,
)
from grange.games.agricola.draw.recipes import RECIPES, main_piece
from grange.games.agricola.labels import MAJOR_PIECES, SPACE_PIECES
from grange.games.agricola.rules.goods import goods_on
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.seasons import about_space, change_messages

ROUND_NAMES = frozenset(str(number) for number in range(1, ROUNDS + 1))

# each piece with its message, and the chapter of its text
PIECES = {
    **dict.fromkeys(("sheep", "boar", "cattle"), "animals"),
    **dict.fromkeys(("grain", "vegetable", "bread"), "food"),
    "wood": "stables",
    **dict.fromkeys(("clay", "reed", "stone", "house"), "house"),
    **dict.fromkeys(("food", "sickle"), "harvest"),
    **dict.fromkeys(("field", "seeds"), "fields"),
    "fence": "fences",
    "stable": "stables",
    "yard": "farm",
    **dict.fromkeys(("person", "first-player"), "round"),
    "newborn": "family",
    "seat": "aim",
    **dict.fromkeys(("candy", "fuel", "fuzzball", "circles", "burnt"), "decks"),
    **dict.fromkeys(("llama", "fairy", "scrying"), "decks"),
}
ON_CARDS = frozenset(piece.partition("/")[0] for recipe in RECIPES.values() for piece in (*recipe.pieces, recipe.sign)) - {""}
SAME = {  # different pieces for the same thing
    **dict.fromkeys(("fence-h", "fence-v", "fence-post"), "fence"),
    **dict.fromkeys(("field-grain", "field-vegetable", "plow"), "field"),
    "sow": "seeds",
    "fairies": "fairy",
}
ICONS = {"fence": "fence-h", "person": "person-0", "seat": "seat-0", "yard": "field"}

# each space with an action, with the chapter of its text
WORK = {
    "farm_expansion": "house",
    "meeting_place": "round",
    "farmland": "fields",
    "lessons": "round",
    "side_job": "tiles",
    "animal_market": "tiles",
    "modest_wish": "family",
    "major_improvement": "improvements",
    "fencing": "fences",
    "grain_utilization": "fields",
    "basic_wish": "family",
    "house_redevelopment": "house",
    "urgent_wish": "family",
    "cultivation": "fields",
    "farm_redevelopment": "house",
    **dict.fromkeys(SEASONS, "seasons"),
    "marketplace": "team",
}
CATEGORIES = {
    "unused": "farm",
    "stables": "stables",
    "rooms": "house",
    "people": "family",
    "cards": "improvements",
    "bonus": "improvements",
    "begging": "harvest",
    "team": "team",
}


def look_up(state: Agricola, thing: str) -> Look | None:
    """Explain a space, an improvement, a row of the score sheet, or a piece by its name."""
    kind, _, name = thing.partition("-")
    if kind == "space" and name in NUMBER:
        space = NUMBER[name]
        return _card(state, CARD_OF_SPACE[space]) if space in CARD_OF_SPACE else _space(state, space)
    if kind == "round" and name in ROUND_NAMES:
        return look("round", "sickle", "round", round=int(name), harvest="yes" if int(name) in state.box.harvests else "no")
    if kind == "major" and name in MAJORS:
        return _major(state, MAJORS.index(name))
    if kind == "card" and name in CARD_NUMBER:
        return _card(state, CARD_NUMBER[name])
    if kind == "category":
        return _category(state, name)
    return _deck(state, name) if kind == "deck" else _piece(state, without_seat(thing))


def _deck(state: Agricola, name: str) -> Look | None:
    if name not in DECK_KINDS:
        return None
    piece = "saucer" if name == "x" else "mushroom"
    return look(f"deck-{name}", piece, "decks", count=len(state.decks[DECK_KINDS.index(name)]))


def _piece(state: Agricola, thing: str) -> Look | None:
    kind, _, name = thing.partition("-")
    if thing in MAJOR_PIECES:
        return _major(state, MAJOR_PIECES.index(thing))
    if kind == "room" and name in HOUSES:
        return look("room", thing, "house", house=name)
    if kind == "season" and name in SEASONS:
        return look("season", thing, "seasons", season=name, changes=change_messages(state, SEASONS.index(name) + 1))
    thing = SAME.get(thing, thing)
    if thing == "lessons":
        return _space(state, NUMBER["lessons"])
    if thing not in PIECES:
        return look("card", thing, "cards") if thing in ON_CARDS or thing.startswith(("cat-", "ground-")) else None
    box = state.box
    values: dict[str, Any] = {
        "food": {"each": box.adult[state.seats - 1], "newborn": box.newborn[state.seats - 1]},
        "field": {"grain": box.sown[GRAIN], "vegetable": box.sown[VEGETABLE]},
        "seeds": {"grain": box.sown[GRAIN], "vegetable": box.sown[VEGETABLE]},
        "person": {"points": box.score["person"]},
    }
    return look(thing, ICONS.get(thing, thing), PIECES[thing], **values.get(thing, {}))


# Spaces


def _space(state: Agricola, space: int) -> Look:
    """Explain a space: what accumulates there, what it gives, or what can be done there."""
    name = "lessons" if SPACES[space] == "lessons_more" else SPACES[space]
    name_of = Message(f"space-{SPACES[space]}")
    fills, gives = state.box.fills.get(space), state.box.gives.get(space)
    lies = _goods(goods_on(state, space)) or [Message("look-nothing")]
    if name in SEASONS:
        return look("space-season", SPACE_PIECES[name], WORK[name], name=name_of, about=about_space(state, name))
    if name in WORK:
        more: dict[str, dict[str, Any]] = {"meeting_place": {"lies": lies}, "modest_wish": {"round": state.box.wish_from_round}}
        if name == "meeting_place" and state.has_hands:
            return look("meeting-with-cards", "first-player", WORK[name])
        return look(f"space-{name}", SPACE_PIECES.get(name, "house"), WORK[name], **more.get(name, {}))
    if fills is not None:
        good = GOODS[fills[state.seats][0][0]] if fills[state.seats] else "wood"
        return look("gathers", good, "spaces", name=name_of, grows=_goods(fills[state.seats]), lies=lies)
    if gives is None or (name == "resource_market" and state.box.choice[state.seats - 1]):
        return look("space-resource_market", "stone", "round")
    given = gives[state.seats]
    return look("gives", GOODS[given[0][0]] if given else "food", "round", name=name_of, goods=_goods(given))


def _goods(goods: Goods | list[tuple[int, int]]) -> list[Message]:
    return [Message(f"goods-{GOODS[good]}", {"count": number}) for good, number in goods if number]


# Major improvements

MAJOR_LOOKS = {  # the message of each piece, and the chapter of its text
    "fireplace": ("fireplace", "improvements"),
    "hearth": ("hearth", "food"),
    "well": ("well", "improvements"),
    "oven-clay": ("oven", "food"),
    "oven-stone": ("oven", "food"),
    "joinery": ("workshop", "improvements"),
    "pottery": ("workshop", "improvements"),
    "basket": ("workshop", "improvements"),
}


def _major(state: Agricola, card: int) -> Look:
    """Explain a major improvement, with its price and points."""
    printed, piece = state.box.majors[card], MAJOR_PIECES[card]
    message, chapter = MAJOR_LOOKS[piece]
    more: dict[str, Any] = {
        "well": {"rounds": printed.rounds},
        "oven": {"bakes": printed.bakes, "most": printed.most},
        "workshop": {"one": _goods(((printed.craft, 1),)), "food": Message("goods-food", {"count": printed.craft_food})},
    }
    return look(
        f"major-{message}",
        piece,
        chapter,
        name=Message(f"card-{MAJORS[card]}"),
        points=printed.points,
        price=_goods(printed.price.goods),
        **more.get(message, {"bakes": printed.bakes}),
    )


# Hand cards


def _card(state: Agricola, card: int) -> Look:
    """Explain an occupation or an improvement by the rule on its face."""
    if card < len(MAJORS):
        return _major(state, card)
    name = CARD_NAMES[card]
    kind = face_kind(state, card)
    rule = Message("look-card.rule")
    return Look(main_piece(name), Message(f"card-{name}"), Message(f"kind-{kind}"), Message(f"card-{name}.about"), rule, "cards")


def face_kind(state: Agricola, card: int) -> str:
    """Name the kind of a card other than the ten major improvements: its deck, if it was drawn from one."""
    if card >= FIRST_OF_DECKS:
        return DECK_KINDS[state.box.deck_cards[card].deck]
    return "occ" if state.is_occupation(card) else "minor"


# The score sheet


def _category(state: Agricola, name: str) -> Look | None:
    if name in SCORED or name == "llamas":
        steps = dict(zip(("one", "two", "three", "four"), state.box.steps[name], strict=True))
        return look("steps", state.game.display.emblems[name], "aim", name=Message(f"category-{name}"), **steps)
    if name not in CATEGORIES:
        return None
    score = state.box.score
    values: dict[str, Any] = {
        "rooms": dict(zip(HOUSES, score["rooms"], strict=True)),
        "people": {"points": score["person"]},
        "begging": {"points": state.box.begging},
    }
    return look(f"category-{name}", state.game.display.emblems[name], CATEGORIES[name], **values.get(name, {}))
