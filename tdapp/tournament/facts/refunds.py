"""The facts of what was given back, and of entries that passed to somebody else."""

from enum import Enum

from tdapp.core.event import AboutEntry, ActKind, Event, MoneyLine, ReportRow, Touched
from tdapp.core.ids import PersonId
from tdapp.till.payment import POOL, Tender, TenderAmount, by_tender, tender_lines
from tdapp.till.takings import TillFact
from tdapp.tournament.facts.sales import account_of
from tdapp.tournament.plan.offers import PricePart, total_of


class Occasion(Enum):
    """Why money goes back; `UNPAID`: none does, the buy-in was open at the start."""

    WITHDRAWAL = "withdrawal"
    CANCELLATION = "cancellation"
    NO_SHOW = "no_show"
    DISQUALIFICATION = "disqualification"
    UNPAID = "unpaid"


class Substitution(Enum):
    """Why an entry passes to somebody else."""

    MISKEYED = "miskeyed"
    SUBSTITUTE = "substitute"
    TRANSFER = "transfer"


class TakenBack(AboutEntry, TillFact, frozen=True, kw_only=True):
    """Base: an entry leaves the field with its chips; `parts` (cents) go back by `back`.

    `struck` are its receipts that were owed, `slip` is the number of the refund slip, `session`
    the cashier's, where one is open. `stack` are the chips that went out of play with it, which are
    others than the `chips` it bought once it played; None: just those.
    """

    act_kind = ActKind.SALES

    entry: int
    person: PersonId
    slip: int
    parts: tuple[PricePart, ...]
    chips: int
    back: tuple[TenderAmount, ...]
    struck: tuple[int, ...] = ()
    session: str | None = None
    stack: int | None = None

    @property
    def left_behind(self) -> int:
        """Chips of it that others have by now; below 0 where it took some of theirs along."""
        return 0 if self.stack is None else self.chips - self.stack

    def lines(self) -> tuple[MoneyLine, ...]:
        """Pool, fee and every other part back; out of what they came in by."""
        owed = (MoneyLine(account_of(part.name), part.cents) for part in self.parts)
        return (*owed, *tender_lines(self.back, -1))

    def papers(self) -> tuple[str, ...]:
        """Its slip."""
        return (f"refund {self.slip}",)

    def touches(self) -> Touched:
        """The entry, and whose it was."""
        return Touched((self.entry,), (self.person,))


class EntryRefunded(TakenBack, frozen=True, kw_only=True):
    """An entry left the field and its money was handed back."""

    fixed = "is_paid_out"

    why: Occasion

    def rows(self) -> tuple[ReportRow, ...]:
        """Its money out of the list of purchases."""
        return (_row(self.entry, "refund", self.slip, -total_of(self.parts), self.person),)


class EntryVoided(TakenBack, frozen=True, kw_only=True):
    """An entry that was sold by mistake is void, and its receipts with it.

    Once it was handed over, `in_play`, its `stack` went out of play with it.
    """

    v = 2
    binding = True

    in_play: bool = False

    def by_two(self) -> bool:
        """An entry that was played with is voided by two people."""
        return self.in_play

    def rows(self) -> tuple[ReportRow, ...]:
        """Its money out of the list of purchases."""
        return (_row(self.entry, "void", self.slip, -total_of(self.parts), self.person),)


class PartsRefunded(AboutEntry, TillFact, frozen=True, kw_only=True):
    """Some parts (cents) of what an entry paid were handed back; the field stays as it is."""

    v = 2
    fixed = "is_paid_out"
    act_kind = ActKind.SALES

    entry: int
    slip: int
    parts: tuple[PricePart, ...]
    tender: Tender
    why: Occasion
    session: str | None = None
    also: tuple[TenderAmount, ...] = ()

    @property
    def given(self) -> tuple[TenderAmount, ...]:
        """What was handed back, by tender."""
        return by_tender(self.tender, total_of(self.parts), self.also)

    def lines(self) -> tuple[MoneyLine, ...]:
        """The parts back, the tenders out."""
        owed = (MoneyLine(account_of(part.name), part.cents) for part in self.parts)
        return (*owed, *tender_lines(self.given, -1))

    def rows(self) -> tuple[ReportRow, ...]:
        """Its money out of the list of purchases."""
        return (_row(self.entry, "part refund", self.slip, -total_of(self.parts), None),)

    def papers(self) -> tuple[str, ...]:
        """Its slip."""
        return (f"refund {self.slip}",)


class PoolShared(AboutEntry, TillFact, frozen=True, kw_only=True):
    """An entry's share of the pool where the event was cancelled in play, out of its `stack`."""

    fixed = "is_paid_out"
    act_kind = ActKind.SALES

    entry: int
    person: PersonId
    slip: int
    cents: int
    stack: int | None = None
    tender: Tender = Tender.CASH
    session: str | None = None

    def lines(self) -> tuple[MoneyLine, ...]:
        """Out of the pool, and out of the till."""
        given = (TenderAmount(self.tender, self.cents),)
        return (MoneyLine(account_of(POOL), self.cents), *tender_lines(given, -1))

    def rows(self) -> tuple[ReportRow, ...]:
        """Its money out of the list of purchases."""
        return (_row(self.entry, "pool share", self.slip, -self.cents, self.person),)

    def papers(self) -> tuple[str, ...]:
        """Its slip."""
        return (f"refund {self.slip}",)

    def touches(self) -> Touched:
        """The entry, and whose it is."""
        return Touched((self.entry,), (self.person,))


class ChosenRefund(AboutEntry, TillFact, frozen=True, kw_only=True):
    """What an entry was handed back as the event was cancelled with refunds typed by hand.

    The `parts` (cents) say out of which money it came; they may be more than it had paid.
    """

    fixed = "is_paid_out"
    act_kind = ActKind.SALES

    entry: int
    person: PersonId
    slip: int
    parts: tuple[PricePart, ...]
    tender: Tender = Tender.CASH
    session: str | None = None

    def lines(self) -> tuple[MoneyLine, ...]:
        """Out of each part, and out of the till."""
        owed = (MoneyLine(account_of(part.name), part.cents) for part in self.parts)
        return (*owed, *tender_lines((TenderAmount(self.tender, total_of(self.parts)),), -1))

    def rows(self) -> tuple[ReportRow, ...]:
        """Its money out of the list of purchases."""
        cents = -total_of(self.parts)
        return (_row(self.entry, "chosen refund", self.slip, cents, self.person),)

    def papers(self) -> tuple[str, ...]:
        """Its slip."""
        return (f"refund {self.slip}",)

    def touches(self) -> Touched:
        """The entry, and whose it is."""
        return Touched((self.entry,), (self.person,))


class RestGiven(Event, frozen=True):
    """What was left of the money of a cancelled event after its refunds goes `to` somebody."""

    fixed = "is_paid_out"
    act_kind = ActKind.SALES

    to: str
    parts: tuple[PricePart, ...]

    def lines(self) -> tuple[MoneyLine, ...]:
        """Out of each part, set aside for whoever gets it."""
        owed = (MoneyLine(account_of(part.name), part.cents) for part in self.parts)
        return (*owed, MoneyLine(f"rest {self.to}", -total_of(self.parts)))


class EntryReadmitted(AboutEntry, TillFact, frozen=True, kw_only=True):
    """An entry that was refunded is back in the field; its money came in again."""

    v = 2
    binding = True
    act_kind = ActKind.SALES

    entry: int
    person: PersonId
    receipt: int
    parts: tuple[PricePart, ...]
    tender: Tender
    session: str | None = None
    also: tuple[TenderAmount, ...] = ()

    @property
    def given(self) -> tuple[TenderAmount, ...]:
        """What was handed over, by tender."""
        return by_tender(self.tender, total_of(self.parts), self.also)

    def lines(self) -> tuple[MoneyLine, ...]:
        """The tenders in; pool, fee and every other part owed again."""
        owed = (MoneyLine(account_of(part.name), -part.cents) for part in self.parts)
        return (*tender_lines(self.given), *owed)

    def rows(self) -> tuple[ReportRow, ...]:
        """Its money in the list of purchases again."""
        cents = total_of(self.parts)
        return (_row(self.entry, "readmission", self.receipt, cents, self.person),)

    def papers(self) -> tuple[str, ...]:
        """Its receipt."""
        return (f"receipt {self.receipt}",)

    def touches(self) -> Touched:
        """The entry, and whose it is."""
        return Touched((self.entry,), (self.person,))


class EntryPassedOn(AboutEntry, frozen=True):
    """An entry that was of person `was` is `person`'s; `in_use`: it had been played with."""

    v = 2
    act_kind = ActKind.SALES

    entry: int
    was: PersonId
    person: PersonId
    why: Substitution
    in_use: bool = False

    def by_two(self) -> bool:
        """A name is corrected by two once the entry was played with."""
        return self.in_use

    def rows(self) -> tuple[ReportRow, ...]:
        """The purchase row under its new owner; no money moves."""
        return (_row(self.entry, "passed on", 0, 0, self.person),)

    def touches(self) -> Touched:
        """The entry, and whose it was and is."""
        return Touched((self.entry,), (self.was, self.person))


def _row(entry: int, kind: str, paper: int, cents: int, person: PersonId | None) -> ReportRow:
    """Money that goes out has the number of its slip for a receipt."""
    return ReportRow(
        "rd_purchase",
        {"entry": entry, "person_id": person, "kind": kind, "receipt": paper, "cents": cents},
    )
