"""The facts of the prize list and of what was handed over."""

from collections.abc import Iterator

from tdapp.core.event import Event, Line, Row
from tdapp.tournament.plan.offers import POOL
from tdapp.tournament.plan.prize_plan import InKind
from tdapp.tournament.sales.events import ACCOUNTS, Tender

IN_KIND = "prizes_in_kind"
"""The ledger's name of what the house hands over in kind for money of the pool."""


class PrizesPosted(Event, frozen=True):
    """The prize list from first place down, in cents, and the prizes in kind beside the cash.

    `version` counts from 1; `seed` decides where the units go that equal shares leave over, if
    the conditions draw for them.
    """

    v = 2
    binding = True

    version: int
    cents: tuple[int, ...]
    in_kind: tuple[InKind, ...] = ()
    seed: str = ""

    def papers(self) -> tuple[str, ...]:
        """The list that hangs on the wall."""
        return (f"list {self.version}",)


class PrizePaid(Event, frozen=True):
    """A prize was handed over against its slip: cents, and an item worth `value` of the pool.

    `session` is the cashier's, where one is open.
    """

    v = 2
    fixed = "is_paid_out"

    place: int
    entry: int
    cents: int
    slip: int
    tender: Tender = Tender.CASH
    session: str | None = None
    item: str | None = None
    value: int = 0

    def lines(self) -> tuple[Line, ...]:
        """Out of the pool, out of the cash."""
        return tuple(_out_of_the_pool(self))

    def rows(self) -> tuple[Row, ...]:
        """The payment in the list of payouts."""
        return (Row("rd_payout", {"entry": self.entry, "place": self.place, "cents": self.cents}),)

    def papers(self) -> tuple[str, ...]:
        """Its slip."""
        return (f"slip {self.slip}",)


def _out_of_the_pool(paid: PrizePaid) -> Iterator[Line]:
    yield Line(ACCOUNTS[POOL], paid.cents + paid.value)
    yield Line(paid.tender.value, -paid.cents)
    if paid.value:
        yield Line(IN_KIND, -paid.value)
