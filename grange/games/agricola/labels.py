"""The texts of Agricola: labels of options, what an option would bring, and the pieces and places it points at."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from grange.core.game import Say
from grange.core.options import Verb
from grange.core.words import Message
from grange.games.agricola import farm, scoring
from grange.games.agricola.box import (
    ACTIONS,
    ANIMALS,
    CARD_NAMES,
    FOOD,
    GOODS,
    HOUSES,
    LESSON,
    LESSON_MORE,
    LESSONS,
    MAJORS,
    MINOR,
    PILES,
    ROOMS,
    ROUNDS,
    SEASONS,
    SHEEP,
    SPACES,
    STABLES,
    Goods,
    Price,
)
from grange.games.agricola.cards import CARDS
from grange.games.agricola.draw.recipes import main_piece
from grange.games.agricola.options import (
    ADD,
    ADD_FOR,
    AGAIN,
    AMOUNT,
    ANY_TIME,
    AT,
    BAKING,
    CONVERT,
    CONVERT_NOW,
    CRAFT,
    DO,
    DRAW,
    DROP,
    ENCLOSE,
    FAMILY,
    FARM_SPACE,
    FEED,
    FETCH,
    FIELD,
    FIELD_FOR,
    GUEST,
    KEEP,
    LOSE,
    PART,
    PAY,
    PLAY,
    POINTS,
    REVEAL,
    ROOM,
    ROOM_FOR,
    SPACE,
    STABLE,
    STABLE_FOR,
    STEP,
    TAKE,
    TOP,
    USE,
)
from grange.games.agricola.rules.building import BuildRooms
from grange.games.agricola.rules.costs import food_values, ways_to_pay
from grange.games.agricola.rules.fences import fencing_of
from grange.games.agricola.rules.goods import goods_on
from grange.games.agricola.rules.harvest import food_needed
from grange.games.agricola.rules.improvements import lesson_price, minors_in_reach, occupations_in_hand
from grange.games.agricola.rules.markets import ChooseAnimal
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.seasons import about_space


def goods_messages(goods: Goods) -> list[Message]:
    """Say goods with their amounts."""
    return [Message(f"goods-{GOODS[good]}", {"count": amount}) for good, amount in goods]


SPELLED = (("good", GOODS), ("space", SPACES), ("card", CARD_NAMES), ("place", farm.NAMES), ("pile", PILES))


def spell(_state: Agricola, values: dict[str, Any]) -> dict[str, Any]:
    """Turn the numbers in an event's values into names."""
    spelled = dict(values)
    if "goods" in values:
        spelled["goods"] = goods_messages(values["goods"])
    if "cards" in values:
        spelled["cards"] = [Message(f"card-{CARD_NAMES[card]}") for card in values["cards"]]
    for name, things in SPELLED:
        if name in values:
            spelled[name] = things[values[name]]
    return spelled


def where(state: Agricola) -> Message:
    """Say which round it is, and whether it ends with a harvest; before the first, cards are dealt."""
    if not state.round:
        return Message("where-deal")
    key = "where-harvest" if state.round in state.box.harvests else "where"
    if state.season:
        key = key.replace("where", "where-season")
        return Message(key, {"round": state.round, "rounds": ROUNDS, "season": SEASONS[state.season - 1]})
    return Message(key, {"round": state.round, "rounds": ROUNDS})


def outlook(state: Agricola, seat: int) -> dict[str, Message]:
    """Say what each category needs for its next point."""
    box = state.box
    needs: dict[str, Message] = {}
    for name, amount in scoring.amounts(state, seat).items():
        step = next((step for step in box.steps[name] if step > amount), 0)
        needs[name] = Message("next-more", {"count": step - amount}) if step else Message("next-none")
    stables = scoring.fenced_stables(state, seat)
    needs["stables"] = Message("next-more", {"count": 1}) if stables < box.score["most_fenced_stables"] else Message("next-none")
    house = state.house[seat]
    needs["rooms"] = Message(f"next-{HOUSES[house + 1]}") if house + 1 < len(HOUSES) else Message("next-more", {"count": 1})
    needs["people"] = Message("next-more", {"count": 1}) if state.people[seat] < box.most_people else Message("next-none")
    return needs


# Labels


LESSON_SPACES = {"lessons": LESSON, "lessons_more": LESSON_MORE}


def _space(state: Agricola, seat: int, space: int) -> Message:
    """Name a space; of two Lessons, say which one it is and what it costs."""
    name = SPACES[space]
    if name in LESSON_SPACES and state.has_hands and state.seats > 2:
        return Message(f"option-{name}", {"food": _food_for_lesson(state, seat, name)})
    return Message("option-space", {"space": name})


def _food_for_lesson(state: Agricola, seat: int, name: str) -> int:
    return lesson_price(state, seat, LESSON_SPACES[name]).goods[0][1]


def _do(state: Agricola, seat: int, action: int) -> Message:
    """Name an action; if only one card can be played, name that card."""
    cards = minors_in_reach(state, seat) if action == MINOR else occupations_in_hand(state, seat) if action in LESSONS else []
    if len(cards) == 1:
        return Message("option-do-one-card", {"action": Message(f"option-do-{ACTIONS[action]}"), "card": CARD_NAMES[cards[0]]})
    return Message(f"option-do-{ACTIONS[action]}")


def _add(state: Agricola, seat: int, place: int) -> Message:
    """Say what a pasture would cost and hold with one more space."""
    fencing = fencing_of(state, seat)
    values = {"place": farm.NAMES[place], **fencing.plan(state, 1 << place)}
    if state.team:
        return Message("option-my-add", values)
    return Message("option-add" if fencing.chosen else "option-add-first", values)


def _enclose(state: Agricola, seat: int, _: int) -> Message:
    return Message("option-enclose", {"wood": fencing_of(state, seat).plan(state)["wood"]})


def _bake(state: Agricola, seat: int, _: int) -> Message:
    return Message("option-bake", {"food": state.question_of(seat).about(state)["food"]})


def _take(state: Agricola, seat: int, good: int) -> Message:
    if good not in ANIMALS or not isinstance(state.question_of(seat), ChooseAnimal):
        return Message("option-take", {"goods": goods_messages(((good, 1),))})
    box = state.box
    return Message(f"option-take-{GOODS[good]}", {"food": box.sheep_food if good == SHEEP else box.cattle_food})


def _pay(state: Agricola, seat: int, way: int) -> Message:
    price: Price = state.question_of(seat).ways(state)[way]
    if price.card >= 0:
        return Message("option-pay-card", {"card": CARD_NAMES[price.card]})
    return Message("option-pay", {"goods": goods_messages(price.goods)})


def _convert(state: Agricola, seat: int, good: int) -> Message:
    key = "option-cook" if good >= SHEEP else "option-eat"
    return Message(key, {"good": GOODS[good], "food": food_values(state, seat).get(good, 0)})


def _craft(state: Agricola, seat: int, good: int) -> Message:
    food = next((major.craft_food for major in state.majors_of(seat) if major.craft == good), 0)
    return Message("option-craft", {"good": GOODS[good], "food": food})


def _feed(state: Agricola, seat: int, _: int) -> Message:
    need = food_needed(state, seat)
    missing = need - state.goods[seat][FOOD]
    return Message("option-beg", {"markers": missing}) if missing > 0 else Message("option-feed", {"food": need})


def _step(_state: Agricola, _seat: int, step: int) -> Message:
    """Say one of the amounts of Hard Porcelain."""
    return Message("option-step", {"clay": step + 2, "stone": step + 1})


def _any_time(state: Agricola, _seat: int, card: int) -> Message:
    """Say what a card would do now, as an aside."""
    piece, _ = CARDS[card].lying(state)
    goods = goods_messages(((GOODS.index(piece), 1),)) if piece in GOODS else []
    return Message(f"any-{CARD_NAMES[card]}", {"goods": goods})


# In a team: which farm, then the price


def _room(state: Agricola, seat: int, place: int) -> Message:
    if state.team and isinstance(state.question_of(seat), BuildRooms):  # a burnt house is rebuilt on one's own farm
        return _on_my_farm(state, seat, place, ROOMS)
    return Message("option-room", {"place": farm.NAMES[place]})


def _stable(state: Agricola, seat: int, place: int) -> Message:
    if not state.team:
        return Message("option-stable", {"place": farm.NAMES[place]})
    return _on_my_farm(state, seat, place, state.question_of(seat).price)


def _on_my_farm(state: Agricola, seat: int, place: int, thing: int) -> Message:
    return Message("option-my-farm", {"place": farm.NAMES[place], "goods": price_messages(state, seat, thing)})


def _for_partner(state: Agricola, seat: int, place: int, thing: int) -> Message:
    return Message("option-partner-farm", {"place": farm.NAMES[place], "goods": price_messages(state, seat, thing, helping=1)})


def price_messages(state: Agricola, seat: int, thing: int, helping: int = 0) -> list[Message]:
    """Say what a thing costs the seat, on its own farm or on its partner's; of several prices, the first that it can pay."""
    return goods_messages(ways_to_pay(state, seat, thing, helping=helping)[0].goods) or [Message("option-free")]


def _plow(state: Agricola, _seat: int, place: int) -> Message:
    return Message("option-my-field" if state.team else "option-plow", {"place": farm.NAMES[place]})


def _add_for(state: Agricola, seat: int, place: int) -> Message:
    planned = fencing_of(state, seat).plan(state, 1 << place, helping=True)
    return Message("option-partner-add", {"place": farm.NAMES[place], **planned})


def _amount(_state: Agricola, _seat: int, amount: int) -> Message:
    return Message("option-amount", {"amount": amount + 1})


LABELS: Mapping[Verb, Say[Agricola]] = {
    SPACE: _space,
    AT: _space,
    ANY_TIME: _any_time,
    DO: _do,
    STEP: _step,
    ADD: _add,
    ENCLOSE: _enclose,
    BAKING: _bake,
    TAKE: _take,
    PAY: _pay,
    CONVERT: _convert,
    CONVERT_NOW: _convert,
    CRAFT: _craft,
    FEED: _feed,
    ROOM: _room,
    STABLE: _stable,
    FIELD: _plow,
    ROOM_FOR: lambda state, seat, place: _for_partner(state, seat, place, ROOMS),
    STABLE_FOR: lambda state, seat, place: _for_partner(state, seat, place, STABLES),
    FIELD_FOR: lambda _, __, place: Message("option-partner-field", {"place": farm.NAMES[place]}),
    ADD_FOR: _add_for,
    AMOUNT: _amount,
}


# Details


WITH_CARDS = ("meeting_place", "major_improvement", "house_redevelopment", "basic_wish")  # spaces where cards can also be played


def _detail_of_space(state: Agricola, seat: int, space: int) -> Message:
    if state.has_hands and SPACES[space] in LESSON_SPACES:
        return Message("detail-lessons", {"food": _food_for_lesson(state, seat, SPACES[space])})
    if state.has_hands and SPACES[space] in WITH_CARDS:
        return Message(f"detail-with-cards-{SPACES[space]}")
    if SPACES[space] in SEASONS:
        return about_space(state, SPACES[space])
    goods = goods_on(state, space)
    if not goods:
        return Message("detail-space", {"space": SPACES[space]})
    have = tuple((good, state.goods[seat][good] + amount) for good, amount in goods)
    return Message("detail-takes", {"space": SPACES[space], "goods": goods_messages(goods), "have": goods_messages(have)})


def _detail_of_card(_state: Agricola, _seat: int, card: int) -> Message:
    return Message("detail-card", {"card": CARD_NAMES[card]})


DETAILS: Mapping[Verb, Say[Agricola]] = {
    SPACE: _detail_of_space,
    AT: _detail_of_space,
    PLAY: _detail_of_card,
    USE: _detail_of_card,
    ANY_TIME: _detail_of_card,
    KEEP: _detail_of_card,
    DROP: _detail_of_card,
    FETCH: _detail_of_card,
    TOP: _detail_of_card,
    LOSE: _detail_of_card,
    REVEAL: lambda _, _seat, space: Message("detail-space", {"space": SPACES[space]}),
}


# Pieces and places of the picture

SPACE_PIECES = {
    "farm_expansion": "room-wood",
    "meeting_place": "first-player",
    "grain_seeds": "grain",
    "farmland": "plow",
    "lessons": "lessons",
    "lessons_more": "lessons",
    "resource_market": "stone",
    "side_job": "stable",
    "animal_market": "cattle",
    "modest_wish": "newborn",
    "major_improvement": "fireplace",
    "fencing": "fence-h",
    "grain_utilization": "bread",
    "basic_wish": "newborn",
    "house_redevelopment": "house",
    "vegetable_seeds": "vegetable",
    "urgent_wish": "newborn",
    "cultivation": "sow",
    "farm_redevelopment": "house",
    "day_laborer": "food",
    "extraterrestrial_excrement": "saucer",
    "homemade_space_rocket": "rocket",
    "transmogrifier": "gadget",
    "winter": "newborn",
    "spring": "sheep",
    "summer": "plow",
    "autumn": "vegetable",
    "marketplace": "stall",
    "land_of_milk_and_honey": "milk",
    "warrior_queen": "crown",
    "dragons_lair": "dragon",
    "road_not_taken_reed": "reed",
    "road_not_taken_clay": "clay",
}

ACTION_PIECES = {
    "rooms": "room-wood",
    "stables": "stable",
    "side_stable": "stable",
    "renovate": "house",
    "fences": "fence-h",
    "plow": "plow",
    "sow": "seeds",
    "bake": "bread",
    "grow": "newborn",
    "grow_anyway": "newborn",
    "improve": "fireplace",
    "animal": "sheep",
    "material": "stone",
    "minor": "loom",
    "lesson": "lessons",
    "lesson_more": "lessons",
    "lesson_at_home": "lessons",
    "restore": "house",
    "one_room": "room-wood",
    "free_stable": "stable",
    "fence_one": "fence-h",
    "rebuild": "house",
    "winter_child": "newborn",
    "breed": "sheep",
    "sell": "grain",
    "reap": "sickle",
    "vegetable": "vegetable",
    "trade": "cart",
}

PILE_PIECES = ("lessons", "loom")
MAJOR_PIECES = ("fireplace", "fireplace", "hearth", "hearth", "well", "oven-clay", "oven-stone", "joinery", "pottery", "basket")


def piece_of_space(state: Agricola, space: int) -> str:
    """Name the piece that stands for a space: the good that accumulates there, or one for its action."""
    fill = state.box.fills.get(space)
    if SPACES[space] in SPACE_PIECES or fill is None or not fill[state.seats]:
        return SPACE_PIECES.get(SPACES[space], "")
    return GOODS[fill[state.seats][0][0]]


def piece_of_card(_: Agricola, card: int) -> str:
    """Name the piece that stands for a card."""
    return main_piece(CARD_NAMES[card])


ICONS: Mapping[Verb, Callable[[Any, int], str]] = {
    SPACE: piece_of_space,
    REVEAL: piece_of_space,
    DO: lambda _, action: ACTION_PIECES[ACTIONS[action]],
    PLAY: piece_of_card,
    USE: piece_of_card,
    ANY_TIME: lambda state, card: CARDS[card].lying(state)[0] or piece_of_card(state, card),
    KEEP: piece_of_card,
    DROP: piece_of_card,
    FETCH: piece_of_card,
    DRAW: lambda _, pile: PILE_PIECES[pile],
    AGAIN: lambda _, pile: PILE_PIECES[pile],
    AT: piece_of_space,
    PART: lambda *_: "person",
    POINTS: lambda *_: "candy",
    FAMILY: lambda _, seat: f"person-{seat}",
    GUEST: lambda *_: "person",
    TOP: piece_of_card,
    LOSE: piece_of_card,
}


def _place_of_card(_: Agricola, _seat: int, card: int) -> str:
    """Point at a card: a major improvement has its place on the board."""
    return f"{'major' if card < len(MAJORS) else 'card'}-{CARD_NAMES[card]}"


def _place_on_partners_farm(state: Agricola, seat: int, place: int) -> str:
    """Point at a space of the partner's farm."""
    return FARM_SPACE.format(seat=state.partner(seat), thing=farm.NAMES[place])


TARGETS: Mapping[Verb, Callable[[Any, int, int], str]] = {
    PLAY: _place_of_card,
    **dict.fromkeys((ROOM_FOR, STABLE_FOR, FIELD_FOR, ADD_FOR), _place_on_partners_farm),
}
OWN: Collection[Verb] = (USE, ANY_TIME, KEEP, DROP, DRAW, AGAIN, TOP)
GROUPS: Mapping[Verb, Callable[[Any, int, int], tuple[Message, ...]]] = {}
HEADINGS: Collection[str] = ("event-round",)
PHASES: Collection[str] = ("event-harvest",)
