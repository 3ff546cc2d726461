"""`tdapp people`: a house's list of who may not play is entered line by line, or told."""

import argparse
import asyncio
from collections.abc import Callable, Iterable
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from tdapp.bootstrap import workstation
from tdapp.cli.output import say, say_json
from tdapp.cli.people_banned import run_list
from tdapp.cli.records import record_at
from tdapp.cli.signer import add_signer, signer
from tdapp.core.counted import counted
from tdapp.journal.target import Target
from tdapp.system.time_source import SystemTime
from tdapp.ui.players.people_import import ImportResult, ImportTarget, Line, enter_list
from tdapp.ui.players.people_list import KNOWN, Ban, LineFault, content_of, read_list
from tdapp.voice.voice import ENGLISH
from tdapp.words.sentence import sentence


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
