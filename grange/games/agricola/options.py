"""The options of Agricola, each kind declared once."""

from __future__ import annotations

from grange.core.options import Options
from grange.games.agricola import farm
from grange.games.agricola.box import ACTIONS, CARD_NAMES, GOODS, MOST_ACTIONS, MOST_CARDS, MOST_SPACES, PILES, SEATS, SPACES

MOST_GOODS = 16  # kinds
MOST_WAYS = 64  # alternative prices of one thing
MOST_STEPS = 16  # amounts that a card offers
MOST_AMOUNT = 64  # most of a good that partners hand over at once
FARM_SPACE = "farm-{seat}-{thing}"

OPTIONS = Options()
SPACE = OPTIONS.verb("space", SPACES, target="space-{thing}", room=MOST_SPACES)
STAY = OPTIONS.verb("stay")
DO = OPTIONS.verb("do", ACTIONS, room=MOST_ACTIONS)
ENOUGH = OPTIONS.verb("enough", idle=True)
ROOM = OPTIONS.verb("room", farm.NAMES, of="place", target=FARM_SPACE)
STABLE = OPTIONS.verb("stable", farm.NAMES, of="place", target=FARM_SPACE)
FIELD = OPTIONS.verb("plow", farm.NAMES, of="place", target=FARM_SPACE)
ADD = OPTIONS.verb("add", farm.NAMES, of="place", target=FARM_SPACE)
ENCLOSE = OPTIONS.verb("enclose")
SOWING = OPTIONS.verb("sow", GOODS, of="good", icon="{thing}", room=MOST_GOODS)
BAKING = OPTIONS.verb("bake")
TAKE = OPTIONS.verb("take", GOODS, of="good", icon="{thing}", room=MOST_GOODS)
PAY = OPTIONS.verb("pay", [str(way + 1) for way in range(MOST_WAYS)])
CONVERT = OPTIONS.verb("convert", GOODS, of="good", icon="{thing}", room=MOST_GOODS)  # into food
CRAFT = OPTIONS.verb("craft", GOODS, of="good", icon="{thing}", room=MOST_GOODS)  # into food, in a workshop at a harvest
RELEASE = OPTIONS.verb("release", GOODS, of="good", icon="{thing}", room=MOST_GOODS)
FEED = OPTIONS.verb("feed")
PLAY = OPTIONS.verb("play", CARD_NAMES, of="card", target="card-{thing}", room=MOST_CARDS)
USE = OPTIONS.verb("use", CARD_NAMES, of="card", target="card-{thing}", room=MOST_CARDS)  # offered by a card at a moment
ANY_TIME = OPTIONS.verb("any", CARD_NAMES, of="card", target="card-{thing}", room=MOST_CARDS)  # offered by a card at any time
KEEP = OPTIONS.verb("keep", CARD_NAMES, of="card", target="card-{thing}", room=MOST_CARDS)
DROP = OPTIONS.verb("drop", CARD_NAMES, of="card", target="card-{thing}", room=MOST_CARDS)
STEP = OPTIONS.verb("step", [str(step + 1) for step in range(MOST_STEPS)])
CELL = OPTIONS.verb("cell", farm.NAMES, of="place", target=FARM_SPACE)
ARRIVE = OPTIONS.verb("arrive")
DRAW = OPTIONS.verb("draw", PILES, of="pile")
AGAIN = OPTIONS.verb("again", PILES, of="pile")  # remove all cards of a kind, and draw one fewer
FETCH = OPTIONS.verb("fetch", CARD_NAMES, of="card", target="card-{thing}", room=MOST_CARDS)  # from the market
AT = OPTIONS.verb("at", SPACES, of="space", target="space-{thing}", room=MOST_SPACES)  # a space used without sending a person
GIVE = OPTIONS.verb("give", GOODS, of="good", icon="{thing}", room=MOST_GOODS)
INTO = OPTIONS.verb("into", GOODS, of="good", icon="{thing}", room=MOST_GOODS)  # what goods become
PART = OPTIONS.verb("part")  # with a person of the family
POINTS = OPTIONS.verb("points", [str(points) for points in range(MOST_STEPS)], of="points")
FAMILY = OPTIONS.verb("family", [str(seat + 1) for seat in SEATS], of="number")  # of another player
ROOM_FOR = OPTIONS.verb("room_for", farm.NAMES, of="place")  # on the partner's farm, like the next three
STABLE_FOR = OPTIONS.verb("stable_for", farm.NAMES, of="place")
FIELD_FOR = OPTIONS.verb("plow_for", farm.NAMES, of="place")
ADD_FOR = OPTIONS.verb("add_for", farm.NAMES, of="place")
SEND = OPTIONS.verb("send", GOODS, of="good", icon="{thing}", target="send-{thing}", room=MOST_GOODS)  # to the partner
GET = OPTIONS.verb("get", GOODS, of="good", icon="{thing}", target="get-{thing}", room=MOST_GOODS)  # from the partner
AMOUNT = OPTIONS.verb("amount", [str(amount + 1) for amount in range(MOST_AMOUNT)], of="amount")
REVEAL = OPTIONS.verb("reveal", SPACES, of="space", room=MOST_SPACES)  # a round card that a solo player chooses
GUEST = OPTIONS.verb("guest")  # a person lent by a neighbour
TOP = OPTIONS.verb("top", CARD_NAMES, of="card", room=MOST_CARDS)  # which card comes on top
LOSE = OPTIONS.verb("lose", CARD_NAMES, of="card", room=MOST_CARDS)  # a card of another player
CONVERT_NOW = OPTIONS.verb("convert_now", GOODS, of="good", icon="{thing}", room=MOST_GOODS)  # into food, as an aside

ENOUGH_OPTION = ENOUGH.option()
FEED_OPTION = FEED.option()
