"""The acts on who does not come: blinds posted in an absence, and the sweep of no-shows."""

from tdapp.calls.tournament.attendance import PostAbsent, SweepNoShows
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.tournament.exits.no_shows import NoShow, no_shows, what_follows
from tdapp.tournament.state.clock import level_number
from tdapp.tournament.tables.absent import (
    MissedLevel,
    due_next,
    known_stack,
    orbits_missed,
    posted_for,
)
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.at_hand import AtHand
from tdapp.ui.acts.on_floor import OnFloor
from tdapp.ui.floor.posted_words import posted_in_words
from tdapp.ui.floor.reading import read_count
from tdapp.ui.look.figures import VOICE, whole
from tdapp.ui.sentences import sentence

MOST_NAMED = 6
ONCE = "1"


class AbsenceActs(OnFloor):
    """Both show what would happen before anybody says yes."""

    def __init__(self, at_hand: AtHand) -> None:
        super().__init__(at_hand)
        self.post = self._act(
            lambda: self.tr("Post blinds…"), "Ctrl+B, P", self._one_orbit, self._ask_orbits
        )
        self.sweep = self._act(
            lambda: self.tr("Remove no-shows…"), "Ctrl+B, N", self._all_of_them, self._ask_why_sweep
        )

    @property
    def all(self) -> tuple[Act, ...]:
        """Both."""
        return (self.post, self.sweep)

    def _level(self) -> int:
        """The level that is played; refuses ``no_such_event`` where there is none."""
        if self._state.programme.conditions is None:
            raise Refusal("no_such_event")
        return level_number(self._state, self._view.now)

    def _posting(self, event: StreamId, entry: int, times: int, stack: int) -> Call:
        return PostAbsent(event, entry, (self._missed(entry, times),), stack)

    def _missed(self, entry: int, times: int) -> MissedLevel:
        """So often round the table of an entry, at the level that is played."""
        seat = self._state.seating.seat_of.get(entry)
        table = self._choice.the_table() if seat is None else seat.table
        return orbits_missed(self._state, table, self._level(), times)

    def _one_orbit(self, event: StreamId) -> Call:
        entry = self._choice.the_entry()
        return self._posting(event, entry, 1, known_stack(self._state, entry) or 0)

    def _ask_orbits(self) -> None:
        entry, table = self._choice.the_entry(), self._choice.the_table()
        said = self.tr("How often did the button go round table {table} without {name}, level {n}?")
        text = said.format(table=table, name=self._name(entry), n=self._level())
        hint = self.tr("Times round")
        text = f"{text} {self._next_hand(entry)}".strip()
        self._ask_for(text, hint, (ONCE,), read_count, lambda times: self._ask_stack(entry, times))

    def _next_hand(self, entry: int) -> str:
        """What the coming hand takes; nothing where button or stack are not known."""
        try:
            due = due_next(self._state, entry, self._view.now)
        except Refusal:
            return ""
        return self.tr("The next hand takes {chips}.").format(chips=whole(due.total))

    def _ask_stack(self, entry: int, times: int) -> None:
        """What stands at the seat, with what is known of it in the field."""
        known = known_stack(self._state, entry)
        text = self.tr("How many chips stand at the seat of {name}?").format(name=self._name(entry))
        choices = () if known is None else (str(known),)
        hint = self.tr("Chips")
        self._ask_for(
            text, hint, choices, read_count, lambda stack: self._ask_post(entry, times, stack)
        )

    def _ask_post(self, entry: int, times: int, stack: int) -> None:
        event = self._view.id
        if event is None:
            return
        call = self._posting(event, entry, times, stack)
        why = self._why(lambda _: call)
        if why:
            self.tried.emit(why)
            return
        missed = self._missed(entry, times)
        lines = posted_for(self._state, stack, (missed,), self._view.now)
        said = self.tr("Post {taken} of the {stack} chips of {name}, in level {n}: {lines}?")
        text = said.format(
            taken=whole(sum(line.paid for line in lines)),
            stack=whole(stack),
            name=self._name(entry),
            n=missed.level,
            lines=posted_in_words(lines),
        )
        self._ask_yes(text, self.tr("Posted"), call)

    def _never_came(self) -> list[NoShow]:
        found = no_shows(self._state)
        if not found:
            raise Refusal("no_no_shows")
        return found

    def _all_of_them(self, event: StreamId) -> Call:
        entries = tuple(one.entry for one in self._never_came())
        return SweepNoShows(event, entries, good_reason=True)

    def _ask_why_sweep(self) -> None:
        event = self._view.id
        try:
            found = self._never_came()
        except Refusal as refusal:
            self.tried.emit(sentence(refusal, VOICE))
            return
        if event is None:
            return
        who = [f"{self._name(one.entry)}, {one.seat}" for one in found[:MOST_NAMED]]
        if len(found) > MOST_NAMED:
            who.append(self.tr("and {count} more").format(count=len(found) - MOST_NAMED))
        said = self.tr(
            "Why will they not come, whose chips then leave play and whose money stays in the "
            "pool ({rule}): {who}?"
        )
        text = said.format(rule=what_follows(self._state).rule, who="; ".join(who))
        choices = (self.tr("not seen at the table"), self.tr("said that they will not come"))
        self._ask_reason(text, self.tr("Remove them"), self._all_of_them(event), choices)
