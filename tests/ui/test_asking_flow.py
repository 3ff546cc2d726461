"""An act's questions as a generator: asked inside the key's own call, closed when taken away."""

import gc
import weakref
from collections.abc import Awaitable, Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tdapp.calls.tournament.exits import Leave
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.tournament.facts.exits import Departure
from tdapp.typed.times import duration
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.questions import confirm, number, one_of, read, reason, words
from tests.ui.at_the_till import hold
from tests.ui.by_hand import begin, recorded
from tests.ui.window_room import WindowRoom

ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape
NO_KEY = Qt.KeyboardModifier.NoModifier


class Bench:
    """Flows that ask across the window, and what they came to."""

    def __init__(self, room: WindowRoom) -> None:
        self.room = room
        self.asked = room.console.asked
        self.told: list[str] = []
        self.got: list[object] = []
        self.begun: list[weakref.ref[Flow[object]]] = []

    def follow(self, make: Callable[[], Flow[object]]) -> None:
        def flow() -> Flow[object]:
            made = make()
            self.begun.append(weakref.ref(made))
            return made

        self.room.console.asking.follow(flow, self.asked.put, self.told.append)

    def answer(self, typed: str) -> None:
        self.asked.field.setText(typed)
        self.room.key(ENTER, on=self.asked.field)

    def counted(self) -> Flow[None]:
        self.got.append((yield from number("How many?", "Chips")))

    @property
    def is_gone(self) -> bool:
        """Whether nothing keeps the newest flow alive."""
        return self.begun[-1]() is None


@pytest.fixture
def bench(room: WindowRoom) -> Bench:
    begin(room)
    return Bench(room)


@pytest.fixture
def no_collector() -> Iterator[None]:
    """What is gone is gone as nothing refers to it, and not because it was collected."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_an_answer_that_does_not_fit_is_told_and_asked_again(bench: Bench) -> None:
    bench.follow(bench.counted)
    bench.answer("many")
    assert "“many” is not a number" in bench.told[-1]
    assert (bench.asked.text, bench.asked.field.text()) == ("How many?", "")
    bench.answer("1,500")
    assert bench.got == [1500]
    assert not bench.asked.isVisible()


def test_the_next_question_stands_there_before_the_call_of_the_key_is_over(bench: Bench) -> None:
    def two() -> Flow[None]:
        chips = yield from number("How many?", "Chips")
        yield from confirm(f"All {chips}?", "Yes")
        bench.got.append(chips)

    bench.follow(two)
    bench.asked.field.setText("7")
    bench.asked.field.returnPressed.emit()
    assert bench.asked.text == "All 7?"
    bench.asked.yes.click()
    assert bench.got == [7]


def test_all_keys_of_an_act_may_be_typed_in_one_go(room: WindowRoom) -> None:
    begin(room)
    room.choose(4)
    view = room.entries.listing
    view.setFocus()
    post(room, Qt.Key.Key_D)
    for line in ("another reason", "1500", "hid chips"):
        for sign in line:
            post(room, Qt.Key(ord(sign.upper())), sign)
        post(room, ENTER, "\r")
    QApplication.processEvents()
    room.settle()
    out = recorded(room).exits.by_entry[4]
    assert (out.departure, out.chips, out.offence) == (Departure.DISQUALIFIED, 1500, None)
    assert room.parts.desk.log[-1].reason == "hid chips"


def post(room: WindowRoom, key: Qt.Key, text: str = "d") -> None:
    """Leave a key in the window's queue, for whatever has the focus by its turn."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, NO_KEY, text)
        QCoreApplication.postEvent(room.console.windowHandle(), event)


def test_a_flow_goes_on_once_the_work_that_it_waits_for_has_its_result(bench: Bench) -> None:
    async def looked_up() -> int:
        return 12

    def flow() -> Flow[None]:
        found = yield from result(looked_up)
        bench.got.append((yield from words(f"{found}?", "Yes", "Words")))

    bench.follow(flow)
    assert not bench.asked.isVisible()
    bench.room.settle()
    assert bench.asked.text == "12?"
    bench.answer("so it is")
    assert bench.got == ["so it is"]


def test_after_a_refusal_of_the_desk_the_last_question_holds_what_was_typed(bench: Bench) -> None:
    event, perform = bench.room.console.view.id, bench.room.console.asking.perform
    assert event is not None

    def flow() -> Flow[None]:
        why = yield from reason("Why?", "Go on")
        chips = yield from number(f"How many of {bench.room.state.left}?", "Chips")
        call = Leave(event, 4, Departure.WITHDRAWN, chips)
        yield from result(lambda: perform(call, Circumstances(reason=why)))
        bench.got.append(bench.room.state.left)

    bench.follow(flow)
    bench.answer("ill")
    bench.answer("123456789")
    assert "Count it again" in bench.room.notice
    assert (bench.asked.text, bench.asked.field.text()) == ("How many of 6?", "123456789")
    assert bench.asked.field.selectedText() == "123456789"
    assert bench.got == []
    bench.answer("100")
    assert (recorded(bench.room).exits.by_entry[4].chips, bench.got) == (100, [5])
    assert bench.room.parts.desk.log[-1].reason == "ill"


def test_a_question_that_reads_otherwise_after_a_refusal_is_not_asked_again(bench: Bench) -> None:
    tries: list[str] = []

    async def refuse() -> None:
        raise Refusal("already_out", entry=4)

    def flow() -> Flow[None]:
        tries.append((yield from words(f"Try {len(tries)}?", "Yes", "Words")))
        yield from result(refuse)

    bench.follow(flow)
    bench.answer("now")
    assert tries == ["now"]
    assert not bench.asked.isVisible()


def test_work_is_not_done_twice_for_a_question_that_is_asked_again(bench: Bench) -> None:
    looked: list[str] = []

    async def look_up() -> str:
        looked.append("once")
        return "Player X"

    async def refuse() -> None:
        raise Refusal("already_out", entry=4)

    def flow() -> Flow[None]:
        name = yield from result(look_up)
        yield from words(f"Why {name}?", "Yes", "Words")
        yield from result(refuse)

    bench.follow(flow)
    bench.room.settle()
    bench.answer("late")
    assert (bench.asked.text, bench.asked.field.text()) == ("Why Player X?", "late")
    assert looked == ["once"]


def test_after_an_act_is_done_no_question_from_before_it_is_asked_again(bench: Bench) -> None:
    done: list[str] = []

    async def act() -> None:
        done.append("done")

    async def refuse() -> None:
        raise Refusal("already_out", entry=4)

    def flow() -> Flow[None]:
        yield from words("Why?", "Yes", "Words")
        yield from result(act, once=True)
        yield from result(refuse)

    bench.follow(flow)
    bench.answer("late")
    bench.room.settle()
    assert done == ["done"]
    assert bench.room.notice.startswith("Entry 4 is out")
    assert not bench.asked.isVisible()


@pytest.mark.usefixtures("no_collector")
def test_escape_closes_what_was_asked(bench: Bench) -> None:
    bench.follow(bench.counted)
    bench.answer("many")
    bench.room.key(ESCAPE, on=bench.asked.field)
    assert bench.is_gone
    assert bench.got == []


@pytest.mark.usefixtures("no_collector")
def test_what_was_asked_is_closed_once_it_is_answered_and_the_next_one_follows(
    bench: Bench,
) -> None:
    bench.follow(bench.counted)
    bench.asked.put(Question("Another?", "Yes"))
    bench.room.choose(4)
    bench.room.press("Withdraw…")
    assert bench.asked.text == "How many?"
    bench.answer("7")
    assert (bench.got, bench.is_gone, bench.asked.text) == ([7], True, "Another?")
    bench.asked.yes.click()
    assert "How many of Player D's chips leave play" in bench.room.entries.asked.text


@pytest.mark.usefixtures("no_collector")
def test_another_event_closes_what_was_asked_and_what_waits_asks_no_more(bench: Bench) -> None:
    first = bench.room.console.view.id
    assert first is not None
    bench.follow(bench.counted)
    other = hold(bench.room, "Other")
    bench.room.console.view.choose(other)
    assert bench.is_gone

    async def nothing() -> None:
        """Come to its end in the next turn of the loop."""

    bench.follow(lambda: waiting(nothing))
    bench.room.console.view.choose(first)
    bench.room.settle()
    assert bench.is_gone
    assert "Another event is in view, so the question was cancelled" in bench.told[-1]
    assert not bench.asked.isVisible()


def waiting(do: Callable[[], Awaitable[object]]) -> Flow[None]:
    """Wait for some work, and ask then."""
    yield from result(do)
    yield from words("And then?", "Yes", "Words")


def test_what_was_looked_up_meanwhile_is_asked_after_the_question_that_waits(
    bench: Bench,
) -> None:
    ended: list[str] = []

    async def done() -> None:
        ended.append("done")

    bench.follow(lambda: waiting(done))
    bench.follow(bench.counted)
    bench.room.settle()
    assert ended == ["done"]
    assert bench.asked.text == "How many?"
    bench.answer("12")
    assert (bench.got, bench.asked.text) == ([12], "And then?")


@pytest.mark.parametrize(("typed", "found"), [("red", 1), ("R", 1), ("green", 2)])
def test_one_of_a_few_words_is_known_by_how_it_begins(bench: Bench, typed: str, found: int) -> None:
    def flow() -> Flow[None]:
        bench.got.append((yield from one_of("Which?", {"red": 1, "green": 2})))

    bench.follow(flow)
    bench.answer("blue")
    assert "“blue” is not one of the choices" in bench.told[-1]
    bench.answer(typed)
    assert bench.got == [found]


def test_what_is_doubtful_asks_which_reading_is_meant(bench: Bench) -> None:
    def flow() -> Flow[None]:
        bench.got.append((yield from read("How long?", "Minutes", duration)))

    bench.follow(flow)
    bench.answer("1200")
    assert bench.asked.text == "“1200” can mean either of these. Which one?"
    assert (bench.asked.field.text(), bench.told) == ("1200 min", [])
    bench.answer("1200 s")
    bench.follow(flow)
    bench.answer("900")
    bench.answer("20")
    assert bench.got == [1_200, 20 * 60]
