"""`tdapp cash simulate`: a whole cash room at full speed, and whether it added up."""

import argparse
import asyncio
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from tdapp.bootstrap import CODECS, Surroundings, house_named, workstation
from tdapp.cash.games.opening import must_be_allowed
from tdapp.cash.room import KIND
from tdapp.cash.table_sign import CashGame, FeePosted, TableSign
from tdapp.cli.cash_night import CashNight
from tdapp.cli.cash_recount import recounted
from tdapp.cli.output import counted, say, say_json
from tdapp.cli.records import own_folders, record_at
from tdapp.cli.rehearsal import RehearsalChance, RehearsalTime
from tdapp.core.act import Recorded
from tdapp.core.ids import StreamRef
from tdapp.core.refusal import Refusal
from tdapp.core.settings import DEFAULT_HOUSE
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.target import Target
from tdapp.poker.betting.limit import Structure
from tdapp.poker.commission.sign import Sign
from tdapp.rules.commission_rules import Percentage, PerTime
from tdapp.rules.houses import HouseRules

SEATS = 9
MOST_TABLES, MOST_PLAYERS, MOST_HOURS = 200, 5_000, 240
GAMES = (
    *(("holdem", Structure.NO_LIMIT, blinds) for blinds in ((100, 300), (200, 500), (500, 1_000))),
    *(("holdem", Structure.FIXED, blinds) for blinds in ((200, 400), (500, 1_000))),
    *(("omaha", Structure.POT, blinds) for blinds in ((200, 500), (500, 1_000))),
    ("five_card_stud", Structure.HALF_POT, ()),
    ("two_card_manila", Structure.FIXED, ()),
)
"""What is offered, as far as the house has it."""


COUNTED = {
    "hands followed": "end_cash_hand",
    "away": "step_away",
    "blinds posted to come in": "come_in",
    "chips picked up": "pick_up",
    "fees by the hour": "collect_fees",
    "trays counted": "count_tray",
    "fills": "ask_transfer",
    "rows pushed": "push_dealers",
}
"""Acts of the floor, by their labels."""


def add_parser(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser("cash", help="cash games: simulate a room")
    what = parser.add_subparsers(required=True, metavar="WHAT")
    night = what.add_parser("simulate", help="play a whole room at full speed")
    night.add_argument("--tables", type=counted(1, MOST_TABLES), default=8)
    night.add_argument("--players", type=counted(1, MOST_PLAYERS), default=80)
    night.add_argument("--hours", type=counted(1, MOST_HOURS), default=8)
    night.add_argument("--house", default=DEFAULT_HOUSE, help="one of `tdapp houses list`")
    night.add_argument("--seed", default="1", help="random seed (default: 1)")
    night.add_argument("--db", help="save the record here (default: a temporary file)")
    night.add_argument("--json", action="store_true", help="answer as JSON")
    night.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and report; exit code 1 if something does not add up."""
    own_folders()
    if args.db is not None:
        report = simulate(record_at(args.db), args)
    else:
        with tempfile.TemporaryDirectory() as folder:
            report = simulate(Target(path=Path(folder) / "cash.tdapp"), args)
    if args.json:
        say_json(report, indent=2)
    else:
        say("\n".join(f"{name}: {value}" for name, value in _lines(report)))
    return 0 if all(report["laws"].values()) and report["verify"] == "ok" else 1


def simulate(target: Target, args: argparse.Namespace) -> dict[str, Any]:
    """Play the room into a record, count it anew, load it again, and prove the record."""
    begun = perf_counter()
    report = asyncio.run(_play(target, args))
    report["seconds"] = round(perf_counter() - begun, 1)
    found = verify_target(target, CODECS, own_folders().seals).findings
    report["verify"] = str(found[0]) if found else "ok"
    return report


def rake_of(rules: HouseRules) -> tuple[FeePosted, ...]:
    """A percentage of the pots as a house's sign may have it: 5%, or what is nearest to it."""
    methods = rules.play.commission.methods
    one = next(method for method in methods if isinstance(method, Percentage))
    rate = min(max(500, one.least), one.most)
    return (FeePosted(one.name, Sign(rate=rate, cap=1_000)),)


def by_the_hour(rules: HouseRules) -> tuple[FeePosted, ...]:
    """A fee for time; the percentage where a house has none."""
    timed = (one for one in rules.play.commission.methods if isinstance(one, PerTime))
    method = next(timed, None)
    return rake_of(rules) if method is None else (FeePosted(method.name, Sign(fee=1_000)),)


def signs_of(rules: HouseRules) -> tuple[TableSign, ...]:
    """The signs of the games that a house has, the second by the hour; refuses ``no_games``."""
    found: list[TableSign] = []
    for variant, limit, blinds in GAMES:
        big = blinds[-1] if blinds else 500
        sign = TableSign(
            game=CashGame(variant, limit, blinds),
            least_stake=40 * big,
            most_stake=200 * big,
            least_wager=big,
            ante=0 if blinds else 100,
            commission=by_the_hour(rules) if len(found) == 1 else rake_of(rules),
        )
        try:
            must_be_allowed(rules.play, sign, SEATS)
        except Refusal:
            continue
        found.append(sign)
    if not found:
        raise Refusal("no_games")
    return tuple(found)


async def _play(target: Target, args: argparse.Namespace) -> dict[str, Any]:
    time, rules = RehearsalTime(), house_named(args.house)
    around = Surroundings(RehearsalChance(args.seed), own_folders())
    async with workstation(target, time, surroundings=around) as station:
        chance = Random(args.seed)  # noqa: S311 - a rehearsal can be played again
        night = CashNight(station, time, rules, signs_of(rules), args.players, chance)
        await night.open(args.tables)
        await night.play(args.hours)
        past = [one for day in days_of(night) for one in station.journal.load(day)]
        again = station.desk.load(StreamRef(night.room, KIND)).timeline.state
        return {
            "tables": args.tables,
            "games": len(night.signs),
            "players at most": night.peak,
            "acts": night.acts,
            "events": len(past),
            **{name: night.done[label] for name, label in COUNTED.items()},
            "refused": dict(night.refused),
            "laws": laws(night, past) | {"replay = state": again == night.cash},
        }


def days_of(night: CashNight) -> list[StreamRef]:
    """The streams of every gaming day of cash games."""
    held = night.station.journal.streams(KIND, ended=True)
    return [StreamRef(one.id, KIND) for one in held]


def laws(night: CashNight, past: Iterable[Recorded]) -> dict[str, bool]:
    """Each law of a room and whether it holds; a recount knows nothing but what facts say."""
    facts = [(type(one.event).__name__, msgspec.to_builtins(one.event)) for one in past]
    cash, truth, count = night.cash, sum(night.stacks.values()), recounted(facts)
    kept = sum(cents for _, cents in night.floor.kept.values())
    trays = {table: tray.should_hold for table, tray in cash.money.trays.items()}
    sitting = {one: str(found.person) for one, found in cash.sittings.by_number.items()}
    return {
        "stakes = what players have": cash.chips_in_play == truth,
        "stakes = bought - left with - charged, counted anew": count.stakes == truth,
        "who sits, counted anew": dict(count.sitting) == sitting,
        "one seat per player": set(cash.seating.seat_of) == set(sitting),
        "followed hands: before = after + commission, counted anew": not count.hands_off,
        "chips in custody, counted anew": count.custody == kept,
        "trays, counted anew": dict(count.trays) == trays and not count.trays_off,
        "dealers at one table each": len({*cash.dealers.at_table.values()})
        == len(cash.dealers.at_table),
    }


def _lines(report: Mapping[str, Any]) -> list[tuple[str, Any]]:
    figures = [(name, value) for name, value in report.items() if name != "laws"]
    return [*figures, *report["laws"].items()]
