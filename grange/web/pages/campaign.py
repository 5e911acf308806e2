"""A campaign: the way so far, what comes next, what is carried over, and the end."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from markupsafe import Markup

from grange.core.campaign import Campaign
from grange.core.words import Told, Words
from grange.web.api import InHouse
from grange.web.api_campaigns import OnTheRoad
from grange.web.campaigns import Campaigns, Journey
from grange.web.fragments import names_of, page_words
from grange.web.pages.common import Asking, drawn_page, host_of, see_other, sent_form
from grange.web.refusals import WrongToken
from grange.web.schema import HOST
from grange.web.visitors import Visitor

router = APIRouter()


@router.get("/campaign/{name}")
async def campaign_page(request: Request, name: str, campaigns: OnTheRoad, house: InHouse, visitor: Asking) -> Response:
    """Show a campaign to its players and to anybody who watches."""
    journey = await campaigns.find(name)
    campaign, stored = journey.campaign, journey.room.live.stored
    held = await house.held(journey.room, visitor.digest)
    tongue = page_words(visitor.lang, campaign.game.folder)
    seat = next((each for each in held if each >= 0), None)
    names = names_of(stored.seats, tongue, seat)
    deciding = [each for each in held if each >= 0 and campaign.choices(each) and not journey.playing]
    links = [
        (names[each.seat], str(request.url_for("sit", table=stored.id, token=house.seat_token(stored.id, each.seat))))
        for each in stored.seats
        if HOST in held and each.person and not each.taken
    ]
    return await drawn_page(
        request,
        "campaign.html",
        campaign.game,
        name=name,
        mark=_mark(journey),
        title=tongue.say("game-name"),
        headline=tongue.tell(campaign.headline(names, seat)),
        below=tongue.tell(_below(journey, held, names)),
        seat=seat,
        host=HOST in held,
        names=names,
        table=stored.id,
        playing=journey.playing,
        ready=not campaign.over and not campaign.undecided,
        over=campaign.over,
        number=campaign.number,
        links=links,
        picture=Markup(campaign.way.picture(campaign, tongue)),
        begins=[(tongue.say(each.title), each.piece, each.amount, tongue.tell(each.why)) for each in campaign.way.begins(campaign)],
        deciding=[_deciding(campaign, each, tongue) for each in deciding],
        **(_alone(campaign, tongue) if campaign.seats == 1 else _friends(campaign, deciding, tongue)),
    )


def _mark(journey: Journey) -> str:
    """Tell apart the moments of a campaign, so that a page sees when something has changed."""
    return f"{journey.stored.revision}-{int(journey.playing)}"


def _below(journey: Journey, held: list[int], names: list[str]) -> Told:
    """Say in a line what has to be done now."""
    campaign = journey.campaign
    if journey.playing or campaign.over:
        return Told("campaign-is-played" if journey.playing else "campaign-is-over")
    if campaign.undecided:
        mine, waiting = set(campaign.undecided) & set(held), [names[seat] for seat in campaign.undecided]
        return Told("campaign-you-choose") if mine else Told("campaign-waits", {"names": waiting})
    return _ahead(campaign)


def _ahead(campaign: Campaign) -> Told:
    """Say in a line what the next game is."""
    if campaign.seats > 1:
        return Told("campaign-all-chosen" if campaign.games else "campaign-three-games")
    tries = len(campaign.legs()[-1].games)
    if campaign.complete and not tries:
        return Told("campaign-complete", {"length": campaign.length})
    return Told("campaign-try", {"number": tries + 1})


def _face(campaign: Campaign, thing: str, tongue: Words) -> dict[str, Any]:
    """Show something that is carried over, as its card."""
    cards = campaign.game.cards
    said = tongue.say(f"{campaign.way.THINGS}-{thing}")
    return {"name": thing, "said": said, "face": Markup(cards.face(thing, tongue)) if cards else said}


def _deciding(campaign: Campaign, seat: int, tongue: Words) -> dict[str, Any]:
    """Show what a seat may choose from, and what it has chosen."""
    return {
        "seat": seat,
        "things": [_face(campaign, thing, tongue) for thing in campaign.choices(seat)],
        "kept": campaign.games[-1].kept[seat],
        "may_decline": not campaign.way.must_keep(campaign),
    }


def _alone(campaign: Campaign, tongue: Words) -> dict[str, Any]:
    """Lay out the games of who plays alone, and what stays."""
    rows = []
    for leg in campaign.legs():
        scores = [game.scores[0] for game in leg.games]
        kept = next((thing for game in leg.games for thing in game.kept if thing), "")
        chosen = not (leg.games and None in leg.games[-1].kept)
        rows.append(
            {
                "number": leg.number,
                "goal": leg.goal,
                "points": scores[-1] if scores and scores[-1] >= leg.goal else None,
                "tries": tongue.tell(leg.tries()),
                "kept": tongue.say(f"{campaign.way.THINGS}-{kept}") if kept else "",
                "chosen": chosen,
                "present": leg.number == campaign.number,
            }
        )
    staying = campaign.way.stays(campaign, 0)
    return {"rows": rows, "staying": [_face(campaign, thing, tongue) for thing in staying]}


def _friends(campaign: Campaign, deciding: list[int], tongue: Words) -> dict[str, Any]:
    """Lay out the places of all games, the points of the campaign, and what goes on."""
    sheets = []
    for number in range(1, campaign.length + 1):
        prizes = campaign.way.prizes(campaign, number)
        ended = campaign.games[number - 1] if number <= len(campaign.games) else None
        order = sorted(range(campaign.seats), key=lambda each: ended.places[each]) if ended else []
        sheets.append(
            {
                "number": number,
                "state": "played" if ended else "next" if number == campaign.number else "later",
                "places": [(each, ended.scores[each], prizes[ended.places[each] - 1]) for each in order] if ended else [],
                "prizes": prizes,
            }
        )
    left = [max(campaign.way.prizes(campaign, number)) for number in range(campaign.number, campaign.length + 1)]
    most = max(campaign.standing) + sum(left) or 1
    order = sorted(range(campaign.seats), key=lambda each: -campaign.standing[each])
    bars = [
        {
            "seat": each,
            "points": campaign.standing[each],
            "scores": sum(game.scores[each] for game in campaign.games),
            "won": round(400 * campaign.standing[each] / most),
            "open": round(400 * sum(left) / most),
        }
        for each in order
    ]
    others = [each for each in range(campaign.seats) if each not in deciding] if campaign.games and not campaign.over else []
    return {
        "sheets": sheets,
        "bars": bars,
        "keepers": [(each, [_face(campaign, thing, tongue) for thing in campaign.way.stays(campaign, each)]) for each in others],
        "undecided": campaign.undecided,
        "winners": campaign.winners,
    }


@router.get("/campaign/{name}/mark")
async def mark(name: str, campaigns: OnTheRoad) -> JSONResponse:
    """Tell whether something has changed."""
    return JSONResponse({"mark": _mark(await campaigns.find(name))})


async def _held(name: str, campaigns: Campaigns, visitor: Visitor) -> list[int]:
    """List the seats that a visitor holds in a campaign, HOST among them."""
    return await campaigns.house.held((await campaigns.find(name)).room, visitor.digest)


def _check(right: bool) -> None:
    """Refuse whoever has no right to something."""
    if not right:
        raise WrongToken("error-wrong-token")


@router.post("/campaign/{name}/keep")
async def keep(request: Request, name: str, campaigns: OnTheRoad, visitor: Asking) -> Response:
    """Let a seat of the visitor's say what it carries over."""
    form = await sent_form(request)
    own = {str(seat): seat for seat in await _held(name, campaigns, visitor) if seat >= 0}
    _check(form.get("seat") in own)
    await campaigns.keep(name, own[form["seat"]], form.get("thing") or None)
    return see_other(request, f"/campaign/{name}")


@router.post("/campaign/{name}/next")
async def begin_next(request: Request, name: str, campaigns: OnTheRoad, visitor: Asking) -> Response:
    """Lead whoever plays in a campaign to the table of its next game, and open that if nobody has yet."""
    await sent_form(request)
    _check(bool(await _held(name, campaigns, visitor)))
    return see_other(request, f"/table/{await campaigns.next_table(name, host_of(request))}")


@router.post("/campaign/{name}/give-up")
async def give_up(request: Request, name: str, campaigns: OnTheRoad, visitor: Asking) -> Response:
    """Let the host end a campaign before its time."""
    await sent_form(request)
    _check(HOST in await _held(name, campaigns, visitor))
    await campaigns.give_up(name)
    return see_other(request, f"/campaign/{name}")
