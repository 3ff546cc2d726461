"""Registration by keys that are faster than the record, and by a name typed blind."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.calls.house.people import BarPerson
from tdapp.core.ids import PersonId
from tdapp.desk.desk import Circumstances
from tdapp.till.payment import Tender
from tdapp.ui.pages.desk_page import DeskPage
from tests.ui.command.two_events import focused
from tests.ui.window_room import WindowRoom
from tests.ui.work_of import NAMES, Hand

ENTER = Qt.Key.Key_Return
KEPT = Circumstances(reason="fight")


def test_keys_that_are_faster_than_the_record_are_pressed_once_it_has_name_and_sale(
    room: WindowRoom, desk: DeskPage
) -> None:
    """Nothing is lost and nobody comes twice; what follows a sale that is refused is dropped."""
    desk.focus()
    names = ["Bob Ray", "Cy Moe", "Dee Fox"]
    for name in names:
        for letter in name:
            QTest.keyClicks(focused(), letter)
        for _ in range(3):
            QTest.keyClick(focused(), ENTER)
    room.until(lambda: room.state.entries.count == len(names))
    room.settle()
    people = room.station.people.known(
        [one.person for one in room.state.entries.by_number.values()]
    )
    assert sorted(one.name for one in people) == names
    assert desk.register.who.field.text() == ""
    assert desk.register.who.field.hasFocus()
    assert len(desk.register.who._registry.people) == len(NAMES) + len(names)  # noqa: SLF001
    QTest.keyClicks(focused(), "mika")
    QTest.keyClick(focused(), ENTER)
    room.wait_for(room.console.asking.perform(BarPerson(room.station.house, PersonId("p1")), KEPT))
    QTest.keyClick(focused(), ENTER)
    for letter in "kay":
        QTest.keyClicks(focused(), letter)
    QTest.keyClick(focused(), ENTER)
    room.settle()
    assert room.state.entries.count == len(names)
    assert desk.register.pays.tender is Tender.CASH


def test_a_name_typed_blind_changes_neither_tender_nor_who_comes_next(
    room: WindowRoom, desk: DeskPage
) -> None:
    hand, told, pays = Hand(room), list[str](), desk.register.pays
    desk.tried.connect(told.append)
    desk.focus()
    for name in ("Ana", "kay", "Victor", "bat"):
        hand.letters("aylin")
        hand.press(ENTER)
        hand.letters(name)
        assert pays.tender.value == "cash"
        assert "It stays cash" in told.pop()
        hand.press(Qt.Key.Key_Backspace)
        hand.letters("t")
        assert pays.tender.value == "ticket"
        hand.press(Qt.Key.Key_Backspace)
        hand.letters("gus kim")
        assert desk.register.take.why_not.startswith("The cash given is not an amount")
        pays.clear()
        hand.press(Qt.Key.Key_Escape)
    hand.press(ENTER)
    desk.register.take.trigger()
    assert desk.register.selling.busy
    QTest.keyClicks(desk.register.take_button, "mika")
    room.settle()
    assert room.state.entries.by_number[1].sales[-1].tender is Tender.CASH
    assert desk.register.who.field.text() == "mika"
    assert pays.tender is Tender.CASH


def test_a_letter_and_enter_typed_before_the_payment_is_in_sight_sell_nothing(
    room: WindowRoom, desk: DeskPage
) -> None:
    hand, told, pays = Hand(room), list[str](), desk.register.pays
    desk.tried.connect(told.append)
    desk.focus()
    QTest.keyClicks(focused(), "aylin")
    for _ in range(2):
        QTest.keyClick(focused(), ENTER)
        QTest.keyClicks(focused(), "k")
    QTest.keyClick(focused(), ENTER)
    room.settle()
    assert (room.state.entries.count, pays.tender) == (0, Tender.CASH)
    assert "before this was asked" in told[-1]
    hand.letters("k")
    hand.press(ENTER)
    assert room.state.entries.by_number[1].sales[-1].tender is Tender.CARD
