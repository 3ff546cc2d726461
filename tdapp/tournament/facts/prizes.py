"""The facts of the prize list and of what became of every prize."""

from collections.abc import Iterator
from enum import Enum

import msgspec

from tdapp.core.event import AboutEntry, ActKind, Event, HandedOver, MoneyLine, ReportRow, Touched
from tdapp.core.ids import PersonId, StreamId
from tdapp.house.kept_events import IN_KIND, TO_THE_CROWN, UNCLAIMED, Ineligible
from tdapp.rules.money_rules import Heir
from tdapp.till.payment import POOL, Tender
from tdapp.till.takings import TillFact
from tdapp.tournament.facts.sales import ACCOUNTS
from tdapp.tournament.plan.prize_plan import PrizeInKind


class PrizeOutcome(Enum):
    """How a prize was settled."""

    PAID = "paid"
    UNCLAIMED = "unclaimed"
    FORFEITED = "forfeited"


class AgreedPrize(msgspec.Struct, frozen=True):
    """What a deal gives one player, in cents."""

    entry: int
    cents: int


class PrizesPosted(Event, frozen=True):
    """The prize list from first place down, in cents, and the prizes in kind beside the cash.

    `version` counts from 1; `seed` decides where the units go that equal shares leave over, if
    the conditions draw for them. The amounts of the `locked` places were set by hand and stay until
    they are let go. In a list agreed in a `deal` a place may win more than the one above it.

    What was `agreed` by name is owed to that player at whatever place; of those places only the
    `saved` cents are played for, from first place down. Who agreed with the `heads` inside keeps
    the bounty on the own head.
    """

    v = 4
    binding = True
    act_kind = ActKind.PRIZES
    weight = 1
    ground = "prizes_posted"

    version: int
    cents: tuple[int, ...]
    in_kind: tuple[PrizeInKind, ...] = ()
    seed: str = ""
    locked: tuple[int, ...] = ()
    deal: bool = False
    agreed: tuple[AgreedPrize, ...] = ()
    saved: tuple[int, ...] = ()
    heads: bool = False

    @property
    def total(self) -> int:
        """All that the list takes off the pool, prizes in kind included, in cents."""
        return sum(self.cents) + sum(prize.value for prize in self.in_kind)

    def papers(self) -> tuple[str, ...]:
        """The list that hangs on the wall."""
        return (f"list {self.version}",)

    def touches(self) -> Touched:
        """Those whose prize was agreed by name."""
        return Touched(tuple(one.entry for one in self.agreed))

    def replaces_posted(self) -> bool:
        """Every list but the first."""
        return self.version > 1


class PrizesProjected(Event, frozen=True):
    """A screen for players showed a posted list for the first time; the room knows the `screen`.

    The program writes it down by itself, once for each version and screen.
    """

    fixed = "was_projected"
    act_kind = ActKind.PRIZES

    version: int
    screen: str


class TeamPart(msgspec.Struct, frozen=True, array_like=True):
    """What one member of a team has of its prize, in cents."""

    person: PersonId
    cents: int


class PrizePaid(AboutEntry, TillFact, frozen=True):
    """A prize was handed over against its slip: cents, and an item worth `value` of the pool.

    `session` is the cashier's, where one is open. Each of the `members` of a team had a part.
    """

    v = 3
    fixed = "is_paid_out"
    act_kind = ActKind.PRIZES

    place: int
    entry: int
    cents: int
    slip: int
    tender: Tender = Tender.CASH
    session: str | None = None
    item: str | None = None
    value: int = 0
    members: tuple[TeamPart, ...] = ()

    def touches(self) -> Touched:
        """The entry, and all members of a team."""
        return Touched((self.entry,), tuple(one.person for one in self.members))

    def lines(self) -> tuple[MoneyLine, ...]:
        """Out of the pool, out of the cash."""
        return tuple(_out_of_the_pool(self))

    def rows(self) -> tuple[ReportRow, ...]:
        """The payment in the list of payouts."""
        return (_payout(self),)

    def papers(self) -> tuple[str, ...]:
        """Its slip."""
        return (f"slip {self.slip}",)

    def hands_over(self) -> HandedOver:
        """The prize; the winner's details were noted when the identity was seen."""
        team = tuple(one.person for one in self.members)
        return HandedOver(self.entry, self.cents + self.value, persons=team)


class PrizeReversed(AboutEntry, TillFact, frozen=True):
    """A prize is owed again: what was handed over came back, or what was set aside is freed.

    Its slip `slip`, where it had one, is void. The tender and the cashier's `session` are those of
    the money that came back.
    """

    fixed = "is_paid_out"
    act_kind = ActKind.PRIZES

    place: int
    entry: int
    cents: int
    was: PrizeOutcome
    slip: int | None = None
    tender: Tender = Tender.CASH
    session: str | None = None
    item: str | None = None
    value: int = 0

    def lines(self) -> tuple[MoneyLine, ...]:
        """Back into the pool, from where it went."""
        if self.was is PrizeOutcome.PAID:
            return tuple(MoneyLine(one.account, -one.cents) for one in _out_of_the_pool(self))
        account = UNCLAIMED if self.was is PrizeOutcome.UNCLAIMED else TO_THE_CROWN
        return _set_aside(account, -self.cents - self.value)

    def voids(self) -> tuple[ReportRow, ...]:
        """The payment in the list of payouts."""
        return (_payout(self),) if self.was is PrizeOutcome.PAID else ()


class SeatAwarded(AboutEntry, frozen=True):
    """The seat that an entry won in another event was given out as the `ticket` of that number.

    It was handed in at once for the entry `as_entry` of the event `into`; None: it is still out.
    """

    binding = True
    act_kind = ActKind.PRIZES
    weight = -1

    entry: int
    ticket: int
    into: StreamId | None = None
    as_entry: int = 0


class PrizeUnclaimed(AboutEntry, frozen=True):
    """Nobody came for a prize: it is kept for the winner, out of the pool."""

    binding = True
    act_kind = ActKind.PRIZES
    ground = "prize_unclaimed"

    place: int
    entry: int
    cents: int
    item: str | None = None
    value: int = 0

    def lines(self) -> tuple[MoneyLine, ...]:
        """Out of the pool, kept."""
        return _set_aside(UNCLAIMED, self.cents + self.value)


class PrizeForfeited(AboutEntry, frozen=True):
    """The prize of a winner who may not have it is forfeited to the Crown."""

    binding = True
    act_kind = ActKind.PRIZES

    place: int
    entry: int
    cents: int
    why: Ineligible
    item: str | None = None
    value: int = 0

    def lines(self) -> tuple[MoneyLine, ...]:
        """Out of the pool, owed to the Crown."""
        return _set_aside(TO_THE_CROWN, self.cents + self.value)


class WinnerPassedOver(AboutEntry, frozen=True):
    """A winner may not have a prize: those behind step up for theirs, the places stay."""

    binding = True
    act_kind = ActKind.PRIZES

    place: int
    entry: int
    why: Ineligible
    heir: Heir


def _payout(paid: PrizePaid | PrizeReversed) -> ReportRow:
    return ReportRow("rd_payout", {"entry": paid.entry, "place": paid.place, "cents": paid.cents})


def _out_of_the_pool(paid: PrizePaid | PrizeReversed) -> Iterator[MoneyLine]:
    yield MoneyLine(ACCOUNTS[POOL], paid.cents + paid.value)
    yield MoneyLine(paid.tender.value, -paid.cents)
    if paid.value:
        yield MoneyLine(IN_KIND, -paid.value)


def _set_aside(account: str, cents: int) -> tuple[MoneyLine, ...]:
    return (MoneyLine(ACCOUNTS[POOL], cents), MoneyLine(account, -cents))
