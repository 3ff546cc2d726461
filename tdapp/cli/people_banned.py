"""`tdapp people list`: who is barred or excluded now or soon, as a list that can be imported."""

import argparse
import csv
import io
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime

from tdapp.cli.output import say, say_json
from tdapp.cli.records import record_at
from tdapp.core.ports.people import Person, Restriction
from tdapp.core.refusal import Refusal
from tdapp.core.registry import lasts
from tdapp.journal.connection import Connection
from tdapp.journal.reading import open_to_read
from tdapp.journal.registries.people import everybody_in
from tdapp.journal.registries.registry_version import has_standings
from tdapp.journal.registries.standings import restriction_of
from tdapp.journal.trouble import DriverError, problem_of
from tdapp.system.time_source import SystemTime
from tdapp.ui.players.people_list import COLUMNS, Ban

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
