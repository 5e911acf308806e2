"""The road of a solo campaign: a milestone for every game, the farmer at the present one, and the land on both sides."""

from __future__ import annotations

from grange.core.campaign import Campaign
from grange.core.picture import escaped, numbers, tag, text, use, wobbly_box
from grange.core.words import Words

WIDTH, HEIGHT = 1000, 330
STONES = ((70, 250), (190, 176), (312, 238), (436, 160), (556, 226), (676, 150), (792, 212), (904, 132))
BEHIND = 5  # milestones that stay visible once the road goes beyond the last
LAND = (
    *((20, 130, 60, "tree-big"), (118, 228, 56, "house"), (250, 120, 50, "tree-small"), (370, 246, 58, "windmill")),
    *((586, 84, 54, "tree-big"), (610, 242, 52, "stable"), (738, 236, 56, "well"), (940, 210, 44, "tree-big")),
    *((232, 262, 40, "sheep"), (282, 272, 40, "sheep"), (500, 272, 44, "cattle"), (734, 96, 40, "tree-small")),
)
SKY = (
    '<rect width="1000" height="330" fill="var(--sky-l)"/><path d="M0 30h260M300 30h500M840 30h160M0 46h120M180 46h300M520 46h380'
    'M60 62h500M620 62h340M0 78h200M260 78h240M560 78h400" stroke="var(--sky-d)" stroke-width="1" opacity=".5"/>'
    '<use href="#sun" x="846" y="12" width="64" height="64"/>'
    '<path d="M0 120C160 66 300 120 460 90S820 70 1000 96V330H0z" fill="var(--leaf-d)" opacity=".55"/>'
    '<path d="M0 176C200 128 420 190 620 140S900 120 1000 130V330H0z" fill="url(#biome-meadow)"/>'
    '<path d="M0 176C200 128 420 190 620 140S900 120 1000 130" fill="none" stroke="var(--line)" stroke-width="1.5"/>'
)
CLOUD = "q-17-1-15-16 2-13 18-11 4-17 26-15 16 2 20 15 16-4 22 8 5 15-8 19z"  # starts at its lower left end
CLOUDS = "".join(
    f'<path d="M{x} {y}{CLOUD}" fill="var(--mark)" stroke="var(--line)" stroke-width="1.6" stroke-linejoin="round"/>'
    for x, y in ((178, 74), (580, 62))
)


def road(campaign: Campaign, words: Words) -> str:
    """Draw the road of a solo campaign with its goals, reached, present and future; what follows the last is written beside it."""
    if campaign.seats > 1:
        return ""
    present = campaign.number
    first = max(1, present - BEHIND) if present > len(STONES) else 1
    goals = [campaign.way.goal(campaign, first + place) for place in range(len(STONES) + 2)]
    stones = [
        milestone(x, y, goal, (first + place > present) - (first + place < present))
        for place, ((x, y), goal) in enumerate(zip(STONES, goals, strict=False))
    ]
    land = "".join(use(piece, x, y, size) for x, y, size, piece in LAND)
    onward = tag(946, 176, f"{goals[-2]}, {goals[-1]} …", 14, 78)
    label = escaped(words.say("campaign-road", won=present - 1, number=present, goal=campaign.way.goal(campaign, present)))
    return (
        f'<svg class="bit campath" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}"><clipPath id="road-edge">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8"/></clipPath><g clip-path="url(#road-edge)">'
        f"{SKY}{CLOUDS}{land}{way()}{''.join(stones)}{onward}</g>"
        f'<rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="8" fill="none" stroke="var(--line)" stroke-width="2"/>'
        "</svg>"
    )


def way() -> str:
    """Draw the road itself, from milestone to milestone."""
    (x, y), *others = STONES
    line = f"M-10 286C20 280 40 262 {x} {y}"
    for place, (next_x, next_y) in enumerate(others):
        rise, fall = (-4, 10) if place % 2 == 0 else (6, -6)
        line += f"C{numbers(x + 52, y + rise, next_x - 56, next_y + fall, next_x, next_y)}"
        x, y = next_x, next_y
    line += "C950 124 980 110 1010 96"
    return "".join(
        f'<path d="{line}" fill="none" stroke="var(--{ink})" stroke-width="{width}" stroke-linecap="round"{dashes}/>'
        for ink, width, dashes in (("line", 17, ""), ("wool", 13.6, ""), ("wool-d", 2, ' stroke-dasharray="3 13"'))
    )


def milestone(x: int, y: int, goal: int, ahead: int) -> str:
    """Draw a milestone with its goal: behind with a tick, here with the farmer, or ahead in stone."""
    ground = {-1: "straw-l", 0: "paper-top", 1: "stone-l"}[ahead]
    ink = "t" if ahead == 0 else "tl"
    drawn = (
        f'<path d="M{x} {y + 4}v-14" stroke="var(--line)" stroke-width="6" stroke-linecap="round"/>'
        f'<path d="{wobbly_box(x - 25, y - 50, 50, 40, 7)}" fill="var(--{ground})" stroke="var(--line)" stroke-width="1.8"/>'
        f"{text(x, y - 23, str(goal), 21, f'book num {ink}', 'middle')}"
    )
    if ahead < 0:
        drawn += (
            f'<circle cx="{x + 24}" cy="{y - 50}" r="11" fill="var(--pine-d)" stroke="var(--line)" stroke-width="1.3"/>'
            f'<path d="M{x + 18.4} {y - 50}l4 4.4 7.4-8.4" fill="none" stroke="var(--mark)" stroke-width="2.4" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )
    if ahead == 0:
        ring = f'<rect class="ring over picked" x="{x - 30}" y="{y - 55}" width="60" height="50" rx="10"/>'
        drawn += use("person-0", x + 24, y - 62, 58) + ring
    return drawn
