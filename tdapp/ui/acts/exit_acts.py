"""The rarer ways out of an event, and the exits that were recorded wrongly."""

from collections.abc import Callable, Sequence

from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.exit_calls import InsertExit, Leave, PassExitOn
from tdapp.tournament.exits.correcting import insert_exit, pass_on
from tdapp.tournament.exits.events import Departure
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.consequence_words import what_changes
from tdapp.ui.acts.number_question import ask_number
from tdapp.ui.acts.on_entry import CallFor, OnEntry
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.figures import VOICE
from tdapp.ui.name_book import NameBook
from tdapp.ui.sentences import sentence

LAST_OUT = 3
"""How many of the newest exits are offered as choices."""


class ExitActs(OnEntry):
    """Withdraw, disqualify, late exit and wrong player: each asks what it needs, then why."""

    def __init__(self, view: EventInView, asking: Asking, names: NameBook) -> None:
        super().__init__(view, asking, names)
        self.withdraw = self._leaving(
            lambda: self.tr("Withdraw…"), "W", Departure.WITHDRAWN, self.tr("Withdraw")
        )
        self.disqualify = self._leaving(
            lambda: self.tr("Disqualify…"), "D", Departure.DISQUALIFIED, self.tr("Disqualify")
        )
        self.late = self._act(lambda: self.tr("Late exit…"), "L", self._latest, self._ask_before)
        self.wrong = self._act(lambda: self.tr("Wrong one…"), "X", self._anybody, self._ask_right)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return (self.withdraw, self.disqualify, self.late, self.wrong)

    def _leaving(self, words: Callable[[], str], key: str, how: Departure, yes: str) -> Act:
        def nothing(event: StreamId, entry: int) -> Call:
            return Leave(event, entry, how, 0)

        return self._act(words, key, nothing, lambda: self._ask_chips(how, yes))

    def _ask_chips(self, how: Departure, yes: str) -> None:
        entry, state = self.entry or 0, self._view.state
        text = self.tr("How many chips of {name} go out of play?").format(name=self._name())
        none_left = entry in state.exits.out_of_chips
        chips = "0" if none_left else str(state.entry(entry).chips)

        def go_on(chips: int) -> None:
            def leave(event: StreamId, entry: int) -> Call:
                return Leave(event, entry, how, chips)

            said = self.tr("Why does {name} leave the event? A refund is an act of its own.")
            self._ask_reason(said.format(name=self._name(entry)), yes, leave)

        ask_number(self.asks.emit, text, self.tr("Go on"), self.tr("Chips"), (chips,), go_on)

    def _latest(self, event: StreamId, entry: int) -> Call:
        """A late exit before the newest one, to see whether one is possible."""
        out = self._view.state.exits.at
        if not out:
            raise Refusal("nobody_out")
        return InsertExit(event, entry, out[len(out) - 1])

    def _ask_before(self) -> None:
        entry, exits = self.entry or 0, self._view.state.exits
        newest = range(len(exits.at) - 1, max(-1, len(exits.at) - 1 - LAST_OUT), -1)
        choices = tuple(str(exits.at[position]) for position in newest)
        text = self.tr("Whose exit came next after that of {name}?").format(name=self._name())

        def go_on(before: int) -> None:
            def late(event: StreamId, entry: int) -> Call:
                return InsertExit(event, entry, before)

            said = self.tr("Why is {name} out before {other}?")
            self._ask_why(said, before, self.tr("Out"), late, self.late, insert_exit_of)

        def insert_exit_of(before: int) -> Sequence[Event]:
            return insert_exit(self._view.state, entry, before)

        ask_number(self.asks.emit, text, self.tr("Go on"), self.tr("Entry number"), choices, go_on)

    def _anybody(self, event: StreamId, entry: int) -> Call:
        """The exit passed to somebody in play, to see whether it can be passed on."""
        state = self._view.state
        without = state.exits.out_of_chips
        playing = (one for one in state.seating.seat_of if one != entry and one not in without)
        right = next(playing, entry)
        return PassExitOn(event, entry, right, self._seat_back(entry))

    def _ask_right(self) -> None:
        entry = self.entry or 0
        text = self.tr("Who was out in place of {name}?").format(name=self._name())

        def go_on(right: int) -> None:
            def pass_exit(event: StreamId, wrong: int) -> Call:
                return PassExitOn(event, wrong, right, self._seat_back(wrong))

            said = self.tr("Why does the exit of {name} pass to {other}?")
            self._ask_why(said, right, self.tr("Pass on"), pass_exit, self.wrong, passed_to)

        def passed_to(right: int) -> Sequence[Event]:
            return pass_on(self._view.state, entry, right, self._seat_back(entry))

        ask_number(self.asks.emit, text, self.tr("Go on"), self.tr("Entry number"), (), go_on)

    def _ask_why(
        self,
        text: str,
        other: int,
        yes: str,
        call: CallFor,
        act: Act,
        events_of: Callable[[int], Sequence[Event]],
    ) -> None:
        """Ask for the reason under what would change, or say why it cannot be done."""
        state = self._view.state
        try:
            changes = what_changes(state, events_of(other), self._names.name)
            said = text.format(name=self._name(), other=self._name(other))
        except Refusal as refusal:
            act.tried.emit(sentence(refusal, VOICE))
            return
        self._ask_reason(f"{said} {changes}".strip(), yes, call)
