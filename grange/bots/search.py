"""Search: a tree over the game's own questions, grown where the evaluation and the results so far look best.

The root gives its simulations to a few options by sequential halving, from their logits with Gumbel noise; below it each step takes
the option with the highest upper bound (PUCT). Leaves are evaluated in batches, and every seat plays for its own utility.

Everything that the searching seat may not know is dealt again on several tables under one root. Tables share a node as long as
nothing hidden has come to light and the same options are open. After that each has its own nodes, so nobody plans with future
knowledge. Where seats choose at the same time, a seat counts its results in one place whatever the others choose, because it
cannot see that.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from math import exp, log, sqrt
from typing import Any

from threadpoolctl import ThreadpoolController

from grange.core.chance import Chance
from grange.core.learning import Learning, utilities
from grange.core.state import State

WATCHING = -2  # as `undo_floor` of an imagined state, until something hidden comes to light
EXPLORE = 1.2  # how much the upper bound grows with an option's prior
UNVISITED = 0.1  # how much worse than its node an untried option seems, in utility
VISITS = 50.0  # added to the visits of the root's best option where utilities become logits
WEIGHT = 0.5  # of utilities against logits
CONSIDERED = 12  # options of the root that get simulations
TABLES = 4  # imagined tables
SHADES = 1 << 30

Evaluate = Callable[[Sequence[bytes], Sequence[list[int]]], tuple[Any, list[Any]]]
Path = list[tuple["Node", int]]


class Node:
    """A question in the tree: its options, their priors, their visits, and the total utility for its seat."""

    __slots__ = (
        *("after", "chosen", "group", "kids", "logits", "options", "over"),
        *("priors", "seat", "states", "totals", "utilities", "visits"),
    )

    def __init__(self, seat: int, options: list[int], group: int, twin: Node | None = None) -> None:
        self.seat = seat
        self.options = options
        self.logits: list[float] = twin.logits if twin else []
        self.priors: list[float] = twin.priors if twin else []
        self.visits: list[int] = twin.visits if twin else [0] * len(options)
        self.totals: list[float] = twin.totals if twin else [0.0] * len(options)
        self.utilities: list[float] = twin.utilities if twin else []  # for each seat, once the node is evaluated
        self.over = False
        self.group = group  # of nodes in which seats act together; another node has one of its own
        self.chosen: dict[int, tuple[int, ...]] = {}  # what each seat has chosen since they act together
        self.states: dict[int, State] = {}  # by table
        self.after: dict[tuple[int, int], Node] = {}  # by option and table
        self.kids: dict[tuple[Any, ...], Node] = {}  # by option and by what distinguishes questions

    def best(self) -> int:
        """Choose the option with the highest upper bound."""
        visits, totals, priors = self.visits, self.totals, self.priors
        bound = EXPLORE * sqrt(sum(visits) + 1)
        unvisited = self.utilities[self.seat] - UNVISITED
        best, highest = 0, -1e9
        for place, times in enumerate(visits):
            upper = (totals[place] / times if times else unvisited) + bound * priors[place] / (1 + times)
            if upper > highest:
                best, highest = place, upper
        return best


class Search:
    """One search for one seat's open question. `leaves` and `learn` alternate until the simulations are used up."""

    def __init__(
        self,
        imagine: Callable[[int], State],
        seat: int,
        options: list[int],
        learning: Learning,
        chance: Chance,
        simulations: int,
        *,
        noise: bool = False,
    ) -> None:
        self.learning = learning
        self.seat = seat
        self.left = simulations
        self.together: dict[tuple[Any, ...], Node] = {}  # while seats act together: by group and by what the asked seat knows
        self.groups = 0
        self.root = self.new_node(seat, options)
        tables = min(TABLES, max(1, simulations // 4))
        for table in range(tables):
            state = imagine(chance.word())
            state.undo_floor = WATCHING
            self.root.states[table] = state
        self.tables = tables
        self.turn = 0  # the next table
        self.gumbel = [gumbel(chance) if noise else 0.0 for _ in options]
        self.stage: list[int] = []  # the options of the root that are still in the race
        self.rounds = 1  # simulations that each of them still gets in this stage

    @property
    def done(self) -> bool:
        """Whether the simulations are used up."""
        return bool(self.root.priors) and (self.left <= 0 or len(self.root.options) == 1)

    def go_on(self, simulations: int) -> None:
        """Add simulations to the tree, and consider the best options anew."""
        self.left = simulations
        self.begin()

    # growing the tree

    def leaves(self) -> list[tuple[Path, Node, State]]:
        """Walk down once for each option of the root that is still considered; return the leaves that need an evaluation."""
        root = self.root
        if not root.priors:
            return [([], root, root.states[0])]
        found = []
        for place in self.stage:
            if self.left <= 0:
                break
            self.left -= 1
            leaf = self.walk(place)
            if leaf is not None:
                found.append(leaf)
        self.rounds -= 1
        if self.rounds <= 0:
            self.halve()
        return found

    def walk(self, place: int) -> tuple[Path, Node, State] | None:
        """Walk down one table to a leaf; count it at once if the game is over there."""
        table = self.turn
        self.turn = (table + 1) % self.tables
        node, path = self.root, []
        while True:
            path.append((node, place))
            node.visits[place] += 1
            node = node.after.get((place, table)) or self.grown(node, place, table)
            if node.over:
                self.back(path, node.utilities)
                return None
            if not node.priors:
                return path, node, node.states[table]
            place = node.best()

    def grown(self, node: Node, place: int, table: int) -> Node:
        """Play an option on a table, and return the node of the next question."""
        before = node.states[table]
        state = before.copy()
        state.follow(node.options[place], self.seat if node is self.root else None)
        revealed = state.undo_floor != WATCHING
        state.undo_floor = WATCHING
        if state.over:
            child = self.new_node(-1, [])
            child.over, child.utilities = True, utilities(state, self.learning)
        else:
            question, options = state.asked()
            known = (table if revealed else -1, question.seat, *options)
            found = node.kids.get((place, *known))
            if found is None:
                blind = before.acting_together and state.acting_together
                found = self.next_together(node, place, known, options) if blind else self.new_node(question.seat, options)
                node.kids[place, *known] = found
            child = found
            child.states[table] = state
        node.after[place, table] = child
        return child

    def next_together(self, node: Node, place: int, known: tuple[int, ...], options: list[int]) -> Node:
        """Make a node while seats act together; it shares its results with all nodes that look alike to its seat."""
        seat = known[1]
        chosen = {**node.chosen, node.seat: (*node.chosen.get(node.seat, ()), node.options[place])}
        seen = (node.group, *known, -1, *chosen.get(seat, ()))
        child = Node(seat, options, node.group, self.together.get(seen))
        self.together.setdefault(seen, child)
        child.chosen = chosen
        return child

    def new_node(self, seat: int, options: list[int]) -> Node:
        """Make a node with a group of its own."""
        self.groups += 1
        return Node(seat, options, self.groups)

    def learn(self, path: Path, node: Node, outcome: Any, logits: Any) -> None:
        """Store the evaluation of a leaf, and count it for every node on the way there."""
        if not node.priors:
            seats, asked = self.root.states[0].seats, node.seat
            node.utilities[:] = [float(outcome[(seat - asked) % seats]) for seat in range(seats)]
            node.logits[:] = logits.tolist()
            node.priors[:] = softmax(node.logits)
            if node is self.root:
                self.begin()
        self.back(path, node.utilities)

    def back(self, path: Path, found: list[float]) -> None:
        """Add utilities to every node of a path."""
        for node, place in path:
            node.totals[place] += found[node.seat]

    # sequential halving at the root

    def begin(self) -> None:
        """Consider the best options by noise, logit and the results so far."""
        order = sorted(range(len(self.gumbel)), key=lambda place: -self.rank(place))
        self.stage = order[: min(CONSIDERED, max(2, self.left))]
        self.stages = max(1, (len(self.stage) - 1).bit_length())
        self.share()

    def share(self) -> None:
        """Give every option of a stage an equal share of the remaining simulations."""
        self.rounds = max(1, self.left // (max(1, self.stages) * len(self.stage)))

    def halve(self) -> None:
        """Drop the worse half of the options while there are more than two."""
        self.stages -= 1
        self.stage.sort(key=lambda place: -self.rank(place))
        self.stage = self.stage[: max(2, (len(self.stage) + 1) // 2)]
        self.share()

    def rank(self, place: int) -> float:
        """Rank an option by noise, logit and results."""
        return self.gumbel[place] + self.root.logits[place] + self.advantage(place)

    def advantage(self, place: int) -> float:
        """Convert the utility of an option into a logit."""
        return (VISITS + max(self.root.visits)) * WEIGHT * self.utility(place)

    def utility(self, place: int) -> float:
        """Return the mean utility of an option; for an untried one, estimate it from the others."""
        root = self.root
        times = root.visits[place]
        return root.totals[place] / times if times else self.usual()

    def usual(self) -> float:
        """Mix the evaluation of the root with the results of its options."""
        root, seat = self.root, self.seat
        tried = [
            (root.priors[place], total / times)
            for place, (total, times) in enumerate(zip(root.totals, root.visits, strict=True))
            if times
        ]
        known, visits = sum(prior for prior, _ in tried), sum(root.visits)
        found = sum(prior * value for prior, value in tried) / known if known else 0.0
        return (root.utilities[seat] + visits * found) / (1 + visits)

    # results

    def choice(self) -> int:
        """Return the option that is ahead after the last stage."""
        return self.ranked()[0]

    def ranked(self) -> list[int]:
        """Sort the options: first those that stayed in the race to its end, then the others."""
        options, visits = self.root.options, self.root.visits
        if len(options) == 1 or not self.stage:
            return options[:]
        most = max(visits)
        order = sorted(range(len(options)), key=lambda place: (visits[place] < most - 1, -self.rank(place)))
        return [options[place] for place in order]

    def policy(self) -> list[float]:
        """Return the improved policy: a softmax of the logits with the advantage of each option."""
        logits = self.root.logits
        return softmax([logits[place] + self.advantage(place) for place in range(len(logits))])


def gumbel(chance: Chance) -> float:
    """Draw from the standard Gumbel distribution."""
    return -log(-log((chance.below(SHADES) + 0.5) / SHADES))


def softmax(logits: list[float]) -> list[float]:
    """Convert logits into shares."""
    highest = max(logits)
    found = [exp(logit - highest) for logit in logits]
    total = sum(found)
    return [share / total for share in found]


@cache
def threads() -> ThreadpoolController:
    """Return the control of the threads that NumPy uses."""
    return ThreadpoolController().select(user_api="blas")


@contextmanager
def undisturbed() -> Iterator[None]:
    """Pause the garbage collector, which would walk all trees again and again and take half of the time.

    NumPy gets one thread: for small batches on a busy machine, several mostly wait for each other.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        with threads().limit(limits=1):
            yield
    finally:
        if enabled:
            gc.enable()


@undisturbed()
def grow(searches: Sequence[Search], evaluate: Evaluate) -> None:
    """Grow several trees side by side until all are done, evaluating their leaves in one batch."""
    running = [search for search in searches if not search.done]
    while running:
        leaves = [(search, *leaf) for search in running for leaf in search.leaves()]
        if leaves:
            rows = [search.learning.describe(state, state.question_of(node.seat)) for search, _, node, state in leaves]
            outcomes, logits = evaluate(rows, [node.options for _, _, node, _ in leaves])
            for (search, path, node, _), outcome, own in zip(leaves, outcomes, logits, strict=True):
                search.learn(path, node, outcome, own)
        running = [search for search in running if not search.done]
