"""The acts on who does not come: blinds posted in an absence, and the sweep of no-shows."""

from tdapp.calls.tournament.attendance import PostAbsent, SweepNoShows
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.tournament.exits.no_shows import no_shows, what_follows
from tdapp.tournament.state.clock import level_number
from tdapp.tournament.tables.absent import (
    MissedLevel,
    due_next,
    known_stack,
    orbits_missed,
    posted_for,
)
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.before import EventAt, Ready, asked_before, once_explained
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, number
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.floor_choice import Spot
from tdapp.ui.tables.posted_words import posted_in_words

say = saying("absence acts")

MOST_NAMED = 6
ONCE = "1"


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
    return once_explained(call, at.view, text, say("Remove no-shows"), *choices)
