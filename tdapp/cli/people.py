"""`tdapp people`: a house's list of who may not play is entered line by line, or told."""

import argparse
import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from tdapp.bootstrap import Workstation, workstation
from tdapp.cli.output import say, say_json
from tdapp.cli.people_banned import run_list
from tdapp.cli.people_list import COLUMNS, Ban, Fault, ListedPerson, read_list
from tdapp.cli.people_matching import Matching
from tdapp.cli.records import record_at
from tdapp.core.ports import RegistryChange
from tdapp.core.refusal import Refusal
from tdapp.desk.people_calls import EnterPeople
from tdapp.desk.permissions import DIRECTOR
from tdapp.journal.target import Target
from tdapp.system.time_source import SystemTime
from tdapp.ui.acts.typed_day import begin_us
from tdapp.ui.sentences import sentence

PART = 500
"""So many changes, or a few more, are one act."""


@dataclass
class Entered:
    """What became of the lines of a list."""

    lines: int = 0
    new: int = 0
    changed: int = 0
    unchanged: int = 0
    refused: list[Fault] = field(default_factory=list)


def add_parser(commands: Any) -> None:
    """Describe the command."""
    people = commands.add_parser("people", help="enter a list of people, or tell who may not play")
    parts = people.add_subparsers(title="commands", metavar="COMMAND", required=True)
    text = "enter a list of people with bars, exclusions by own wish and dates of birth"
    bans = ", ".join(ban.value for ban in Ban)
    told = (
        f"The first line names the columns: {', '.join(COLUMNS)}; only name is needed. Days are "
        f"written YYYY-MM-DD; ban is one of: {bans}. See docs/people-lists.md."
    )
    parser = parts.add_parser("import", help=text, description=text, epilog=told)
    parser.add_argument("file", type=Path, metavar="FILE.csv")
    _end(parser, run_import)
    text = "tell who is barred or excluded by own wish, as such a list"
    _end(parts.add_parser("list", help=text, description=text), run_list)


def _end(parser: argparse.ArgumentParser, run: Callable[[argparse.Namespace], int]) -> None:
    parser.add_argument("--db", help="the record: a file, or postgresql://... (default: yours)")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    parser.set_defaults(run=run)


def run_import(args: argparse.Namespace) -> int:
    """Enter what is right; 1 where a line is refused, each told with its number and field."""
    now_us = SystemTime().now().utc_us
    today = datetime.fromtimestamp(now_us / 1_000_000, UTC).astimezone().date()
    lines = list(read_list(_content_of(args.file), today))
    entered = asyncio.run(_enter(record_at(args.db), lines, today))
    if args.json:
        say_json(_as_json(entered), indent=2)
    else:
        say(_as_text(args.file, entered))
    return 1 if entered.refused else 0


async def _enter(target: Target, lines: Iterable[ListedPerson | Fault], today: date) -> Entered:
    async with workstation(target) as station:
        entered, part = Entered(), list[RegistryChange]()
        known = await asyncio.to_thread(station.people.everybody)
        now_us = station.desk.time.now().utc_us
        matching = Matching(known, station.people, now_us, begin_us(today))
        for line in lines:
            part += _changes(line, matching, entered)
            if len(part) >= PART:
                await _record(station, part)
                part = []
        await _record(station, part)
    return entered


def _changes(
    line: ListedPerson | Fault, matching: Matching, entered: Entered
) -> tuple[RegistryChange, ...]:
    entered.lines += 1
    known = matching.count
    found = line if isinstance(line, Fault) else matching.changes(line)
    if isinstance(found, Fault):
        entered.refused.append(found)
        return ()
    if matching.count > known:
        entered.new += 1
    elif found:
        entered.changed += 1
    else:
        entered.unchanged += 1
    return found


async def _record(station: Workstation, part: list[RegistryChange]) -> None:
    if part:
        await station.desk.perform(DIRECTOR, EnterPeople(station.house, tuple(part)))


def _as_json(entered: Entered) -> dict[str, Any]:
    refused = [
        {"line": one.line, "field": one.field, "code": one.refusal.code, "why": _why(one)}
        for one in entered.refused
    ]
    counts = {name: getattr(entered, name) for name in ("lines", "new", "changed", "unchanged")}
    return {**counts, "refused": refused}


def _as_text(file: Path, entered: Entered) -> str:
    told = [
        f"line {one.line}{f', {one.field}' if one.field else ''}: {_why(one)}"
        for one in entered.refused
    ]
    counts = (
        f"{file.name}: {entered.lines} lines; {entered.new} new, {entered.changed} changed, "
        f"{entered.unchanged} as they were, {len(entered.refused)} refused."
    )
    return "\n".join([*told, counts])


def _why(fault: Fault) -> str:
    return sentence(fault.refusal)


def _content_of(file: Path) -> bytes:
    try:
        if file.exists() and not file.is_file():
            raise Refusal("cannot_read", file=str(file), problem="it is not a file")
        return file.read_bytes()
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Refusal("cannot_read", file=str(file), problem=problem) from error
