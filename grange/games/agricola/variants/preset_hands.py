"""Setup of hands: which ways of dealing fit which number of seats, and cards chosen before the game."""

from __future__ import annotations

from functools import lru_cache

from grange.core.document import shortly
from grange.core.game import Impossible, Origin
from grange.core.words import LANGUAGES, read_words
from grange.games.agricola.box import CARD_NAMES, FIRST_MINOR, FOLDER, Box

DEALT = "dealt"  # no chosen cards
SOFT_HYPHEN = "\u00ad"  # where a name may be hyphenated
MOST = 7  # chosen cards of each kind
SEATS = {  # ways of dealing that do not fit every number of seats
    "by_type": (2, 3, 4),
    "combined": (2, 3, 4),
    "taiwan": (2, 3, 4),
    "quick": (2, 3, 4),
    "lopez": (1, 2, 3),
    "petry": (2, 3, 4),
}
TEAM_SEATS = 4  # two partners against two others


def impossible(origin: Origin) -> Impossible | None:
    """Say why a game cannot be set up like this; None if it can."""
    rules, seats = origin.rules, origin.seats
    deal, chosen = rules["deal"], rules["hand"] != DEALT
    if problem := problem_with_hand(origin) if chosen else None:
        return problem
    if rules["cards"] == "off" and (deal != "plain" or chosen):
        return Impossible("error-no-cards")
    if chosen and deal != "plain":
        return Impossible("error-hand-and-deal", {"deal": deal}, rule="hand")
    if rules["team"] != "off" and seats != TEAM_SEATS:
        return Impossible("error-team-seats", {"seats": TEAM_SEATS}, rule="team")
    if seats not in SEATS.get(deal, (seats,)):
        return Impossible("error-deal-seats", {"deal": deal, "least": min(SEATS[deal]), "most": max(SEATS[deal])}, rule="deal")
    return None


def problem_with_hand(origin: Origin) -> Impossible | None:
    """Say what is wrong with the chosen cards; None if nothing is."""
    box: Box = origin.box
    known, cards = names_of_cards(box), []
    for name in written_names(origin):
        card = known.get(name.casefold())
        if card is None:
            return Impossible("error-hand-card", {"written": shortly(name)}, rule="hand")
        if card in cards:
            return Impossible("error-hand-twice", {"card": CARD_NAMES[card]}, rule="hand")
        if card in box.occupations and box.occupations[card].players > origin.seats:
            return Impossible("error-hand-players", {"card": CARD_NAMES[card], "least": box.occupations[card].players}, rule="hand")
        cards.append(card)
    occupations = sum(card < FIRST_MINOR for card in cards)
    if max(occupations, len(cards) - occupations) > MOST:
        return Impossible("error-hand-size", {"most": MOST}, rule="hand")
    return None


def written_names(origin: Origin) -> list[str]:
    """List the names of the chosen cards, as written."""
    return [name.strip() for name in origin.rules["hand"].split(",")]


def chosen_cards(origin: Origin) -> list[int]:
    """List the cards chosen for the first seat."""
    if origin.rules["hand"] == DEALT:
        return []
    known = names_of_cards(origin.box)
    return [known[name.casefold()] for name in written_names(origin)]


@lru_cache(maxsize=8)
def names_of_cards(box: Box) -> dict[str, int]:
    """Map printed codes and names in every language to hand cards."""
    found: dict[str, int] = {}
    codes = {card: printed.code for card, printed in box.occupations.items()}
    codes |= {card: printed.code for card, printed in box.minors.items()}
    for card, code in codes.items():
        key = f"card-{CARD_NAMES[card]}"
        names = [read_words(lang, FOLDER).say(key) for lang in LANGUAGES if read_words(lang, FOLDER).knows(key)]
        found |= {name.replace(SOFT_HYPHEN, "").casefold(): card for name in (code, CARD_NAMES[card], *names)}
    return found
