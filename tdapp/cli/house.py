"""`tdapp house`: what is done for the whole room and needs no window."""

import argparse
import asyncio
from typing import Any

from tdapp.bootstrap import workstation
from tdapp.cli.output import say, say_json
from tdapp.cli.records import record_at
from tdapp.cli.signer import add_signer, signer
from tdapp.core.ids import StreamId
from tdapp.journal.target import Target


def add_parser(commands: Any) -> None:
    """Describe the command."""
    house = commands.add_parser("house", help="end the gaming day")
    parts = house.add_subparsers(title="commands", metavar="COMMAND", required=True)
    text = "close today's house record and start tomorrow's, keeping the tables as they are"
    parser = parts.add_parser("end-day", help=text, description=text)
    parser.add_argument("--db", help="record file or postgresql:// address (default: your own)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    add_signer(parser)
    parser.set_defaults(run=run_end_day)


def run_end_day(args: argparse.Namespace) -> int:
    """End the gaming day; refuses ``day_is_empty``, and what the record does."""
    target = record_at(args.db)
    ended, begun = asyncio.run(_end_day(target, args.by))
    if args.json:
        say_json({"ended": ended, "begun": begun})
    else:
        say(f"The gaming day is ended ({ended}); the next one has begun ({begun}).")
    return 0


async def _end_day(target: Target, by: int | None) -> tuple[StreamId, StreamId]:
    """Close the house stream; gives it and the one that follows."""
    async with workstation(target) as station:
        ended = station.house
        await station.day.end(await signer(station, by))
        return ended, station.house
