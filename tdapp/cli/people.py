"""`tdapp people`: a house's list of who may not play is entered line by line, or told."""

import argparse
import asyncio
import csv
import io
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from tdapp.bootstrap import workstation
from tdapp.cli.output import say, say_json
from tdapp.cli.records import record_at
from tdapp.cli.signer import add_signer, signer
from tdapp.core.counted import counted
from tdapp.core.ports.people import Person, Restriction
from tdapp.core.refusal import Refusal
from tdapp.core.same_person import lasts
from tdapp.journal.connection import Connection
from tdapp.journal.reading import open_to_read
from tdapp.journal.registries.people import everybody_in
from tdapp.journal.registries.registry_version import has_standings
from tdapp.journal.registries.standings import restriction_of
from tdapp.journal.target import Target
from tdapp.journal.trouble import DriverError, problem_of
from tdapp.system.time_source import SystemTime
from tdapp.ui.players.people_import import ImportResult, ImportTarget, Line, enter_list
from tdapp.ui.players.people_list import COLUMNS, KNOWN, Ban, LineFault, content_of, read_list
from tdapp.voice.voice import ENGLISH
from tdapp.words.sentence import sentence

SECOND_US = 1_000_000
Row = tuple[str, ...]


def run_list(args: argparse.Namespace) -> int:
    """Tell them in the order of their names; the record may be in use meanwhile."""
    now_us = SystemTime().now().utc_us
    try:
        with closing(open_to_read(record_at(args.db))) as db:
            rows = list(_rows(db, now_us))
    except DriverError as error:
        raise Refusal(problem_of(error), detail=str(error).strip()) from error
    if args.json:
        say_json([dict(zip(COLUMNS, row, strict=True)) for row in rows], indent=2)
    else:
        written = io.StringIO()
        csv.writer(written, lineterminator="\n").writerows([COLUMNS, *rows])
        say(written.getvalue().rstrip("\n"))
    return 0


def _rows(db: Connection, now_us: int) -> Iterator[Row]:
    if not has_standings(db):
        return
    for person in sorted(everybody_in(db), key=lambda one: (one.name.casefold(), one.id)):
        yield from _bans(person, restriction_of(db, person.id), now_us)


def _bans(person: Person, found: Restriction, now_us: int) -> Iterator[Row]:
    spans = (
        (Ban.BARRED, found.barred_since_us, found.barred_until_us),
        (Ban.EXCLUDED, found.excluded_since_us, found.excluded_until_us),
    )
    known = (person.name, person.card or "", person.born or "")
    for ban, since_us, until_us in spans:
        if since_us is not None and lasts(since_us, until_us, now_us):
            last = "" if until_us is None else _day(until_us - SECOND_US)
            yield (*known, ban.value, _day(since_us), last)


def _day(at_us: int) -> str:
    return datetime.fromtimestamp(at_us / SECOND_US, UTC).astimezone().date().isoformat()


def add_parser(commands: Any) -> None:
    """Describe the command."""
    people = commands.add_parser(
        "people", help="import players, or list those barred or self-excluded"
    )
    parts = people.add_subparsers(title="commands", metavar="COMMAND", required=True)
    text = "import a list of players with bars, self-exclusions and dates of birth"
    bans = ", ".join(ban.value for ban in Ban)
    told = (
        f"The first line names the columns: {', '.join(KNOWN)}; only name is needed. Days are "
        f"written YYYY-MM-DD; ban is one of: {bans}. See docs/people-lists.md."
    )
    parser = parts.add_parser("import", help=text, description=text, epilog=told)
    parser.add_argument("file", type=Path, metavar="FILE", help="a CSV or an XLSX file")
    add_signer(parser)
    _end(parser, run_import)
    text = "list barred and self-excluded players in the import format"
    _end(parts.add_parser("list", help=text, description=text), run_list)


def _end(parser: argparse.ArgumentParser, run: Callable[[argparse.Namespace], int]) -> None:
    parser.add_argument("--db", help="the record: a file, or postgresql://... (default: yours)")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    parser.set_defaults(run=run)


def run_import(args: argparse.Namespace) -> int:
    """Enter what is right; 1 where a line is refused, each told with its number and field."""
    now_us = SystemTime().now().utc_us
    today = datetime.fromtimestamp(now_us / 1_000_000, UTC).astimezone().date()
    lines = list(read_list(content_of(args.file), today))
    entered = asyncio.run(_enter(record_at(args.db), lines, today, args.by))
    if args.json:
        say_json(_as_json(entered), indent=2)
    else:
        say(_as_text(args.file, entered))
    return 1 if entered.refused else 0


async def _enter(
    target: Target, lines: Iterable[Line], today: date, by: int | None
) -> ImportResult:
    async with workstation(target) as station:
        known = await asyncio.to_thread(station.people.everybody)
        entrance = ImportTarget(station.desk, await signer(station, by), station.house)
        return await enter_list(entrance, known, lines, today)


def _as_json(entered: ImportResult) -> dict[str, Any]:
    refused = [
        {"line": one.line, "field": one.field, "code": one.refusal.code, "why": _why(one)}
        for one in entered.refused
    ]
    counts = {name: getattr(entered, name) for name in ("lines", "new", "changed", "unchanged")}
    return {**counts, "refused": refused}


def _as_text(file: Path, entered: ImportResult) -> str:
    told = [
        f"line {one.line}{f', {one.field}' if one.field else ''}: {_why(one)}"
        for one in entered.refused
    ]
    counts = (
        f"{file.name}: {counted(entered.lines, 'line')}; {entered.new} new, "
        f"{entered.changed} changed, {entered.unchanged} as they were, "
        f"{len(entered.refused)} refused."
    )
    return "\n".join([*told, counts])


def _why(fault: LineFault) -> str:
    return sentence(fault.refusal, ENGLISH)
