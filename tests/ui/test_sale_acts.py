"""What is sold by hand in the window: each is paid as the till says, and its parts are shown."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.calls.house.people import BarPerson
from tdapp.calls.tournament.clock import SetClock
from tdapp.desk.desk import Circumstances
from tdapp.shown.money_words import TENDERS
from tdapp.till.payment import Tender
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.plan.offers import Offer, Window
from tdapp.ui.workplace.rail import PageName
from tests.tournament.sales.offers import LOW, offer, parts
from tests.ui.at_the_till import answer, do, enter, fact, hold, question
from tests.ui.by_hand import SIX, recorded, take_out
from tests.ui.prizes_room import turned_to
from tests.ui.window_room import WindowRoom


def test_a_sale_is_paid_as_the_till_says_and_the_next_one_in_cash(room: WindowRoom) -> None:
    hold(room)
    room.press("Payment: cash")
    room.type_name("Card Holder")
    room.type_name("Cash Payer")
    first, second = (recorded(room).entry(number).sales[0] for number in (1, 2))
    assert (first.tender, second.tender) == (Tender.CARD, Tender.CASH)
    assert room.button("Payment: cash").isVisible()


def test_a_refused_sale_keeps_the_tender_and_the_name(room: WindowRoom) -> None:
    hold(room, max_entries=1)
    room.type_name("First")
    room.key(Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    room.type_name("Second")
    assert room.entries.name_field.text() == "Second"
    assert room.button("Payment: card").isVisible()
    assert set(TENDERS) == set(Tender)


def test_every_purchase_is_counted_in_the_session_until_it_is_ended(room: WindowRoom) -> None:
    hold(room)
    do(room, "Cashier session…")
    answer(room, "cage 2")
    enter(room, "One")
    room.choose(1)
    room.press("Add-on")
    do(room, "Cashier session…")
    answer(room, "none")
    room.type_name("Two")
    entries = recorded(room).entries.by_number
    assert [sale.session for sale in entries[1].sales] == ["cage 2/1", "cage 2/1"]
    assert entries[2].sales[0].session is None


def test_a_double_re_buy_and_one_that_is_owed_until_the_money_comes(room: WindowRoom) -> None:
    hold(room)
    enter(room, *SIX)
    room.choose(2)
    do(room, "Double re-buy")
    do(room, "Re-buy, unpaid")
    room.choose(3)
    do(room, "Double re-buy, unpaid")
    assert (recorded(room).entry(3).rebuys, recorded(room).entries.owed[9].total) == (2, 17_000)
    do(room, "Pay debt")
    room.choose(2)
    state = recorded(room)
    assert (state.entry(2).rebuys, set(state.entries.owed)) == (3, {8})
    assert fact(room, "Owed") == "85.00, receipt 8"
    assert fact(room, "Parts") == "pool 340.00, fee 25.00"

    room.key(Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    do(room, "Pay debt")
    assert not recorded(room).entries.owed
    assert recorded(room).entry(2).sales[-1].tender is Tender.CARD
    assert fact(room, "Payment method") == "cash 280.00, card 85.00"
    do(room, "Pay debt")
    assert room.is_refused("owes_nothing")


def test_where_a_low_stack_is_enough_it_is_asked_for(room: WindowRoom) -> None:
    hold(room, rebuy=offer(8_000, 500, 9_000, most=3, when=LOW))
    enter(room, *SIX)
    room.choose(2)
    room.press("Re-buy")
    answer(room, "10000")
    assert "A stack of 10,000 is not below" in room.notice
    assert recorded(room).entry(2).rebuys == 0
    room.press("Re-buy")
    assert "How many chips" in answer(room, "9,999")
    assert recorded(room).entry(2).rebuys == 1


def test_who_is_out_enters_again_with_one_key(room: WindowRoom) -> None:
    hold(room, rebuy=None)
    enter(room, *SIX)
    room.choose(3)
    do(room, "Re-enter")
    assert room.is_refused("already_entered")
    assert recorded(room).entries.count == 6
    take_out(room)
    room.entries.listing.setFocus()
    room.key(Qt.Key.Key_E, Qt.KeyboardModifier.ShiftModifier, on=room.entries.listing)
    state = recorded(room)
    person = state.entry(3).person
    assert state.entries.by_person[person] == (3, 7)
    assert state.entry(7).paid == 9_900


def test_a_stack_is_given_up_for_a_new_entry(room: WindowRoom) -> None:
    hold(room)
    enter(room, *SIX)
    room.choose(4)
    do(room, "Forfeit stack and re-enter…")
    answer(room, "1,200")
    state = recorded(room)
    assert state.exits.by_entry[4].departure is Departure.FORFEITED
    assert state.chips_in_play == 6 * 10_000 - 1_200 + 12_000
    assert state.entry(7).person == state.entry(4).person


def test_a_name_in_use_is_asked_about_and_may_be_the_same_person(room: WindowRoom) -> None:
    sunday = hold(room, "Sunday")
    enter(room, "Ana Reyes")
    hold(room, "Monday")
    room.type_name("ana reyes")
    assert not recorded(room).entries.count
    assert "Who is it" in answer(room, "the one in Sunday")
    room.settle()
    person = recorded(room).entry(1).person
    assert room.parts.desk.state(sunday).entry(1).person == person
    assert fact(room, "Other events") == "Sunday"

    room.type_name("Ana Reyes")
    assert question(room).field.choices == ("the player of entry 1", "a new person")
    answer(room, "a new person")
    assert recorded(room).entry(2).person != person
    room.choose(2)
    assert fact(room, "Other events") == ""


def test_two_names_typed_in_one_go_that_are_both_asked_about_are_both_entered(
    room: WindowRoom,
) -> None:
    hold(room, "Sunday")
    enter(room, "Ana Reyes", "Bo Lund")
    hold(room, "Monday")
    field = room.console.page.name_field
    for name in ("Ana Reyes", "Bo Lund"):
        field.insert(name)
        QTest.keyClick(field, Qt.Key.Key_Return)
    room.settle()
    assert "The name Ana Reyes is already registered" in question(room).text
    assert room.is_refused("another_name_asked")
    assert field.text() == "Bo Lund"
    answer(room, "the one in Sunday")
    QTest.keyClick(field, Qt.Key.Key_Return)
    room.settle()
    assert "The name Bo Lund is already registered" in answer(room, "the one in Sunday")
    names = room.console.names
    entered = recorded(room).entries.by_number.values()
    assert [names.name(one.person) for one in entered] == ["Ana Reyes", "Bo Lund"]


def test_a_barred_person_is_let_in_for_a_reason_only(room: WindowRoom) -> None:
    hold(room, "Sunday")
    enter(room, "Ana Reyes")
    person = recorded(room).entry(1).person
    hold(room, "Monday")
    barred, why = BarPerson(room.parts.day.stream, person), Circumstances(reason="trouble")
    room.wait_for(room.console.asking.perform(barred, why))
    room.type_name("Ana Reyes")
    answer(room, "the one in Sunday")
    assert "Ana Reyes is barred" in answer(room, "bar lifted by the manager")
    assert recorded(room).entry(1).person == person
    assert next(act for act in reversed(room.parts.desk.log) if act.label == "register").reason


def test_the_list_says_what_came_in_by_part(room: WindowRoom) -> None:
    hold(room)
    enter(room, *SIX)
    room.choose(1)
    do(room, "Re-buy, unpaid")
    said = room.entries.facts
    assert said == "69,000 chips; pool 680.00, fee 65.00, owed 85.00"


def test_the_add_on_beside_a_seat_says_why_not_as_the_one_beside_an_entry_does(
    room: WindowRoom,
) -> None:
    hold(room)
    enter(room, "Ann Lee")
    acts = room.console.page_acts.entries
    acts.select(1)
    beside_a_seat = acts.buying[1]
    assert beside_a_seat.why_not == ""
    acts.add_on.trigger()
    room.settle()
    assert room.state.entries.addons == 1
    assert beside_a_seat.why_not == acts.add_on.why_not != ""


def test_an_add_on_is_sold_beside_a_seat_from_the_moment_its_break_begins(
    room: WindowRoom,
) -> None:
    levels = (Level(20, 25, 50), Level(10), Level(20, 50, 100))
    window = Window(from_level=1, from_break=True)
    event = hold(room, addon=Offer(parts(5_000, 0), 5_000, window), levels=levels)
    enter(room, "Ann Lee")
    turned_to(room, PageName.FLOOR)
    room.floor.choice.choose_seat(room.state.seating.seat_of[1])
    beside_a_seat = room.console.page_acts.entries.buying[1]
    assert beside_a_seat.why_not.startswith("This goes on sale in the break")
    room.do(SetClock(event, 1, 60_000_000))
    room.settle()
    assert beside_a_seat.why_not == ""
