"""`tdapp simulate`: a whole event at full speed, and whether it added up."""

import argparse
import asyncio
import gc
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from time import perf_counter
from typing import Any

from msgspec.structs import replace

from tdapp.bootstrap import CODECS, Surroundings, rulebook, workstation
from tdapp.cli.bracket_night import BracketNight
from tdapp.cli.output import complain, counted, say, say_json
from tdapp.cli.played_event import Amounts, PlayedEvent, as_text
from tdapp.cli.records import own_folders, record_at
from tdapp.cli.rehearsal import RehearsalChance, RehearsalTime
from tdapp.cli.selling_hours import SimulatedField
from tdapp.cli.stage_night import StageNight
from tdapp.cli.whole_night import WholeNight
from tdapp.core.ids import StreamId, StreamRef, derived_id
from tdapp.core.refusal import Refusal
from tdapp.core.settings import DEFAULT_HOUSE
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.target import Target
from tdapp.tournament.payouts.bounties import bounty_sums
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.room import KIND
from tdapp.tournament.stages.bagging import bags_are_kept
from tdapp.tournament.templates.template import (
    HOUSE,
    conditions_of,
    read_template,
    warnings_of,
)
from tdapp.tournament.tournament import Tournament


def audit(state: Tournament) -> Mapping[str, bool]:
    """Each law of a finished event and whether it holds."""
    entries, prizes, seating = state.entries, state.prizes, state.seating
    sums = bounty_sums(state)
    sold = [sale for entry in entries.by_number.values() for sale in entry.sales]
    seats = {seat: entry for entry, seat in seating.seat_of.items()}
    return {
        "money in = pool + fee + other parts": sum(sale.total for sale in sold) == entries.total,
        "chips sold = chips given": sum(sale.chips for sale in sold) == entries.chips,
        "chips given = in play + out of play": _chips_are_kept(state),
        "prizes = pool": prizes.total == state.pool,
        "paid = pool": prizes.paid_cents + prizes.paid_in_kind == state.pool,
        "places 1 to n, shared ones together": _places_are_whole(state),
        "bounties = paid + in the pool": not (sums.owed or sums.kept),
        "bags = chips of the stage = chips of the next": bags_are_kept(state),
        "one seat per player": seats == dict(seating.entry_at.items()),
    }


def _chips_are_kept(state: Tournament) -> bool:
    """In a bracket every match begins anew: its players have what they began the last one with."""
    if state.matches.drawn:
        stacks = state.matches.stacks
        return state.chips_in_play == sum(stacks[one] for one in state.in_play())
    out = sum(one.chips for one in state.exits.by_entry.values())
    return state.chips_in_play == state.entries.chips + state.chips.net - out


def _places_are_whole(state: Tournament) -> bool:
    """Check that tied players share the best of their places, and the next place follows them."""
    expected = 1
    holders: dict[int, int] = {}
    for place in state.places().values():
        holders[place] = holders.get(place, 0) + 1
    for place in sorted(holders):
        if place != expected:
            return False
        expected += holders[place]
    return expected == state.entries.count + 1


DEFAULT_ENTRIES = 36
EXACT = ("rebuys", "reentries", "addons")
LARGEST_FIELD = 100_000
"""More than ever entered one event; a field that is typed with a digit too many is refused."""


def add_parser(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser("simulate", help="simulate a whole event at full speed")
    parser.add_argument("event", type=Path, metavar="EVENT.toml")
    parser.add_argument(
        "--entries",
        type=counted(most=LARGEST_FIELD),
        help=f"re-entries included (default: {DEFAULT_ENTRIES}); there is room for all of them, "
        "and with too few the event is cancelled",
    )
    for sold in EXACT:
        exactly = counted(most=LARGEST_FIELD)
        parser.add_argument(f"--{sold}", type=exactly, help="exact number (default: random)")
    parser.add_argument(
        "--house",
        help=f"one of `tdapp houses list` (default: the event file's, or {DEFAULT_HOUSE})",
    )
    parser.add_argument(
        "--hand-for-hand", action="store_true", help="play the bubble hand for hand"
    )
    parser.add_argument("--seed", default="1", help="random seed (default: 1)")
    parser.add_argument("--db", help="save the record here (default: a temporary file)")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and report; exit code 1 if something does not add up."""
    conditions = read_conditions(args.event, args.house, args.entries or 0)
    entries = _field_of(args.entries, conditions)
    sold = (args.rebuys, args.seed, args.reentries, args.addons)
    field = SimulatedField(entries, *sold, hand_for_hand=args.hand_for_hand)
    own_folders()
    if args.db is not None:
        played = simulate(record_at(args.db), conditions, field)
    else:
        with tempfile.TemporaryDirectory() as folder:
            played = simulate(Target(path=Path(folder) / "simulated.tdapp"), conditions, field)
    held = replace(conditions, max_entries=max(field.entries, conditions.min_entries))
    found = dict.fromkeys((*warnings_of(conditions), *warnings_of(held)))
    warnings = [f"{where}: {said}" for said, where in found]
    report = {**played.report(), "warnings": warnings}
    for warning in warnings:
        complain(f"warning: {warning}")
    if args.json:
        say_json(report, indent=2)
    else:
        say(as_text(report))
    missed = () if report["cancelled"] else tuple(_missed(args, report))
    for one in missed:
        complain(one)
    return 0 if played.ok and not missed else 1


def _missed(args: argparse.Namespace, report: Mapping[str, Any]) -> Iterator[str]:
    """Which of the exact numbers asked for could not be sold."""
    for sold in EXACT:
        asked = getattr(args, sold)
        if asked not in {None, report[sold]}:
            yield f"{sold}: {asked} asked for, {report[sold]} sold"


def _field_of(entries: int | None, conditions: Conditions) -> int:
    """The field asked for, or the usual one within the event's limits."""
    if entries is not None:
        return entries
    return max(conditions.min_entries, min(conditions.max_entries, DEFAULT_ENTRIES))


def read_conditions(path: Path, house: str | None, entries: int) -> Conditions:
    """An event file under the rules of a house, else of its own, with room for so many entries.

    Refuses what cannot be read.
    """
    try:
        if path.exists() and not path.is_file():
            raise Refusal("cannot_read", file=str(path), problem="it is not a file")
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal("cannot_read", file=str(path), problem=str(error)) from error
    fields = read_template(text)
    most = fields.get("max_entries")
    if isinstance(most, int):
        fields["max_entries"] = max(most, entries)
    return conditions_of(fields, rulebook(house or fields.get(HOUSE, DEFAULT_HOUSE)))


def simulate(target: Target, conditions: Conditions, field: SimulatedField) -> PlayedEvent:
    """Play the event into a record, load it again, prove the record, and tell what came out."""
    begun = perf_counter()
    played = asyncio.run(_play(target, conditions, field))
    played.seconds = perf_counter() - begun
    gc.collect()
    asyncio.run(_load_again(target, played))
    found = verify_target(target, CODECS, own_folders().seals).findings
    played.verify = str(found[0]) if found else "ok"
    return played


async def _play(target: Target, conditions: Conditions, field: SimulatedField) -> PlayedEvent:
    time = RehearsalTime()
    around = Surroundings(RehearsalChance(field.seed), own_folders())
    async with workstation(target, time, surroundings=around) as station:
        held = len(station.journal.streams(KIND, ended=True))
        event = StreamId(f"simulated-{derived_id(field.seed, held)[:8]}")
        rules = station.houses.with_rules(conditions.house, conditions.rules)
        night = _kind_of(conditions)(station, time, event, conditions, field, rules=rules)
        await night.play()
        amounts = Amounts.of(station.journal.load(StreamRef(event, KIND)))
        laws = audit(night.state)
        return PlayedEvent(event, night.state, amounts, laws, tuple(night.seconds), night.peak)


def _kind_of(conditions: Conditions) -> type[WholeNight | BracketNight | StageNight]:
    """How an event is played."""
    if conditions.stages:
        return StageNight
    return WholeNight if conditions.bracket is None else BracketNight


async def _load_again(target: Target, played: PlayedEvent) -> None:
    """A fresh workstation reads what was recorded: it must come to the same state."""
    begun = perf_counter()
    async with workstation(target, RehearsalTime()) as station:
        state: Tournament = station.desk.load(StreamRef(played.event, KIND)).timeline.state
        played.load_seconds = perf_counter() - begun
    played.laws = {**played.laws, "replay = state": state == played.state}
