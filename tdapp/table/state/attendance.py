"""Who has taken a seat and who is away; who must not move, and whom to keep apart."""

from enum import Enum

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.table.facts.moves import MoveArrived
from tdapp.table.facts.players import (
    AbsentPosted,
    PairParted,
    PlayerAway,
    PlayerBack,
    PlayerFixed,
    TableAllHere,
)


class SeatState(Enum):
    """Whether a seat was only drawn, its player has come, or is away again."""

    DRAWN = "drawn"
    TAKEN = "taken"
    ABSENT = "absent"


class Attendance(msgspec.Struct, frozen=True):
    """What is known of players at their seats, by entry.

    - `taken`: who has come to a seat at all; only the others can be no-shows.
    - `away`: since when (UTC, microseconds) somebody is away.
    - `posted`: chips posted for somebody absent, all times together.
    - `fixed`: who must not be moved. `apart`: pairs to be kept apart, the lower entry first.
    """

    taken: Map[int, bool] = Map()
    away: Map[int, int] = Map()
    posted: Map[int, int] = Map()
    fixed: Map[int, bool] = Map()
    apart: Map[tuple[int, int], bool] = Map()

    def state_of(self, entry: int) -> SeatState:
        """The state of an entry's seat."""
        if entry in self.away:
            return SeatState.ABSENT
        return SeatState.TAKEN if entry in self.taken else SeatState.DRAWN


def pair(one: int, other: int) -> tuple[int, int]:
    """Two entries, the lower one first."""
    return (one, other) if one < other else (other, one)


def _all_here(known: Attendance, event: TableAllHere) -> Attendance:
    for entry in event.entries:
        known = here(known, entry)
    return known


def here(known: Attendance, occupant: int) -> Attendance:
    """With an occupant who has come to its seat."""
    if occupant in known.taken and occupant not in known.away:
        return known
    return gone(replace(known, taken=known.taken.set(occupant, True)), occupant)


def _away(known: Attendance, event: PlayerAway) -> Attendance:
    return replace(known, away=known.away.set(event.entry, event.since_us))


def _back(known: Attendance, event: PlayerBack) -> Attendance:
    return here(known, event.entry)


def _arrived(known: Attendance, event: MoveArrived) -> Attendance:
    return known if event.carried else here(known, event.entry)


def _posted(known: Attendance, event: AbsentPosted) -> Attendance:
    before = known.posted.get(event.entry, 0)
    paid = event.stack - event.left
    return replace(known, posted=known.posted.set(event.entry, before + paid))


def gone(known: Attendance, occupant: int) -> Attendance:
    """With an occupant who is away no longer, having left."""
    away = known.away
    return replace(known, away=away.delete(occupant)) if occupant in away else known


def _fixed(known: Attendance, event: PlayerFixed) -> Attendance:
    if event.stays == (event.entry in known.fixed):
        if event.stays:
            raise Contradiction("stays_already", entry=event.entry)
        raise Contradiction("may_move", entry=event.entry)
    fixed = known.fixed
    changed = fixed.set(event.entry, True) if event.stays else fixed.delete(event.entry)
    return replace(known, fixed=changed)


def _parted(known: Attendance, event: PairParted) -> Attendance:
    both = pair(event.one, event.other)
    if event.apart == (both in known.apart):
        if event.apart:
            raise Contradiction("kept_apart", one=event.one, other=event.other)
        raise Contradiction("not_kept_apart", one=event.one, other=event.other)
    apart = known.apart
    return replace(known, apart=apart.set(both, True) if event.apart else apart.delete(both))


ATTENDANCE_FOLD: Handlers = {
    TableAllHere: _all_here,
    PlayerAway: _away,
    PlayerBack: _back,
    MoveArrived: _arrived,
    AbsentPosted: _posted,
    PlayerFixed: _fixed,
    PairParted: _parted,
}
