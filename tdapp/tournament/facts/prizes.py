"""The facts of the prize list and of what became of every prize."""

from collections.abc import Iterator
from enum import Enum

from tdapp.core.event import Event, Line, Row
from tdapp.house.kept_events import IN_KIND, TO_THE_CROWN, UNCLAIMED
from tdapp.rules.money_rules import Heir
from tdapp.till.payment import Tender
from tdapp.tournament.facts.sales import ACCOUNTS
from tdapp.tournament.plan.offers import POOL
from tdapp.tournament.plan.prize_plan import InKind


class Ineligible(Enum):
    """Why a winner may not have the prize."""

    UNDER_AGE = "under_age"
    EMPLOYEE = "employee"
    OTHER = "other"


class Outcome(Enum):
    """What became of a prize that is not owed any more."""

    PAID = "paid"
    UNCLAIMED = "unclaimed"
    FORFEITED = "forfeited"


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


class PrizesProjected(Event, frozen=True):
    """A screen for players showed a posted list for the first time; the room knows the `screen`.

    The program writes it down by itself, once for each version and screen.
    """

    fixed = "was_projected"

    version: int
    screen: str


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
        return (_payout(self),)

    def papers(self) -> tuple[str, ...]:
        """Its slip."""
        return (f"slip {self.slip}",)


class PrizeReversed(Event, frozen=True):
    """A prize is owed again: what was handed over came back, or what was set aside is freed.

    Its slip `slip`, where it had one, is void. The tender and the cashier's `session` are those of
    the money that came back.
    """

    fixed = "is_paid_out"

    place: int
    entry: int
    cents: int
    was: Outcome
    slip: int | None = None
    tender: Tender = Tender.CASH
    session: str | None = None
    item: str | None = None
    value: int = 0

    def lines(self) -> tuple[Line, ...]:
        """Back into the pool, from where it went."""
        if self.was is Outcome.PAID:
            return tuple(Line(one.account, -one.cents) for one in _out_of_the_pool(self))
        account = UNCLAIMED if self.was is Outcome.UNCLAIMED else TO_THE_CROWN
        return _set_aside(account, -self.cents - self.value)

    def voids(self) -> tuple[Row, ...]:
        """The payment in the list of payouts."""
        return (_payout(self),) if self.was is Outcome.PAID else ()


class PrizeUnclaimed(Event, frozen=True):
    """Nobody came for a prize: it is kept for the winner, out of the pool."""

    binding = True

    place: int
    entry: int
    cents: int
    item: str | None = None
    value: int = 0

    def lines(self) -> tuple[Line, ...]:
        """Out of the pool, kept."""
        return _set_aside(UNCLAIMED, self.cents + self.value)


class PrizeForfeited(Event, frozen=True):
    """The prize of a winner who may not have it is forfeited to the Crown."""

    binding = True

    place: int
    entry: int
    cents: int
    why: Ineligible
    item: str | None = None
    value: int = 0

    def lines(self) -> tuple[Line, ...]:
        """Out of the pool, owed to the Crown."""
        return _set_aside(TO_THE_CROWN, self.cents + self.value)


class WinnerPassedOver(Event, frozen=True):
    """A winner may not have a prize: those behind step up for theirs, the places stay."""

    binding = True

    place: int
    entry: int
    why: Ineligible
    heir: Heir


def _payout(paid: PrizePaid | PrizeReversed) -> Row:
    return Row("rd_payout", {"entry": paid.entry, "place": paid.place, "cents": paid.cents})


def _out_of_the_pool(paid: PrizePaid | PrizeReversed) -> Iterator[Line]:
    yield Line(ACCOUNTS[POOL], paid.cents + paid.value)
    yield Line(paid.tender.value, -paid.cents)
    if paid.value:
        yield Line(IN_KIND, -paid.value)


def _set_aside(account: str, cents: int) -> tuple[Line, ...]:
    return (Line(ACCOUNTS[POOL], cents), Line(account, -cents))
