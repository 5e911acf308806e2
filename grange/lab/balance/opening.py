"""The opening of the page: what stands out, how certain that is, what games between bots can show, and what was played."""

from __future__ import annotations

from html import escape

from grange.games import find
from grange.lab.balance.cards import CardEstimate
from grange.lab.balance.certainty import Estimate
from grange.lab.balance.page import Page, anchor_of
from grange.lab.balance.plan import CHECK_EVERY
from grange.lab.balance.plots import OPEN, SURE, Scale, axis, interval, svg, text

NAMED = 4  # cards in the sentence about cards
NEARLY_ALL = 0.9
MIRRORED = "place"  # the group of places whose first row must be worth as much as the last


def opening(page: Page) -> str:
    """Write the opening."""
    opinion = page.marked("balance-opinion-about", bot=page.report.plan.bot)
    listed = "".join(f'<li><a href="#{anchor_of(key)}">{said}</a></li>' for key, said in stands(page))
    return f"""<section class="opening">
<div class="says">
{scales(find(page.report.plan.game).display.emblem)}
<p class="no">{page.say("balance-report-of", date=page.date)}</p>
<h1>{page.say("balance-heading", game=page.words.say("game-name"), games=page.report.games)}</h1>
<p class="lede">{lede(page)}</p>
<h3>{page.say("balance-stands-out")}</h3>
<ol class="stands">{listed}</ol>
</div>
<aside class="sheet sure"><h3>{page.say("balance-how-sure")}</h3>{how_sure(page)}</aside>
<aside class="sheet cannot"><h3>{page.say("balance-opinion")}</h3><p>{opinion}</p></aside>
{facts(page)}
</section>"""


def lede(page: Page) -> str:
    """Say what was played, and whether it is enough."""
    said = page.marked("balance-lede", seats=page.report.plan.seats, bot=page.report.plan.bot)
    if page.report.enough:
        return f"{said} {page.say('balance-lede-enough')}"
    wanted = page.report.games * (page.report.width / page.report.plan.width) ** 2
    games = -(-int(wanted) // CHECK_EVERY) * CHECK_EVERY
    return f"{said} {page.say('balance-lede-early', games=page.write.whole(games))}"


def stands(page: Page) -> list[tuple[str, str]]:
    """List what stands out, each with a link to its chapter."""
    found = []
    if page.report.cards is not None:
        found.append(("cards", cards_said(page)))
    if len(page.report.seats) > 1:
        found.append(("seats", seats_said(page)))
        if page.report.shape.decided:
            found.append(("shape", decided_said(page)))
    found += [(name, said) for name in page.report.groups if (said := group_said(page, name))]
    if page.report.house:
        touching = sum(each.touched is not None and each.touched.value >= NEARLY_ALL for each in page.report.house)
        found.append(("house", page.marked("balance-stands-house", number=touching, of=len(page.report.house))))
    return found


def cards_said(page: Page) -> str:
    """Say which cards stand out."""
    every = page.report.cards.cards if page.report.cards else []
    asked = [card for card in every if not card.blank]
    if not page.report.enough:
        return page.marked("balance-stands-cards-early", of=len(asked))
    sure = [card for card in asked if card.stands_out]
    said = page.marked("balance-stands-cards", number=len(sure), of=len(asked))
    if sure:
        strongest = sorted(sure, key=lambda card: -abs(card.effect.value))[:NAMED]
        named = [f"{page.name('card', card.name)} ({effect_said(page, card)})" for card in strongest]
        said += " " + escape(", ".join(named)) + "."
    return said


def effect_said(page: Page, card: CardEstimate) -> str:
    """Say the effect of a card, and whether fresh seeds confirm it."""
    effect = page.write.signed(card.effect.value)
    return page.words.say("balance-stands-confirmed", effect=effect) if card.confirmed else effect


def seats_said(page: Page) -> str:
    """Say which place at the table wins most."""
    best = max(page.report.seats, key=lambda each: each.wins.value)
    sure = any(each.stands_out for each in page.report.seats)
    key = "balance-stands-seats-sure" if sure else "balance-stands-seats"
    return page.marked(
        key if page.report.enough else "balance-stands-seats-early",
        place=best.place + 1,
        share=page.write.percent(best.wins.value),
        span=page.write.percent_span(best.wins),
        lot=page.write.percent(1 / page.report.plan.seats),
    )


def decided_said(page: Page) -> str:
    """Say how open the game is before its last quarter."""
    chapters = page.report.shape.decided
    chapter, found = chapters[min(len(chapters) - 1, len(chapters) * 3 // 4)]
    key = "balance-stands-open" if found.value < 0.6 else "balance-stands-decided"
    return page.marked(key, chapter=chapter, share=page.write.percent(found.value), span=page.write.percent_span(found))


def group_said(page: Page, name: str) -> str:
    """Say which two things of a group bring most of its points."""
    found = page.report.groups[name]
    points = [each.measures["points"].value for each in found if "points" in each.measures]
    if len(points) < 3 or name == MIRRORED or not sum(points):
        return ""
    first, second = (page.name(name, each.name) for each in found[:2])
    return page.marked("balance-stands-group", first=first, second=second, share=page.write.percent(sum(points[:2]) / sum(points)))


def how_sure(page: Page) -> str:
    """Say how wide the intervals are now, and how many games would halve them."""
    half = page.report.width * page.report.spread
    key = "balance-sure-card" if page.report.cards is not None else "balance-sure-seat"
    body = f"<p>{page.marked(key, points=page.write.plain(half, 1 if half >= 0.1 else 2))}</p>{narrowing(page, half)}"
    body += f"<p>{page.marked('balance-sure-rule', rule=page.write.plain(page.report.plan.width * page.report.spread, 2))}</p>"
    return body + self_test(page)


def narrowing(page: Page, half: float) -> str:
    """Draw how the interval shrinks with more games."""
    step = 1 if half > 0.4 else 0.25
    x = Scale(-2 * step, 2 * step, 96, 300, step)
    body = axis(x, 6, 110, lambda value: page.write.signed(value, 0 if step == 1 else 2))
    for place in range(4):
        games, y = page.report.games * 4**place, 19 + 26 * place
        now = half / 2**place
        body += text(86, y + 4.5, page.write.whole(games), "p-t" + (" p-soft" if place else " p-name"), "end")
        body += interval(x, y, Estimate(0, -now, now), OPEN if place else SURE)
        body += text(366, y + 4.5, f"± {page.write.plain(now, 2)}", "p-t p-num", "end")
    return svg(370, 132, body, page.words.say("balance-narrowing"))


def self_test(page: Page) -> str:
    """Test the report on what must be equal: cards that nobody plays, or the first and the last row of places."""
    if page.report.cards is not None and page.report.cards.blanks is not None:
        blanks = page.report.cards.blanks
        said = page.marked(
            "balance-test-blanks",
            number=blanks.number,
            mean=page.write.signed(blanks.mean),
            misses=blanks.misses,
            expected=page.write.plain(blanks.expected),
        )
        return f"<p>{said}</p>"
    if (mirror := page.report.mirror) is not None:
        key = "balance-test-mirror-fails" if mirror.leaves_out(0) else "balance-test-mirror"
        return f"<p>{page.marked(key, points=page.write.signed(mirror.value), span=page.write.span(mirror))}</p>"
    return ""


def facts(page: Page) -> str:
    """List what was played with which version, seed and command."""
    report, plan, write = page.report, page.report.plan, page.write
    rules = ", ".join(f"{name}={value}" for name, value in plan.rules.items())
    listed = {
        "game": f"{page.words.say('game-name')} {plan.rules_version}" + (f", {rules}" if rules else ""),
        "bots": page.words.say("balance-fact-bots-are", bot=plan.bot, seats=plan.seats, version=plan.version),
        "games": ", ".join(
            f"{page.words.say(f'balance-part-{part}')} {write.whole(number)}" for part, number in report.games_of.items()
        ),
        "choices": write.whole(report.choices),
        "points": page.words.say(
            "balance-fact-points-are",
            mean=write.plain(report.mean),
            spread=write.plain(report.spread),
            winner=write.plain(report.winner),
        ),
        "seed": page.words.say("balance-fact-seed-is", seed=str(plan.seed), digest=report.digest),
    }
    rows = "".join(f"<div><dt>{page.say(f'balance-fact-{key}')}</dt><dd>{escape(said)}</dd></div>" for key, said in listed.items())
    typed = " ".join(f"<span>{escape(part)}</span>" for part in page.command.split())
    command = f"<div><dt>{page.say('balance-fact-command')}</dt><dd><code>{typed}</code></dd></div>"
    return f'<dl class="facts">{rows}{command}</dl>'


def scales(piece: str) -> str:
    """Draw a pair of scales: the game on one pan, a card on the other."""
    return (
        '<svg class="scales" viewBox="0 0 132 104" aria-hidden="true"><path d="M66 14V92" class="sc-ink sc-bold"/>'
        '<path d="M44 97q22-9 44 0z" class="sc-base"/><path d="M14 30Q40 18 66 21T118 22" class="sc-ink sc-bold"/>'
        '<circle cx="66" cy="14" r="5" class="sc-base"/>'
        '<path d="M14 30L2 66M14 30L27 66M118 22L106 58M118 22L130 58" class="sc-ink"/>'
        '<path d="M-1 66h31q-3 10-15.5 10T-1 66z" class="sc-pan"/><path d="M103 58h30q-3 10-15 10t-15-10z" class="sc-pan"/>'
        f'<use href="#{piece}" x="-2" y="38" width="32" height="32"/>'
        '<rect x="109" y="36" width="17" height="24" rx="2" class="sc-card" transform="rotate(6 117 48)"/>'
        '<path d="M110.5 42.5l16 1.7" class="sc-ink"/></svg>'
    )
