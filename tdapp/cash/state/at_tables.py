"""What sitting down, stakes and leaving mean to the tables: seats, presence, chips, hands."""

from tdapp.cash.facts.charges import ChecksSold, FeeFrom, FeePaid
from tdapp.cash.facts.sittings import ChipsTaken, GotUp, SatDown, StakeBought
from tdapp.core.fold import Handlers
from tdapp.table.facts.chips import StackReported
from tdapp.table.facts.tables import SeatGiven
from tdapp.table.state import chip_book, hands
from tdapp.table.state.attendance import ATTENDANCE_FOLD, Attendance, here
from tdapp.table.state.attendance import gone as no_longer_away
from tdapp.table.state.chip_book import CHIPS_FOLD, ChipBook
from tdapp.table.state.hands import HANDS_FOLD, FollowedHands
from tdapp.table.state.seat_folding import SEATING_FOLD, came, got_up
from tdapp.table.state.seating import Seating


def _came(seating: Seating, event: SatDown) -> Seating:
    return came(seating, event.entry)


def _got_up(seating: Seating, event: GotUp) -> Seating:
    return got_up(seating, event.entry, event.seat)


def _here(known: Attendance, event: SeatGiven) -> Attendance:
    """At a cash table a seat is given to who stands beside it."""
    return here(known, event.entry)


def _not_away(known: Attendance, event: GotUp) -> Attendance:
    return no_longer_away(known, event.entry)


def _has_none_yet(book: ChipBook, event: SatDown) -> ChipBook:
    none = StackReported(event.entry, 0, event.at.utc_us, event.at)
    return chip_book.stack_told(book, none)


def _bought(book: ChipBook, event: StakeBought) -> ChipBook:
    return chip_book.chips_bought(book, event.entry, event.cents, event.at)


def _taken(book: ChipBook, event: ChipsTaken) -> ChipBook:
    return chip_book.chips_bought(book, event.entry, -event.cents)


def _paid(book: ChipBook, event: FeePaid) -> ChipBook:
    if event.paid_from is not FeeFrom.STAKE:
        return book
    return chip_book.chips_bought(book, event.entry, -event.cents)


def _checks_sold(book: ChipBook, event: ChecksSold) -> ChipBook:
    return chip_book.chips_bought(book, event.entry, -event.checks * event.each)


def _stake_gone(book: ChipBook, event: GotUp) -> ChipBook:
    return chip_book.forgotten(book, event.entry)


def _bought_in_hand(feature: FollowedHands, event: StakeBought) -> FollowedHands:
    return hands.chips_bought(feature, event.entry, event.cents)


def _paid_in_hand(feature: FollowedHands, event: FeePaid) -> FollowedHands:
    if event.paid_from is not FeeFrom.STAKE:
        return feature
    return hands.chips_paid(feature, event.entry, event.cents, event.to_pot)


SEATS: Handlers = {**SEATING_FOLD, SatDown: _came, GotUp: _got_up}
PRESENCE: Handlers = {**ATTENDANCE_FOLD, SeatGiven: _here, GotUp: _not_away}
STAKES: Handlers = {
    **CHIPS_FOLD,
    SatDown: _has_none_yet,
    StakeBought: _bought,
    ChipsTaken: _taken,
    FeePaid: _paid,
    ChecksSold: _checks_sold,
    GotUp: _stake_gone,
}
HANDS: Handlers = {**HANDS_FOLD, StakeBought: _bought_in_hand, FeePaid: _paid_in_hand}
