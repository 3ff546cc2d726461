"""The facts of penalties short of disqualification."""

from tdapp.core.amounts import Positive
from tdapp.core.event import Event
from tdapp.core.instant import MINUTE_US
from tdapp.rules.penalty_rule import Amount, PenaltyKind
from tdapp.rules.presence_rules import Offence


class PenaltyGiven(Event, frozen=True):
    """An entry got a penalty of `amount` minutes, hands or rounds; a warning has none.

    A round is a hand for each of the `players` at the table when it was given. `ruling` is the
    number in the log, if it follows from one, `offence` what it is for, if that was named;
    `happened_us` (UTC) is when it begins.
    """

    v = 2

    number: int
    entry: int
    kind: PenaltyKind
    amount: Amount
    level: int
    happened_us: int
    players: Positive = 1
    ruling: int | None = None
    offence: Offence | None = None

    @property
    def due(self) -> int:
        """Minutes or hands to be away from the table; 0 for a warning."""
        return self.amount * (self.players if self.kind is PenaltyKind.ROUNDS else 1)

    @property
    def back_at_us(self) -> int | None:
        """When a penalty of minutes ends (UTC); None for the others."""
        if self.kind is not PenaltyKind.MINUTES:
            return None
        return self.happened_us + self.amount * MINUTE_US

    def papers(self) -> tuple[str, ...]:
        """Its number, which is never given again."""
        return (f"penalty {self.number}",)


class PenaltyServed(Event, frozen=True):
    """So many more minutes or hands of a penalty are over."""

    number: int
    amount: Positive
