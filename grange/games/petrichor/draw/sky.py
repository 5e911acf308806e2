"""The board of weathers in Petrichor: votes, harvest dice, and the track of votes won."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from grange.core.picture import number, numbers, picture, text, use_at, wobbly_box
from grange.core.words import Words
from grange.games.petrichor.box import WEATHERS
from grange.games.petrichor.draw.parts import WEATHER_TINTS, mark_of
from grange.games.petrichor.forecast import coming
from grange.games.petrichor.options import LOWER, VOTE
from grange.games.petrichor.state import Petrichor

WHEEL = 340
MIDDLE = WHEEL / 2
RIM, HUB = 158, 66
ICONS, MARKS = 97, 139  # radii
MOST_MARKS = 7  # on a weather; more than these are shown as numbers
DICE = ((146, 147, -7), (195, 146, 5), (170, 193, 3))  # position and rotation of each die


def wheel(state: Petrichor, words: Words) -> str:
    """Draw the four weathers with the votes on them, and the harvest dice in the middle."""
    sure, tied = coming(state)
    strength = [0.66 if weather in sure else 0.42 if weather in tied else 0.2 for weather in range(len(WEATHERS))]
    body = (
        f'<circle cx="172" cy="173" r="164" fill="var(--shade)" opacity=".2"/>'
        f'<circle cx="{MIDDLE:.0f}" cy="{MIDDLE:.0f}" r="164" fill="var(--paper-top)" stroke="var(--line)" stroke-width="1.8"/>'
        + "".join(_weather(state, weather, strength[weather]) for weather in range(len(WEATHERS)))
        + f'<circle cx="{MIDDLE:.0f}" cy="{MIDDLE:.0f}" r="{RIM}" fill="none" stroke="var(--ink)" stroke-width=".8"/>'
        f'<circle cx="{MIDDLE:.0f}" cy="{MIDDLE:.0f}" r="{HUB}" fill="var(--paper-raised)" stroke="var(--line)" '
        'stroke-width="1.6"/>' + _dice(state)
    )
    totals = {name: sum(state.votes[weather]) for weather, name in enumerate(WEATHERS)}
    dice = ", ".join(words.say(f"face-{face}") for face in state.dice)
    return picture(body, (0, 0, WHEEL, WHEEL), "bit", words.say("picture-of-wheel", **totals, dice=dice))


def _weather(state: Petrichor, weather: int, strength: float) -> str:
    """Draw a sector: its weather, the votes of each owner, and their total."""
    name, votes = WEATHERS[weather], state.votes[weather]
    place = VOTE.target.format(thing=name)
    tint = f'fill="var(--{WEATHER_TINTS[weather]})" opacity="{strength}"'
    x, y = _at(weather, 0, ICONS)
    marks = _marks(state, weather)
    return (
        f'<g\nid="{place}"><path data-look="weather-{name}" d="{_sector(weather)}" {tint}/>'
        f'<path d="{_sector(weather)}" fill="none" stroke="var(--ink)" stroke-width="1.4"/>'
        f'<circle class="ground" cx="{number(x)}" cy="{number(y)}" r="30"/>'
        f"{use_at(f'weather-{name}', x, y, 44)}"
        f'<g class="token" id="votes-{name}" data-look="votes" data-on="{place}">{marks}</g>{_total(weather, sum(votes))}</g>'
    )


@lru_cache(maxsize=4)
def _sector(weather: int) -> str:
    """Return the path of a weather's quarter of the wheel."""
    inner, outer = (_at(weather, -45, HUB), _at(weather, 45, HUB)), (_at(weather, -45, RIM), _at(weather, 45, RIM))
    return (
        f"M{numbers(*inner[0])}L{numbers(*outer[0])}A{RIM} {RIM} 0 0 1 {numbers(*outer[1])}"
        f"L{numbers(*inner[1])}A{HUB} {HUB} 0 0 0 {numbers(*inner[0])}z"
    )


def _at(weather: int, degrees: float, radius: float) -> tuple[float, float]:
    """Find a point on the wheel; the first weather is at the top, the others follow clockwise."""
    angle = (90 * weather + degrees) * pi / 180
    return MIDDLE + radius * sin(angle), MIDDLE - radius * cos(angle)


def _marks(state: Petrichor, weather: int) -> str:
    """Draw a mark for each vote; where there are many, one for each owner with a number."""
    votes = state.votes[weather]
    if sum(votes) > MOST_MARKS:
        return _counted_marks(state, weather)
    owners = [owner for owner, number_of_votes in enumerate(votes) for _ in range(number_of_votes)]
    step = 10.2 if len(owners) > 6 else 11
    return "".join(
        use_at(mark_of(state, owner), *_at(weather, (spot - (len(owners) - 1) / 2) * step, MARKS), 24)
        for spot, owner in enumerate(owners)
    )


def _counted_marks(state: Petrichor, weather: int) -> str:
    owners = [owner for owner, votes in enumerate(state.votes[weather]) if votes]
    body = ""
    for spot, owner in enumerate(owners):
        turn = (spot - (len(owners) - 1) / 2) * 17
        x, y = _at(weather, turn + 4, 147)  # beside the mark, so that the ring round a weather hides neither
        body += use_at(mark_of(state, owner), *_at(weather, turn - 4, 147), 19)
        body += text(x, y + 6, str(state.votes[weather][owner]), 15, "t num wheel-num", "middle")
    return body


def _total(weather: int, votes: int) -> str:
    if not votes:
        return ""
    x, y = _at(weather, 37.8, 118)
    return (
        f'<g class="badge"><circle cx="{number(x)}" cy="{number(y)}" r="12" fill="var(--mark)" stroke="var(--line)" '
        f'stroke-width="1.2"/>{text(x, y + 5, str(votes), 15, "tl num", "middle")}</g>'
    )


def _dice(state: Petrichor) -> str:
    """Draw the harvest dice, once they are rolled; the first die of each face carries the face's name."""
    body = ""
    if state.hidden or (not state.round and any(map(any, state.packs))):
        return body
    for spot, face in enumerate(state.dice):
        x, y, turned = DICE[spot]
        name = f' id="{LOWER.target.format(thing=face)}"' if face not in state.dice[:spot] else ""
        piece = f"die-{face}" if face else "die-harvest"
        body += f'<g{name} transform="rotate({turned} {x} {y})">{use_at(piece, x, y, 47)}</g>'
    return body


# Votes won

TRACK_WIDTH = 340


def track(state: Petrichor, words: Words) -> str:
    """Draw the track of votes won, with its points and a mark for each owner."""
    steps = state.box.track
    wide = min(38, TRACK_WIDTH / len(steps))
    at = [min(wins, len(steps) - 1) for wins in state.wins]
    body = "".join(_step(step, points, wide, step <= max(at)) for step, points in enumerate(steps))
    for owner, step in enumerate(at):
        before = at[:owner].count(step)
        shift = 0 if at.count(step) == 1 else (before % 2 - 0.5) * 13
        mark = use_at(mark_of(state, owner), step * wide + wide / 2 + shift, 37 + before // 2 * 14, 16)
        body += f'<g class="token" id="wins-{owner}">{mark}</g>'
    label = words.say("title-votes-won")
    return picture(body, (0, 0, TRACK_WIDTH, track_height(state)), "bit", label, look="track")


def track_height(state: Petrichor) -> int:
    """Return how high the track is; where more than two marks meet, it needs a second row."""
    return 60 if any(state.wins.count(wins) > 2 for wins in state.wins) else 46


def _step(step: int, points: int, wide: float, is_reached: bool) -> str:
    box = wobbly_box(step * wide + 1, 2, wide - 3, 26, 3, 0.4)
    fill = "accent-wash" if is_reached else "paper-top"
    return (
        f'<path d="{box}" fill="var(--{fill})" stroke="var(--ink)" stroke-width="1"/>'
        f"{text(step * wide + wide / 2 - 0.5, 20, str(points), 13, 't num', 'middle')}"
    )
