"""The options of Petrichor, each kind declared once."""

from __future__ import annotations

from grange.core.options import Options
from grange.games.petrichor.box import FACES, MOST_OWNERS, NAMES, WEATHERS

DROPS = tuple(f"{name}:{owner}" for name in NAMES for owner in range(MOST_OWNERS))  # a place, and whose drop there

OPTIONS = Options()

# a turn
PLAY = OPTIONS.verb("play", WEATHERS, of="weather", icon="weather-{thing}", target="hand-{thing}")
SWAP = OPTIONS.verb("swap", WEATHERS, of="weather", icon="weather-{thing}", target="hand-{thing}")  # two cards in place of one
SWAP_TWICE = OPTIONS.verb("swap-twice", WEATHERS, of="weather", icon="weather-{thing}", target="hand-{thing}")  # four for two
PASS = OPTIONS.verb("pass", idle=True)
END = OPTIONS.verb("end", idle=True)
DECLINE = OPTIONS.verb("decline", idle=True)
ENOUGH = OPTIONS.verb("enough", idle=True)

# cards
GIVE = OPTIONS.verb("give", WEATHERS, of="weather", icon="weather-{thing}", target="hand-{thing}")  # a card in place of another
KEEP = OPTIONS.verb("keep", WEATHERS, of="weather", icon="weather-{thing}", target="hand-{thing}")  # a card of a pack
DISCARD = OPTIONS.verb("discard", WEATHERS, of="weather", icon="weather-{thing}", target="hand-{thing}")

# votes and weathers
VOTE = OPTIONS.verb("vote", WEATHERS, of="weather", icon="weather-{thing}", target="sky-{thing}")
BACK = OPTIONS.verb("back", WEATHERS, of="weather", icon="weather-{thing}", target="sky-{thing}")  # a vote, from a weather
WEATHER = OPTIONS.verb("weather", WEATHERS, icon="weather-{thing}", target="sky-{thing}")
LOWER = OPTIONS.verb("lower", [str(face) for face in range(FACES)], of="face", icon="die-{thing}", target="face-{thing}")

# clouds and drops
PLACE = OPTIONS.verb("place", NAMES, icon="cloud", target="tile-{thing}")  # a new cloud
FILL = OPTIONS.verb("fill", NAMES, of="place", icon="cloud", target="tile-{thing}")
TAKE = OPTIONS.verb("take", NAMES, of="place", target="tile-{thing}")  # one's own drop from a tile
LAND = OPTIONS.verb("land", NAMES, of="place", target="tile-{thing}")
FERTILIZE = OPTIONS.verb("fertilize", NAMES, of="place", target="tile-{thing}")
DRIP = OPTIONS.verb("drip", DROPS, of="drop")  # from a cloud
LIFT = OPTIONS.verb("lift", DROPS, of="drop")  # from a tile
MOVE = OPTIONS.verb("move", NAMES, of="place", icon="cloud", target="tile-{thing}")
BLOW = OPTIONS.verb("blow", NAMES, of="place", icon="cloud", target="tile-{thing}")

END_OPTION, DECLINE_OPTION, ENOUGH_OPTION, PASS_OPTION = END.option(), DECLINE.option(), ENOUGH.option(), PASS.option()


def drop_of(place: int, owner: int) -> int:
    """Return the index of an owner's drop at a place, as the verbs for drops number them."""
    return place * MOST_OWNERS + owner


def place_and_owner(drop: int) -> tuple[int, int]:
    """Split the index of a drop into its place and its owner."""
    return divmod(drop, MOST_OWNERS)
