"""Registration by hand: found by a few letters, taken with Enter, paid with Enter, and the next."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tdapp.calls.house.people import BarPerson
from tdapp.calls.house.tickets import IssueTicket
from tdapp.calls.tournament.refunds import VoidEntry
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.ids import PersonId, StreamRef
from tdapp.core.names import ScreenName
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.house import KIND as HOUSE
from tdapp.house.house_events import PersonRefused
from tdapp.papers.document_id import event_number
from tdapp.till.payment import POOL, Tender
from tdapp.tournament.plan.offers import OtherAddOn, PricePart
from tdapp.tournament.plan.terms import AttendanceTerms
from tdapp.ui.asking.question import Question
from tdapp.ui.look.lists.listing import ROW
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.pages.desk_page import DeskPage
from tdapp.ui.parts.typed import read_cents
from tests.desk.kept_out import MANAGER
from tests.ui.at_the_till import answer, do, hold
from tests.ui.by_hand import begin
from tests.ui.window_room import WindowRoom
from tests.ui.work_of import NAMES, Hand, people, show, work_of

ENTER, CONTROL = Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
KEPT = Circumstances(reason="fight")


def test_known_players_who_pay_cash_are_entered_with_three_keys_and_letters_each(
    room: WindowRoom, desk: DeskPage
) -> None:
    hand, entered = Hand(room), list[int]()
    desk.entered.connect(lambda _, entry: entered.append(entry))
    for count, letters in enumerate(("aylin", "zolc lu", "20405"), 1):
        before = hand.keys
        desk.focus()
        hand.keys += 1
        hand.letters(letters)
        hand.press(ENTER)
        assert desk.register.take_button.hasFocus()
        hand.press(ENTER)
        assert hand.keys - before == 3
        assert room.state.entries.count == count
        field = desk.register.who.field
        assert (field.text(), field.hasFocus()) == ("", True)
    hand.letters("mika")
    hand.press(ENTER)
    hand.press(ENTER)
    assert [one.person for one in room.state.entries.by_number.values()] == ["p0", "p4", "p5", "p1"]
    assert [row.key for row in desk.register.lists.newest.table.rows] == [4, 3, 2, 1]
    assert entered == [1, 2, 3, 4]
    desk.resize(1224, 586)
    QApplication.processEvents()
    assert not desk.register.lists.isVisible()
    assert desk.register.what.parts.height() == ROW


def test_whoever_may_not_play_is_found_and_shown_and_cannot_be_taken(
    room: WindowRoom, desk: DeskPage
) -> None:
    asking, hand = room.console.asking, Hand(room)
    room.wait_for(asking.perform(BarPerson(room.station.house, PersonId("p3")), KEPT))
    desk.focus()
    hand.letters("aldr")
    name, state = desk.register.who.list.table.rows[0].cells
    assert (name.text, state.text) == ("Kay Aldridge", "BARRED")
    assert "by Director" in name.below
    told: list[str] = []
    asking.refused.connect(told.append)
    hand.press(ENTER)
    assert "This player has been barred since 28 Nov 2010" in told[-1]
    assert not desk.register.who.is_taken
    past = room.station.desk.stream(StreamRef(room.station.house, HOUSE)).timeline.past

    def turned_away() -> list[str]:
        return [one.event.person for one in past if isinstance(one.event, PersonRefused)]

    room.until(lambda: bool(turned_away()))
    assert turned_away() == ["p3"]
    desk.register.take.trigger()
    assert room.state.entries.count == 0


def test_a_player_is_sold_whatever_the_event_sells_and_pays_as_told(
    room: WindowRoom, desk: DeskPage
) -> None:
    hand = Hand(room)
    desk.focus()
    hand.letters("aylin")
    hand.press(ENTER)
    hand.letters("k")
    assert desk.register.pays.tender.value == "card"
    hand.press(Qt.Key.Key_Backspace)
    hand.letters("g120")
    assert desk.register.pays.change == "change due 10.00"
    hand.press(Qt.Key.Key_Backspace)
    assert desk.register.pays.change == "still due 98.00"
    hand.press(ENTER)
    assert room.state.entries.count == 0
    hand.letters("0")
    hand.press(ENTER)
    assert room.state.entries.count == 1

    hand.letters("aylin")
    assert desk.register.who.list.table.rows[0].cells[1].text == "already in"
    assert desk.register.what.purchase is None
    assert desk.register.take.why_not.startswith("Nothing selected")
    kinds = [one.kind.value for one in desk.register.what.refused]
    assert kinds == ["entry", "again"]
    hand.press(ENTER)
    hand.letters("5v")
    assert "Add-on: take 50.00, voucher" in desk.register.take_button.text()
    hand.press(ENTER)
    (entry,) = room.state.entries.by_number.values()
    assert (entry.addons, entry.sales[-1].tender) == (1, Tender.VOUCHER)
    assert desk.register.pays.tender.value == "cash"


def test_the_fee_alone_is_taken_and_the_start_of_the_clock_says_who_is_out(
    room: WindowRoom,
) -> None:
    people(room)
    hold(room, attendance=AttendanceTerms(unpaid_out=True))
    desk, hand = show(room, DeskPage(work_of(room))), Hand(room)
    desk.focus()
    for letters, key in (("aylin", ""), ("zolc lu", ""), ("20405", "6"), ("mika", "6")):
        hand.letters(letters)
        hand.press(ENTER)
        hand.letters(key)
        hand.press(ENTER)
    assert [one.owed for one in room.state.entries.owed.values()] == [10_000, 10_000]
    assert room.state.entries.fees == 4_000

    hand.letters("mika")
    hand.press(ENTER)
    assert desk.register.what.purchase is None
    hand.letters("6")
    assert "Debt: take 100.00" in desk.register.take_button.text()
    hand.press(ENTER)
    desk.hide()
    assert len(room.state.entries.owed) == 1

    do(room, "Start clock")
    assert answer(room).startswith("Ana Pérez has not paid the buy-in and is out at the start")
    assert room.state.clock.running
    room.wait_for(room.parts.clockwork.tick())
    assert (room.state.entries.count, room.state.entries.fees) == (3, 4_000)


def test_each_kind_of_add_on_is_sold_by_its_name_and_a_low_one_counts_the_stack(
    room: WindowRoom,
) -> None:
    people(room)
    low = OtherAddOn("Short stack", (PricePart(POOL, 3_000),), 4_000, 1, below=5_000, until_level=9)
    hold(room, other_addons=(low,))
    desk, hand = show(room, DeskPage(work_of(room))), Hand(room)
    desk.focus()
    hand.letters("aylin")
    hand.press(ENTER)
    hand.press(ENTER)
    hand.letters("aylin")
    hand.press(ENTER)
    hand.letters("6")
    assert "Short stack: take 30.00" in desk.register.take_button.text()
    desk.hide()

    room.choose(1)
    do(room, "Add-on")
    assert answer(room, "Short stack") == "Which add-on for Aylin Kaya?"
    assert answer(room, "5,000") == "How many chips does Aylin Kaya have left?"
    assert room.is_refused("stack_too_high")
    answer(room, "4,900")
    (entry,) = room.state.entries.by_number.values()
    assert (entry.addons, entry.sales[-1].total, entry.sales[-1].chips) == (1, 3_000, 4_000)


def test_one_sale_is_paid_in_several_tenders_with_one_more_key(
    room: WindowRoom, desk: DeskPage
) -> None:
    hand = Hand(room)
    desk.focus()
    hand.letters("mika")
    hand.press(ENTER)
    hand.letters("s")
    text = "How much is paid by other methods? The rest is cash."
    assert answer(room, "20x") == text
    assert answer(room, "200v") == text
    assert desk.register.take.why_not.startswith("The parts add up to more than the price")
    hand.letters("s")
    answer(room, "20v, 30.50 card")
    desk.go_back()
    said = "cash 59.50, voucher 20.00, card 30.50"
    assert desk.register.take_button.text().endswith(f"take 110.00, {said}")
    hand.letters("g60")
    assert desk.register.pays.change == "change due 0.50"
    hand.press(ENTER)
    (sold,) = room.state.entries.by_number[1].sales
    given = [(one.tender.value, one.cents) for one in sold.given]
    assert given == [("cash", 5_950), ("voucher", 2_000), ("card", 3_050)]
    newest = desk.register.lists.newest.table.rows[0].cells[3]
    assert (newest.text, newest.below) == ("110.00", said)
    assert room.till.payment.also == ()


def test_somebody_new_is_entered_in_the_field_and_taken_at_once(
    room: WindowRoom, desk: DeskPage
) -> None:
    hand, told = Hand(room), list[str]()
    desk.tried.connect(told.append)
    desk.focus()
    hand.letters("Ölaf Ny")
    hand.press(Qt.Key.Key_N, CONTROL)
    quick = desk.register.quick
    assert (quick.given.text(), quick.family.text()) == ("Ölaf", "Ny")
    assert quick.card.hasFocus()
    hand.letters("20400")
    hand.press(ENTER)
    assert "Card 20400 belongs to Aylin Kaya" in told[-1]
    quick.card.setText("777")
    quick.born.setFocus()
    hand.letters("30.6.1990")
    quick.wish.choose(2)
    quick.card.setFocus()
    assert quick.born.text() == "30 Jun 1990"
    hand.press(ENTER)
    assert desk.register.take_button.hasFocus()
    hand.press(ENTER)
    (entry,) = room.state.entries.by_number.values()
    (known,) = room.station.people.known([entry.person])
    assert (known.name, known.card, known.born) == ("Ölaf Ny", "777", "1990-06-30")
    assert known.wish is ScreenName.INITIAL
    assert room.console.names.screen_name(entry.person) == "Ölaf N."


def test_a_scanned_paper_opens_its_entry_in_its_event_and_a_void_one_says_so(
    room: WindowRoom, desk: DeskPage
) -> None:
    hand, told = Hand(room), list[str]()
    desk.tried.connect(told.append)
    for letters in ("aylin", "mika"):
        hand.letters(letters)
        hand.press(ENTER)
        hand.press(ENTER)
    first = room.console.view.id
    assert first is not None
    number = event_number(first)
    hold(room, "Other", tables=0)
    desk.refresh()
    desk.focus()
    hand.letters(f"{number}-b2")
    hand.press(ENTER)
    assert room.console.view.id == first
    assert (desk.entries_shown, desk.event_page.pane.view.key) == (True, 2)
    hand.press(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    assert (desk.entries_shown, desk.register.who.field.hasFocus()) == (False, True)
    for key, shown in ((Qt.Key.Key_2, True), (Qt.Key.Key_1, False)):
        hand.press(key, Qt.KeyboardModifier.AltModifier)
        assert (desk.entries_shown, desk.register.who.field.text()) == (shown, "")
    room.wait_for(room.console.asking.perform(VoidEntry(first, 1), KEPT))
    for code, said in (
        (f"{number}-E1", "seat card is void"),
        (f"{number}-B9", "Receipt 9 was never issued in this event"),
    ):
        desk.register.who.field.setText(code)
        hand.press(ENTER)
        assert said in told[-1]
    desk.refresh()
    assert desk.register.lists.newest.table.rows[1].cells[-1].text == "both void"


def test_the_card_of_a_seat_that_was_taken_back_says_so(room: WindowRoom, desk: DeskPage) -> None:
    hand, told = Hand(room), list[str]()
    desk.tried.connect(told.append)
    hand.letters("aylin")
    hand.press(ENTER)
    hand.press(ENTER)
    event = room.console.view.id
    assert event is not None
    drawn = room.wait_for(room.console.asking.perform(DrawSeats(event)))
    seat = room.state.seating.seat_of[1]
    room.wait_for(room.parts.undoing.undo(DIRECTOR, drawn.act.action, KEPT))
    assert 1 not in room.state.seating.seat_of
    desk.open_scanned(f"{event_number(event)}-E1/{seat}")
    assert desk.event_page.pane.view.key == 1
    assert told[-1] == f"This card shows seat {seat}, but the player has moved."


def test_a_double_enter_sells_once_and_erased_people_vanish_at_once(
    room: WindowRoom, desk: DeskPage
) -> None:
    hand = Hand(room)
    hand.letters("aylin")
    hand.press(ENTER)
    desk.register.take.trigger()
    desk.register.take.trigger()
    room.settle()
    assert room.state.entries.count == 1
    assert desk.register.who.hits.of == len(NAMES)
    erase = room.parts.erasing.erase
    two = Circumstances(reason="asked", approver=DIRECTOR)
    room.wait_for(erase(MANAGER, room.station.house, PersonId("p2"), two))
    room.settle()
    hand.letters("bello")
    assert desk.register.who.hits.best == ()
    assert len(desk.register.who._registry.people) == len(NAMES) - 1  # noqa: SLF001


@pytest.mark.parametrize(
    ("text", "cents"),
    [("550", 55_000), ("1,200", 120_000), ("5,50", 550), ("5.5", 550), ("1 200.05", 120_005),
     ("", None), ("a", None), ("-5", None), ("1.234", None), ("٣", None)],
)  # fmt: skip
def test_an_amount_is_read_as_it_is_typed(text: str, cents: int | None) -> None:
    assert read_cents(text) == cents


def test_who_pays_by_ticket_is_asked_for_a_ticket_that_the_house_gave_out(
    room: WindowRoom, desk: DeskPage
) -> None:
    hand, house, asked = Hand(room), room.station.house, list[Question]()
    desk.asks.connect(asked.append)
    given = IssueTicket(house, PersonId("p0"), 6_000, "Seat")
    room.wait_for(room.console.asking.perform(given, KEPT))
    desk.focus()
    hand.letters("aylin")
    hand.press(ENTER)
    hand.letters("t")
    hand.press(ENTER)
    assert room.state.entries.count == 0
    asked.pop().go_on("1")
    room.settle()
    entry = room.state.entries.by_number[1]
    assert {one.tender: one.cents for one in entry.paid_in} == {
        Tender.TICKET: 6_000,
        Tender.CASH: 5_000,
    }
    assert room.parts.desk.state(house).tickets.of(1).used is not None
    hand.letters("zolc lu")
    hand.press(ENTER)
    hand.letters("t")
    hand.press(ENTER)
    assert not asked
    assert room.state.entries.by_number[2].sales[-1].tender is Tender.TICKET


def test_registration_is_called_open_until_its_last_minute(room: WindowRoom) -> None:
    begin(room)
    room.play()
    desk = room.console.pages.desk
    room.console.pages.turn_to(desk)
    told = desk.head.findChildren(MessageLabel)[0]
    assert told.text.endswith("registration open")
    room.time.pass_us(sum(level.length_us for level in room.state.conditions.levels))
    desk.look()
    assert told.text.endswith("registration closed")
    assert not room.state.entries.closed


def test_who_is_not_in_the_registry_is_to_be_added_first(room: WindowRoom, desk: DeskPage) -> None:
    hand = Hand(room)
    assert desk.register.take_button.act.why_not == "No player found. Type a name first."
    desk.focus()
    hand.letters("zoe quill")
    why_not = desk.register.take_button.act.why_not
    assert why_not == "“zoe quill” is not in the registry. Add the player first (Ctrl+N)."
