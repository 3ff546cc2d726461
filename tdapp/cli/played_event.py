"""The result of a played event: the figures of `tdapp simulate`."""

import statistics
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tdapp.core.act import Recorded
from tdapp.core.counted import counted
from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.core.money import format_cents
from tdapp.table.facts.moves import MoveArrived, TableBroken
from tdapp.till.payment import POOL
from tdapp.tournament.payouts.bounties import bounty_sums
from tdapp.tournament.state.parts import together
from tdapp.tournament.tournament import Tournament

MICRO = 1_000_000


@dataclass(frozen=True, slots=True)
class Amounts:
    """How much was recorded: acts, events, moves that were made, tables broken."""

    actions: int
    events: int
    moves: int
    breaks: int

    @classmethod
    def of(cls, past: Iterable[Recorded]) -> "Amounts":
        """What a past holds of each."""
        kinds: Counter[type[Event]] = Counter()
        acts = set()
        for one in past:
            kinds[type(one.event)] += 1
            acts.add(one.action)
        return cls(len(acts), kinds.total(), kinds[MoveArrived], kinds[TableBroken])


@dataclass
class PlayedEvent:
    """An event that was played to its end, the laws it kept or broke, and how long all of it took.

    `acts` has the seconds of each act until it was durable. `verify` is ``ok`` or what is wrong
    with the record.
    """

    event: StreamId
    state: Tournament
    amounts: Amounts
    laws: Mapping[str, bool]
    acts: tuple[float, ...]
    peak: int
    seconds: float = 0.0
    load_seconds: float = 0.0
    verify: str = field(default="not looked at")

    @property
    def ok(self) -> bool:
        """Whether everything adds up."""
        return self.verify == "ok" and all(self.laws.values())

    def report(self) -> dict[str, Any]:
        """All of it as plain values; amounts in cents, order of finish by entry."""
        conditions = self.state.conditions
        return {
            "event": conditions.title,
            "house": conditions.house,
            **self._sales(),
            **self._prizes(),
            **self._floor(),
            "events": self.amounts.events,
            "seconds": round(self.seconds, 3),
            "per_action_us": self._per_action(),
            "load_seconds": round(self.load_seconds, 3),
            "verify": self.verify,
            "invariants": dict(self.laws),
        }

    def _sales(self) -> dict[str, Any]:
        entries = self.state.entries
        return {
            "entries": entries.count,
            "reentries": entries.reentries,
            "rebuys": entries.rebuys,
            "addons": entries.addons,
            "taken_cents": dict(sorted(entries.taken.items())),
            "pool_cents": self.state.pool,
            "fee_cents": entries.fees,
        }

    def _prizes(self) -> dict[str, Any]:
        prizes, state = self.state.prizes, self.state
        apart = _paid_apart(state)
        paid = sorted(prizes.paid.values(), key=lambda one: (one.place, one.entry))
        return {
            "places": len(prizes.posted),
            "paid_cents": prizes.paid_cents,
            "in_kind_cents": prizes.paid_in_kind,
            "bounties_cents": bounty_sums(state).paid - sum(apart.values()),
            "apart_cents": apart,
            "bounties_pooled_cents": bounty_sums(state).pooled,
            "prizes_cents": list(prizes.posted),
            "payments": [[one.place, one.entry, one.cents] for one in paid],
            "winner": state.programme.winner,
            "cancelled": state.programme.cancelled,
        }

    def _floor(self) -> dict[str, Any]:
        return {
            "chips_issued": self.state.entries.chips + self.state.chips.net,
            "chips_in_play": self.state.chips_in_play,
            "colour_ups": len(self.state.chips.gone),
            "tables_peak": self.peak,
            "moves": self.amounts.moves,
            "breaks": self.amounts.breaks,
            "actions": self.amounts.actions,
        }

    def _per_action(self) -> dict[str, int]:
        micros = sorted(MICRO * second for second in self.acts)
        return {
            "median": round(statistics.median(micros)),
            "p99": round(micros[int(0.99 * (len(micros) - 1))]),
        }


def _paid_apart(state: Tournament) -> dict[str, int]:
    """What was paid beside the list, in cents by side pool; `pool` is what stages paid."""
    bounties = state.bounties
    return {one.name: one.cents for one in together(*map(bounties.pools_paid, bounties.paid))}


def _of_bounties(report: Mapping[str, Any]) -> Iterator[str]:
    """What became of the bounties, where any were sold."""
    paid, pooled = report["bounties_cents"], report["bounties_pooled_cents"]
    if paid or pooled:
        left = f", of players who left to the prize pool {format_cents(pooled)}" if pooled else ""
        yield f"  bounties {format_cents(paid + pooled)}, paid {format_cents(paid)}{left}"


def _of_side_pools(report: Mapping[str, Any]) -> Iterator[str]:
    """What was won of each side pool, and in stages."""
    for name, cents in report["apart_cents"].items():
        what = "paid in stages" if name == POOL else f"side pool {name}, paid"
        yield f"  {what} {format_cents(cents)}"


def as_text(report: Mapping[str, Any]) -> str:
    """The report for people."""
    pool, fees, paid = (
        format_cents(report[name]) for name in ("pool_cents", "fee_cents", "paid_cents")
    )
    time = report["per_action_us"]
    bought = f"re-buys {report['rebuys']}, add-ons {report['addons']}"
    speed = f"median {time['median']} \N{MICRO SIGN}s, p99 {time['p99']} \N{MICRO SIGN}s"
    acts = counted(report["actions"], "act")
    lines = [
        f"{report['event']} ({report['house']})",
        f"  entries {report['entries']}, of them re-entries {report['reentries']}, {bought}",
        f"  chips {report['chips_issued']:,}, at the end {report['chips_in_play']:,}",
        f"  pool {pool}, fees {fees}, paid {paid}",
        *_of_bounties(report),
        *_of_side_pools(report),
        *(["  cancelled: too few entries, everything refunded"] if report["cancelled"] else []),
        *(
            f"  {place}. entry {entry}: {format_cents(cents)}"
            for place, entry, cents in report["payments"]
        ),
        f"  {acts}, {speed}; loaded again in {report['load_seconds']} s",
        *(f"  {'ok' if holds else 'BROKEN'}: {law}" for law, holds in report["invariants"].items()),
        f"  record: {report['verify']}",
    ]
    return "\n".join(lines)
