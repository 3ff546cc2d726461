"""The rarer ways out of an event, and the exits that were recorded wrongly."""

from collections.abc import Callable, Sequence

from tdapp.calls.tournament.exits import InsertExit, Leave, PassExitOn
from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.rules.presence_rules import Offence
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.exits.correcting import insert_exit
from tdapp.tournament.exits.wrong_player import pass_on
from tdapp.tournament.facts.exits import Departure
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.hand_questions import When, read_when
from tdapp.ui.acts.number_question import ask_number
from tdapp.ui.acts.offence_words import disqualifying, what_follows
from tdapp.ui.acts.on_entry import WHEN_ASKED, AllSaid, OnEntry, with_changes
from tdapp.ui.acts.question import Question
from tdapp.ui.acts.seat_back import where_back
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.figures import VOICE
from tdapp.ui.name_book import NameBook
from tdapp.ui.rulings.reading import read_one_of
from tdapp.ui.sentences import sentence

LAST_OUT = 3
"""How many of the newest exits are offered as choices."""


class ExitActs(OnEntry):
    """Withdraw, disqualify, late exit and wrong player: each asks what it needs, then why."""

    not_yet = WHEN_ASKED

    def __init__(self, view: EventInView, asking: Asking, names: NameBook) -> None:
        super().__init__(view, asking, names)
        self.withdraw = self._leaving(
            lambda: self.tr("Withdraw…"), "W", Departure.WITHDRAWN, self._ask_chips
        )
        self.disqualify = self._leaving(
            lambda: self.tr("Disqualify…"), "D", Departure.DISQUALIFIED, self._ask_offence
        )
        self.late = self._act(lambda: self.tr("Late exit…"), "L", self._latest, self._ask_before)
        self.wrong = self._act(lambda: self.tr("Wrong one…"), "X", self._anybody, self._ask_right)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return (self.withdraw, self.disqualify, self.late, self.wrong)

    def _leaving(
        self, words: Callable[[], str], key: str, how: Departure, ask: Callable[[], None]
    ) -> Act:
        def nothing(event: StreamId, entry: int) -> Call:
            return Leave(event, entry, how, 0)

        return self._act(words, key, nothing, ask)

    def _ask_offence(self) -> None:
        """Ask for the offence, of those of the house's rulebook or another reason."""
        rules, other = self._view.state.conditions.rules, self.tr("another reason")
        known: dict[str, Offence | None] = {other: None, **disqualifying(rules)}

        def answered(typed: str) -> None:
            try:
                offence = read_one_of(typed, known)
            except Refusal as unfit:
                self.disqualify.tried.emit(sentence(unfit, VOICE))
                self._put(question)
            else:
                self._ask_chips(Departure.DISQUALIFIED, offence)

        said = self.tr("What is {name} disqualified for?").format(name=self._name())
        text, hint = f"{said} {what_follows(rules)}".strip(), self.tr("A word, or how it begins")
        question = Question(text, self.tr("Go on"), answered, hint, tuple(known))
        self._put(question)

    def _ask_chips(
        self, how: Departure = Departure.WITHDRAWN, offence: Offence | None = None
    ) -> None:
        entry, state = self.entry or 0, self._view.state
        text = self.tr("How many chips of {name} go out of play?").format(name=self._name())
        none_left = entry in state.exits.out_of_chips
        chips = "0" if none_left else str(state.entry(entry).chips)

        def go_on(chips: int) -> None:
            def leave(event: StreamId, entry: int) -> Call:
                return Leave(event, entry, how, chips, offence)

            said = self.tr("Why does {name} leave the event? A refund is an act of its own.")
            withdrawn = how is Departure.WITHDRAWN
            yes = self.tr("Withdraw") if withdrawn else self.tr("Disqualify")
            self._ask_reason(said.format(name=self._name(entry)), yes, leave)

        ask_number(self._put, text, self.tr("Go on"), self.tr("Chips"), (chips,), go_on)

    def _latest(self, event: StreamId, entry: int) -> Call:
        """A late exit before the newest one, to see whether one is possible."""
        out = self._view.state.exits.at
        if not out:
            raise Refusal("nobody_out")
        return InsertExit(event, entry, out[len(out) - 1])

    def _ask_before(self) -> None:
        exits = self._view.state.exits
        newest = range(len(exits.at) - 1, max(-1, len(exits.at) - 1 - LAST_OUT), -1)
        choices = tuple(str(exits.at[position]) for position in newest)
        text = self.tr("Whose exit came next after that of {name}?").format(name=self._name())
        self._ask_entry(text, choices, self._ask_when)

    def _ask_when(self, before: int) -> None:
        """Ask for the hand or the time of a late exit, which may both be unknown."""
        entry = self.entry or 0
        try:
            changes = self._changes(lambda state: insert_exit(state, entry, before))
        except Refusal as refusal:
            self._tell_why_not(self.late, refusal)
            return

        def answered(typed: str) -> None:
            try:
                when = read_when(typed, self._view.now.utc_us)
            except Refusal as unfit:
                self.late.tried.emit(sentence(unfit, VOICE))
                self._put(question)
            else:
                self._ask_why_late(before, when, changes)

        text = self.tr("In which hand was {name} out, or at what time?").format(name=self._name())
        hint = self.tr("Hand or time like 21:40, if known")
        question = Question(text, self.tr("Go on"), answered, hint, may_be_empty=True)
        self._put(question)

    def _ask_why_late(self, before: int, when: When, changes: AllSaid) -> None:
        def late(event: StreamId, entry: int) -> Call:
            return InsertExit(event, entry, before, when.hand)

        said = self.tr("Why is {name} out before {other}?")
        text = said.format(name=self._name(), other=self._name(before))
        yes, all_said = self.tr("Out"), (*self._whose(before), *changes)
        self._ask_reason(with_changes(text, changes), yes, late, when.happened_us, all_said)

    def _anybody(self, event: StreamId, entry: int) -> Call:
        """The exit passed to somebody in play, to see whether it can be passed on."""
        exits, seated = self._view.state.exits, self._view.state.seating.seat_of
        without = (exits.out_of_chips, exits.pending, (entry,))
        playing = (one for one in seated if not any(one in some for some in without))
        return PassExitOn(event, entry, next(playing, entry))

    def _ask_right(self) -> None:
        text = self.tr("Who was out in place of {name}?").format(name=self._name())
        self._ask_entry(text, (), self._ask_where_wrong)

    def _ask_where_wrong(self, right: int) -> None:
        entry = self.entry or 0

        def passed_to(seat: Seat | None) -> Sequence[Event]:
            return pass_on(self._view.state, entry, right, seat)

        def go_on(seat: Seat | None) -> None:
            changes = self._changes(lambda state: pass_on(state, entry, right, seat))
            self._ask_why_wrong(right, seat, passed_to(seat), changes)

        self._ask_where(self.wrong, entry, passed_to, go_on)

    def _ask_why_wrong(
        self, right: int, seat: Seat | None, passed: Sequence[Event], changes: AllSaid
    ) -> None:
        def pass_exit(event: StreamId, wrong: int) -> Call:
            return PassExitOn(event, wrong, right, seat)

        said = self.tr("Why does the exit of {name} pass to {other}, {name} back at {where}?")
        if self.entry in self._view.state.exits.out_of_chips:
            said = self.tr("Why did {other} lose the last chips, and not {name}?")
        if self.entry in self._view.state.exits.pending:
            said = self.tr("Why is the pending exit that of {other}, and not of {name}?")
        names = {"name": self._name(), "other": self._name(right)}
        text = said.format(**names, where=where_back(passed))
        yes, all_said = self.tr("Pass on"), (*self._whose(right), *changes)
        self._ask_reason(with_changes(text, changes), yes, pass_exit, said=all_said)

    def _ask_entry(self, text: str, choices: tuple[str, ...], go_on: Callable[[int], None]) -> None:
        hint = self.tr("Entry number")
        ask_number(self._put, text, self.tr("Go on"), hint, choices, go_on)
