"""The facts of rulings and penalties. What was said is the act's reason, which can be erased."""

from enum import Enum
from typing import Annotated

import msgspec

from tdapp.core.event import AboutEntry, ActKind, Event, Touched
from tdapp.core.ids import StaffId
from tdapp.core.instant import Instant
from tdapp.core.money import Positive
from tdapp.rules.presence_rules import Offence
from tdapp.rules.ruling_rules import Amount, PenaltyKind

Named = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class RulingKind(Enum):
    """What a ruling is about."""

    BETTING = "betting"
    CARDS = "cards"
    SHOWDOWN = "showdown"
    SEATING = "seating"
    CHIPS = "chips"
    TIME = "time"
    CONDUCT = "conduct"
    CONDITIONS = "conditions"
    OTHER = "other"


class RulingGiven(Event, frozen=True):
    """A ruling `by` somebody of the staff about a `hand` at a `table`, for or against `entries`.

    `rule` is the number it rests on; `happened_us` (UTC). The text is the reason of the act.
    """

    act_kind = ActKind.RULINGS
    ground = "complaint"

    number: int
    by: StaffId
    kind: RulingKind
    level: int
    table: Positive | None = None
    hand: Named | None = None
    entries: tuple[int, ...] = ()
    rule: Named | None = None
    told_of_complaint: bool = False
    happened_us: int | None = None

    def papers(self) -> tuple[str, ...]:
        """Its number, which is never given again."""
        return (f"ruling {self.number}",)

    def touches(self) -> Touched:
        """Those whom the ruling is about."""
        return Touched(self.entries)


class RulingReviewed(Event, frozen=True):
    """Another person reviewed a ruling: `upheld`, or changed as the act's reason says."""

    act_kind = ActKind.RULINGS
    ground = "complaint"

    number: int
    by: StaffId
    upheld: bool
    happened_us: int | None = None


class ToldOfComplaint(Event, frozen=True):
    """A player not satisfied with a ruling was told of the right to complain."""

    act_kind = ActKind.RULINGS
    ground = "complaint"

    number: int
    by: StaffId
    happened_us: int | None = None


class PenaltyGiven(AboutEntry, frozen=True):
    """An entry got a penalty of `amount` minutes, hands or rounds; a warning has none.

    A round is a hand for each of the `players` at the table when it was given. `ruling` is the
    number in the log, if it follows from one, `offence` what it is for, if that was named;
    `happened_us` (UTC) is when it `begins`, told by both clocks. Its player had been in play for
    `played_us` then, by the event's clocks. Older records have neither.
    """

    v = 3
    act_kind = ActKind.RULINGS

    number: int
    entry: int
    kind: PenaltyKind
    amount: Amount
    level: int
    happened_us: int
    players: Positive = 1
    ruling: int | None = None
    offence: Offence | None = None
    begins: Instant | None = None
    played_us: int | None = None

    @property
    def due(self) -> int:
        """Minutes or hands to be away from the table; 0 for a warning."""
        return self.amount * (self.players if self.kind is PenaltyKind.ROUNDS else 1)

    def papers(self) -> tuple[str, ...]:
        """Its number, which is never given again."""
        return (f"penalty {self.number}",)


class PenaltyServed(Event, frozen=True):
    """So many more minutes or hands of a penalty are over.

    They were counted `by_itself`, by the clock or the hands of the table; else somebody said so.
    """

    v = 2
    act_kind = ActKind.RULINGS
    weight = -1

    number: int
    amount: Positive
    by_itself: bool = False


class PenaltyClosed(Event, frozen=True):
    """The player was told that the penalty is over, and plays on."""

    act_kind = ActKind.RULINGS

    number: int
