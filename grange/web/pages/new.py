"""The setup page of a new table: its seats and rules."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from grange.bots import installed
from grange.core.errors import BadSetup, GrangeError
from grange.core.game import Game, RuleOption
from grange.core.lesson import FIRST
from grange.core.record import Player
from grange.core.words import Words
from grange.web.house.bot_characters import CHARACTERS, LEVELS, USUAL_LEVEL, distinct, usual_character
from grange.web.http.api import HouseDep, OpeningDep
from grange.web.http.api_campaigns import CampaignsDep
from grange.web.http.api_lobby import LobbyDep
from grange.web.http.visitors import Visitor
from grange.web.live.fragments import page_words
from grange.web.lobby.lobby import Lobby
from grange.web.lobby.matching import RATED
from grange.web.pace.agreed import ALLOWANCES, NO_CLOCK, checked_pace
from grange.web.pages.common import GameDep, VisitorDep, host_of, note_name, page, see_other, sent_form
from grange.web.refusals import WrongToken
from grange.web.stored import Seeking

router = APIRouter()

WAIT = "wait"  # instead of a bot that plays on
LOBBY, CLUB = "lobby", "club:"  # where a table may seek players
LONGEST_RATING = 4  # figures
ME, FRIEND, HERE, BOT, CLOSED = "me", "friend", "here", "bot:", "closed"


@router.post("/play/{name}")
async def play_at_once(request: Request, game: GameDep, opening: OpeningDep, visitor: VisitorDep) -> Response:
    """Begin at once with the usual rules, against one bot or alone."""
    form = await sent_form(request)
    me = Player(visitor.called)
    guests = [me] if form.get("alone") else [me, Player(bot=USUAL_LEVEL)]
    opened = await opening.open_table(game.name, guests, {}, host=host_of(request, 0))
    return see_other(request, f"/table/{opened.table}")


@router.get("/new/{name}")
async def new_table(
    request: Request,
    game: GameDep,
    house: HouseDep,
    lobby: LobbyDep,
    visitor: VisitorDep,
    company: Annotated[str, Query(alias="with", max_length=32)] = "bots",
) -> Response:
    """Ask for seats and rules; everything has a sensible value."""
    seeking = {"kind-1": FRIEND, "join": LOBBY, "pace": "evening"}
    first = {"friends": {"kind-1": FRIEND}, "campaign": {"kind-1": CLOSED}, LOBBY: seeking}.get(company, {})
    known = await house.archive.read(house.store.lists.games_played, visitor.digest)
    clubs = {} if visitor.new else await lobby.clubs_of(visitor.digest)
    if company.startswith(CLUB) and company.removeprefix(CLUB) in clubs:
        first = {**seeking, "join": company}
    profile = await house.archive.read(house.store.people.profile, visitor.digest)
    usual = {"pace": profile.pace} if profile.pace else {}
    form = {"pace": NO_CLOCK, **first, **usual, "with": company}
    return await asyncio.to_thread(
        _setup_page, request, visitor, game, form, None, is_new=game.has_lesson and game.name not in known, clubs=clubs
    )


@router.post("/new/{name}")
async def open_new_table(
    request: Request, game: GameDep, opening: OpeningDep, campaigns: CampaignsDep, lobby: LobbyDep, visitor: VisitorDep
) -> Response:
    """Open the table or campaign that the form describes; show the form again with a problem."""
    form = await sent_form(request)
    taken = [number for number in range(max(game.seats)) if form.get(f"kind-{number}", CLOSED) != CLOSED]
    kinds = [form[f"kind-{number}"] for number in taken]
    own = [seat for seat, kind in enumerate(kinds) if kind in (ME, HERE)]
    clubs = {} if visitor.new else await lobby.clubs_of(visitor.digest)
    rules, guests, host = _rules(game, form), _guests(form, taken, kinds), host_of(request, *own)
    try:
        host = replace(host, pace=checked_pace(form.get("pace", NO_CLOCK), None if form.get("late") == WAIT else USUAL_LEVEL))
        host = replace(host, rated=form.get("counts") == RATED, seeks=_seeking(form, lobby, clubs))
        host = replace(host, club=host.seeks.club if host.seeks else None)
        if form.get("campaign"):
            unusual = {
                option.name: rules[option.name]
                for option in game.rule_options
                if rules.get(option.name, option.usual) != option.usual
            }
            address = f"/campaign/{(await campaigns.open(game.name, guests, unusual, host)).campaign}"
        else:
            address = f"/table/{(await opening.open_table(game.name, guests, rules, host=host)).table}"
    except GrangeError as problem:
        return await asyncio.to_thread(_setup_page, request, visitor, game, form, problem, status=422, clubs=clubs)
    mine = next((form.get(f"name-{number}", "") for number, kind in zip(taken, kinds, strict=True) if kind == ME), "")
    await note_name(opening.house, visitor, mine)
    return see_other(request, address, mine)


def _seeking(form: dict[str, str], lobby: Lobby, clubs: Mapping[str, str]) -> Seeking | None:
    """Read whom the table seeks in the lobby or in a club, if it does."""
    join = form.get("join", "")
    club = join.removeprefix(CLUB) if join.startswith(CLUB) else None
    if club is not None and club not in clubs:
        raise WrongToken("error-not-a-member")
    if join != LOBBY and club is None:
        return None
    rated = form.get("counts") == RATED
    lowest, highest = (_rating(form.get(name, "")) if rated else None for name in ("lowest", "highest"))
    return lobby.seeking(form.get("pace", NO_CLOCK), lowest, highest, club)


def _rating(text: str) -> int | None:
    """Read a rating; None where none is given."""
    if text.strip() and not (text.strip().isdecimal() and len(text.strip()) <= LONGEST_RATING):
        raise BadSetup("error-malformed")
    return int(text) if text.strip() else None


def _rules(game: Game[Any], form: dict[str, str]) -> dict[str, str]:
    """Read the chosen rules; an option whose needed rule is missing keeps its usual value."""
    asked = [option for option in game.rule_options if not option.carried]
    picked = {option.name: form.get(f"rule-{option.name}", option.usual) for option in asked}
    idle = [option for option in asked if option.needs and picked[option.needs[0]] != option.needs[1]]
    return picked | {option.name: option.usual for option in idle}


def _closing(game: Game[Any], option: RuleOption) -> list[str]:
    """List the values of an option that disable other options."""
    needed = [other.needs[1] for other in game.rule_options if other.needs and other.needs[0] == option.name]
    return [value for value in option.values if needed and value not in needed]


def _guests(form: dict[str, str], taken: list[int], kinds: list[str]) -> list[Player]:
    """Read the players of the taken seats: people with their display names, and bots with different characters."""
    bots = [number for number, kind in zip(taken, kinds, strict=True) if kind.startswith(BOT)]
    faces = dict(zip(bots, distinct([form.get(f"face-{number}", usual_character(number)) for number in bots]), strict=True))
    return [
        Player(faces[number], kind.removeprefix(BOT))
        if number in faces
        else Player(form.get(f"name-{number}", "") if kind in (ME, HERE) else "")
        for number, kind in zip(taken, kinds, strict=True)
    ]


def _setup_page(
    request: Request,
    visitor: Visitor,
    game: Game[Any],
    form: dict[str, str],
    problem: GrangeError | None,
    status: int = 200,
    is_new: bool = False,
    clubs: Mapping[str, str] | None = None,
) -> Response:
    words = page_words(visitor.lang, game.folder)
    say = words.say
    return page(
        request,
        "new.html",
        game,
        status,
        title=say("game-name"),
        about=say("game-about"),
        seats=_seats(game, form, visitor),
        faces=CHARACTERS,
        levels=LEVELS,
        other_bots=sorted(installed()),
        usual_level=USUAL_LEVEL,
        paces=(*ALLOWANCES, NO_CLOCK),
        chosen_pace=form.get("pace", NO_CLOCK),
        late=form.get("late", ""),
        counts=form.get("counts", ""),
        join=form.get("join", ""),
        clubs=[(f"{CLUB}{club}", name) for club, name in (clubs or {}).items()],
        lowest=form.get("lowest", ""),
        highest=form.get("highest", ""),
        rules=[_rule(game, option, form, words) for option in game.rule_options if not option.carried],
        groups=[
            {"name": group, "title": say(f"rules-{group}"), "about": say(f"rules-{group}.about")}
            for group in dict.fromkeys(option.group for option in game.rule_options if option.group)
        ],
        problem=problem.say(visitor.lang) if problem else "",
        problem_rule=problem.rule if isinstance(problem, BadSetup) else "",
        is_new=is_new,
        further=[(name, say(f"learn-{name}")) for name in game.lessons() if name != FIRST],
        has_campaign=game.rules.campaign is not None,
        wants_campaign=game.rules.campaign is not None and "campaign" in (form.get("with"), form.get("campaign")),
    )


def _seats(game: Game[Any], form: Mapping[str, str], visitor: Visitor) -> list[dict[str, Any]]:
    """Describe the seats as the form has them; at first the visitor plays against one bot."""
    usual = [ME, BOT + USUAL_LEVEL] + [CLOSED] * (max(game.seats) - 2)
    return [
        {
            "number": number,
            "kind": form.get(f"kind-{number}", usual[number]),
            "name": form.get(f"name-{number}", "" if number else visitor.called),
            "face": form.get(f"face-{number}", usual_character(number)),
        }
        for number in range(max(game.seats))
    ]


def _rule(game: Game[Any], option: RuleOption, form: Mapping[str, str], words: Words) -> dict[str, Any]:
    """Describe a rule option with its values and the chosen one."""
    say = words.say
    return {
        "name": option.name,
        "title": say(f"rule-{option.name}"),
        "about": say(f"rule-{option.name}.about"),
        "chosen": form.get(f"rule-{option.name}", option.usual),
        "needs": option.needs,
        "closes": _closing(game, option),
        "values": [(value, say(f"{option.name}-{value}"), _about(words, option, value)) for value in option.values],
        "written": option.written,
        "group": option.group,
    }


def _about(words: Words, option: RuleOption, value: str) -> str:
    """Explain a value of a rule option, where there is more to say than its name."""
    key = f"{option.name}-{value}.about"
    return words.say(key) if words.knows(key) else ""
