"""House rules: what some tables play differently. Each is on or off, in any combination."""

from __future__ import annotations

from grange.core.game import Origin
from grange.core.state import Bits

HOUSE_RULES = (
    "animals_first",
    "one_pasture_a_kind",
    "leave_animals",
    "open_pastures",
    "scattered_pastures",
    "even_start",
    "copse",
    "touching",
)
(
    ANIMALS_FIRST,  # animals must live on the farm before they can be cooked
    ONE_PASTURE_A_KIND,  # the animals of a kind graze in one pasture only
    LEAVE_ANIMALS,  # animals without room stay on their space
    OPEN_PASTURES,  # a pasture may lack a fence
    SCATTERED_PASTURES,  # pastures need not touch each other
    EVEN_START,  # all seats start with the same food, and place the second people of the first round in reverse order
    COPSE,  # for one or two players
    TOUCHING,  # everything that is built must touch something already built
) = (1 << rule for rule in range(len(HOUSE_RULES)))
FENCING_RULES = OPEN_PASTURES | SCATTERED_PASTURES | TOUCHING


def house_rules_of(origin: Origin) -> Bits:
    """Return the set of house rules of a game."""
    return sum(1 << rule for rule, name in enumerate(HOUSE_RULES) if origin.rules[name] == "on")
