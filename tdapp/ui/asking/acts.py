"""The base of every group of acts: they are tried, asked about and done on what is selected."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from tdapp.calls.tournament.event import TournamentCall
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.desk.said import Statement
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.before import (
    REASON_ASKED_LATER,
    Judge,
    before,
    must_be_possible,
    once_explained,
    once_told,
)
from tdapp.ui.asking.flow import Flow, at_once, result
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.spoken import voice
from tdapp.words.sentence import sentence

Chosen = TypeVar("Chosen")
Words = str | Callable[[], str]
Trial = Callable[[Chosen], Call | str | None]
Questions = Callable[[Chosen], Flow[object]]
Row = tuple[Words, str, Trial[Chosen]] | tuple[Words, str, Trial[Chosen], Questions[Chosen]]
"""The fields of an `ActSpec`, one after the other."""
OF_A_LIST = re.compile(r"(Shift\+)?\w")
"""The keys that act only while a list has the focus: elsewhere they are typed."""


def either(is_so: Callable[[], bool], words: str, other: str) -> Callable[[], str]:
    """The words of an act that turns something on and off again."""
    return lambda: words if is_so() else other


def whatever(_: object) -> None:
    """Nothing stands against the act."""


@dataclass(frozen=True)
class ActSpec(Generic[Chosen]):
    """An act: its words and key, the call by which it is tried, and its `flow` of questions.

    The trial may refuse, too, or say in words why not; where it gives no call nothing else stands
    against the act. Without a flow the call of the trial is done, once what is asked before every
    act of its kind is answered. The `refusals` of the call's row do not stand against it: an answer
    can still do away with them. A letter acts only while a list has the focus. Where its button
    stands it is `pressed_by` a key that is none of the window's.
    """

    words: Words
    key: str
    trial: Trial[Chosen]
    flow: Questions[Chosen] | None = None
    pressed_by: str = ""


class Acts(QObject, Generic[Chosen]):
    """Acts on one choice: `choice` gives what is selected, or refuses with what to select.

    `asks` carries each `Question` to its place in the window.
    """

    asks = Signal(object)

    def __init__(
        self, judge: Judge, asking: Asking, choice: Callable[[], Chosen], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._judge = judge
        self._asking = asking
        self._choice = choice
        self._made: list[WindowAct] = []

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return tuple(self._made)

    def refresh(self) -> None:
        """Ask each again whether it can be done."""
        for act in self.all:
            act.refresh()

    def _act(self, spec: ActSpec[Chosen]) -> WindowAct:
        """Make an act, which stands after those that were made before."""

        def do() -> None:
            self._begin(act, spec)

        words = spec.words
        say = words if callable(words) else lambda: words
        act = WindowAct(say, spec.key, lambda: self._why_not(spec), do, self)
        act.setAutoRepeat(False)
        act.pressed_by = spec.pressed_by
        act.chosen = self._chosen_now
        if OF_A_LIST.fullmatch(spec.key):
            act.only_in_list()
        self._made.append(act)
        return act

    def _acts(self, *rows: Row[Chosen]) -> tuple[WindowAct, ...]:
        """Make an act of each row, in menu order."""
        return tuple(self._act(ActSpec(*row)) for row in rows)

    def _simple(
        self,
        words: Words,
        key: str,
        do: Callable[[], object],
        why_not: Callable[[], str] = always,
        *,
        pressed_by: str = "",
    ) -> WindowAct:
        """Make an act that is no call of the desk and asks nothing."""
        trial, flow = (lambda _: why_not()), (lambda _: at_once(do))
        return self._act(ActSpec(words, key, trial, flow, pressed_by=pressed_by))

    def _include(self, *groups: "Acts[Any]") -> None:
        """Ask what these groups ask."""
        for group in groups:
            group.asks.connect(self.asks)

    def _chosen_now(self) -> Chosen | None:
        try:
            return self._choice()
        except Refusal:
            return None

    def _why_not(self, spec: ActSpec[Chosen]) -> str:
        try:
            call = spec.trial(self._choice())
            if isinstance(call, str):
                return call
            refusal = None if call is None else self._judge.why_not(call, REASON_ASKED_LATER)
        except Refusal as unfit:
            return sentence(unfit, voice())
        if call is None or refusal is None or refusal.code in call.row.refusals:
            return ""
        return sentence(refusal, voice())

    def _begin(self, act: WindowAct, spec: ActSpec[Chosen]) -> None:
        """Begin on what is selected now; the selection may move on while something is asked."""
        try:
            on = self._choice()
        except Refusal as unfit:
            act.tried.emit(sentence(unfit, voice()))
            return
        flow = spec.flow or (lambda on: self._at_once(spec, on))
        self._asking.follow(lambda: flow(on), self.asks.emit, act.tried.emit, about=(act, on))

    def _at_once(self, spec: ActSpec[Chosen], on: Chosen) -> Flow[None]:
        call = spec.trial(on)
        if call is not None and not isinstance(call, str):
            yield from self._do_asked(call)

    def _follow(self, act: WindowAct, flow: Callable[[], Flow[object]]) -> None:
        """Go through the questions of an act, which tells what is refused."""
        self._asking.follow(flow, self.asks.emit, act.tried.emit)

    def _must_be_possible(self, call: Call, said: Sequence[Statement[Any]] = ()) -> None:
        """Refuse as the desk would, before the reason is asked for."""
        must_be_possible(call, self._judge, said)

    def _do(
        self,
        call: Call,
        reason: str | None = None,
        *,
        said: Sequence[Statement[Any]] = (),
        happened_us: int | None = None,
        told: bool = False,
    ) -> Flow[CompletedAct]:
        """Have the desk do it; after its refusal the last question is asked again.

        What a question `said` must still hold then. What is typed from a slip happened when the
        slip says, and else at `happened_us` (UTC). What follows is asked about unless it was
        `told`.
        """
        if not told and isinstance(call, TournamentCall):
            at = self._asking.at(call.event)
            yield from once_told(call, at)
            said = (*said, *at.as_it_stands(call))
        with_ = Circumstances(reason=reason, happened_us=happened_us, said=tuple(said))
        return (yield from result(lambda: self._asking.perform(call, with_), once=True))

    def _do_asked(self, call: Call, said: Sequence[Statement[Any]] = ()) -> Flow[CompletedAct]:
        """Do it after what is asked before every act of its kind; more was `said` before."""
        refusal = self._judge.why_not(call, replace(REASON_ASKED_LATER, said=tuple(said)))
        if refusal is not None and refusal.code not in call.row.refusals:
            raise refusal
        ready = yield from before(call, self._asking.at)
        said, when_us = (*said, *ready.said), ready.happened_us
        return (
            yield from self._do(
                ready.call, ready.reason, said=said, happened_us=when_us, told=ready.told
            )
        )

    def _do_because(
        self,
        call: Call,
        text: str,
        yes: str,
        *choices: str,
        said: Sequence[Statement[Any]] = (),
        happened_us: int | None = None,
    ) -> Flow[CompletedAct]:
        """Do it, and ask why first where it needs a reason."""
        judge = self._asking.at(call.event) if isinstance(call, TournamentCall) else self._judge
        ready = yield from once_explained(call, judge, text, yes, *choices)
        return (
            yield from self._do(
                call, ready.reason, said=said, happened_us=happened_us, told=ready.told
            )
        )
