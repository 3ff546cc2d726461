"""`tdapp rulings`: the log of rulings and the penalties of an event, with what was said."""

import argparse
import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec

from tdapp.bootstrap import Workstation, workstation
from tdapp.cli.output import say, say_json
from tdapp.cli.records import own_folders, record_at
from tdapp.cli.sheets import event_papers, find_event, sayings
from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.journal.target import Target
from tdapp.papers.sheet import Sheet
from tdapp.sheets.tournament.rulings_sheet import SayingOf, rulings_log
from tdapp.tournament.tournament import Tournament


def add_parser(commands: Any) -> None:
    """Describe the command."""
    text = "show an event's rulings and penalties"
    parser = commands.add_parser("rulings", help=text, description=text)
    parser.add_argument("event", metavar="EVENT", help="its id, or `last`")
    parser.add_argument("--db", help="the record (default: yours)")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Tell the log as its paper does, or every fact of it as JSON."""
    own_folders()
    target = record_at(args.db)
    if target.path is not None and not target.path.exists():
        raise Refusal("no_such_record", record=str(target.path))
    sheets, facts = asyncio.run(_log(target, args.event))
    if args.json:
        say_json(facts)
        return 0
    for line in (line for sheet in sheets for line in _lines(sheet)):
        say(line)
    if not sheets:
        say("No rulings or penalties.")
    return 0


async def _log(target: Target, event: str) -> tuple[list[Sheet], dict[str, Any]]:
    async with workstation(target) as station:
        return log_of(station, event)


def log_of(station: Workstation, event: str) -> tuple[list[Sheet], dict[str, Any]]:
    """The papers of the log, and its facts with their words (null where these were erased)."""
    found = find_event(station, event)
    papers, saying_of = event_papers(station, found), sayings(station, found)
    state = papers.event
    facts = {
        "event": found,
        "rulings": list(_rulings(state, saying_of)),
        "penalties": list(_penalties(state, saying_of)),
    }
    return rulings_log(papers, saying_of), facts


def _lines(sheet: Sheet) -> Iterator[str]:
    """A sheet as lines of text, its cells parted by tabs."""
    yield sheet.title
    yield "\t".join(column.title for column in sheet.columns)
    for row in sheet.rows:
        yield "\t".join(cell.text for cell in row.cells)


def _rulings(state: Tournament, saying_of: SayingOf) -> Iterator[dict[str, Any]]:
    for _, one in sorted(state.rulings.by_number.items()):
        reviews = [_said(review, saying_of) for review in one.reviews]
        yield {**_said(one.given, saying_of), "reviews": reviews, "told_of_complaint": one.told}


def _penalties(state: Tournament, saying_of: SayingOf) -> Iterator[dict[str, Any]]:
    for _, one in sorted(state.penalties.by_number.items()):
        yield {**_said(one.given, saying_of), "due": one.given.due, "served": one.served}


def _said(fact: Event, saying_of: SayingOf) -> dict[str, Any]:
    """The fields of a fact, who recorded it, and what was said with it."""
    saying = saying_of(fact)
    by = {} if saying is None else {"by": saying.by, "words": saying.words}
    return {**msgspec.to_builtins(fact), **by}
