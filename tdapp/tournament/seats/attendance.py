"""Who has taken a seat and who is away; who must not move, and whom to keep apart."""

from enum import Enum

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.tournament.exits.events import EntryBusted, EntryLeft, ExitPassedOn
from tdapp.tournament.sales.refund_events import EntryRefunded, EntryVoided
from tdapp.tournament.seats.move_events import MoveArrived
from tdapp.tournament.seats.player_events import (
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
        known = _here(known, entry)
    return known


def _here(known: Attendance, entry: int) -> Attendance:
    away = known.away
    return replace(
        known,
        taken=known.taken.set(entry, True),
        away=away.delete(entry) if entry in away else away,
    )


def _away(known: Attendance, event: PlayerAway) -> Attendance:
    return replace(known, away=known.away.set(event.entry, event.since_us))


def _back(known: Attendance, event: PlayerBack) -> Attendance:
    return _here(known, event.entry)


def _arrived(known: Attendance, event: MoveArrived) -> Attendance:
    return known if event.carried else _here(known, event.entry)


def _posted(known: Attendance, event: AbsentPosted) -> Attendance:
    before = known.posted.get(event.entry, 0)
    paid = event.stack - event.left
    return replace(known, posted=known.posted.set(event.entry, before + paid))


def _gone(known: Attendance, event: EntryLeft | EntryRefunded | EntryVoided) -> Attendance:
    return _no_longer_away(known, event.entry)


def _played(known: Attendance, event: EntryBusted) -> Attendance:
    """Who lost his chips had a seat, also if he comes back to it by a correction."""
    entry = event.entry
    seen = entry in known.taken and entry not in known.away
    return known if seen else _here(known, entry)


def _passed_on(known: Attendance, event: ExitPassedOn) -> Attendance:
    return _here(known, event.right)


def _no_longer_away(known: Attendance, entry: int) -> Attendance:
    return replace(known, away=known.away.delete(entry)) if entry in known.away else known


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
    EntryBusted: _played,
    EntryLeft: _gone,
    EntryRefunded: _gone,
    EntryVoided: _gone,
    ExitPassedOn: _passed_on,
    PlayerFixed: _fixed,
    PairParted: _parted,
}
