"""The facts of dealers: who came with which games, who deals where, who has a break."""

import msgspec

from tdapp.core.event import ActKind, Event
from tdapp.core.ids import StaffId
from tdapp.core.instant import Instant


class AtTable(msgspec.Struct, frozen=True, array_like=True):
    """A table, and who deals there from now on; None: nobody."""

    table: int
    dealer: StaffId | None


class DealerFact(Event, frozen=True):
    """Base of a fact about a dealer."""

    act_kind = ActKind.STAFF

    dealer: StaffId


class DealerCame(DealerFact, frozen=True):
    """A dealer is at work since `at`, trained for these variants; empty: for all."""

    games: tuple[str, ...]
    at: Instant


class DealerTrained(DealerFact, frozen=True):
    """A dealer may deal these variants from now on; empty: all."""

    games: tuple[str, ...]


class DealerWentHome(DealerFact, frozen=True):
    """A dealer is at work no more."""

    at: Instant


class DealersPushed(Event, frozen=True):
    """At `at` these tables got other dealers; whom no table got has a break."""

    act_kind = ActKind.STAFF

    pushes: tuple[AtTable, ...]
    at: Instant
