"""The facts of the cage: cashier sessions, their floats and counts, and what they must heed."""

from collections.abc import Iterable

import msgspec

from tdapp.core.event import ActKind, Event, MoneyLine
from tdapp.core.ids import StaffId, StreamId
from tdapp.core.room import Taking

MAIN_BANK = "main_bank"
"""The ledger's name of where floats come from and what is counted goes."""
OVER_AND_SHORT = "over_and_short"
"""The ledger's name of what was counted too much (below 0) or too little."""


class Amount(msgspec.Struct, frozen=True, array_like=True):
    """An amount in cents, in one payment method."""

    tender: str
    cents: int


class Pieces(msgspec.Struct, frozen=True, array_like=True):
    """A number of notes, coins or papers of one value in cents."""

    value: int
    number: int


class TenderCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The counted amount in one method, in cents, by `pieces` where given."""

    tender: str
    cents: int
    pieces: tuple[Pieces, ...] = ()


class DrawerCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A drawer as `by` counted it (UTC microseconds), and what was expected in it then."""

    by: StaffId
    at_us: int
    counted: tuple[TenderCount, ...]
    expected: tuple[Amount, ...]


class CashierSession(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cashier's time at a drawer.

    `floats` were in it when it was opened, `moved` are fills (above 0) and credits (below 0) in
    their order. `after` is the session it was handed over by. It is over once it is `closed_us`.
    """

    id: str
    cashier: StaffId
    drawer: str
    opened_us: int
    floats: tuple[Amount, ...] = ()
    after: str | None = None
    moved: tuple[Amount, ...] = ()
    counts: tuple[DrawerCount, ...] = ()
    closed_us: int | None = None


class CageTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cage limits of the house.

    `session_needed`: money goes in and out only in an open session. Whoever is paid `details_from`
    cents or more (None: never) on one gaming day, in prizes, jackpots and cashed chips together and
    in cash and in kind, gets the payment that reaches it only once the `details` were noted, such
    as the end of the document's number; they stand in the erasable note of that act and in no fact.
    No rulebook has such a limit, so that it is the house's, and of the day; the proof of identity
    that an event's conditions ask for is of its single prize.

    Two people sign for money from `by_two_from` cents on that goes out, is taken back or goes
    between a drawer and the main bank; for closing a drawer that is `off_by_two` cents or more over
    or short in a tender (None: never); and for a posted list of prizes that is changed.
    """

    session_needed: bool = False
    details_from: int | None = None
    details: tuple[str, ...] = ()
    by_two_from: int | None = None
    off_by_two: int | None = None
    posted_by_two: bool = False

    def details_at(self, cents: int) -> tuple[str, ...]:
        """What is noted of whoever is paid so many cents on one gaming day."""
        reached = self.details_from is not None and cents >= self.details_from
        return self.details if reached else ()


class SessionOpened(Event, frozen=True):
    """A cashier has a drawer with a float; `session` is the name that money is counted under."""

    fixed = "is_counted"
    act_kind = ActKind.CAGE

    session: str
    number: int
    cashier: StaffId
    drawer: str
    at_us: int
    floats: tuple[Amount, ...] = ()
    after: str | None = None

    def lines(self) -> tuple[MoneyLine, ...]:
        """Out of the main bank, into the drawer."""
        return tuple(_into_the_drawer(self.floats))

    def signed_cents(self) -> int:
        """The float, unless it came with a drawer that was handed over."""
        return 0 if self.after else sum(one.cents for one in self.floats)


class FloatMoved(Event, frozen=True):
    """A fill (above 0) came into a drawer out of the main bank, or a credit went back to it."""

    fixed = "is_counted"
    act_kind = ActKind.CAGE

    session: str
    tender: str
    cents: int

    def lines(self) -> tuple[MoneyLine, ...]:
        """Between the drawer and the main bank."""
        return tuple(_into_the_drawer((Amount(self.tender, self.cents),)))

    def signed_cents(self) -> int:
        """What went either way."""
        return abs(self.cents)


class SessionCounted(Event, frozen=True):
    """The count of a drawer; its session goes on, or is counted again."""

    fixed = "is_counted"
    act_kind = ActKind.CAGE

    session: str
    count: DrawerCount


class SessionClosed(Event, frozen=True):
    """A drawer as it was counted went to the main bank; nothing is counted in it any more."""

    fixed = "is_counted"
    act_kind = ActKind.CAGE

    session: str
    at_us: int
    counted: tuple[Amount, ...]
    expected: tuple[Amount, ...]

    def lines(self) -> tuple[MoneyLine, ...]:
        """What should be there leaves the drawer; what is not there is over or short."""
        expected = {one.tender: one.cents for one in self.expected}
        counted = {one.tender: one.cents for one in self.counted}
        short = sum(expected.values()) - sum(counted.values())
        out = (MoneyLine(tender, -cents) for tender, cents in expected.items() if cents)
        bank = MoneyLine(MAIN_BANK, sum(counted.values()))
        return tuple(line for line in (*out, bank, MoneyLine(OVER_AND_SHORT, short)) if line.cents)

    def signed_cents(self) -> int:
        """None: what counts here is by how much the drawer is off."""
        return 0

    def off_cents(self) -> int:
        """The most that any tender is over or short."""
        counted = {one.tender: one.cents for one in self.counted}
        expected = {one.tender: one.cents for one in self.expected}
        tenders = counted.keys() | expected.keys()
        return max((abs(counted.get(one, 0) - expected.get(one, 0)) for one in tenders), default=0)


class TakingsCarried(Event, frozen=True):
    """An event ended: what was taken and paid in it, by session, is kept with the house."""

    fixed = "is_counted"
    act_kind = ActKind.CAGE

    event: StreamId
    takings: tuple[Taking, ...]


class CageTermsSet(Event, frozen=True):
    """The house wants something else at its cage from now on."""

    v = 2
    binding = True
    act_kind = ActKind.CAGE

    terms: CageTerms


class CageCarriedOver(Event, frozen=True):
    """The opening of a gaming day with the open sessions and their takings so far."""

    v = 2
    fixed = "is_carry_over"
    act_kind = ActKind.CAGE

    last: int
    terms: CageTerms
    sessions: tuple[CashierSession, ...]
    takings: tuple[Taking, ...]


def _into_the_drawer(amounts: Iterable[Amount]) -> Iterable[MoneyLine]:
    for one in amounts:
        if one.cents:
            yield MoneyLine(one.tender, one.cents)
            yield MoneyLine(MAIN_BANK, -one.cents)
