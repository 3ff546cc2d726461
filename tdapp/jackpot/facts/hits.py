"""The facts of hits: claimed, shown, confirmed, refused, paid."""

from typing import Annotated

import msgspec

from tdapp.core.event import ActKind, Event, MoneyLine, Touched
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.jackpot.pool_terms import Cents, Title, Units
from tdapp.rules.jackpot_rules import PaidIn
from tdapp.till.payment import Tender
from tdapp.till.takings import TillFact

PRIZES = "jackpot_prizes"
"""The ledger's name of what jackpots paid."""
TENDERS = {
    PaidIn.CASH: Tender.CASH,
    PaidIn.CASH_EQUIVALENT: Tender.VOUCHER,
    PaidIn.CHEQUE: Tender.ACCOUNT,
    PaidIn.TRANSFER: Tender.ACCOUNT,
    PaidIn.CHIPS: Tender.HOUSE,
}
"""What of a session each form of payment is counted as; chips are the house's, no drawer's cash."""
Cards = Annotated[str, msgspec.Meta(min_length=4, max_length=160)]


class PoolStands(msgspec.Struct, frozen=True):
    """The units in the meter and in the reserve of a pool."""

    meter: int
    reserve: int


class HitAmount(msgspec.Struct, frozen=True):
    """What a hit is worth: units off the meter, and the cents that each winner gets.

    A meter that was won whole restarts with the units `from_reserve` and the operator's `seed`.
    """

    off: Units
    cents: Annotated[tuple[Cents, ...], msgspec.Meta(min_length=1)]
    from_reserve: Units = 0
    seed: Units = 0

    @property
    def total(self) -> int:
        """Cents for all winners together."""
        return sum(self.cents)

    def off_of(self, winner: int) -> int:
        """The units off the meter that one winner's payment settles; the first has the odd ones."""
        each, odd = divmod(self.off, len(self.cents))
        return each + (odd if winner == 0 else 0)


class JackpotWinner(msgspec.Struct, frozen=True):
    """Who won, in which seat."""

    seat: int
    person: PersonId


class SignReading(msgspec.Struct, frozen=True):
    """What a sign shows (cents), as somebody read it; `sent` is what it was told last."""

    sign: Title
    shown: Cents
    sent: Cents | None = None


class Reworked(msgspec.Struct, frozen=True):
    """A hit whose amount is another since one before it was refused."""

    hit: int
    before: PoolStands
    amount: HitAmount


class OfHit(Event, frozen=True):
    """Base of what happened to one hit."""

    binding = True
    act_kind = ActKind.PRIZES

    hit: int


class HitClaimed(OfHit, frozen=True):
    """A prize of a pool was won at a table; this moment fixes its amount and its order.

    `before` is how the pool stood, `version` which of its terms hold, counted from 0 as `prize` is.
    """

    pool: int
    version: int
    prize: int
    table: int
    cards: Cards
    winners: Annotated[tuple[JackpotWinner, ...], msgspec.Meta(min_length=1)]
    at: Instant
    before: PoolStands
    amount: HitAmount

    def touches(self) -> Touched:
        """The winners."""
        return Touched(persons=tuple(one.person for one in self.winners))

    def papers(self) -> tuple[str, ...]:
        """Its number, which no other hit gets."""
        return (f"hit {self.hit}",)


class HitShown(OfHit, frozen=True):
    """The winning cards were shown, the deck checked, every sign read; it is worth the `amount`."""

    amount: HitAmount
    readings: tuple[SignReading, ...] = ()


class HitConfirmed(OfHit, frozen=True):
    """A hit was confirmed at so many cents in all."""

    ground = "jackpot_confirmed"

    cents: Cents

    def by_two(self) -> bool:
        """A second person signs."""
        return True


class HitRefused(OfHit, frozen=True):
    """A hit was not valid: its amount is back in the meter, which stood at `before`.

    The unpaid hits behind it were worked out again; `after` is how the pool stands by them, and
    `seeded` how many units more the operator has paid for seeds.
    """

    pool: int
    before: PoolStands
    after: PoolStands
    seeded: int
    reworked: tuple[Reworked, ...] = ()


class HitPaid(OfHit, TillFact, frozen=True):
    """The winner of a share, counted from 0, was paid; so many units of the pool are settled."""

    fixed = "is_paid_out"

    pool: int
    share: int
    person: PersonId
    cents: Cents
    off: Units
    form: PaidIn
    session: str | None = None

    def touches(self) -> Touched:
        """Who was paid."""
        return Touched(persons=(self.person,))

    def lines(self) -> tuple[MoneyLine, ...]:
        """Out of the jackpots, out of what was handed over."""
        return MoneyLine(PRIZES, self.cents), MoneyLine(TENDERS[self.form].value, -self.cents)
