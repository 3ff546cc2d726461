"""The acts on the chosen seat and on who sits there."""

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
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.table.geometry.seats import Seat
from tdapp.table.state.attendance import SeatState, pair
from tdapp.ui.asking.acts import Acts, either
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read
from tdapp.ui.look.spoken import saying
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.floor_choice import Spot
from tdapp.ui.tables.floor_questions import player, seat

say = saying("seat acts")

FEW = 4


class SeatActs(Acts[Spot]):
    """Here and away, stay and move, lock, give, swap and keep apart."""

    def __init__(self, floor: AtHand) -> None:
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._floor = floor
        choice = floor.choice
        here = either(lambda: self._is_here(choice.entry), say("Away"), say("Here"))
        fixed = either(lambda: self._stays(choice.entry), say("Allow moves"), say("Do not move"))
        locked = either(lambda: self._is_locked(choice.seat), say("Unlock seat"), say("Lock seat"))
        self.present, self.move, self.fix, self.lock, self.give, self.swap, self.apart = self._acts(
            (here, "Q", self._present),
            (say("Move to…"), "V", self._nearest, self._move_to),
            (fixed, "F", self._fix),
            (locked, "K", self._lock),
            (say("Assign seat…"), "G", self._to_first, self._give_seat),
            (say("Swap seats…"), "S", self._with_other, self._swap_seats),
            (say("Keep apart…"), "Ctrl+B, K", self._from_other, self._keep_apart),
        )

    def _is_here(self, entry: int | None) -> bool:
        """Whether a player was seen: as present, or as the one who lost the last chips."""
        state = self._floor.state
        here = None if entry is None else state.attendance.state_of(entry)
        played = here is SeatState.DRAWN and entry in state.exits.out_of_chips
        return here is SeatState.TAKEN or played

    def _present(self, on: Spot) -> Call:
        entry = on.the_entry()
        return (TellAway if self._is_here(entry) else TellBack)(on.event, entry)

    def _stays(self, entry: int | None) -> bool:
        return entry in self._floor.state.attendance.fixed

    def _fix(self, on: Spot) -> Call:
        return FixPlayer(on.event, on.the_entry(), stays=not self._stays(on.entry))

    def _is_locked(self, seat: Seat | None) -> bool:
        return seat in self._floor.state.seating.locked

    def _lock(self, on: Spot) -> Call:
        return (UnlockSeat if self._is_locked(on.seat) else LockSeat)(on.event, on.the_seat())

    def _nearest(self, on: Spot) -> Call:
        """A move to the first seat that can be had, to see whether one can be ordered."""
        entry, seating = on.the_entry(), self._floor.state.seating
        shut = {*seating.held, *seating.breaking}
        free = next((seat for seat in seating.free() if seat.table not in shut), None)
        if free is None:
            raise Refusal("not_enough_seats", waiting=1, free=0)
        return OverruleMove(on.event, entry, free)

    def _move_to(self, on: Spot) -> Flow[None]:
        """Ask for the seat, and why it is that one."""
        entry = on.the_entry()
        to = yield from seat(say("Which seat does {name} move to?", name=self._floor.name(entry)))
        call = OverruleMove(on.event, entry, to)
        self._must_be_possible(call)
        yield from self._do_asked(call)

    def _to_first(self, on: Spot) -> Call:
        """The seat given to the first who has none, to see whether it can be given."""
        waiting = self._floor.state.seating.unseated
        if not len(waiting):
            raise Refusal("nobody_to_seat")
        return GiveSeat(on.event, min(waiting), on.the_seat())

    def _give_seat(self, on: Spot) -> Flow[None]:
        asked = say("Who gets seat {seat}?", seat=on.the_seat())
        waiting = map(str, sorted(self._floor.state.seating.unseated)[:FEW])
        entry = yield from self._player(asked, *waiting, hint=say("Entry number"))
        name, to = self._floor.name(entry), on.the_seat()
        asked = say(
            "Which card or ballot did {name} draw? Leave blank if nothing was drawn.", name=name
        )
        drawn = yield from read(asked, say("Card or ballot"), str.strip, may_be_empty=True)
        asked = say("Why does {name} get seat {seat}?", name=name, seat=to)
        yield from self._do_because(GiveSeat(on.event, entry, to, drawn), asked, say("Assign seat"))

    def _somebody_else(self, entry: int) -> int:
        """Another seated player; the same one where there is none."""
        seated = (one for one in self._floor.state.seating.seat_of if one != entry)
        return next(seated, entry)

    def _with_other(self, on: Spot) -> Call:
        entry = on.the_entry()
        return SwapSeats(on.event, entry, self._somebody_else(entry))

    def _swap_seats(self, on: Spot) -> Flow[None]:
        entry = on.the_entry()
        text = say("Who swaps seats with {name}?")
        other = yield from self._player(text.format(name=self._floor.name(entry)))
        yield from self._do_asked(SwapSeats(on.event, entry, other))

    def _from_other(self, on: Spot) -> Call:
        entry = on.the_entry()
        return self._apart(on, self._somebody_else(entry))

    def _apart(self, on: Spot, other: int) -> Call:
        """Apart where they are not, no longer where they are."""
        entry = on.the_entry()
        parted = pair(entry, other) in self._floor.state.attendance.apart
        return KeepApart(on.event, entry, other, apart=not parted)

    def _keep_apart(self, on: Spot) -> Flow[None]:
        text = say("Who should {name} be kept apart from, or no longer?")
        other = yield from self._player(text.format(name=self._floor.name(on.the_entry())))
        yield from self._do(self._apart(on, other))

    def _player(self, text: str, *choices: str, hint: str = "") -> Flow[int]:
        return player(text, lambda: self._floor.state, *choices, hint=hint)
