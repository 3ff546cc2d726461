"""The facts of rulings. What was said is the act's reason, which can be erased; it is not here."""

from enum import Enum
from typing import Annotated

import msgspec

from tdapp.core.amounts import Positive
from tdapp.core.event import Event
from tdapp.core.ids import StaffId

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


class RulingReviewed(Event, frozen=True):
    """Somebody else looked at a ruling again; `upheld`, or changed as the act's reason says."""

    number: int
    by: StaffId
    upheld: bool
    happened_us: int | None = None


class ToldOfComplaint(Event, frozen=True):
    """Whoever is not satisfied with a ruling was told of the right to complain."""

    number: int
    by: StaffId
    happened_us: int | None = None
