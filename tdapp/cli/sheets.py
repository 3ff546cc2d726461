"""`tdapp sheets`: every paper of an event as PDF."""

import argparse
import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tdapp.bootstrap import Workstation, workstation
from tdapp.cli.output import say, say_json
from tdapp.cli.records import own_folders, record_at
from tdapp.core.event import Event
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.ports import StreamRef
from tdapp.core.refusal import Refusal
from tdapp.desk.words_said import WordsSaid, said_in
from tdapp.journal.target import Target
from tdapp.papers.event_sheets import EventPapers
from tdapp.papers.move_slip import move_slips
from tdapp.papers.rulings_sheet import SayingOf, rulings_log
from tdapp.papers.sheet import Sheet
from tdapp.tournament.prizes.posting import provisional_prizes
from tdapp.tournament.rulings.saying import Saying
from tdapp.tournament.tournament import KIND, Tournament


def add_parser(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser("sheets", help="write every paper of an event as PDF")
    parser.add_argument("event", metavar="EVENT", help="its id, or `last`")
    parser.add_argument("--db", help="the record (default: yours)")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the papers and name the files."""
    own_folders()
    target = record_at(args.db)
    if target.path is not None and not target.path.exists():
        raise Refusal("no_such_record", record=str(target.path))
    event, paths = asyncio.run(_sheets(target, args.event, args.out))
    if args.json:
        say_json({"event": event, "files": [str(path) for path in paths]})
        return 0
    for path in paths:
        say(str(path))
    return 0


async def _sheets(target: Target, event: str, folder: Path) -> tuple[StreamId, list[Path]]:
    async with workstation(target) as station:
        found = find_event(station, event)
        return found, write_papers(station, found, folder)


def find_event(station: Workstation, event: str) -> StreamId:
    """An event by its id, running or ended; ``last`` is the newest. Refuses ``no_such_event``."""
    known = [info.id for info in station.journal.streams(KIND, ended=True)]
    if event == "last" and known:
        return known[-1]
    if event not in known:
        raise Refusal("no_such_event", event=event)
    return StreamId(event)


def write_papers(station: Workstation, event: StreamId, folder: Path) -> list[Path]:
    """Every paper of the event, as far as it has them."""
    from tdapp.ui.headless import painting

    papers = event_papers(station, event)
    sheets = sheets_of(papers, papers.event, sayings(station, event))
    with painting() as paint:
        return [paint.pdf(some, folder / f"{name}.pdf") for name, some in sheets.items() if some]


def event_papers(station: Workstation, event: StreamId) -> EventPapers:
    """What makes the papers of an event, running or ended, with the names that are known."""
    state: Tournament = station.desk.load(StreamRef(event, KIND)).timeline.state
    people = [entry.person for entry in state.entries.by_number.values()]
    names = station.people.names(people)

    def name_of(person: PersonId) -> str:
        return names.get(person, "")

    now = datetime.fromtimestamp(station.desk.time.now().utc_us / 1e6, UTC)
    issued = now.strftime("%Y-%m-%d %H:%M UTC")
    return EventPapers(state, state.conditions.house, event[:12].upper(), issued, name_of)


def sayings(station: Workstation, event: StreamId) -> SayingOf:
    """Reads in the record what was said with a ruling, a review or a penalty."""
    said = WordsSaid(station.desk, event)

    def saying_of(fact: Event) -> Saying | None:
        action = said.act_of(fact)
        return None if action is None else said_in(station.journal, action)

    return saying_of


def sheets_of(
    papers: EventPapers, state: Tournament, saying_of: SayingOf
) -> dict[str, list[Sheet]]:
    """The papers by the name of their file; some may be empty."""
    payouts = []
    if state.prizes.posted:
        payouts = [papers.payouts()]
    elif provisional_prizes(state):
        payouts = [papers.provisional_payouts()]
    results = papers.results()
    return {
        "seat-cards": papers.seat_cards(),
        "receipts": papers.receipts(),
        "seating": papers.seating_lists(),
        "move-slips": move_slips(papers),
        "prize-slips": papers.slips(),
        "payouts": payouts,
        "structure": [papers.structure()],
        "results": [] if results is None else [results],
        "rulings": rulings_log(papers, saying_of),
    }
