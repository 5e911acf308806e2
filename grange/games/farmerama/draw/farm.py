"""A large farm of Farmerama: seven sectors with fields and pastures, and the player's wheel with its arm."""

from __future__ import annotations

from functools import lru_cache

from grange.core.events import text_of
from grange.core.picture import number, numbers, picture, tag, text, use_at, width_of
from grange.core.words import Words
from grange.games.farmerama.box import ANIMALS, CROPS, EMPTY, GOODS, NAMES, NOTHING, SECTORS, Box
from grange.games.farmerama.draw.parts import STEP, animals_on, disc, point, spokes, spot, turned_by, wedge
from grange.games.farmerama.labels import ANIMAL_PIECES
from grange.games.farmerama.state import Farmerama

FARM = (-360, -360, 720, 720)
RIM, LAND, SHORE, WHEEL, HUB = 352, 312, 131, 118, 44  # radii, from the outside
PASTURES, FIELDS, SYMBOLS, BADGES = 178, 265, 70, 99  # radii of the things on a farm
SIDE, TURN = 68, 15  # of a field: its side, and the angle between neighbours in degrees
BANK = 2.6  # degrees between a river's middle and the land
ARM = (106, 332)  # from one radius to another
PLACES = {
    1: ((0, 0),),
    2: ((-15, -8), (15, 9)),
    3: ((-16, -11), (16, -9), (0, 15)),
    4: ((-15, -14), (15, -14), (-15, 14), (15, 14)),
}


def farm(state: Farmerama, seat: int, words: Words, name: str) -> str:
    """Draw the farm of a seat with its wheel."""
    body = (
        _land()
        + _dial(state, seat, words)
        + "".join(_sector(state, seat, sector) for sector in range(SECTORS))
        + _next_crossed(state, seat, words)
        + _wheel(state, seat)
        + _arm(state, seat)
    )
    return picture(body, FARM, "bit roundfarm", farm_title(state, seat, words, name), "farm")


def farm_title(state: Farmerama, seat: int, words: Words, name: str) -> str:
    """Describe a farm for people who cannot see it."""
    sectors = [_told_of_sector(state, seat, sector, words) for sector in range(SECTORS)]
    return " ".join([text_of(words, "picture-of-farm", name=name), *sectors])


def _told_of_sector(state: Farmerama, seat: int, sector: int, words: Words) -> str:
    fields = [state.fields[seat][field] for field in state.box.fields[sector]]
    things = [text_of(words, f"good-{CROPS[pair - 1]}") for pair in fields if pair]
    things += [text_of(words, f"animal-{ANIMALS[animal]}") for animal in animals_on(state, seat, sector)]
    if fields[0] == EMPTY:
        things.append(text_of(words, "thing-scarecrow"))
    shown = things or [text_of(words, "thing-nothing")]
    return words.say("picture-of-sector", sector=str(sector + 1), use=use_of(state, seat, sector, words), things=shown)


def use_of(state: Farmerama, seat: int, sector: int, words: Words) -> str:
    """Say what a sector of the farm is for, as the wheel is now."""
    shown = (sector + state.wheel[seat]) % SECTORS
    crop = state.box.sows[shown]
    use = text_of(words, "dial-harvest") if crop == NOTHING else text_of(words, "dial-sow", good=GOODS[crop])
    return words.say("dial-home", use=use) if shown == state.box.pacifier else use


# The ground


@lru_cache(maxsize=1)
def _land() -> str:
    """Draw what never changes: the dial, the rivers, the land between them, and the baselines of the dial's text."""
    waves = "".join(
        f"M{spot(radius, river * STEP + aside)}L{spot(radius + 16, river * STEP + aside)}"
        for river in range(SECTORS)
        for radius, aside in ((138, 0.7), (174, -0.8), (212, 0.8), (250, -0.7), (284, 0.8))
    )
    return (
        f'<circle cx="3" cy="4" r="{RIM}" fill="var(--shade)" opacity=".2"/>'
        f'<circle r="{RIM}" fill="var(--paper-deep)" stroke="var(--ink)" stroke-width="1.8"/>'
        f'<circle r="{RIM - 5}" fill="none" stroke="var(--ink)" stroke-width=".8"/>'
        f'<circle r="{LAND + 6}" fill="var(--water)" stroke="var(--line)" stroke-width="2"/>'
        f'<path d="{waves}" stroke="var(--water-l)" stroke-width="1.6" fill="none" stroke-linecap="round"/>'
        + "".join(
            f'<path data-look="sector-{sector + 1}" d="{_ground_of(sector)}" fill="url(#biome-meadow)" '
            'stroke="var(--line)" stroke-width="2" stroke-linejoin="round"/>'
            for sector in range(SECTORS)
        )
        + "".join(f'<path id="dial-{sector}" d="{_line_of_words(sector)}" fill="none"/>' for sector in range(SECTORS))
    )


@lru_cache(maxsize=SECTORS)
def _ground_of(sector: int) -> str:
    """Return the path of a sector's land, with rivers as wide near the wheel as at the rim."""
    start, end = sector * STEP, (sector + 1) * STEP
    return (
        f"M{spot(SHORE, start + 1.9 * BANK)}L{spot(LAND - 2, start + BANK)}A{LAND} {LAND} 0 0 1 {spot(LAND - 2, end - BANK)}"
        f"L{spot(SHORE, end - 1.9 * BANK)}A{SHORE} {SHORE} 0 0 0 {spot(SHORE, start + 1.9 * BANK)}z"
    )


def _middle(sector: int) -> float:
    return (sector + 0.5) * STEP


def _line_of_words(sector: int) -> str:
    """Return the baseline of a sector's text; at the bottom it runs backwards, so that the text is upright."""
    start, end = sector * STEP + 1, (sector + 1) * STEP - 1
    if 120 < _middle(sector) < 240:
        return f"M{spot(338.5, end)}A338.5 338.5 0 0 0 {spot(338.5, start)}"
    return f"M{spot(326.5, start)}A326.5 326.5 0 0 1 {spot(326.5, end)}"


def _dial(state: Farmerama, seat: int, words: Words) -> str:
    """Write on the dial what each sector is for now."""
    return "".join(
        f'<text class="t book dialword" font-size="18" text-anchor="middle"><textPath href="#dial-{sector}" '
        f'startOffset="50%">{use_of(state, seat, sector, words)}</textPath></text>'
        for sector in range(SECTORS)
    )


# A sector


def _sector(state: Farmerama, seat: int, sector: int) -> str:
    fields = "".join(_field(state, seat, sector, place) for place in range(len(state.box.fields[sector])))
    return f'<g id="sector-{sector + 1}">{_pasture(state, seat, sector)}{fields}{_number(sector)}</g>'


def _number(sector: int) -> str:
    """Write the sector's number on a disc beside its pasture."""
    x, y = point(204, _middle(sector) + 17.5)
    return f'<g class="badge">{disc(x, y, 12)}{text(x, y + 6.1, str(sector + 1), 17, "tl num", "middle")}</g>'


def _pasture(state: Farmerama, seat: int, sector: int) -> str:
    x, y = point(PASTURES, _middle(sector))
    centre = f'cx="{number(x)}" cy="{number(y)}"'
    return (
        f'<g\nid="pasture-{sector + 1}"><circle {centre} r="39" fill="var(--leaf-l)" stroke="var(--line)" stroke-width="5.4" '
        f'stroke-dasharray="13 2.5"/><circle {centre} r="39" fill="none" stroke="var(--clay)" stroke-width="3" '
        f'stroke-dasharray="11.4 4.1" stroke-dashoffset="-.8"/><circle class="ground" data-look="pasture" {centre} r="32"/>'
        f"{_grazing(state, seat, sector, x, y)}</g>"
    )


def _grazing(state: Farmerama, seat: int, sector: int, x: float, y: float) -> str:
    """Draw the animals on a pasture."""
    animals = animals_on(state, seat, sector)
    size = {0: 0, 1: 58, 2: 44}.get(len(animals), 34)
    return "".join(
        f'<g class="token" id="out-{ANIMALS[animal]}" data-on="pasture-{sector + 1}">'
        f"{use_at(ANIMAL_PIECES[animal], x + right, y + down, size)}</g>"
        for animal, (right, down) in zip(animals, PLACES.get(len(animals), ()), strict=True)
    )


def _field(state: Farmerama, seat: int, sector: int, place: int) -> str:
    """Draw a field turned towards the wheel, with an upright pair of crops or scarecrow on it."""
    fields = state.box.fields[sector]
    angle = _middle(sector) + (place - (len(fields) - 1) / 2) * TURN
    name, pair, half = NAMES[fields[place]], state.fields[seat][fields[place]], number(SIDE / 2 - 1)
    lying = _pair(name, pair, angle) if pair else _scarecrow(angle) if place == 0 else ""
    return (
        f'<g\nid="field-{name}" class="cell" transform="translate({spot(FIELDS, angle)}) rotate({number(angle)})">'
        f"{use_at('field', 0, 0, SIDE)}"
        f'<rect class="ground" x="-{half}" y="-{half}" width="{SIDE - 2}" height="{SIDE - 2}" rx="7"/>{lying}</g>'
    )


def _pair(name: str, pair: int, angle: float) -> str:
    crops = use_at(CROPS[pair - 1], -9, -4, 46) + use_at(CROPS[pair - 1], 9, 3, 46)
    return f'<g class="token" id="token-{name}" data-on="field-{name}">{_upright(crops, angle)}</g>'


def _scarecrow(angle: float) -> str:
    return _upright(use_at("scarecrow", 0, -2, 54), angle)


def _upright(body: str, angle: float) -> str:
    return f'<g transform="rotate({number(-angle)})">{body}</g>'


# The wheel


def _next_crossed(state: Farmerama, seat: int, words: Words) -> str:
    """Mark the sector that the arm crosses next: dashed if it is free, hatched and with a word if something blocks it."""
    sector = state.next_crossed(seat)
    start, end = sector * STEP + BANK, (sector + 1) * STEP - BANK
    if state.way_is_free(seat):
        edge = wedge(SHORE + 5, LAND - 8, start + 1.4, end - 1.4)
        return f'<g id="crossed"><path d="{edge}" class="passes"/>{_way(end)}</g>'
    x, y = point(PASTURES, _middle(sector))
    word = text_of(words, "dial-blocks")
    sign = tag(x, y + (38 if animals_on(state, seat, sector) else 0), word, 17, width_of(word, 17) + 12, "tl")
    return f'<g id="crossed"><path d="{wedge(SHORE, LAND - 2, start + 1, end)}" class="stop" fill="url(#hatch)"/>{sign}</g>'


def _way(end: float) -> str:
    """Draw an arrow on the dial in the arm's direction."""
    radius, start, tip = (ARM[1] + 1, end - 3, end - 10.5)
    return (
        f'<path class="way small" d="M{spot(radius, start)}A{radius} {radius} 0 0 0 {spot(radius, tip)}'
        f'M{spot(radius - 7, tip + 1.7)}L{spot(radius, tip)}L{spot(radius + 7, tip + 1.7)}"/>'
    )


def _wheel(state: Farmerama, seat: int) -> str:
    """Draw the player's wheel at its present turn; the symbols on it stay upright."""
    turns = state.wheel[seat]
    return (
        f'<g\nid="wheel" {turned_by(turns)}>{"".join(_part_of_wheel(state.box, part, turns) for part in range(SECTORS))}'
        f'<circle r="{WHEEL}" fill="none" stroke="var(--line)" stroke-width="2.4"/>'
        f'<path d="{spokes((HUB, WHEEL), SECTORS)}" stroke="var(--line)" stroke-width="1.5"/></g>'
        f'<circle r="{HUB}" fill="var(--paper-top)" stroke="var(--line)" stroke-width="2"/>{use_at("sun", 0, 0, 72)}'
    )


def _part_of_wheel(box: Box, part: int, turns: int) -> str:
    """Draw a sector of the wheel: brown for sowing, green and hatched for harvesting."""
    shape, crop = wedge(HUB, WHEEL, part * STEP, (part + 1) * STEP), box.sows[part]
    ground = f'<path data-look="part-{part}" d="{shape}" fill="var(--{_tint(crop)})"/>'
    if crop == NOTHING:
        ground += f'<path d="{shape}" fill="url(#hatch)" opacity=".5"/>'
    symbol = "sickle" if crop == NOTHING else CROPS[crop]
    return ground + _symbol(SYMBOLS, part, use_at(symbol, 0, 0, 34), turns) + _badges(box, part, turns)


def _tint(crop: int) -> str:
    return "leaf" if crop == NOTHING else "clay-l"


def _badges(box: Box, part: int, turns: int) -> str:
    """Draw the animal whose pasture is here, or the pacifier."""
    shown = [ANIMAL_PIECES[animal] for animal, where in enumerate(box.pastures) if where == part]
    shown += ["pacifier"] if part == box.pacifier else []
    return "".join(_symbol(BADGES, part, disc(0, 0, 16) + use_at(piece, 0, 0, 25), turns) for piece in shown)


def _symbol(radius: float, part: int, body: str, turns: int) -> str:
    """Put a symbol on the wheel; it turns against the wheel and so stays upright."""
    return f'<g transform="translate({spot(radius, _middle(part))})"><g {turned_by(-turns)}>{body}</g></g>'


def _arm(state: Farmerama, seat: int) -> str:
    """Draw the arm between the last sector of the wheel and the first."""
    turning = turned_by(state.wheel[seat]).replace('class="', 'class="token ', 1)
    line, width = f"M0 -{ARM[0]}V-{ARM[1]}", 34
    return (
        f'<g id="arm" data-look="arm" {turning}>'
        f'<rect class="ground" x="-{width // 2}" y="-{RIM + 2}" width="{width}" height="{RIM - WHEEL + 16}" rx="9"/>'
        f'<path d="{line}" stroke="var(--line)" stroke-width="10" stroke-linecap="round"/>'
        f'<path d="{line}" stroke="var(--rust)" stroke-width="5.6" stroke-linecap="round"/>{use_at("star", 0, -ARM[1], 40)}</g>'
    )


# A farm at a glance

GLANCE = (-75, -75, 150, 150)


def glance(state: Farmerama, seat: int, words: Words, name: str) -> str:
    """Draw a farm small and simplified, for its rivals."""
    body = (
        '<circle r="73" fill="var(--biome-meadow)" stroke="var(--line)" stroke-width="1.5"/>'
        f'<path d="{spokes((24, 72), SECTORS)}" stroke="var(--water)" stroke-width="4"/>'
        + "".join(_sector_at_a_glance(state, seat, sector) for sector in range(SECTORS))
        + _wheel_at_a_glance(state, seat)
    )
    return picture(body, GLANCE, "bit", farm_title(state, seat, words, name))


def _sector_at_a_glance(state: Farmerama, seat: int, sector: int) -> str:
    fields, body = state.box.fields[sector], ""
    for place, field in enumerate(fields):
        angle = _middle(sector) + (place - (len(fields) - 1) / 2) * 16.3
        x, y = point(57, angle)
        body += (
            f'<rect x="-7.5" y="-7.5" width="15" height="15" rx="1.5" fill="var(--earth)" stroke="var(--line)" stroke-width=".9" '
            f'transform="translate({numbers(x, y)}) rotate({number(angle)})"/>'
        )
        pair = state.fields[seat][field]
        body += use_at(CROPS[pair - 1], x, y, 21) if pair else use_at("scarecrow", x, y - 1, 16) if place == 0 else ""
    x, y = point(36, _middle(sector))
    for place, animal in enumerate(animals_on(state, seat, sector)):
        body += use_at(ANIMAL_PIECES[animal], x - 1 + place * 11, y + place * 4, 23)
    return body


def _wheel_at_a_glance(state: Farmerama, seat: int) -> str:
    parts = "".join(
        f'<path d="{wedge(0.1, 22, part * STEP, (part + 1) * STEP)}" fill="var(--{_tint(crop)})" stroke="var(--line)" '
        'stroke-width=".9"/>'
        for part, crop in enumerate(state.box.sows)
    )
    return (
        f"<g {turned_by(state.wheel[seat])}>{parts}"
        '<path d="M0 -18V-73" stroke="var(--line)" stroke-width="5" stroke-linecap="round"/>'
        '<path d="M0 -18V-73" stroke="var(--rust)" stroke-width="2.6" stroke-linecap="round"/></g>'
    )
