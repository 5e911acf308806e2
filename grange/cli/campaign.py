"""`grange campaign`: a campaign in the terminal, with what each game carries over to the next."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

import grange
from grange.cli.arguments import ME, corrections_of, players_of, read_file, rules_of
from grange.cli.play import DATA, QUIT, Seating, seat_players, seats_in, write_down
from grange.core.campaign import Campaign
from grange.core.document import read_json
from grange.core.errors import BadCampaign, BadRecord, BadSetup
from grange.core.record import Player, players_in, record_of
from grange.core.state import State
from grange.core.words import Words, read_words
from grange.games import find, names

LAST_CAMPAIGN = DATA / "campaign.json"
GIVE_UP = "g"


def describe(command: ArgumentParser, words: Words) -> None:
    """Describe the arguments."""
    command.add_argument("game", nargs="?", choices=names(), help=words.say("cli-game"))
    command.add_argument("--seats", help=words.say("cli-campaign-seats"))
    command.add_argument("--save", type=Path, metavar="FILE", help=words.say("cli-campaign-save"))
    command.add_argument(
        "--resume", type=Path, nargs="?", const=LAST_CAMPAIGN, metavar="FILE", help=words.say("cli-campaign-resume")
    )
    command.add_argument("--show", action="store_true", help=words.say("cli-campaign-show"))
    command.set_defaults(run=run, hand=None)


def run(chosen: Namespace, console: Console) -> None:
    """Begin a campaign, or continue a saved one."""
    road = resume_campaign(chosen, console) if chosen.resume else begin_campaign(chosen, console)
    if chosen.show:
        road.show()
    else:
        road.play()


def begin_campaign(chosen: Namespace, console: Console) -> Road:
    """Set up a new campaign."""
    if not chosen.game:
        raise BadSetup("error-which-game", games=[game.name for game in grange.games() if game.rules.campaign])
    who = players_of(chosen.seats or ME, with_me=True)
    campaign = Campaign.start(find(chosen.game), len(who), rules_of(chosen), corrections_of(chosen.components))
    return Road(campaign, seat_players(who), None, chosen.save or LAST_CAMPAIGN, chosen.lang, console)


def resume_campaign(chosen: Namespace, console: Console) -> Road:
    """Continue a saved campaign, perhaps in the middle of a game."""
    text = read_file(chosen.resume, BadCampaign("error-campaign-missing", file=str(chosen.resume)))
    try:
        document = read_json(text)
    except ValueError as problem:
        raise BadCampaign("error-campaign-json") from problem
    if not isinstance(document, Mapping) or not isinstance(document.get("campaign"), Mapping):
        raise BadCampaign("error-campaign-format")
    campaign = grange.resume_campaign(document["campaign"])
    players, playing = players_in(document, campaign.seats), document.get("playing")
    who = players_of(chosen.seats or seats_in(players), with_me=True)
    if len(who) != campaign.seats:
        raise BadRecord("error-record-players", seats=campaign.seats)
    state = grange.replay(playing, events=True) if playing else None
    if state is not None and not campaign.is_next(state):
        raise BadCampaign("error-campaign-other-game")
    return Road(campaign, seat_players(who, players), state, chosen.save or chosen.resume, chosen.lang, console)


class Road:
    """A campaign at this terminal."""

    def __init__(
        self, campaign: Campaign, players: list[Player], state: State | None, file: Path, lang: str, console: Console
    ) -> None:
        self.campaign = campaign
        self.players = players
        self.state = state
        self.file = file
        self.words = read_words(lang, campaign.game.folder)
        self.console = console
        people = sum(not player.bot for player in players)
        usual = "seat-me" if people == 1 else "seat-name"
        self.names = [
            player.name or self.words.say("seat-bot" if player.bot else usual, number=seat + 1, bot=player.bot or "")
            for seat, player in enumerate(players)
        ]

    def save(self) -> None:
        """Save the campaign, with the game in progress."""
        playing = record_of(self.state, self.players) if self.state else None
        players = [asdict(player) for player in self.players]
        write_down(self.file, {"campaign": self.campaign.to_dict(), "players": players, "playing": playing})

    def play(self) -> None:
        """Play game after game until the campaign is over or the players leave."""
        self.save()
        while True:
            if self.state is not None and not self.play_game(self.state):
                return
            if not self.decide():
                break
            self.show()
            if self.campaign.over or not self.begin():
                break
        self.save()
        if not self.campaign.over:
            self.console.print(self.words.say("campaign-left", file=str(self.file)), markup=False)

    def play_game(self, state: State) -> bool:
        """Play a game and add it to the campaign; return False if the players leave before its end."""
        GameOfCampaign(self, state).play()
        if not state.over:
            return False
        self.campaign, self.state = self.campaign.after(state), None
        self.save()
        return True

    def decide(self) -> bool:
        """Ask every seat what it keeps; return False if the players leave."""
        for seat in self.campaign.undecided:
            thing: str | None = None
            if self.players[seat].bot:
                thing = self.campaign.advice(seat)
            else:
                answer = self.ask(seat)
                if answer is None:
                    return False
                thing = answer or None
            self.campaign = self.campaign.keep(seat, thing)
            self.save()
        return True

    def ask(self, seat: int) -> str | None:
        """Ask what a seat keeps; return an empty text for nothing, and None if the players leave."""
        choices, least = self.campaign.choices(seat), int(self.campaign.way.must_keep(self.campaign))
        self.console.print(self.words.say("campaign-ask-keep", name=self.names[seat]), markup=False, style="bold")
        for number, choice in enumerate(choices, start=1):
            key = f"{self.campaign.way.THINGS}-{choice}"
            self.console.print(f"[bold]{number:>2}[/] {escape(self.words.say(key))}: {escape(self.words.say(f'{key}.about'))}")
        if not least:
            self.console.print(f"[bold] 0[/] {self.words.say('campaign-keep-nothing')}")
        while (answer := self.typed()) != QUIT:
            if answer.isdecimal() and least <= int(answer) <= len(choices):
                return choices[int(answer) - 1] if int(answer) else ""
        return None

    def begin(self) -> bool:
        """Ask whether to begin the next game; return False if the players leave, or give the campaign up."""
        self.console.print(f"[dim]{self.words.say('campaign-keys')}[/]")
        answer = self.typed()
        if answer == GIVE_UP:
            self.campaign = self.campaign.give_up()
            self.show()
        if answer in (GIVE_UP, QUIT):
            return False
        self.state = self.campaign.begin(events=True)
        self.save()
        return True

    def typed(self) -> str:
        """Read a line of input; its end means that the players leave."""
        try:
            return self.console.input("[bold]>[/] ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return QUIT

    # output

    def show(self) -> None:
        """Show the games so far and what comes next."""
        say = self.words.say
        self.console.print()
        self.console.print(say("campaign-alone" if self.campaign.seats == 1 else "campaign-friends"), style="bold")
        table = road_alone(self.campaign, self.words) if self.campaign.seats == 1 else places(self.campaign, self.words, self.names)
        self.console.print(table)
        self.console.print(self.words.text(self.campaign.headline(self.names)), style="bold", markup=False)
        if self.state is not None:
            self.console.print(say("campaign-playing", number=self.campaign.number, choices=len(self.state.history)), markup=False)
        for seat, name in enumerate(self.names):
            staying = [say(f"{self.campaign.way.THINGS}-{thing}") for thing in self.campaign.way.stays(self.campaign, seat)]
            if staying and not self.campaign.over:
                self.console.print(say("campaign-stays", name=name, things=staying), markup=False)
        for begins in [] if self.campaign.over else self.campaign.way.begins(self.campaign):
            title = f"{say(begins.title)}: {begins.amount}. " if begins.amount else ""
            self.console.print(f"{title}{self.words.text(begins.why)}", style="dim", markup=False)


class GameOfCampaign(Seating):
    """A game of a campaign, which saves the whole campaign."""

    left = "campaign-left"

    def __init__(self, road: Road, state: State) -> None:
        super().__init__(state, road.players, road.file, road.words.lang, road.console)
        self.road = road

    def save(self) -> None:
        """Save the campaign with this game."""
        self.road.save()


def road_alone(campaign: Campaign, words: Words) -> Table:
    """Lay out the games of a solo campaign: goals, points, tries, and what is carried over."""
    table = Table()
    for column in ("game", "goal", "points", "tries", "stays"):
        table.add_column(words.say(f"campaign-column-{column}"))
    for leg in campaign.legs():
        best, kept = leg.games[-1:], [thing for game in leg.games for thing in game.kept if thing]
        won = best and best[0].scores[0] >= leg.goal
        table.add_row(
            str(leg.number),
            str(leg.goal),
            str(best[0].scores[0]) if won else "–",
            words.text(leg.tries()),
            ", ".join(words.say(f"{campaign.way.THINGS}-{thing}") for thing in kept),
        )
    return table


def places(campaign: Campaign, words: Words, names: list[str]) -> Table:
    """Lay out the games of a campaign with several players: the points of each game, and the campaign points they brought."""
    table = Table(show_footer=True)
    table.add_column(words.say("campaign-column-game"), footer=words.say("score-total"))
    for seat, name in enumerate(names):
        crown = " *" if seat in campaign.winners else ""
        table.add_column(escape(name) + crown, footer=str(campaign.standing[seat]), justify="right")
    for number, game in enumerate(campaign.games, start=1):
        prizes = campaign.way.prizes(campaign, number)
        brought = [f"{score} → {prizes[place - 1]}" for score, place in zip(game.scores, game.places, strict=True)]
        table.add_row(str(number), *brought)
    return table
