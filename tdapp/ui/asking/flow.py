"""What an act asks, step by step, as a generator; and the driver that follows its steps.

A step is a `Question`, whose answer comes back as it was typed, or `Work`, whose result comes back.
A `Refusal` that is yielded is told, and the flow goes on at once. One that leaves the flow is told,
too, and then the last question is asked again with what was typed.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from dataclasses import dataclass, replace
from functools import partial
from inspect import GEN_RUNNING, getgeneratorstate
from typing import Any, Generic, Protocol, TypeVar

from tdapp.core.refusal import Refusal
from tdapp.ui.asking.question import Question
from tdapp.ui.look.spoken import voice
from tdapp.words.sentence import sentence

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Work(Generic[T]):
    """What takes its time, such as an act or a look-up; `quiet`: its end is not told.

    What is done `once` changes something: no question from before it is asked again.
    """

    do: Callable[[], Awaitable[T]]
    quiet: bool = False
    once: bool = False


Step = Question | Work[Any] | Refusal
Flow = Generator[Step, Any, T]
"""The steps of an act. A step's answer comes when it comes: read the state again after each."""
Resume = Callable[[Flow[object]], Step]


class Ended(Exception):
    """Raised in a flow to end it there, without a word."""


def answer(question: Question) -> Flow[str]:
    """Ask; gives what was typed."""
    typed: str = yield question
    return typed


def result(do: Callable[[], Awaitable[T]], *, quiet: bool = False, once: bool = False) -> Flow[T]:
    """Begin some work and wait for its end; gives its result, and refuses as it does."""
    found: T = yield Work(do, quiet, once)
    return found


def step_after(begin: Callable[[], Flow[T]], *typed: str) -> Question | T:
    """What is asked after these answers, or what the flow gives; refuses an answer that is unfit.

    It is for a flow that only asks: it is gone through from its begin each time.
    """
    flow = begin()
    try:
        step = next(flow)
        for one in typed:
            step = flow.send(one)
            if isinstance(step, Refusal):
                raise step
    except StopIteration as end:
        given: T = end.value
        return given
    if not isinstance(step, Question):
        raise TypeError(step)
    return step


def at_once(do: Callable[[], object]) -> Flow[None]:
    """Do it, and ask nothing."""
    do()
    yield from ()


class Way(Protocol):
    """Begins the work of a flow and tells its refusals."""

    def begin(self, work: Work[T], /) -> "asyncio.Future[T]":
        """The future gives the result, or a refusal that has been told; cancelled otherwise."""
        ...


class Run:
    """Follows one flow, each step inside the call that brought its answer; never in a task.

    Only its question, or what it waits for, keeps it alive. To ask again after a refusal it makes
    the flow anew and gives it the same answers, as long as its steps are still the same: a question
    that would read otherwise by now is not the one that was answered.
    """

    def __init__(
        self,
        make: Callable[[], Flow[object]],
        way: Way,
        put: Callable[[Question], None],
        tell: Callable[[str], None],
        about: object = None,
    ) -> None:
        self._make = make
        self._way = way
        self._put = put
        self._tell = tell
        self._about = about
        self._flow: Flow[object] | None = make()
        self._past: list[tuple[Step, Any]] = []
        self._again: deque[tuple[Step, Any]] = deque()
        self._asked: Question | None = None
        self._told: Refusal | None = None
        self._begins = ""
        self._hushed: str | None = None

    def start(self) -> None:
        """Take the first step."""
        self._go_on(next)

    def hush(self, why: str) -> None:
        """Ask no more questions, and say why if one was due; work under way still finishes."""
        self._hushed = why

    def close(self) -> None:
        """Go no further: the question was taken away."""
        flow, self._flow, self._asked = self._flow, None, None
        if flow is not None and getgeneratorstate(flow) != GEN_RUNNING:
            flow.close()

    def _go_on(self, resume: Resume) -> None:
        flow = self._flow
        if flow is None:
            return
        try:
            step = resume(flow)
        except (StopIteration, Ended):
            self._flow = None
        except Refusal as refusal:
            self._refused(refusal)
            refusal.__traceback__ = None  # it would keep alive what it came through
        else:
            if self._flow is None:
                flow.close()
            else:
                self._take(step)

    def _take(self, step: Step) -> None:
        if isinstance(step, Refusal):
            self._tell(sentence(step, voice()))
            self._go_on(next)
        elif self._again:
            self._take_again(step)
        elif isinstance(step, Question):
            self._ask(step)
        else:
            self._way.begin(step).add_done_callback(partial(self._arrived, step))

    def _ask(self, question: Question, typed: str = "") -> None:
        if self._hushed is not None:
            self._tell(self._hushed)
            self.close()
            return
        self._asked, self._begins = question, self._begins or question.text
        answered, over = partial(self._answered, question), partial(self._over, question)
        put = replace(question, go_on=answered, over=over, typed=typed)
        self._put(replace(put, begins=self._begins, about=self._about))

    def _over(self, question: Question) -> None:
        if self._asked is question:
            self.close()

    def _answered(self, question: Question, typed: str) -> None:
        if self._asked is not question:
            return
        self._asked = None
        if self._past and self._past[-1][0] == question:
            self._past.pop()
        self._pass_on(question, typed)

    def _arrived(self, work: Step, done: "asyncio.Future[Any]") -> None:
        if done.cancelled():
            self.close()
        elif (error := done.exception()) is None:
            self._pass_on(work, done.result())
        else:
            self._told = error if isinstance(error, Refusal) else None
            self._go_on(lambda flow: flow.throw(error))

    def _pass_on(self, step: Step, value: object) -> None:
        self._past.append((step, value))
        self._go_on(lambda flow: flow.send(value))

    def _refused(self, refusal: Refusal) -> None:
        """Tell it, and ask the last question again where an answer was typed to it."""
        if refusal is not self._told:
            self._tell(sentence(refusal, voice()))
        self._flow = None
        past, self._past = self._past, []
        while past and isinstance(past[-1][0], Work) and not past[-1][0].once:
            past.pop()
        if past and isinstance(past[-1][0], Question) and past[-1][1]:
            self._again = deque(past)
            self._flow = self._make()
            self._go_on(next)

    def _take_again(self, step: Step) -> None:
        """Give a step the answer that it had, but ask the last one."""
        before, value = self._again.popleft()
        if before != step and not (isinstance(before, Work) and isinstance(step, Work)):
            self.close()
        elif self._again:
            self._pass_on(step, value)
        elif isinstance(step, Question):
            self._ask(step, value)
