"""The rarer ways out of an event, and the exits that were recorded wrongly."""

from tdapp.calls.tournament.exits import InsertExit, Leave, PassExitOn
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.rules.presence_rules import Offence
from tdapp.shown.offence_words import disqualifying, what_follows
from tdapp.shown.reading import ExitTime, read_when
from tdapp.tournament.exits.correcting import insert_exit
from tdapp.tournament.exits.wrong_player import pass_on
from tdapp.tournament.facts.exits import Departure
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import number, one_of, read
from tdapp.ui.entries.entries import Choice, EntriesInView, EntryChosen, with_changes
from tdapp.ui.entries.seat_back import where_back
from tdapp.ui.look.spoken import saying, voice

say = saying("exit acts")

LAST_OUT = 3
"""How many of the newest exits are offered as choices."""


class ExitActs(Acts[EntryChosen]):
    """Withdraw, disqualify, late exit and wrong player: each asks what it needs, then why."""

    def __init__(self, entries: EntriesInView, choice: Choice) -> None:
        super().__init__(entries.view, entries.asking, choice, entries.view)
        self._entries = entries
        self.withdraw, self.disqualify, self.late, self.wrong = self._acts(
            (say("Withdraw…"), "W", withdrawn, self._withdraw),
            (say("Disqualify…"), "D", disqualified, self._disqualify),
            (say("Late bust…"), "L", self._before_newest, self._late),
            (say("Correct…"), "X", self._to_anybody, self._pass_on),
        )

    def _withdraw(self, on: EntryChosen) -> Flow[None]:
        return self._leave(on, Departure.WITHDRAWN, say("Withdraw"))

    def _disqualify(self, on: EntryChosen) -> Flow[None]:
        """Ask for an offence of the house's rulebook or another reason, the chips and why."""
        rules = self._entries.state.conditions.rules
        asked = say("What is {name} disqualified for?", name=self._name(on.entry))
        known = {say("another reason"): None, **disqualifying(voice(), rules)}
        offence = yield from one_of(f"{asked} {what_follows(voice(), rules)}".strip(), known)
        yield from self._leave(on, Departure.DISQUALIFIED, say("Disqualify"), offence)

    def _leave(
        self, on: EntryChosen, how: Departure, yes: str, offence: Offence | None = None
    ) -> Flow[None]:
        """Ask for the chips, the hand once one can have been played, and the reason."""
        chips = yield from self._entries.chips_leaving(on.entry)
        when = ExitTime()
        if self._entries.state.clock.started:
            asked = say("In which hand, or at what time, did {name} leave?")
            when = yield from self._when(asked.format(name=self._name(on.entry)))
        asked = say("Why is {name} leaving the event? Refunds are done separately.")
        asked = asked.format(name=self._name(on.entry))
        call = Leave(on.event, on.entry, how, chips, offence, when.hand)
        whose = self._entries.whose(on.entry)
        yield from self._do_because(call, asked, yes, said=whose, happened_us=when.happened_us)

    def _when(self, text: str) -> Flow[ExitTime]:
        """Ask for the hand or the time, which may both be unknown."""
        return read(
            text,
            say("Hand number, or a time such as 21:40, if known"),
            lambda typed: read_when(typed, self._entries.view.now.utc_us, voice().zone),
            may_be_empty=True,
        )

    def _before_newest(self, on: EntryChosen) -> Call:
        """A late exit before the newest one, to see whether one is possible."""
        return InsertExit(on.event, on.entry, self._newest()[0])

    def _newest(self) -> list[int]:
        """Who went out last, the last first; refuses ``nobody_out``."""
        at = self._entries.state.exits.at
        if not at:
            raise Refusal("nobody_out")
        return [at[len(at) - 1 - back] for back in range(min(LAST_OUT, len(at)))]

    def _late(self, on: EntryChosen) -> Flow[None]:
        """Ask after whom, then for the hand or the time, which may both be unknown, and why."""
        text = say("Which player busted next after {name}?")
        before = yield from self._entry(text.format(name=self._name(on.entry)), *self._newest())
        changes = yield from self._entries.changes(
            lambda state: insert_exit(state, on.entry, before)
        )
        text = say("In which hand, or at what time, did {name} bust?")
        when = yield from self._when(text.format(name=self._name(on.entry)))
        text = say("Why did {name} bust before {other}?")
        text = text.format(name=self._name(on.entry), other=self._name(before))
        call = InsertExit(on.event, on.entry, before, when.hand)
        whose = (*self._entries.whose(on.entry), *self._entries.whose(before))
        yield from self._do_because(
            call,
            with_changes(text, changes),
            say("Record elimination"),
            said=(*whose, *changes),
            happened_us=when.happened_us,
        )

    def _to_anybody(self, on: EntryChosen) -> Call:
        """The exit passed to somebody in play, to see whether it can be passed on."""
        exits, seated = self._entries.state.exits, self._entries.state.seating.seat_of
        without = (exits.out_of_chips, exits.pending, (on.entry,))
        playing = (one for one in seated if not any(one in some for some in without))
        return PassExitOn(on.event, on.entry, next(playing, on.entry))

    def _pass_on(self, on: EntryChosen) -> Flow[None]:
        """Ask who was out instead, for a seat where the own one is gone, and why."""
        asked = say("Who really busted, if not {name}?", name=self._name(on.entry))
        right = yield from self._entry(asked)
        seat = yield from self._entries.seat_back(
            on.entry, lambda seat: pass_on(self._entries.state, on.entry, right, seat)
        )
        changes = yield from self._entries.changes(
            lambda state: pass_on(state, on.entry, right, seat)
        )
        facts = pass_on(self._entries.state, on.entry, right, seat)
        names = {"name": self._name(on.entry), "other": self._name(right)}
        asked = self._why_wrong(on.entry).format(**names, where=where_back(facts))
        call = PassExitOn(on.event, on.entry, right, seat)
        whose = (*self._entries.whose(on.entry), *self._entries.whose(right))
        yes, said = say("Move elimination"), (*whose, *changes)
        yield from self._do_because(call, with_changes(asked, changes), yes, said=said)

    def _why_wrong(self, entry: int) -> str:
        if entry in self._entries.state.exits.pending:
            return say("Why is the pending elimination {other}'s, not {name}'s?")
        if entry in self._entries.state.exits.out_of_chips:
            return say("Why was it {other} who lost the last chips, not {name}?")
        return say("Why move the elimination from {name} to {other}? {name} goes back to {where}.")

    def _entry(self, text: str, *choices: int) -> Flow[int]:
        return number(text, say("Entry number"), *map(str, choices))

    def _name(self, entry: int) -> str:
        return self._entries.name(entry)


def withdrawn(on: EntryChosen) -> Call:
    """A withdrawal without chips, to see whether one is possible."""
    return Leave(on.event, on.entry, Departure.WITHDRAWN, 0)


def disqualified(on: EntryChosen) -> Call:
    """A disqualification without chips, to see whether one is possible."""
    return Leave(on.event, on.entry, Departure.DISQUALIFIED, 0)
