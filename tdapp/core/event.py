"""What happened, as frozen values; the record is made of these and of nothing else."""

from typing import ClassVar

import msgspec

from tdapp.core.ids import ActionId, StreamId


class Line(msgspec.Struct, frozen=True, array_like=True):
    """One line of double entry: `cents` booked to `account`, debit positive."""

    account: str
    cents: int


class Row(msgspec.Struct, frozen=True):
    """One row for a read table; the record adds stream, sequence and line number."""

    table: str
    values: dict[str, str | int | None]


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One fact. The class name and `v` name its shape for ever.

    `binding` facts give or take chips, a place or a posted prize: players have relied on them, so
    that an act holding one is undone and redone for a reason only. `fixed` tells, where it is set,
    why an act that holds this fact stands outside undo.
    """

    v: ClassVar[int] = 1
    binding: ClassVar[bool] = False
    fixed: ClassVar[str | None] = None

    def lines(self) -> tuple[Line, ...]:
        """The money this fact moves, in cents; the lines sum to zero."""
        return ()

    def rows(self) -> tuple[Row, ...]:
        """What reports and lists keep of this fact."""
        return ()

    def voids(self) -> tuple[Row, ...]:
        """Rows of facts before it in its stream that are void by this one, as they were told."""
        return ()

    def papers(self) -> tuple[str, ...]:
        """The numbered papers this fact gave out, such as ``receipt 36``."""
        return ()

    def files(self) -> tuple[str, ...]:
        """The hashes of the house files that this fact names."""
        return ()


class Reversal(Event, frozen=True):
    """Base of undo and redo: an act's facts stop, or start again, to count.

    `seqs` are the places of that act's events in this stream, `booked` the money that moves now,
    `named` the papers that become void or valid by it.
    """

    fixed: ClassVar[str | None] = "is_undo"

    action: ActionId
    seqs: tuple[int, ...]
    booked: tuple[Line, ...] = ()
    named: tuple[str, ...] = ()

    def lines(self) -> tuple[Line, ...]:
        """The reversed act's money, booked the other way or again."""
        return self.booked


class Undone(Reversal, frozen=True):
    """An act's facts no longer count."""


class Redone(Reversal, frozen=True):
    """An undone act's facts count again."""


class StreamEnded(Event, frozen=True):
    """Nothing is added here any more; `continued_in` names the stream that carries on, if any."""

    fixed: ClassVar[str | None] = "stream_ended"

    continued_in: StreamId | None = None
