"""What sales and exits mean to the tables: who waits for a seat, gets up, buys or loses chips."""

from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.table.geometry.seats import Seat
from tdapp.table.state import chip_book, hands
from tdapp.table.state.attendance import ATTENDANCE_FOLD, Attendance, here
from tdapp.table.state.attendance import gone as no_longer_away
from tdapp.table.state.chip_book import CHIPS_FOLD, ChipBook
from tdapp.table.state.hands import HANDS_FOLD, FollowedHands
from tdapp.table.state.placing import (
    all_placed,
    counted,
    must_not_be_held,
    must_sit,
    sat,
    settled,
    vacated,
)
from tdapp.table.state.seat_folding import SEATING_FOLD, came, gone, got_up
from tdapp.table.state.seating import Seating
from tdapp.tournament.facts.alternates import AlternateSeated
from tdapp.tournament.facts.brackets import (
    MatchCorrected,
    PairingCalled,
    PairingCalledBack,
    PairingDecided,
)
from tdapp.tournament.facts.exits import (
    EntryBusted,
    EntryLeft,
    EntryReinstated,
    ExitPassedOn,
    ExitPending,
    OutOfChips,
    PendingExitDropped,
)
from tdapp.tournament.facts.refunds import EntryReadmitted, EntryRefunded, EntryVoided
from tdapp.tournament.facts.sales import AddOnSold, EntrySold, RebuySold
from tdapp.tournament.facts.stages import EntryTransferred, StackBagged, StageEnded, WentOn

Came = EntrySold | AlternateSeated | EntryReadmitted | EntryReinstated | WentOn
Gone = EntryRefunded | EntryVoided
Bought = RebuySold | AddOnSold


def _came(seating: Seating, event: Came) -> Seating:
    return came(seating, event.entry)


def _got_up(seating: Seating, event: EntryBusted | EntryLeft) -> Seating:
    return got_up(seating, event.entry, event.seat)


def _bagged(seating: Seating, event: StackBagged) -> Seating:
    """Who bags gets up, or waits for a seat no more; whose bag is counted again did so before."""
    if event.again:
        return seating
    if event.seat is None:
        return gone(seating, event.entry)
    return got_up(seating, event.entry, event.seat)


def _transferred(seating: Seating, event: EntryTransferred) -> Seating:
    """Who sat in the other session waits for a seat in this one."""
    return came(gone(seating, event.entry), event.entry)


def _stage_over(seating: Seating, event: StageEnded) -> Seating:
    for place in event.left:
        seating = got_up(seating, place.entry, place.seat)
    return seating


def _pending(seating: Seating, event: ExitPending) -> Seating:
    must_sit(seating, event.entry, event.seat)
    if not event.in_hand and seating.held.get(event.seat.table) is None:
        raise Contradiction("table_not_on_hold", table=event.seat.table)
    return seating


def _called(seating: Seating, event: PairingCalled) -> Seating:
    return all_placed(seating, event.places)


def _left_the_half(seating: Seating, event: PairingCalledBack | PairingDecided) -> Seating:
    """Those who play on wait for their next pairing."""
    up: list[tuple[int, Seat | None]] = [(one.entry, one.seat) for one in event.places]
    if isinstance(event, PairingDecided):
        up += [(one.entry, one.seat) for one in event.outs]
    at: dict[int, int] = {}
    for entry, seat in up:
        must_sit(seating, entry, seat)
        if seat is None:
            seating = gone(seating, entry)
        else:
            seating = vacated(seating, entry, seat, players=0)
            at[seat.table] = at.get(seat.table, 0) + 1
    for table, players in at.items():
        must_not_be_held(seating, table)
        seating = settled(counted(seating, table, -players), table)
    for place in event.places:
        seating = came(seating, place.entry)
    return seating


def _back_in_the_bracket(seating: Seating, event: MatchCorrected) -> Seating:
    for entry in event.back:
        seating = came(seating, entry)
    return seating


def _passed_on(seating: Seating, event: ExitPassedOn) -> Seating:
    seating = got_up(seating, event.right, event.seat)
    if event.back is None:
        return came(seating, event.wrong)
    return sat(seating, event.wrong, event.back)


def _gone(seating: Seating, event: Gone) -> Seating:
    return gone(seating, event.entry)


def _played(known: Attendance, event: EntryBusted) -> Attendance:
    """Who lost his chips had a seat, also if he comes back to it by a correction."""
    return here(known, event.entry)


def _other_played(known: Attendance, event: ExitPassedOn) -> Attendance:
    return here(known, event.right)


def _not_away(known: Attendance, event: Gone | EntryLeft) -> Attendance:
    return no_longer_away(known, event.entry)


def _bought_in_hand(feature: FollowedHands, event: Bought) -> FollowedHands:
    return hands.chips_bought(feature, event.entry, event.chips)


def _bought(book: ChipBook, event: Bought) -> ChipBook:
    had_none = event.knocked_out
    return chip_book.chips_bought(book, event.entry, event.chips, event.sold_at, had_none=had_none)


def _lost(book: ChipBook, event: OutOfChips | EntryBusted) -> ChipBook:
    return chip_book.chips_lost(book, event.entry, event.happened_us or 0, lost_at=event.lost_at)


def _left(book: ChipBook, event: EntryLeft) -> ChipBook:
    at_us, lost_at = event.happened_us or 0, event.lost_at
    return chip_book.chips_lost(book, event.entry, at_us, event.chips, lost_at)


def _has_chips_again(book: ChipBook, event: EntryReinstated | PendingExitDropped) -> ChipBook:
    return chip_book.chips_back(book, event.entry)


def _other_lost(book: ChipBook, event: ExitPassedOn) -> ChipBook:
    return chip_book.chips_lost(chip_book.chips_back(book, event.wrong), event.right, 0)


def _no_chips(book: ChipBook, event: Gone) -> ChipBook:
    return chip_book.forgotten(book, event.entry)


SEATS: Handlers = {
    **SEATING_FOLD,
    EntrySold: _came,
    AlternateSeated: _came,
    EntryReadmitted: _came,
    EntryReinstated: _came,
    WentOn: _came,
    StackBagged: _bagged,
    StageEnded: _stage_over,
    EntryTransferred: _transferred,
    EntryBusted: _got_up,
    EntryLeft: _got_up,
    ExitPending: _pending,
    ExitPassedOn: _passed_on,
    PairingCalled: _called,
    PairingCalledBack: _left_the_half,
    PairingDecided: _left_the_half,
    MatchCorrected: _back_in_the_bracket,
    EntryRefunded: _gone,
    EntryVoided: _gone,
}
PRESENCE: Handlers = {
    **ATTENDANCE_FOLD,
    EntryBusted: _played,
    EntryLeft: _not_away,
    EntryRefunded: _not_away,
    EntryVoided: _not_away,
    ExitPassedOn: _other_played,
}
HANDS: Handlers = {**HANDS_FOLD, RebuySold: _bought_in_hand, AddOnSold: _bought_in_hand}
CHIPS: Handlers = {
    **CHIPS_FOLD,
    RebuySold: _bought,
    AddOnSold: _bought,
    OutOfChips: _lost,
    EntryBusted: _lost,
    EntryLeft: _left,
    EntryReinstated: _has_chips_again,
    PendingExitDropped: _has_chips_again,
    ExitPassedOn: _other_lost,
    EntryRefunded: _no_chips,
    EntryVoided: _no_chips,
}
