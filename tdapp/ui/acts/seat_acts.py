"""The acts on the chosen seat and on who sits there."""

from collections.abc import Callable

from tdapp.calls.tournament.attendance import TellAway, TellBack
from tdapp.calls.tournament.moves import OverruleMove
from tdapp.calls.tournament.seats import (
    FixPlayer,
    GiveSeat,
    KeepApart,
    LockSeat,
    SwapSeats,
    UnlockSeat,
)
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.table.geometry.seats import Seat
from tdapp.table.state.attendance import SeatState, pair
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.at_hand import AtHand
from tdapp.ui.acts.on_floor import OnFloor
from tdapp.ui.floor.reading import read_player, read_seat

FEW = 4


class SeatActs(OnFloor):
    """Here and away, stay and move, lock, give, swap and keep apart."""

    def __init__(self, at_hand: AtHand) -> None:
        super().__init__(at_hand)
        self.present = self._act(self._present_words, "Q", self._present)
        self.move = self._act(lambda: self.tr("Move to…"), "V", self._nearest, self._ask_to)
        self.fix = self._act(self._fix_words, "F", self._fix)
        self.lock = self._act(self._lock_words, "K", self._lock)
        self.give = self._act(lambda: self.tr("Give seat…"), "G", self._give_next, self._ask_whose)
        self.swap = self._act(
            lambda: self.tr("Swap seats…"), "S", self._swap_any, self._ask_whom_to_swap
        )
        self.apart = self._act(
            lambda: self.tr("Keep apart…"), "Ctrl+B, K", self._part_any, self._ask_whom_to_part
        )

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        first = (self.present, self.move, self.fix, self.lock)
        return (*first, self.give, self.swap, self.apart)

    def _is_here(self) -> bool:
        entry = self._choice.entry
        here = None if entry is None else self._state.attendance.state_of(entry)
        return here is SeatState.TAKEN

    def _present_words(self) -> str:
        return self.tr("Away") if self._is_here() else self.tr("Here")

    def _present(self, event: StreamId) -> Call:
        entry = self._choice.the_entry()
        return TellAway(event, entry) if self._is_here() else TellBack(event, entry)

    def _stays(self) -> bool:
        return self._choice.entry in self._state.attendance.fixed

    def _fix_words(self) -> str:
        return self.tr("May move") if self._stays() else self.tr("Stays here")

    def _fix(self, event: StreamId) -> Call:
        return FixPlayer(event, self._choice.the_entry(), stays=not self._stays())

    def _is_locked(self) -> bool:
        return self._choice.seat in self._state.seating.locked

    def _lock_words(self) -> str:
        return self.tr("Unlock seat") if self._is_locked() else self.tr("Lock seat")

    def _lock(self, event: StreamId) -> Call:
        seat = self._choice.the_seat()
        return UnlockSeat(event, seat) if self._is_locked() else LockSeat(event, seat)

    def _nearest(self, event: StreamId) -> Call:
        """A move to the first seat elsewhere that can be had, to see whether one can be ordered."""
        entry, here = self._choice.the_entry(), self._choice.the_seat()
        seating = self._state.seating
        shut = {here.table, *seating.held, *seating.breaking}
        free = (seat for seat in seating.free() if seat.table not in shut)
        return OverruleMove(event, entry, next(free, here))

    def _ask_to(self) -> None:
        entry = self._choice.the_entry()
        text = self.tr("To which seat does {name} move?").format(name=self._name(entry))
        self._ask_for(
            text, self.tr("Seat like 12-5"), (), read_seat, lambda to: self._ask_why_to(entry, to)
        )

    def _ask_why_to(self, entry: int, to: Seat) -> None:
        """Why there; what would be refused is said before anybody is asked."""
        if self._view.id is None:
            return
        call = OverruleMove(self._view.id, entry, to)
        why = self._why(lambda _: call)
        if why:
            self.tried.emit(why)
            return
        text = self.tr("Why does {name} move to {seat}, against the procedure?")
        self._ask_reason(text.format(name=self._name(entry), seat=to), self.tr("Order it"), call)

    def _give_next(self, event: StreamId) -> Call:
        """The seat given to the first who has none, to see whether it can be given."""
        waiting = self._state.seating.unseated
        if not len(waiting):
            raise Refusal("nobody_to_seat")
        return GiveSeat(event, min(waiting), self._choice.the_seat())

    def _ask_whose(self) -> None:
        seat = self._choice.the_seat()
        text = self.tr("Who drew seat {seat}, by ballot or card?").format(seat=seat)
        waiting = sorted(self._state.seating.unseated)[:FEW]

        def give(entry: int) -> None:
            self._ask(lambda event: GiveSeat(event, entry, seat))

        choices = tuple(map(str, waiting))
        self._ask_for(text, self.tr("Entry number"), choices, self._read_player, give)

    def _read_player(self, typed: str) -> int:
        return read_player(typed, self._state)

    def _other(self) -> int:
        """Somebody else who sits somewhere; the same one where nobody does."""
        entry = self._choice.the_entry()
        seated = (one for one in self._state.seating.seat_of if one != entry)
        return next(seated, entry)

    def _swap_any(self, event: StreamId) -> Call:
        return SwapSeats(event, self._choice.the_entry(), self._other())

    def _ask_whom_to_swap(self) -> None:
        text = self.tr("Who was found in the seat of {name}, and {name} in theirs?")

        def swap(event: StreamId, entry: int, other: int) -> Call:
            return SwapSeats(event, entry, other)

        self._ask_other(text, swap)

    def _part_any(self, event: StreamId) -> Call:
        entry = self._choice.the_entry()
        return self._part(event, entry, self._other())

    def _part(self, event: StreamId, entry: int, other: int) -> Call:
        """Apart where they are not, no longer where they are."""
        parted = pair(entry, other) in self._state.attendance.apart
        return KeepApart(event, entry, other, apart=not parted)

    def _ask_whom_to_part(self) -> None:
        text = self.tr("From whom is {name} to be kept apart, or no longer?")
        self._ask_other(text, self._part)

    def _ask_other(self, text: str, call: Callable[[StreamId, int, int], Call]) -> None:
        entry = self._choice.the_entry()

        def go_on(other: int) -> None:
            self._ask(lambda event: call(event, entry, other))

        hint = self.tr("Seat like 12-5, or entry")
        self._ask_for(text.format(name=self._name(entry)), hint, (), self._read_player, go_on)
