"""Asks the desk for acts and tells in one sentence what became of each."""

import asyncio
import dataclasses
import sys
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from functools import partial
from typing import Any, TypeVar
from weakref import WeakSet

from PySide6.QtCore import QObject, Signal

from tdapp.calls.house.leave import LEAVE, SignedWork
from tdapp.core.ids import StreamId
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN, Circumstances, CompletedAct
from tdapp.desk.permissions import SIGNED_FOR, UNSIGNED, Actor, Permission
from tdapp.screens.clock_words import within_a_sentence
from tdapp.shown.event_titles import titled
from tdapp.ui.asking.before import EventAt
from tdapp.ui.asking.flow import Flow, Run, Work, result
from tdapp.ui.asking.key_requests import KeyWanted, SecondWanted
from tdapp.ui.asking.question import Question, asked_anew
from tdapp.ui.asking.questions import reason
from tdapp.ui.asking.under_way import NOW, UnderWay, is_past
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.parts.typed import Slip
from tdapp.words.sentence import sentence

T = TypeVar("T")

LOOK_S = 0.2
"""How often unfinished work is checked while the program closes."""

SIGNED: ContextVar[Actor | None] = ContextVar("signed", default=None)
"""The second person who signed for the work that is under way."""


class Asking(QObject):
    """Everything that the windows start and that ends later, so that none of it is ever lost.

    `at` gives an event as questions need it, `slip` the slip that is being typed in, if one is,
    which refuses while that is incomplete. `refused` carries the sentence for the person at the
    desk; `done` says that something came to its end as it was asked for, `performed` carries each
    call that was done. `asks` carries the `Question` why a barred person is let in, `signs` the key
    that is `Wanted` before something goes on as it was asked for. `far` carries how much is done of
    what takes long, and of how much (or None); `idle` that it is over. `left` is how much hung, and
    was given up, when all was to `end`.
    """

    asks = Signal(object)
    signs = Signal(object)
    far = Signal(object, object)
    idle = Signal()
    refused = Signal(object)
    done = Signal()
    performed = Signal(object)

    def __init__(self, parts: Parts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts = parts
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[None]] = set()
        self._under_way: set[UnderWay] = set()
        self._runs: WeakSet[Run] = WeakSet()
        self.left = 0
        self.slip: Callable[[], Slip | None] = lambda: None
        self.at: Callable[[StreamId], EventAt]

    @property
    def busy(self) -> bool:
        """Whether something is under way."""
        return bool(self._tasks)

    @property
    def can_stop(self) -> bool:
        """Whether something is under way that takes long."""
        return any(one.is_told for one in self._under_way)

    def stop(self) -> None:
        """Let what takes long come to an end where it is."""
        for one in self._under_way:
            one.stopped = one.stopped or one.is_told

    def turn(self) -> None:
        """Another event is in view: drop the questions of the one before."""
        for one in self._under_way:
            one.is_past = True
        for run in self._runs:
            run.hush(asked_anew())

    def act(self, call: Call, with_: Circumstances = PLAIN) -> None:
        """Ask for one act by the person who is signed in."""
        self.start(lambda: self.perform(call, with_))

    def why_not(self, call: Call, with_: Circumstances = PLAIN) -> Refusal | None:
        """Why an act by the person who is signed in would be refused now."""
        return self._parts.desk.why_not_even_signed(self._parts.actor, call, with_)

    async def perform(
        self, call: Call, with_: Circumstances = PLAIN, *, may_ask: bool = True
    ) -> CompletedAct:
        """Do one act by the person who is signed in, from the slip that is being typed in.

        Refused because somebody is barred, it is asked why it is done all the same, if it may be.
        """
        try:
            done = await self._parts.desk.perform(self._parts.actor, call, self.with_slip(with_))
        except Refusal as refusal:
            trusted = self._parts.actor.may(Permission.ADMIT_BARRED)
            if may_ask and trusted and refusal.code == "barred" and not with_.reason:
                self.follow(lambda: self._let_in(call, with_), self.asks.emit, self.refused.emit)
            raise
        self.performed.emit(call)
        return done

    def _let_in(self, call: Call, with_: Circumstances) -> Flow[None]:
        """Ask why somebody barred is let in, and do it for that reason."""
        text = voice().text
        asked = text("asking", "This player is barred. Why allow it?")
        event: StreamId | None = getattr(call, "event", None)
        why = yield from reason(titled(self._parts.desk, event, asked), text("asking", "Continue"))
        with_ = dataclasses.replace(with_, reason=why)
        yield from result(lambda: self.perform(call, with_))

    def with_slip(self, with_: Circumstances = PLAIN) -> Circumstances:
        """What goes with an act, the slip, and whoever signed for it; refuses as `slip` does."""
        slip = self.slip()
        if with_.approver is None and SIGNED.get() is not None:
            with_ = dataclasses.replace(with_, approver=SIGNED.get())
        if slip is None:
            return with_
        return dataclasses.replace(with_, paper=slip.number, happened_us=slip.happened_us)

    def start(self, work: Callable[[], Awaitable[Any]], *, quiet: bool = False) -> None:
        """Begin some work on the loop; its refusals are told, `quiet` work is not told as done."""
        self._begin(Work(work, quiet), self._loop.create_future())

    def begin(self, work: Work[T]) -> "asyncio.Future[T]":
        """Begin some work; gives its result, or its refusal once that is told.

        Where somebody's key is missing the answer comes once the work was done with that; where
        it ended unexpectedly the future is cancelled.
        """
        answer: asyncio.Future[T] = self._loop.create_future()
        self._begin(work, answer)
        return answer

    def follow(
        self,
        flow: Callable[[], Flow[object]],
        put: Callable[[Question], None],
        tell: Callable[[str], None],
        about: object = None,
    ) -> None:
        """Go through the steps of a flow; its questions are `put`, what it refuses is told.

        Another flow that is `about` the same is not asked while this one waits for an answer.
        """
        run = Run(flow, self, put, tell, about)
        self._runs.add(run)
        run.start()

    def _begin(
        self, work: Work[T], answer: "asyncio.Future[T]", signed: Actor | None = None
    ) -> None:
        """`signed` is the second person, where one has signed for it.

        What work begins is part of it.
        """
        leave = self._parts.session.begin_work()
        under_way = UnderWay(self.far.emit)
        under_way.is_past = is_past()
        self._under_way.add(under_way)
        task = self._loop.create_task(self._see_through(work, answer, signed, leave, under_way))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: self._parts.session.end_work(leave))

    def refuse(self, refusal: Refusal) -> None:
        """Tell why something is not begun, after what is told of the work that led to it."""

        async def refused() -> None:
            raise refusal

        self.start(refused)

    def _asks_for_key(self, refusal: Refusal, work: Work[T], answer: "asyncio.Future[T]") -> bool:
        """Where only somebody's key is missing, let it go on with that."""
        wants = refusal.code in UNSIGNED or self._lacks_second(refusal)
        if wants and is_past() and not work.quiet:
            self.refused.emit(asked_anew())
            return False
        if refusal.code in UNSIGNED:
            self.signs.emit(KeyWanted(lambda: self._begin(work, answer), may_wait=work.quiet))
        elif wants:
            permission = Permission(refusal.details.get("permission", Permission.SIGN))
            act = refusal.details.get("act")
            named = act if isinstance(act, str) else None
            begin = partial(self._begin, work, answer)
            self.signs.emit(SecondWanted(permission, begin, self._of_office(refusal), named))
        return wants

    def _lacks_second(self, refusal: Refusal) -> bool:
        """Whether it is done once somebody signs for it, who is asked for in the window."""
        return refusal.code in SIGNED_FOR and self._parts.session.staffed

    def _of_office(self, refusal: Refusal) -> str:
        """Whose signature the rulebook wants; empty where any second person's will do."""
        if refusal.code != "office_needed":
            return ""
        text = voice().text(
            "asking", "The rulebook requires {least} or above ({rule}). To be signed by: {who}."
        )
        return text.format(**refusal.details)

    async def settle(self) -> None:
        """Wait until everything that was started has come to its end."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    async def end(self) -> None:
        """Wait as `settle` does, but not for what hangs, which is left where it is."""
        while sum(one.hangs for one in self._under_way) < len(self._tasks):
            await asyncio.wait(set(self._tasks), timeout=LOOK_S)
        self.left = len(self._tasks)
        for task in self._tasks:
            task.cancel()
        if self.left:
            await asyncio.wait(set(self._tasks), timeout=LOOK_S)

    async def _see_through(
        self,
        work: Work[T],
        answer: "asyncio.Future[T]",
        signed: Actor | None,
        leave: SignedWork,
        under_way: UnderWay,
    ) -> None:
        SIGNED.set(signed)
        LEAVE.set(leave)
        NOW.set(under_way)
        try:
            found = await work.do()
        except (Refusal, Unrecorded) as error:
            self._parts.session.was_refused()
            self._not_done(error, work, answer, signed)
        except Exception as error:  # noqa: BLE001 - it goes where every unexpected error goes
            sys.excepthook(type(error), error, error.__traceback__)
            answer.cancel()
        else:
            if not work.quiet and not under_way.is_past:
                self.done.emit()
            answer.set_result(found)
        finally:
            under_way.is_over = True
            self._under_way.discard(under_way)
            if under_way.is_told:
                self.idle.emit()

    def _not_done(
        self,
        error: Refusal | Unrecorded,
        work: Work[T],
        answer: "asyncio.Future[T]",
        signed: Actor | None,
    ) -> None:
        """Tell why, unless a second person's key is all that is missing."""
        if isinstance(error, Unrecorded):
            why = within_a_sentence(sentence(error, voice()), voice())
            self.refused.emit(voice().text("asking", "Not done. {why}", why=why))
            answer.cancel()
            return
        if signed is not None or not self._lacks_second(error):
            self.refused.emit(sentence(error, voice()))
        if not self._asks_for_key(error, work, answer):
            answer.set_exception(error)
            answer.exception()  # whoever began it need not look at it
