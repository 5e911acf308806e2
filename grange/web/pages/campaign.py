"""The page of a campaign: its games so far, what comes next, what seats carry over, and the end."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from markupsafe import Markup

from grange.core.campaign import Campaign
from grange.core.words import Message, Words
from grange.web.house.campaigns import Campaigns, Journey
from grange.web.http.api import HouseDep
from grange.web.http.api_campaigns import CampaignsDep
from grange.web.http.visitors import Visitor
from grange.web.live.fragments import names_of, page_words
from grange.web.pages.common import VisitorDep, drawn_page, host_of, see_other, sent_form
from grange.web.refusals import WrongToken
from grange.web.storage.schema import HOST

router = APIRouter()


@router.get("/campaign/{name}")
async def campaign_page(request: Request, name: str, campaigns: CampaignsDep, house: HouseDep, visitor: VisitorDep) -> Response:
    """Show a campaign to its players and to anybody who watches."""
    journey = await campaigns.find(name)
    campaign, stored = journey.campaign, journey.room.live.stored
    held = await house.rights.held(journey.room, visitor.digest)
    words = page_words(visitor.lang, campaign.game.folder)
    seat = next((each for each in held if each >= 0), None)
    names = names_of(stored.seats, words, seat)
    deciding = [each for each in held if each >= 0 and campaign.choices(each) and not journey.playing]
    links = [
        (names[each.seat], str(request.url_for("sit", table=stored.id, token=house.rights.link_token(stored.id, each))))
        for each in stored.seats
        if HOST in held and each.person and not each.taken
    ]
    return await drawn_page(
        request,
        "campaign.html",
        campaign.game,
        name=name,
        mark=_mark(journey),
        title=words.say("game-name"),
        headline=words.text(campaign.headline(names, seat)),
        below=words.text(_below(journey, held, names)),
        seat=seat,
        host=HOST in held,
        names=names,
        table=stored.id,
        playing=journey.playing,
        ready=not campaign.over and not campaign.undecided,
        over=campaign.over,
        number=campaign.number,
        links=links,
        picture=Markup(campaign.game.display.campaign_picture(campaign, words)),
        begins=[(words.say(each.title), each.piece, each.amount, words.text(each.why)) for each in campaign.way.begins(campaign)],
        deciding=[_deciding(campaign, each, words) for each in deciding],
        **(_alone(campaign, words) if campaign.seats == 1 else _friends(campaign, deciding, words)),
    )


def _mark(journey: Journey) -> str:
    """Return a text that differs whenever the campaign has changed, so that its page notices."""
    return f"{journey.stored.revision}-{int(journey.playing)}"


def _below(journey: Journey, held: list[int], names: list[str]) -> Message:
    """Say in a line what the viewer has to do now."""
    campaign = journey.campaign
    if journey.playing or campaign.over:
        return Message("campaign-is-played" if journey.playing else "campaign-is-over")
    if campaign.undecided:
        mine, waiting = set(campaign.undecided) & set(held), [names[seat] for seat in campaign.undecided]
        return Message("campaign-you-choose") if mine else Message("campaign-waits", {"names": waiting})
    return _ahead(campaign)


def _ahead(campaign: Campaign) -> Message:
    """Say in a line what the next game is."""
    if campaign.seats > 1:
        return Message("campaign-all-chosen" if campaign.games else "campaign-three-games")
    tries = len(campaign.legs()[-1].games)
    if campaign.complete and not tries:
        return Message("campaign-complete", {"length": campaign.length})
    return Message("campaign-try", {"number": tries + 1})


def _face(campaign: Campaign, thing: str, words: Words) -> dict[str, Any]:
    """Draw something that a seat carries over as its card."""
    cards = campaign.game.display.catalogue
    said = words.say(f"{campaign.way.THINGS}-{thing}")
    return {"name": thing, "said": said, "face": Markup(cards.face(thing, words)) if cards else said}


def _deciding(campaign: Campaign, seat: int, words: Words) -> dict[str, Any]:
    """Collect what a seat may keep, and what it has chosen."""
    return {
        "seat": seat,
        "things": [_face(campaign, thing, words) for thing in campaign.choices(seat)],
        "kept": campaign.games[-1].kept[seat],
        "may_decline": not campaign.way.must_keep(campaign),
    }


def _alone(campaign: Campaign, words: Words) -> dict[str, Any]:
    """Lay out the games of a solo campaign, and what stays."""
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
                "tries": words.text(leg.tries()),
                "kept": words.say(f"{campaign.way.THINGS}-{kept}") if kept else "",
                "chosen": chosen,
                "present": leg.number == campaign.number,
            }
        )
    staying = campaign.way.stays(campaign, 0)
    return {"rows": rows, "staying": [_face(campaign, thing, words) for thing in staying]}


def _friends(campaign: Campaign, deciding: list[int], words: Words) -> dict[str, Any]:
    """Lay out the places in all games, the campaign's points, and what carries over."""
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
        "keepers": [(each, [_face(campaign, thing, words) for thing in campaign.way.stays(campaign, each)]) for each in others],
        "undecided": campaign.undecided,
        "winners": campaign.winners,
    }


@router.get("/campaign/{name}/mark")
async def mark(name: str, campaigns: CampaignsDep) -> JSONResponse:
    """Tell the page's script whether the campaign has changed."""
    return JSONResponse({"mark": _mark(await campaigns.find(name))})


async def _held(name: str, campaigns: Campaigns, visitor: Visitor) -> list[int]:
    """List the seats that a visitor holds in a campaign, HOST among them."""
    return await campaigns.house.rights.held((await campaigns.find(name)).room, visitor.digest)


def _check(right: bool) -> None:
    """Refuse a visitor who lacks a right."""
    if not right:
        raise WrongToken("error-wrong-token")


@router.post("/campaign/{name}/keep")
async def keep(request: Request, name: str, campaigns: CampaignsDep, visitor: VisitorDep) -> Response:
    """Choose what one of the visitor's seats carries over."""
    form = await sent_form(request)
    own = {str(seat): seat for seat in await _held(name, campaigns, visitor) if seat >= 0}
    _check(form.get("seat") in own)
    await campaigns.keep(name, own[form["seat"]], form.get("thing") or None)
    return see_other(request, f"/campaign/{name}")


@router.post("/campaign/{name}/next")
async def begin_next(request: Request, name: str, campaigns: CampaignsDep, visitor: VisitorDep) -> Response:
    """Redirect a player to the table of the next game, and open it if nobody has yet."""
    await sent_form(request)
    _check(bool(await _held(name, campaigns, visitor)))
    return see_other(request, f"/table/{await campaigns.next_table(name, host_of(request))}")


@router.post("/campaign/{name}/give-up")
async def give_up(request: Request, name: str, campaigns: CampaignsDep, visitor: VisitorDep) -> Response:
    """Let the host end a campaign early."""
    await sent_form(request)
    _check(HOST in await _held(name, campaigns, visitor))
    await campaigns.give_up(name)
    return see_other(request, f"/campaign/{name}")
