"""The acts on the chosen seat, on who sits there, and on who does not come."""

from collections.abc import Sequence

from tdapp.calls.tournament.attendance import PostAbsent, SweepNoShows, TellAway, TellBack
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
from tdapp.table.geometry.posting import ForcedBet, PostedLine
from tdapp.table.geometry.seats import Seat
from tdapp.table.state.attendance import SeatState, pair
from tdapp.tournament.exits.no_shows import no_shows, what_follows
from tdapp.tournament.state.clock import level_number
from tdapp.tournament.tables.absent import (
    MissedLevel,
    due_next,
    known_stack,
    orbits_missed,
    posted_for,
)
from tdapp.ui.asking.acts import Acts, either
from tdapp.ui.asking.before import EventAt, Ready, asked_before, once_explained
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, number, read
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.floor_choice import Spot
from tdapp.ui.tables.floor_questions import player, seat
from tdapp.voice.texts import text

say = saying("seat acts")
FEW = 4
MOST_NAMED = 6
ONCE = "1"


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


class AbsenceActs(Acts[Spot]):
    """Both show what would happen before anybody says yes."""

    def __init__(self, floor: AtHand) -> None:
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._floor = floor
        self.post, self.sweep = self._acts(
            (say("Post blinds…"), "Ctrl+B, P", self._one_orbit, self._post),
            (say("Remove no-shows…"), "Ctrl+B, N", self._all_of_them),
        )

    def _level(self) -> int:
        """The level that is played; refuses ``no_such_event`` where there is none."""
        if self._floor.state.programme.conditions is None:
            raise Refusal("no_such_event")
        return level_number(self._floor.state, self._floor.view.now)

    def _posting(self, on: Spot, times: int, stack: int) -> Call:
        return PostAbsent(on.event, on.the_entry(), (self._missed(on, times),), stack)

    def _missed(self, on: Spot, times: int) -> MissedLevel:
        """So often round the table of the entry, at the level that is played."""
        seat = self._floor.state.seating.seat_of.get(on.the_entry())
        table = on.the_table() if seat is None else seat.table
        return orbits_missed(self._floor.state, table, self._level(), times)

    def _one_orbit(self, on: Spot) -> Call:
        return self._posting(on, 1, known_stack(self._floor.state, on.the_entry()) or 0)

    def _post(self, on: Spot) -> Flow[None]:
        """Ask how often and for the stack, and say what is posted."""
        entry = on.the_entry()
        text = say("How many orbits did {name} miss at table {table} in level {n}?")
        text = text.format(table=on.the_table(), name=self._floor.name(entry), n=self._level())
        text = f"{text} {self._next_hand(entry)}".strip()
        times = yield from number(text, say("Orbits"), ONCE)
        known = known_stack(self._floor.state, entry)
        text = say("How many chips does {name} have?")
        choices = () if known is None else (str(known),)
        text = text.format(name=self._floor.name(entry))
        stack = yield from number(text, say("Chips"), *choices)
        call = self._posting(on, times, stack)
        self._must_be_possible(call)
        yield from confirm(self._taken(on, times, stack), say("Posted"))
        yield from self._do(call)

    def _next_hand(self, entry: int) -> str:
        """What the coming hand takes; nothing where button or stack are not known."""
        try:
            due = due_next(self._floor.state, entry, self._floor.view.now)
        except Refusal:
            return ""
        return say("Next hand: {chips}.", chips=voice().count(due.total))

    def _taken(self, on: Spot, times: int, stack: int) -> str:
        missed = self._missed(on, times)
        lines = posted_for(self._floor.state, stack, (missed,), self._floor.view.now)
        return say.plural(
            "Post {taken} of the one chip of {name}, in level {level}: {lines}?",
            "Post {taken} of the {n} chips of {name}, in level {level}: {lines}?",
            stack,
            taken=voice().count(sum(line.paid for line in lines)),
            name=self._floor.name(on.the_entry()),
            level=missed.level,
            lines=posted_in_words(lines),
        )

    def _all_of_them(self, on: Spot) -> Call:
        found = no_shows(self._floor.state)
        if not found:
            raise Refusal("no_no_shows")
        return SweepNoShows(on.event, tuple(one.entry for one in found), good_reason=True)


@asked_before(SweepNoShows)
def before_sweep(call: SweepNoShows, at: EventAt) -> Flow[Ready]:
    """Why, with who they are."""
    found = no_shows(at.state)
    who = [f"{at.name(one.entry)}, {one.seat}" for one in found[:MOST_NAMED]]
    if len(found) > MOST_NAMED:
        who.append(say("and {count} more", count=len(found) - MOST_NAMED))
    text = say(
        "Remove {who}? Their chips leave play and their money stays in the pool ({rule}). Why "
        "are they not coming?",
        rule=what_follows(at.state).rule,
        who="; ".join(who),
    )
    choices = (say("not seen at the table"), say("told us they will not come"))
    return once_explained(call, at, text, say("Remove no-shows"), *choices)


DUES = {
    ForcedBet.ANTE: text("floor", "ante {times} at {each} = {paid}"),
    ForcedBet.SMALL_BLIND: text("floor", "small blind {times} at {each} = {paid}"),
    ForcedBet.BIG_BLIND: text("floor", "big blind {times} at {each} = {paid}"),
}


def posted_in_words(lines: Sequence[PostedLine]) -> str:
    """Each line with its sum, as far as the stack went."""
    said = (
        voice().say(
            DUES[line.due],
            times=line.times,
            each=voice().count(line.each),
            paid=voice().count(line.paid),
        )
        for line in lines
    )
    return ", ".join(said)
