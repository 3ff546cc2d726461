"""Changing the levels to come from the window: one typed anew, one put in, one taken out."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.structure_calls import ChangeLevel, InsertLevel, RemoveLevel
from tdapp.tournament.clock.restructuring import first_to_come
from tdapp.tournament.plan.levels import Level
from tdapp.ui.acts.level_name import level_in_words, level_name, named_level
from tdapp.ui.acts.level_said import level_said
from tdapp.ui.acts.level_text import level_text, typed_level
from tdapp.ui.acts.on_clock import CallFor, OnClock
from tdapp.ui.acts.on_entry import AllSaid
from tdapp.ui.asking.act import Act
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.question import Question
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.figures import VOICE
from tdapp.ui.sentences import sentence

OFFERED = 4


class StructureActs(OnClock):
    """A level is named by its number, a break by the level before it: ``7``, ``break 6``."""

    def __init__(self, view: EventInView, asking: Asking, parent: QObject) -> None:
        super().__init__(view, asking, parent)
        self.change = self._act(
            lambda: self.tr("Change a level…"), "Shift+F2, L", self._first, self._ask_change
        )
        self.put_in = self._act(
            lambda: self.tr("Put in a level or break…"),
            "Shift+F2, P",
            self._first,
            self._ask_put_in,
        )
        self.take_out = self._act(
            lambda: self.tr("Take out a level or break…"),
            "Shift+F2, T",
            self._first,
            self._ask_take_out,
        )

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return (self.change, self.put_in, self.take_out)

    def _first(self, event: StreamId) -> Call:
        """A change of the next level that the conditions allow, or one that tells why none is."""
        index, state = self._next, self._view.state
        if state.programme.conditions is None:
            return RemoveLevel(event, index)
        level = state.conditions.level(index)
        tries: tuple[Call, ...] = (
            RemoveLevel(event, index),
            InsertLevel(event, index, Level(1)),
            ChangeLevel(event, index, Level(level.minutes + 1, level.small, level.big)),
            ChangeLevel(event, index, Level(level.minutes, level.small, level.big + 1)),
        )
        return next((one for one in tries if self._view.why_not(one) is None), tries[0])

    @property
    def _next(self) -> int:
        state = self._view.state
        known = state.programme.conditions is not None
        return first_to_come(state, self._view.now) if known else 0

    def change_it(self, index: int) -> None:
        """Ask what the level at `index` is to be."""

        def typed(event: StreamId, answer: str) -> Call:
            return ChangeLevel(event, index, typed_level(answer))

        text = self.tr("What is {level} to be?").format(level=self._word(index))
        now = level_text(self._view.state.conditions.level(index))
        self._ask_level(text, now, self.change, typed, level_said(self._view, index))

    def put_in_before(self, index: int) -> None:
        """Ask what is to come before the level at `index`."""

        def typed(event: StreamId, answer: str) -> Call:
            return InsertLevel(event, index, typed_level(answer))

        text = self.tr("What is to come before {level}?").format(level=self._word(index))
        first, said = self.tr("10 min"), level_said(self._view, index)
        self._ask_level(text, first, self.put_in, typed, said)

    def take_it_out(self, index: int) -> None:
        """Ask whether the level at `index` is to go."""
        text = self.tr("Take out {level} ({what})?").format(
            level=self._word(index), what=level_text(self._view.state.conditions.level(index))
        )
        yes, said = self.tr("Take out"), level_said(self._view, index)
        self.asks.emit(Question(text, yes, lambda _: self._ask(self._out_of(index), said)))

    def _ask_change(self) -> None:
        text = self.tr("Which level or break to come is changed?")
        self._ask_which(text, self.change, self.change_it)

    def _ask_put_in(self) -> None:
        self._ask_which(self.tr("Before which level or break?"), self.put_in, self.put_in_before)

    def _ask_take_out(self) -> None:
        text = self.tr("Which level or break is taken out?")
        self._ask_which(text, self.take_out, self.take_it_out)

    def _out_of(self, index: int) -> CallFor:
        return lambda event: RemoveLevel(event, index)

    def _ask_which(self, text: str, act: Act, chosen: Callable[[int], None]) -> None:
        """Ask until one that has not begun is named."""
        first = self._next
        conditions = self._view.state.conditions
        choices = tuple(level_name(conditions, one) for one in range(first, first + OFFERED))

        def go_on(answer: str) -> None:
            try:
                chosen(self._named(answer))
            except Refusal as refusal:
                act.tried.emit(sentence(refusal, VOICE))
                self._ask_which(text, act, chosen)

        hint = self.tr("Level, such as 7, or break 6")
        self.asks.emit(Question(text, self.tr("Go on"), go_on, hint, choices))

    def _ask_level(
        self,
        text: str,
        first: str,
        act: Act,
        call: Callable[[StreamId, str], Call],
        said: AllSaid,
    ) -> None:
        """Ask until it can be done, or the level is not the one any more that was named."""
        with_ = Circumstances(said=said)

        def go_on(answer: str) -> None:
            event = self._view.id
            if event is None:
                return
            try:
                asked = call(event, answer)
                refusal = self._view.why_not(asked, with_)
            except Refusal as misread:
                refusal = misread
            if refusal is None:
                self._asking.act(asked, with_)
                return
            act.tried.emit(sentence(refusal, VOICE))
            if refusal.code != "another_level":
                self._ask_level(text, answer, act, call, said)

        hint = self.tr("20 min 400/800 ante 100")
        self.asks.emit(Question(text, self.tr("Change"), go_on, hint, (first,)))

    def _named(self, answer: str) -> int:
        """The index of what was typed; refuses ``level_has_begun`` and ``no_such_level``."""
        conditions = self._view.state.conditions
        index = named_level(conditions, answer)
        if index < self._next:
            raise Refusal("level_has_begun", level=conditions.number(index))
        return index

    def _word(self, index: int) -> str:
        return level_in_words(self._view.state.conditions, index)
