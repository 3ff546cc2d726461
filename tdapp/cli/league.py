"""`tdapp league`: the table of a league or season, reckoned from the results in the record."""

import argparse
import asyncio
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from tdapp.bootstrap import workstation
from tdapp.calls.tournament.league_results import league_table, terms_named
from tdapp.cli.output import counted, say, say_json
from tdapp.cli.records import own_folders, record_at
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.journal.target import Target
from tdapp.tournament.event.league import LeaguePlace
from tdapp.tournament.plan.terms import LeagueTerms
from tdapp.voice.voice import ENGLISH

Names = Mapping[PersonId, str]


def add_parser(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser("league", help="show the table of a league or season")
    parser.add_argument("name", metavar="NAME", help="the league, as the event files name it")
    parser.add_argument("--points", metavar="FORMULA", help="another formula than the events'")
    parser.add_argument("--best", type=counted(1), metavar="N", help="how many results count")
    parser.add_argument("--db", help="the record (default: yours)")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Say who stands where, most points first."""
    own_folders()
    target = record_at(args.db)
    if target.path is not None and not target.path.exists():
        raise Refusal("no_such_record", record=str(target.path))
    terms, table, names, events = asyncio.run(_table(target, args))
    if args.json:
        say_json(
            {
                "league": terms.name,
                "points": terms.points,
                "best": terms.best,
                "events": events,
                "standings": [_as_json(one, names) for one in table],
            }
        )
        return 0
    for one in table:
        points = ENGLISH.decimal(one.points)
        say(f"{one.rank:>4}  {points:>10}  {one.played:>3}  {names.get(one.person, one.person)}")
    return 0


async def _table(
    target: Target, args: argparse.Namespace
) -> tuple[LeagueTerms, list[LeaguePlace], Names, list[str]]:
    async with workstation(target) as station:
        terms = terms_named(station.journal, args.name)
        if terms is None:
            raise Refusal("no_such_league", league=args.name)
        asked = replace(terms, points=args.points or terms.points, best=args.best or terms.best)
        table, events = league_table(station.desk, asked)
        names = station.people.names([one.person for one in table])
        return asked, table, names, events


def _as_json(one: LeaguePlace, names: Names) -> dict[str, object]:
    name = names.get(one.person)
    return {"rank": one.rank, "name": name, "points": str(one.points), "events": one.played}
