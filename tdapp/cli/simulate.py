"""`tdapp simulate`: a whole event at full speed, and whether it added up."""

import argparse
import asyncio
import statistics
import tempfile
from pathlib import Path
from typing import Any

from tdapp.bootstrap import Workstation, rulebook, workstation
from tdapp.cli.audit import audit
from tdapp.cli.night import Field, Night
from tdapp.cli.output import say, say_json
from tdapp.cli.records import own_folders, record_at
from tdapp.cli.rehearsal import RehearsalTime
from tdapp.core.ids import StreamId, derived_id
from tdapp.core.money import format_cents
from tdapp.core.refusal import Refusal
from tdapp.journal.target import Target
from tdapp.tournament.conditions import Conditions
from tdapp.tournament.template import conditions_of, read_template

DEFAULT_ENTRIES = 36


def add_parser(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser("simulate", help="play a whole event at full speed")
    parser.add_argument("event", type=Path, metavar="EVENT.toml")
    parser.add_argument("--entries", type=_count, default=DEFAULT_ENTRIES)
    parser.add_argument("--rebuys", type=_count, default=0)
    parser.add_argument("--house", default="open", help="rulebook, such as star (default: open)")
    parser.add_argument("--seed", default="1", help="what chance decides (default: 1)")
    parser.add_argument("--db", help="keep the record here (default: a temporary file)")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    parser.set_defaults(run=run)


def _count(text: str) -> int:
    """A number of people, for the command line."""
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not a count")
    return int(text)


def run(args: argparse.Namespace) -> int:
    """Play and report; exit code 1 if something does not add up."""
    conditions = read_conditions(args.event, args.house)
    field = Field(args.entries, args.rebuys, args.seed)
    must_be_possible(conditions, field)
    own_folders()
    if args.db is not None:
        report = asyncio.run(simulate(record_at(args.db), conditions, field))
    else:
        with tempfile.TemporaryDirectory() as folder:
            target = Target(path=Path(folder) / "simulated.tdapp")
            report = asyncio.run(simulate(target, conditions, field))
    if args.json:
        say_json(report, indent=2)
    else:
        say(as_text(report))
    return 0 if all(report["invariants"].values()) else 1


def read_conditions(path: Path, house: str) -> Conditions:
    """An event file under a bundled rulebook; refuses what cannot be read."""
    try:
        if path.exists() and not path.is_file():
            raise Refusal("cannot_read", file=str(path), problem="it is not a file")
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal("cannot_read", file=str(path), problem=str(error)) from error
    return conditions_of(read_template(text), rulebook(house))


def must_be_possible(conditions: Conditions, field: Field) -> None:
    """Refuse a field that the conditions do not allow, before anything is recorded."""
    if field.entries > conditions.max_entries:
        raise Refusal("event_full", most=conditions.max_entries)
    if field.entries < conditions.min_entries:
        raise Refusal("too_few_entries", entries=field.entries)


async def simulate(target: Target, conditions: Conditions, field: Field) -> dict[str, Any]:
    """Play the event into a record and tell what came out."""
    time = RehearsalTime()
    async with workstation(target, time) as station:
        event = _new_event(station, field)
        night = Night(station, time, event, conditions, field)
        await night.play()
        return _report(station, night)


def _new_event(station: Workstation, field: Field) -> StreamId:
    held = len(station.journal.streams("tournament", ended=True))
    return StreamId(f"simulated-{derived_id(field.seed, held)[:8]}")


def _report(station: Workstation, night: Night) -> dict[str, Any]:
    state = night.state
    places = sorted((place, entry) for entry, place in state.places().items())
    millis = sorted(1000 * second for second in night.seconds)
    return {
        "event": state.conditions.title,
        "house": state.conditions.house,
        "entries": state.entries.count,
        "rebuys": state.entries.rebuys,
        "money": {
            "pool": format_cents(state.entries.pool),
            "fees": format_cents(state.entries.fees),
            "paid": format_cents(state.prizes.paid_cents),
        },
        "prizes": [format_cents(cents) for cents in state.prizes.posted],
        "chips": state.entries.chips,
        "winner": state.programme.winner,
        "places": [entry for _, entry in places],
        "timings": {
            "acts": len(millis),
            "median_ms": round(statistics.median(millis), 3),
            "p99_ms": round(millis[int(0.99 * (len(millis) - 1))], 3),
        },
        "invariants": dict(audit(station, night.event)),
    }


def as_text(report: dict[str, Any]) -> str:
    """The report for people."""
    money, timings = report["money"], report["timings"]
    lines = [
        f"{report['event']} ({report['house']})",
        f"  entries {report['entries']}, re-buys {report['rebuys']}, chips {report['chips']:,}",
        f"  pool {money['pool']}, fees {money['fees']}, paid {money['paid']}",
        *(
            f"  {place}. entry {entry}: {prize}"
            for place, (entry, prize) in enumerate(
                zip(report["places"], report["prizes"], strict=False), 1
            )
        ),
        f"  {timings['acts']} acts, median {timings['median_ms']} ms, p99 {timings['p99_ms']} ms",
        *(f"  {'ok' if holds else 'BROKEN'}: {law}" for law, holds in report["invariants"].items()),
    ]
    return "\n".join(lines)
