"""A very small room for bad days: tills that number their sales, and events that nothing takes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from tdapp.core.codec import Codec
from tdapp.core.event import Event, MoneyLine, ReportRow
from tdapp.core.fold import Conductor
from tdapp.core.ids import ActionId, StreamId
from tdapp.core.refusal import Contradiction
from tdapp.core.room import NobodyPlays, Room

KIND = "till"
LEFT, RIGHT = StreamId("till-left"), StreamId("till-right")
TILLS = (LEFT, RIGHT)


class Sold(Event, frozen=True):
    """A till's sale by its number, for so many cents."""

    number: int
    cents: int

    def lines(self) -> tuple[MoneyLine, ...]:
        return MoneyLine("cash", self.cents), MoneyLine("prize_pool", -self.cents)

    def rows(self) -> tuple[ReportRow, ...]:
        sold: dict[str, str | int | None] = {"entry": self.number, "kind": "entry"}
        return (ReportRow("rd_purchase", {**sold, "receipt": self.number, "cents": self.cents}),)


class Skewed(Event, frozen=True):
    """A program's mistake: its money does not sum to zero."""

    def lines(self) -> tuple[MoneyLine, ...]:
        return (MoneyLine("cash", 1),)


class Misfiled(Event, frozen=True):
    """A program's mistake: its row names a column that does not exist."""

    def rows(self) -> tuple[ReportRow, ...]:
        return (ReportRow("rd_purchase", {"no_such_column": 1}),)


class Mistyped(Event, frozen=True):
    """A program's mistake: a text where the table takes a whole number."""

    def rows(self) -> tuple[ReportRow, ...]:
        return (ReportRow("rd_payout", {"entry": "the winner", "place": 1, "cents": 1}),)


class Takings(msgspec.Struct, frozen=True):
    """How many sales, for how many cents."""

    sales: int = 0
    cents: int = 0


class Till(msgspec.Struct, frozen=True):
    """The state of one till."""

    takings: Takings = Takings()


def _sold(takings: Takings, event: Sold) -> Takings:
    if event.number != takings.sales + 1:
        raise Contradiction("sale_out_of_turn", number=event.number)
    return Takings(event.number, takings.cents + event.cents)


def _nothing_to_check(_: Till) -> None:
    return None


TILL: Room[Till] = Room(
    kind=KIND,
    empty=Till(),
    folds=Conductor(Till, {"takings": {Sold: _sold}}),
    check=_nothing_to_check,
    codec=Codec([Sold, Skewed, Misfiled, Mistyped]),
    answers=NobodyPlays(),
)
CODECS = {KIND: TILL.codec}


@dataclass(frozen=True, slots=True)
class Sale:
    """A request to sell the next numbers of some tills, all of them in one act."""

    action: ActionId
    tills: tuple[StreamId, ...] = (LEFT,)
    sales: int = 1
    cents: int = 33_000

    def decide(self, states: Mapping[StreamId, Any]) -> dict[StreamId, list[Event]]:
        """The next sales of every till."""
        return {till: self._next(states[till].takings.sales) for till in self.tills}

    def _next(self, sold: int) -> list[Event]:
        return [Sold(number, self.cents) for number in range(sold + 1, sold + 1 + self.sales)]
