"""The options of Farmerama, each kind declared once."""

from __future__ import annotations

from grange.core.options import Options
from grange.games.farmerama.box import ACTIONS, ANIMALS, CARDS_IN, GOODS, MOST_OPEN, NAMES

PLACES = tuple(str(place + 1) for place in range(MOST_OPEN))  # of open bonus tiles

OPTIONS = Options()
CARD = OPTIONS.verb("card", ACTIONS, of="action", target="card-{thing}")  # chosen in secret
DO = OPTIONS.verb("do", ACTIONS, of="action", target="card-{thing}")
TURN = OPTIONS.verb("turn", icon="ui-turn", target="arm")
DONE = OPTIONS.verb("done", icon="ui-check", idle=True)
REDRAW = OPTIONS.verb("redraw", target="drawn")
EXCHANGE = OPTIONS.verb("exchange", GOODS, of="good", icon="{thing}", target="barn-{thing}")  # a special tile for a good
FEED = OPTIONS.verb("feed", ANIMALS, of="animal", target="stable-{thing}")
TAKE = OPTIONS.verb("take", PLACES, icon="flowerpot", target="tile-{thing}")
SOW = OPTIONS.verb("sow", NAMES, icon="sow", target="field-{thing}")
HARVEST = OPTIONS.verb("harvest", NAMES, icon="sickle", target="field-{thing}")

# single options, for lists
TURN_OPTION, DONE_OPTION = TURN.option(), DONE.option()
DO_OPTIONS = tuple(DO.options(actions) or [DONE_OPTION] for actions in CARDS_IN)  # for every set of remaining cards
