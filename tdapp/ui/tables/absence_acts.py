"""The acts on who does not come: blinds posted in an absence, and the sweep of no-shows."""

from tdapp.calls.tournament.attendance import PostAbsent, SweepNoShows
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
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, number
from tdapp.ui.look.spoken import voice
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.floor_choice import Spot
from tdapp.ui.tables.posted_words import posted_in_words

MOST_NAMED = 6
ONCE = "1"


class AbsenceActs(Acts[Spot]):
    """Both show what would happen before anybody says yes."""

    def __init__(self, floor: AtHand) -> None:
        text = voice().text
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._floor = floor
        self.post, self.sweep = self._acts(
            (text("absence acts", "Post blinds…"), "Ctrl+B, P", self._one_orbit, self._post),
            (text("absence acts", "Remove no-shows…"), "Ctrl+B, N", self._all_of_them, self._sweep),
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
        text = voice().text(
            "absence acts", "How many orbits did {name} miss at table {table} in level {n}?"
        )
        text = text.format(table=on.the_table(), name=self._floor.name(entry), n=self._level())
        text = f"{text} {self._next_hand(entry)}".strip()
        times = yield from number(text, voice().text("absence acts", "Orbits"), ONCE)
        known = known_stack(self._floor.state, entry)
        text = voice().text("absence acts", "How many chips does {name} have?")
        choices = () if known is None else (str(known),)
        text = text.format(name=self._floor.name(entry))
        stack = yield from number(text, voice().text("absence acts", "Chips"), *choices)
        call = self._posting(on, times, stack)
        self._must_be_possible(call)
        yield from confirm(self._taken(on, times, stack), voice().text("absence acts", "Posted"))
        yield from self._do(call)

    def _next_hand(self, entry: int) -> str:
        """What the coming hand takes; nothing where button or stack are not known."""
        try:
            due = due_next(self._floor.state, entry, self._floor.view.now)
        except Refusal:
            return ""
        return voice().text("absence acts", "Next hand: {chips}.", chips=voice().count(due.total))

    def _taken(self, on: Spot, times: int, stack: int) -> str:
        missed = self._missed(on, times)
        lines = posted_for(self._floor.state, stack, (missed,), self._floor.view.now)
        return voice().plural(
            "absence acts",
            "Post {taken} of the one chip of {name}, in level {level}: {lines}?",
            "Post {taken} of the {n} chips of {name}, in level {level}: {lines}?",
            stack,
            taken=voice().count(sum(line.paid for line in lines)),
            name=self._floor.name(on.the_entry()),
            level=missed.level,
            lines=posted_in_words(lines),
        )

    def _never_came(self) -> list[NoShow]:
        found = no_shows(self._floor.state)
        if not found:
            raise Refusal("no_no_shows")
        return found

    def _all_of_them(self, on: Spot) -> Call:
        entries = tuple(one.entry for one in self._never_came())
        return SweepNoShows(on.event, entries, good_reason=True)

    def _sweep(self, on: Spot) -> Flow[None]:
        text = voice().text
        found = self._never_came()
        who = [f"{self._floor.name(one.entry)}, {one.seat}" for one in found[:MOST_NAMED]]
        if len(found) > MOST_NAMED:
            who.append(text("absence acts", "and {count} more", count=len(found) - MOST_NAMED))
        asked = text(
            "absence acts",
            "Remove {who}? Their chips leave play and their money stays in the pool ({rule}). Why "
            "are they not coming?",
            rule=what_follows(self._floor.state).rule,
            who="; ".join(who),
        )
        choices = (
            text("absence acts", "not seen at the table"),
            text("absence acts", "told us they will not come"),
        )
        call, yes = self._all_of_them(on), text("absence acts", "Remove no-shows")
        yield from self._do_because(call, asked, yes, *choices)
