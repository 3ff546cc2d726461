"""What a question names is what is done, whoever acted and whatever was chosen meanwhile."""

import asyncio

from PySide6.QtCore import Qt

from tdapp.calls.house.cage import SetCageTerms
from tdapp.calls.tournament.exits import PassExitOn
from tdapp.calls.tournament.prizes import ChangePrizes, SeeIdentity
from tdapp.calls.tournament.refunds import GiveBackParts
from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.house.cage_events import CageTerms
from tdapp.till.payment import FEE, Tender
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.facts.slips import Proof
from tdapp.ui.workplace.rail import PageName
from tests.ui.at_the_till import answer, do, enter, hold, nothing_is_asked, question
from tests.ui.by_hand import SIX, recorded
from tests.ui.prize_evenings import won
from tests.ui.prizes_room import press, turned_to
from tests.ui.window_room import WindowRoom

ENTER = Qt.Key.Key_Return
WHY = Circumstances(reason="another station")


def elsewhere(room: WindowRoom, call: Call) -> None:
    """What another station does, while something is asked here."""
    room.wait_for(room.console.asking.perform(call, WHY))


def seen(room: WindowRoom) -> StreamId:
    """The event in view."""
    assert room.console.view.id is not None
    return room.console.view.id


def test_money_goes_out_as_it_was_said_or_stays(room: WindowRoom) -> None:
    won(room)
    event, console = seen(room), room.console
    for words, told in (("x" * 300, "The text is over 240 "), ("Dinner at nine", "")):
        console.screen_acts.message.trigger()
        answer(room, words)
        assert console.notice.said[:21] == told
    room.press("Pay prize")
    elsewhere(room, PassExitOn(event, 2, 1))
    assert answer(room, "cash") == "Pay 180.00 to Player B for 2nd place. Payment method?"
    assert "You asked about 180.00 for place 2" in console.notice.said
    assert not recorded(room).prizes.paid

    turned_to(room, PageName.PRIZES)
    press(room, Qt.Key.Key_2, alt=True)
    press(room, ENTER, Qt.Key.Key_Down, ENTER, ENTER)
    assert question(room).text == "Has Player B received 300.00? Payment method: cash."
    elsewhere(room, ChangePrizes(event, (26_000, 22_000, 12_000)))
    press(room, ENTER)
    assert "You asked about 300.00 for place 1" in console.notice.said
    press(room, ENTER, ENTER, ENTER)
    assert recorded(room).prizes.paid[2].cents == 26_000
    _details_are_asked_for_after_the_identity(room)


def _details_are_asked_for_after_the_identity(room: WindowRoom) -> None:
    terms = CageTerms(details_from=10_000, details=("occupation",))
    elsewhere(room, SetCageTerms(room.parts.day.stream, terms))
    for entry in (1, 3):
        elsewhere(room, SeeIdentity(seen(room), entry, Proof.PASSPORT))
    press(room, ENTER)
    assert (
        "At this amount the house needs more details of Player A: occupation" in question(room).text
    )
    question(room).field.setText("pilot")
    press(room, ENTER, ENTER, ENTER)
    assert set(recorded(room).prizes.paid) == {1, 2}
    room.show_entries()
    room.choose(3)
    room.press("Pay prize")
    assert (
        "At this amount the house needs more details of Player C: occupation" in question(room).text
    )
    answer(room, "baker")
    answer(room, "cash")
    assert set(recorded(room).prizes.paid) == {1, 2, 3}


def test_a_refused_payment_is_asked_for_again_and_the_identity_is_recorded_once(
    room: WindowRoom,
) -> None:
    won(room)
    terms = CageTerms(details_from=10_000, details=("occupation",))
    elsewhere(room, SetCageTerms(room.parts.day.stream, terms))
    room.press("Pay prize")
    answer(room, "passport")
    answer(room, "baker")
    room.till.open_session("a drawer that is shut")
    asked = answer(room, "card")
    assert not recorded(room).prizes.paid
    assert (question(room).text, question(room).field.text()) == (asked, "card")
    room.till.open_session(None)
    answer(room)
    assert recorded(room).prizes.paid[2].tender is Tender.CARD
    assert [act.label for act in room.parts.desk.log].count("note_details") == 1


def test_a_prize_is_not_paid_in_the_event_that_was_turned_to(room: WindowRoom) -> None:
    won(room)
    first, console = seen(room), room.console
    other = hold(room, "Other")
    console.view.choose(first)
    turned_to(room, PageName.PRIZES)
    steps = room.console.pages.prizes.steps
    printing, printed = asyncio.Event(), []

    async def slowly(event: StreamId, entry: int) -> bool:
        await printing.wait()
        printed.append((event, entry))
        return True

    steps.give_slip = slowly
    press(room, Qt.Key.Key_2, alt=True)
    steps.step.trigger()
    console.view.choose(other)
    printing.set()
    room.settle()
    assert printed == [(first, 1)]
    assert nothing_is_asked(room)
    assert console.notice.said.startswith("Another event is in view now, so this was cancelled")


def test_what_goes_back_and_for_whom_is_what_was_asked(room: WindowRoom) -> None:
    hold(room)
    enter(room, *SIX)
    event, console = seen(room), room.console
    room.choose(2)
    do(room, "Refund…")
    elsewhere(room, GiveBackParts(event, 2, (FEE,), Occasion.WITHDRAWAL, approved=True))
    assert answer(room, "cash").startswith("Refund 110.00 to Player B (pool 100.00, fee 10.00)")
    answer(room, "sick")
    assert "You asked about 110.00. It is now 100.00." in console.notice.said
    assert 2 in recorded(room).entries.by_number

    entries = console.page_acts.entries
    room.key(Qt.Key.Key_W, on=console.page.pane.view)
    asked = question(room)
    entries.select(3)
    room.key(ENTER, on=asked.field)
    assert entries.entry == 3
    assert "Why is Player B leaving the event" in answer(room, "called away")
    assert set(recorded(room).exits.by_entry) == {2}
