"""`tdapp sheets`: every paper of an event as PDF."""

import argparse
import asyncio
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

from tdapp.bootstrap import Workstation, letterhead, workstation
from tdapp.calls.tournament.league_results import league_table
from tdapp.calls.tournament.recorded_times import recorded_times
from tdapp.calls.tournament.words_said import WordsSaid, said_in
from tdapp.cli.output import say, say_json
from tdapp.cli.records import own_folders, record_at
from tdapp.core.event import Event
from tdapp.core.ids import PersonId, StreamId, StreamRef
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import PaperKind
from tdapp.journal.target import Target
from tdapp.papers.document_id import event_number
from tdapp.papers.paper import PaperSize
from tdapp.papers.sheet import Reprint, Sheet, on_paper
from tdapp.sheets.tournament.catalogue import sheets_for
from tdapp.sheets.tournament.event_sheets import EventPapers, dated_facts, people_of
from tdapp.sheets.tournament.league_sheet import league_sheet
from tdapp.sheets.tournament.record_sheet import record_sheet
from tdapp.sheets.tournament.rulings_sheet import SayingOf, rulings_log
from tdapp.table.rulings.ruling import Saying
from tdapp.tournament.papers.contents import whose
from tdapp.tournament.room import KIND
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import ENGLISH


def add_parser(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser("sheets", help="save all documents of an event as PDF")
    parser.add_argument("event", metavar="EVENT", help="its id, or `last`")
    parser.add_argument("--db", help="the record (default: yours)")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    parser.add_argument("--paper", choices=[size.value for size in PaperSize], help="its size")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the papers and name the files."""
    own_folders()
    target = record_at(args.db)
    if target.path is not None and not target.path.exists():
        raise Refusal("no_such_record", record=str(target.path))
    event, paths = asyncio.run(_sheets(target, args.event, args.out, args.paper))
    if args.json:
        say_json({"event": event, "files": [str(path) for path in paths]})
        return 0
    for path in paths:
        say(str(path))
    return 0


async def _sheets(
    target: Target, event: str, folder: Path, paper: str | None
) -> tuple[StreamId, list[Path]]:
    async with workstation(target) as station:
        found = find_event(station, event)
        return found, write_papers(station, found, folder, paper)


def find_event(station: Workstation, event: str) -> StreamId:
    """An event by its id, running or ended; ``last`` is the newest. Refuses ``no_such_event``."""
    known = [info.id for info in station.journal.streams(KIND, ended=True)]
    if event == "last" and known:
        return known[-1]
    if event not in known:
        raise Refusal("no_such_event", event=event)
    return StreamId(event)


def write_papers(
    station: Workstation, event: StreamId, folder: Path, paper: str | None = None
) -> list[Path]:
    """Every paper of the event, as far as it has them, on the house's paper or another."""
    from tdapp.ui.shots.headless import painting

    papers = dated(station, event, event_papers(station, event))
    size = PaperSize(paper or station.settings.paper)
    sheets = sheets_of(papers, station.desk.time.now(), sayings(station, event))
    sheets["record"] = [_record(station, event, papers)]
    sheets["league"] = _league(station, papers)
    with painting() as paint:
        return [
            paint.pdf([on_paper(sheet, size) for sheet in some], folder / f"{name}.pdf")
            for name, some in sheets.items()
            if some
        ]


def _record(station: Workstation, event: StreamId, papers: EventPapers) -> Sheet:
    """The record of the event, with the hash at which its chain stands."""
    from tdapp.ui.papers.event_record import acts_in_words

    timeline = station.desk.load(StreamRef(event, KIND)).timeline
    acts = station.journal.acts(event, timeline.seq)
    infos = station.journal.streams(KIND, ended=True)
    head = next((info.head_hash.hex() for info in infos if info.id == event), "")
    return record_sheet(
        papers, list(acts_in_words(timeline.past, timeline.state, acts, papers.named)), head
    )


def _league(station: Workstation, papers: EventPapers) -> list[Sheet]:
    """The table of the league that the event counts for, if it does."""
    terms = papers.event.conditions.league
    if terms is None:
        return []
    table, events = league_table(station.desk, terms)
    names = station.people.names([one.person for one in table])
    named = replace(papers, name_of=lambda person: names.get(person, ""))
    return [league_sheet(named, terms, table, events)]


def event_papers(station: Workstation, event: StreamId) -> EventPapers:
    """The maker of an event's papers, running or ended, with the known names."""
    state: Tournament = station.desk.load(StreamRef(event, KIND)).timeline.state
    names = station.people.names(people_of(state))

    def name_of(person: PersonId) -> str:
        return names.get(person, "")

    from tdapp.system.reader import MachineZone

    voice = replace(ENGLISH, zone=MachineZone(), zone_mark="")
    head = letterhead(station.settings, state.conditions.house, station.houses)
    issued = voice.full_moment(station.desk.time.now().utc_us)
    number = event_number(event)
    return EventPapers(state, head, number, issued, name_of, voice=voice)


def dated(station: Workstation, event: StreamId, papers: EventPapers) -> EventPapers:
    """The papers with the times at which what they say was recorded."""
    kinds = (
        *(PaperKind.PAYOUT_SHEET, PaperKind.RECEIPTS),
        *(PaperKind.PRIZE_SLIPS, PaperKind.RESULTS),
    )
    facts = [fact for kind in kinds for fact in dated_facts(papers.event, kind, ())]
    past = station.desk.load(StreamRef(event, KIND)).timeline.past
    times = recorded_times(station.journal, event, past, facts)

    def recorded(fact: Event) -> str | None:
        found = times.of(fact)
        return None if found is None else papers.voice.full_moment(found)

    return replace(papers, recorded=recorded)


def sayings(station: Workstation, event: StreamId) -> SayingOf:
    """Reads in the record what was said with a ruling, a review or a penalty."""
    said = WordsSaid(station.desk, event)

    def saying_of(fact: Event) -> Saying | None:
        action = said.act_of(fact)
        return None if action is None else said_in(station.journal, action)

    return saying_of


def sheets_of(papers: EventPapers, now: Instant, saying_of: SayingOf) -> dict[str, list[Sheet]]:
    """The papers by the name of their file; some may be empty."""
    made = {
        name: [sheet for kind in kinds for sheet in _made(papers, kind, now)]
        for name, kinds in FILES.items()
    }
    return {**made, "rulings": rulings_log(papers, saying_of)}


def _made(papers: EventPapers, kind: PaperKind, now: Instant) -> list[Sheet]:
    """The sheets of a kind; none where the event has no such paper now.

    One that is out already bears its number, and that it is a copy.
    """
    number = papers.event.papers.newest.get(kind)
    if number is not None and number not in papers.event.papers.spoiled:
        papers = replace(papers, paper=number, copy=Reprint(papers.issued, PROGRAM))
    try:
        return sheets_for(papers, kind, whose(papers.event, kind), now)
    except Refusal:
        return []


PROGRAM = "tdapp sheets"
"""Who printed a copy."""
TOGETHER: dict[str, tuple[PaperKind, ...]] = {
    "seating": (PaperKind.SEATING_BY_TABLE, PaperKind.SEATING_BY_NAME),
    "payouts": (PaperKind.PAYOUT_SHEET, PaperKind.PROVISIONAL_PAYOUTS),
}
"""File name to what stands in it, where that is more than one kind."""
FILES = TOGETHER | {
    kind.value.replace("_", "-"): (kind,)
    for kind in PaperKind
    if kind.key and kind not in chain(*TOGETHER.values())
}
