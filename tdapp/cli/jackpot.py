"""`tdapp jackpot simulate`: a pool at full speed, its consoles at their worst; and the recount."""

import argparse
import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from tdapp.bootstrap import CODECS, Surroundings, Workstation, house_named, workstation
from tdapp.calls.across.jackpot_tables import LinkTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.jackpot.hits import ClaimHit, ConfirmHit, PayHit, RefuseHit, ShowHit
from tdapp.calls.jackpot.pools import OpenJackpots, OpenPool
from tdapp.calls.jackpot.rounds import CountRounds, TellRounds
from tdapp.cli.output import counted, say, say_json
from tdapp.cli.records import own_folders, record_at
from tdapp.cli.rehearsal import RehearsalChance, RehearsalTime
from tdapp.core.ids import PersonId, StreamRef
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.core.settings import DEFAULT_HOUSE
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.jackpot.facts.hits import JackpotWinner, SignReading
from tdapp.jackpot.jackpot import Jackpots
from tdapp.jackpot.pool_terms import UNIT, JackpotPrize, PoolTerms
from tdapp.jackpot.room import KIND
from tdapp.jackpot.state.hits import HitStage
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.target import Target
from tdapp.rules.houses import HouseRules
from tdapp.rules.jackpot_rules import CardsUsed, JackpotHand, PrizeOf

MOST_TABLES, MOST_HOURS = 200, 240
PRESS_MINUTES, DAY_HOURS = 2, 12
LOST, REPEATED, RESET, TOLD, WON, GOES_ON, REFUSED = 0.1, 0.1, 0.002, 0.002, 0.003, 0.2, 0.2
"""How likely it is, every two minutes, that a press is lost on its way, and so on."""
DISPLAY = "over the tables"
BY_HAND = Circumstances(reason="told by the supervisor")
ROYAL = JackpotPrize(JackpotHand.ROYAL_FLUSH, CardsUsed.HOLE_AND_FLOP, PrizeOf.ALL)
STEEL = JackpotPrize(
    JackpotHand.STRAIGHT_FLUSH, CardsUsed.HOLE_AND_BOARD, PrizeOf.PERCENTAGE, 1_000
)
QUADS = JackpotPrize(JackpotHand.FOUR_OF_A_KIND, CardsUsed.HOLE_AND_BOARD, PrizeOf.FIXED, 50_000)
LIE = {
    ROYAL.hand: (("As Ks",), "Qs Js Ts"),
    STEEL.hand: (("9s 8s", "4s 3s"), "7s 6s 5s"),
    QUADS.hand: (("9s 9h", "2s 2h"), "9d 9c 2d 2c Ks"),
}
"""The hands of those who win a prize, and the board."""


def add_parser(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser("jackpot", help="jackpots: simulate a pool")
    what = parser.add_subparsers(required=True, metavar="WHAT")
    night = what.add_parser("simulate", help="feed and win a pool at full speed")
    night.add_argument("--tables", type=counted(1, MOST_TABLES), default=8)
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
            report = simulate(Target(path=Path(folder) / "jackpot.tdapp"), args)
    if args.json:
        say_json(report, indent=2)
    else:
        figures = {**report, **report["laws"]}
        say("\n".join(f"{name}: {value}" for name, value in figures.items() if name != "laws"))
    return 0 if all(report["laws"].values()) and report["verify"] == "ok" else 1


def simulate(target: Target, args: argparse.Namespace) -> dict[str, Any]:
    """Feed a pool into a record, count it anew, load it again, and prove the record."""
    begun = perf_counter()
    report = asyncio.run(_play(target, args))
    report["seconds"] = round(perf_counter() - begun, 1)
    found = verify_target(target, CODECS, own_folders().seals).findings
    return {**report, "verify": str(found[0]) if found else "ok"}


@dataclass
class PoolNight:
    """One pool; `pressed` are the rounds that were begun at its tables and told since."""

    station: Workstation
    rules: HouseRules
    chance: Random
    shown: dict[int, int] = field(default_factory=dict)
    runs: Counter[int] = field(default_factory=Counter)
    pressed: int = 0
    done: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)

    @property
    def state(self) -> Jackpots:
        """As the desk sees it."""
        found: Jackpots = self.station.desk.state(self.station.jackpots.stream)
        return found

    async def do(self, kind: Callable[..., Call], *what: Any) -> bool:
        """One act on the jackpots by the director; whether it was done."""
        call = kind(self.station.jackpots.stream, *what)
        try:
            await self.station.desk.perform(DIRECTOR, call, BY_HAND)
        except Refusal as refusal:
            self.refused[refusal.code] += 1
            return False
        self.done[call.label] += 1
        return True

    def likely(self, chance: float) -> bool:
        """Whether something happens by this chance."""
        return self.chance.random() < chance

    async def open(self, tables: int) -> None:
        """Open a pool with what the house allows, and link the tables.

        Refuses ``jackpots_not_offered``.
        """
        await self.do(OpenJackpots, self.rules)
        for prizes in ((ROYAL, STEEL, QUADS), (ROYAL,)):
            terms = PoolTerms("main", 500_000, 33_333, prizes, reserve=5_000, payable=5)
            if await self.do(OpenPool, self.rules, terms):
                break
        else:
            raise Refusal("jackpots_not_offered")
        house, room = self.station.house, self.station.cash.stream
        for table in range(1, tables + 1):
            installed = InstallTable(house, table, 9, 300 * table, 0)
            await self.station.desk.perform(DIRECTOR, installed)
            await self.do(LinkTable, self.rules, house, room, table, 1, DISPLAY)
            self.shown[table] = 0

    async def step(self) -> None:
        """Two minutes: a round at each table, and what happens to hits."""
        for table in self.shown:
            await self._press(table)
            if self.likely(TOLD) and await self.do(TellRounds, self.rules, table, 3):
                self.pressed += 3
            if self.likely(WON):
                await self._claim(table)
        for number in [number for number, hit in self.state.hits.owed()]:
            if self.likely(GOES_ON):
                await self._go_on(number)

    async def _press(self, table: int) -> None:
        """The console counts; its word may be lost, or come twice. A reset loses none unheard."""
        self.shown[table] += 1
        self.pressed += 1
        for _ in range(1 + self.likely(REPEATED) - self.likely(LOST)):
            await self.hear(table)
        if self.likely(RESET):
            await self.hear(table)
            self.runs[table] += 1
            self.shown[table] = 0

    async def hear(self, table: int) -> None:
        """A console says what it shows."""
        if self.shown[table]:
            await self.do(CountRounds, table, f"start {self.runs[table]}", self.shown[table])

    async def _claim(self, table: int) -> None:
        terms = self.state.pools.terms(1)
        prize = self.chance.randrange(len(terms.prizes))
        hands, board = LIE[terms.prizes[prize].hand]
        seats = self.chance.sample(range(1, 10), len(hands) if self.likely(REFUSED) else 1)
        won = tuple(JackpotWinner(seat, PersonId(f"player-{table}-{seat}")) for seat in seats)
        lie = f"{' / '.join(hands[: len(won)])} | {board}"
        await self.do(ClaimHit, self.rules, table, prize, lie, won)

    async def _go_on(self, number: int) -> None:
        """The next step of a hit."""
        hit = self.state.hits.hit(number)
        if hit.stage is HitStage.CONFIRMED:
            form = self.rules.rulebook.jackpots.payment.forms[0]
            await self.do(PayHit, self.rules, number, hit.owed[0], form)
        elif self.likely(REFUSED):
            await self.do(RefuseHit, self.rules, number)
        elif hit.stage is HitStage.SHOWN:
            await self.do(ConfirmHit, number, hit.amount.total)
        else:
            reading = SignReading(DISPLAY, hit.before.meter // UNIT + 50 * self.likely(LOST))
            await self.do(ShowHit, self.rules, number, (reading,))


async def _play(target: Target, args: argparse.Namespace) -> dict[str, Any]:
    time = RehearsalTime()
    around = Surroundings(RehearsalChance(args.seed), own_folders())
    async with workstation(target, time, surroundings=around) as station:
        chance = Random(args.seed)  # noqa: S311 - a rehearsal can be played again
        night = PoolNight(station, house_named(args.house), chance)
        await night.open(args.tables)
        for minute in range(0, args.hours * 60, PRESS_MINUTES):
            if minute and minute % (DAY_HOURS * 60) == 0:
                await station.jackpots.end(DIRECTOR)
            await night.step()
            time.pass_us(PRESS_MINUTES * MINUTE_US)
        for table in night.shown:
            await night.hear(table)
        days = [StreamRef(one.id, KIND) for one in station.jackpots.all()]
        past = [one.event for day in days for one in station.journal.load(day)]
        facts = [(type(one).__name__, msgspec.to_builtins(one)) for one in past]
        again = station.desk.load(days[-1]).timeline.state
        return {
            "tables": args.tables,
            "days": len(days),
            "events": len(past),
            **night.done,
            "refused": dict(night.refused),
            "laws": laws(night, facts) | {"replay = state": again == night.state},
        }


def laws(night: PoolNight, facts: Sequence[tuple[str, Mapping[str, Any]]]) -> dict[str, bool]:
    """Each law of a pool and whether it holds; a recount knows nothing but what facts say."""

    def every(*names: str) -> list[Mapping[str, Any]]:
        return [fact for name, fact in facts if name in names]

    rounds, paid = every("RoundsCounted", "RoundsTold"), every("HitPaid")
    refused = {one["hit"] for one in every("HitRefused")}
    owed = {one["hit"]: one["amount"] for one in every("HitClaimed") if one["hit"] not in refused}
    for gone in every("HitRefused"):
        owed |= {one["hit"]: one["amount"] for one in gone["reworked"] if one["hit"] in owed}
    seeds = sum(one["terms"]["seed"] * UNIT for one in every("PoolOpened"))
    seeds += sum(amount["seed"] for amount in owed.values())
    fed = sum(one["added"] + one["reserved"] for one in rounds)
    out = sum(amount["off"] for amount in owed.values())
    stands = night.state.meters.by_pool[1].stands
    confirmed = {one["hit"]: one["cents"] for one in every("HitConfirmed")}
    shares = Counter((one["hit"], one["share"]) for one in paid)
    got = Counter[int]()
    for one in paid:
        got[one["hit"]] += one["cents"]
    return {
        "every round counted once": sum(one["rounds"] for one in rounds) == night.pressed,
        "seeds + increments - hits = meter + reserve": seeds + fed - out
        == stands.meter + stands.reserve,
        "nobody paid twice": max(shares.values(), default=1) == 1,
        "nothing paid above what was confirmed": all(got[hit] <= confirmed[hit] for hit in got),
        "nothing refused was paid": refused.isdisjoint(got),
    }
