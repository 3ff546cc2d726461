"""Prizes by hand in the window: slips, identity, tender, unclaimed, taken back and denied."""

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt

from tdapp.bootstrap import rulebook
from tdapp.calls.tournament.exits import Leave
from tdapp.core.ids import StreamRef
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.house import House
from tdapp.till.payment import Tender
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.prizes import PrizePaid
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.plan.prize_plan import PrizeInKind
from tdapp.tournament.room import KIND
from tdapp.ui.asking.asked import QuestionPanel
from tests.tournament.payouts.prize_bands import bands
from tests.ui.at_the_till import answer, do, enter, fact, hold, nothing_is_asked, question
from tests.ui.by_hand import SHIFT, SIX, recorded
from tests.ui.prize_evenings import in_the_money, won
from tests.ui.window_room import WindowRoom


def test_a_prize_goes_out_by_the_keyboard_alone_in_the_tender_that_is_chosen(
    room: WindowRoom,
) -> None:
    won(room)
    assert fact(room, "Prize") == "180.00, to be paid, slip 2"
    view = room.entries.listing
    view.setFocus()
    room.key(Qt.Key.Key_I, SHIFT, on=view)
    asked = question(room)
    assert asked.field.text() == ""
    room.key(Qt.Key.Key_Down, on=asked.field)
    room.key(Qt.Key.Key_Down, on=asked.field)
    room.key(Qt.Key.Key_Return, on=asked.field)
    assert recorded(room).prizes.seen[2].proof is Proof.DRIVING_LICENCE
    assert fact(room, "Prize") == "180.00, ID checked, slip 2"
    room.key(Qt.Key.Key_P, on=view)
    assert question(room).text == "Pay 180.00 to Player B for 2nd place. Payment method?"
    room.key(Qt.Key.Key_Up, on=question(room).field)
    room.key(Qt.Key.Key_Return, on=question(room).field)
    assert recorded(room).prizes.paid[2].tender is Tender.ACCOUNT
    assert fact(room, "Prize") == "180.00, paid, slip 2"


def test_a_prize_for_which_somebody_presses_five_times_is_paid_once(room: WindowRoom) -> None:
    won(room)
    event = room.console.view.id
    assert event is not None
    pay = room.entries.acts.prizes.pay
    for _ in range(5):
        pay.trigger()
        for asked in room.console.findChildren(QuestionPanel):
            if asked.text:
                asked.yes.act.trigger()
    room.settle()
    past = room.parts.desk.stream(StreamRef(event, KIND)).timeline.past
    paid = [one.event for one in past if isinstance(one.event, PrizePaid)]
    assert [one.cents for one in paid] == [18_000]
    assert [act.label for act in room.parts.desk.log].count("pay_prize") == 1


def test_a_tender_that_no_prize_is_paid_in_is_asked_for_again(room: WindowRoom) -> None:
    won(room)
    room.press("Pay prize")
    answer(room, "owed")
    assert not recorded(room).prizes.paid
    assert answer(room, "cash").startswith("Pay 180.00 to Player B for 2nd place")
    assert set(recorded(room).prizes.paid) == {2}


def test_an_identity_that_the_conditions_want_is_asked_for_in_words(room: WindowRoom) -> None:
    won(room, identity_from=18_000)
    room.press("Pay prize")
    assert room.is_refused("identity_needed")
    do(room, "Confirm ID…")
    answer(room, "passport")
    room.press("Pay prize")
    answer(room)
    assert set(recorded(room).prizes.paid) == {2}


def test_a_prize_that_comes_back_wants_a_reason_and_is_owed_again(room: WindowRoom) -> None:
    won(room)
    room.press("Pay prize")
    answer(room)
    do(room, "Reverse prize…")
    assert "Why reverse 180.00 paid to Player B" in answer(room, "paid to the wrong player")
    assert not recorded(room).prizes.paid
    assert fact(room, "Prize") == "180.00, to be paid"
    last = room.parts.desk.log[-1]
    assert (last.label, last.reason) == ("reverse_prize", "paid to the wrong player")


def test_a_prize_that_nobody_comes_for_lets_the_event_end_and_is_claimed_from_the_house(
    room: WindowRoom,
) -> None:
    won(room)
    claim = next(one for one in room.console.house.all if one.text() == "Pay an unclaimed prize…")
    claim.trigger()
    assert room.notice == "There are no unclaimed prizes from finished events."
    do(room, "Mark unclaimed…")
    answer(room, "left the room")
    assert fact(room, "Prize") == "180.00, unclaimed"
    for entry in (1, 3):
        room.choose(entry)
        room.press("Pay prize")
        answer(room)
    room.press("Finish event")
    answer(room)
    assert recorded(room).programme.winner == 1

    room.wait_for(room.parts.day.end(DIRECTOR))
    room.restart()
    do(room, "Pay an unclaimed prize…")
    asked = question(room)
    assert asked.field.text() == "Player B, 2nd of Everything, 180.00"
    answer(room, "yer b")
    assert answer(room, "account") == "Pay 180.00 to Player B. Payment method?"
    house: House = room.parts.desk.state(room.parts.day.stream)
    assert not house.kept.waits
    assert room.parts.desk.log[-1].label == "claim_prize"
    do(room, "Reverse a prize of an ended event…")
    answer(room)
    answer(room, "paid to the wrong player")
    house = room.parts.desk.state(room.parts.day.stream)
    assert [one.entry for one in house.kept.listed()] == [2]


def test_who_may_not_win_is_named_with_cause_heir_and_reason_and_those_behind_step_up(
    room: WindowRoom,
) -> None:
    won(room)
    do(room, "Ineligible…")
    answer(room, "employee")
    answer(room, "players finishing below")
    asked = answer(room, "works at the cage, says the manager")
    assert "Player B 2nd, prize 180.00 to 0.00, slip 2 void" in asked
    assert "Player C 3rd, prize 120.00 to 180.00, slip 1 void" in asked
    assert fact(room, "Prize") == "not eligible for prizes"
    room.choose(3)
    assert fact(room, "Prize") == "180.00, to be paid, slip 5"
    room.choose(4)
    assert fact(room, "Prize") == "120.00, to be paid, slip 4"


def test_the_slip_is_written_as_a_paper_and_keeps_its_number(
    room: WindowRoom, tmp_path: Path
) -> None:
    won(room)
    file = tmp_path / "slip.pdf"
    for _ in range(2):
        do(room, "Prize slip…")
        answer(room, str(file))
        assert file.read_bytes().startswith(b"%PDF")
    assert recorded(room).prizes.last_slip == 3
    assert nothing_is_asked(room)


def test_a_prize_in_kind_is_named_wherever_the_prize_is(room: WindowRoom) -> None:
    ticket = PrizeInKind(2, "Ticket to the final", 5_000)
    won(room, in_kind=(ticket,))
    assert "and Ticket to the final" in fact(room, "Prize")
    room.press("Pay prize")
    assert "Ticket to the final to Player B" in answer(room)
    assert recorded(room).prizes.paid[2].item == "Ticket to the final"


def test_what_speaks_against_the_list_is_told_before_it_is_posted(room: WindowRoom) -> None:
    plan = replace(bands((1, (50, 30, 20))), in_kind=(PrizeInKind(3, "Car", 50_000),))
    hold(room, prizes=plan, min_entries=2, guarantee=70_000)
    enter(room, *SIX)
    room.press("Post prizes")
    assert not recorded(room).prizes.posted
    text = answer(room)
    assert "3rd wins" in text
    assert "3rd wins 480.00 more than the place above." in text
    assert "Overlay: the house adds 100" in text
    assert "Places: 3" in text
    assert recorded(room).prizes.posted


def test_headings_that_the_rulebook_wants_are_named_before_the_posting(room: WindowRoom) -> None:
    hold(room, rules=rulebook("star").tournament, min_entries=2)
    enter(room, *SIX)
    room.press("Post prizes")
    assert "The event conditions do not cover prizes and payment." in answer(room)


def test_a_winner_who_was_disqualified_is_paid_after_a_question_of_its_own(
    room: WindowRoom,
) -> None:
    in_the_money(room)
    event = room.console.view.id
    assert event is not None
    gone = Leave(event, 2, Departure.DISQUALIFIED, 0)
    because = Circumstances(reason="chips in the pocket")
    room.wait_for(room.console.asking.perform(gone, because))
    assert 2 not in recorded(room).prizes.slips
    room.choose(2)
    do(room, "Prize slip…")
    asked = "Player B was disqualified, and no rule says who gets the prize. Issue the slip anyway?"
    assert answer(room) == asked
    assert answer(room).startswith("Save Player B's prize slip to which file?")
    assert set(recorded(room).prizes.slips) >= {2}
    do(room, "Pay prize…")
    assert "Player B was disqualified" in answer(room)
    assert answer(room) == "Pay 180.00 to Player B for 2nd place. Payment method?"
    assert recorded(room).prizes.paid[2].cents == 18_000


def test_a_slip_that_is_out_can_be_printed_again_from_the_prizes_and_at_the_cage(
    room: WindowRoom,
) -> None:
    in_the_money(room)
    pages = room.console.pages
    for winner, steps in (
        (pages.prizes.winner, pages.prizes.steps),
        (pages.cage.paying.winner, pages.cage.paying.steps),
    ):
        assert winner.slips.papers() is pages.papers.desk
        assert steps.give_slip is not None
