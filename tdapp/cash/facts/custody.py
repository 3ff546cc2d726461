"""The facts of players who went away: seats kept for them, chips picked up and given back."""

from typing import Annotated

import msgspec

from tdapp.cash.facts.sittings import CHIPS_OUT
from tdapp.cash.table_sign import CashGame, Cents
from tdapp.core.event import AboutEntry, ActKind, Event, MoneyLine, Touched
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant

CUSTODY = "custody"
"""The ledger's name of players' chips in bags that the house keeps."""


class SeatReserved(AboutEntry, frozen=True):
    """The seat of a player who goes away is kept, with the chips, until `until_us` (UTC)."""

    act_kind = ActKind.PLAYERS

    entry: int
    until_us: int


class ChipsPickedUp(AboutEntry, frozen=True):
    """The chips of somebody who is away were counted by two people and put into a bag.

    `receipt` is the number of the paper, `label` what stands on the bag. They are given back to
    this person alone.
    """

    binding = True
    act_kind = ActKind.CHIPS

    receipt: int
    entry: int
    person: PersonId
    game: CashGame
    cents: Cents
    at: Instant
    label: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]

    def touches(self) -> Touched:
        """The sitting and whose it was."""
        return Touched((self.entry,), (self.person,))

    def papers(self) -> tuple[str, ...]:
        """The receipt."""
        return (f"custody {self.receipt}",)

    def by_two(self) -> bool:
        """Two people count."""
        return True

    def lines(self) -> tuple[MoneyLine, ...]:
        """From the player's hands into the house's."""
        return MoneyLine(CHIPS_OUT, self.cents), MoneyLine(CUSTODY, -self.cents)


class ChipsGivenBack(Event, frozen=True):
    """The chips of a receipt were given back to whom they belong."""

    binding = True
    act_kind = ActKind.CHIPS

    receipt: int
    person: PersonId
    cents: Cents

    def touches(self) -> Touched:
        """Whose they are."""
        return Touched(persons=(self.person,))

    def lines(self) -> tuple[MoneyLine, ...]:
        """Out of the house's hands again."""
        return MoneyLine(CUSTODY, self.cents), MoneyLine(CHIPS_OUT, -self.cents)
