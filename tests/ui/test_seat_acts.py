"""Seats and entry tickets by hand in the window: given, used, refused and printed."""

from pathlib import Path

from PySide6.QtCore import Qt

from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import StreamId
from tdapp.house.house import House
from tdapp.house.tickets import Tickets
from tdapp.tournament.plan.prize_plan import PrizePlan, Seats, WonTwice
from tdapp.tournament.plan.terms import EndTerms
from tdapp.tournament.tournament import Tournament
from tests.tournament.sales.offers import offer
from tests.ui.at_drafts import press
from tests.ui.at_the_till import answer, do, enter, fact, hold, nothing_is_asked
from tests.ui.by_hand import CTRL, SIX, recorded, take_out
from tests.ui.cage_desk import lines, page_of
from tests.ui.command.two_events import type_keys
from tests.ui.window_room import WindowRoom

MAIN = StreamId("Main Event")


def tickets(room: WindowRoom) -> Tickets:
    """The register of the house."""
    house: House = room.parts.desk.state(room.parts.day.stream)
    return house.tickets


def main_event(room: WindowRoom) -> Tournament:
    """The event in which the seats are."""
    found: Tournament = room.parts.desk.state(MAIN)
    return found


def won_two_seats(room: WindowRoom, *entered: int, twice: WonTwice = WonTwice.TICKET) -> None:
    """Two seats of 300.00 in the main event; 1 and 2 won one each, who have `entered` it or not."""
    hold(room, "Main Event", entry=offer(27_000, 3_000, 10_000), rebuy=None, reentry=None)
    seats = Seats("Main Event seat", 30_000, won_twice=twice)
    prizes, ending = PrizePlan(seats=seats), EndTerms(at_seats=True)
    hold(room, "Satellite", prizes=prizes, ending=ending, min_entries=2, rebuy=None, reentry=None)
    enter(room, *SIX)
    room.post_prizes()
    for entry in range(6, 2, -1):
        room.choose(entry)
        take_out(room)
    state = recorded(room)
    assert state.is_decided
    for one in entered:
        room.wait_for(room.console.asking.perform(Register(MAIN, state.entry(one).person)))


def test_a_seat_is_given_by_one_act_and_the_other_event_has_the_entry(room: WindowRoom) -> None:
    won_two_seats(room)
    room.choose(1)
    do(room, "Award seat…")
    asked = answer(room, "Main Event")
    assert asked.startswith("Satellite: Player A won Main Event seat")
    assert nothing_is_asked(room)
    assert main_event(room).entries.by_ticket[1].title == "Satellite"
    assert fact(room, "Prize").endswith("paid, slip 1")
    do(room, "Reverse prize…")
    assert room.notice == "Entry ticket 1 was used for entry 1. Take another payment."


def test_who_holds_a_seat_gets_a_ticket_that_another_event_takes(
    room: WindowRoom, tmp_path: Path
) -> None:
    won_two_seats(room, 1)
    room.choose(1)
    do(room, "Award seat…")
    answer(room, "Main Event")
    assert "The conditions give Player A an entry ticket instead." in answer(room)
    assert main_event(room).entries.count == 1
    hold(room, "Second", entry=offer(30_000, 3_000, 10_000), rebuy=None, reentry=None)
    page = page_of(room)
    assert lines(page.prizes.kept.listing) == [
        ("1", "Player A  Main Event seat", "300.00", "entry ticket")
    ]
    do(room, "Print an entry ticket…")
    answer(room, "1")
    answer(room, str(tmp_path / "ticket.pdf"))
    assert (tmp_path / "ticket.pdf").read_bytes().startswith(b"%PDF")
    do(room, "Enter a player by ticket…")
    answer(room, "player a")
    answer(room, "Second")
    assert answer(room) == "Enter Player A in Second by ticket 1? Still to pay: 30.00."
    second: Tournament = room.parts.desk.state(StreamId("Second"))
    assert [one.cents for one in second.entries.by_number[1].paid_in] == [3_000, 30_000]
    assert not lines(page.prizes.kept.listing)


def test_a_seat_won_twice_is_paid_where_that_is_published(room: WindowRoom) -> None:
    won_two_seats(room, 2, twice=WonTwice.CASH)
    room.choose(2)
    do(room, "Award seat…")
    answer(room, "Main Event")
    assert "The conditions pay Player B the seat in cash." in answer(room)
    answer(room, "cash")
    assert recorded(room).prizes.paid[2].cents == 30_000


def test_the_house_gives_a_ticket_and_takes_it_back(room: WindowRoom) -> None:
    hold(room, "Main Event", entry=offer(27_000, 3_000, 10_000), rebuy=None, reentry=None)
    page_of(room)
    do(room, "Void an entry ticket…")
    assert room.notice == "No entry ticket is out. Issue one first."
    do(room, "Issue an entry ticket…")
    for typed in ("Zoe Zed", None, "300", "Main Event", "Main Event", "", "for a long wait"):
        answer(room, typed)
    (ticket,) = [one.ticket for one in tickets(room).newest_first()]
    assert (ticket.cents, ticket.item, ticket.event) == (30_000, "Main Event", MAIN)
    do(room, "Void an entry ticket…")
    answer(room, "zoe")
    answer(room, "given twice")
    assert not tickets(room).of(1).is_out
    do(room, "Write off expired tickets…")
    assert room.notice == "No entry ticket has expired. There is none to write off."


def test_the_command_bar_gives_a_seat_by_the_same_questions(room: WindowRoom) -> None:
    won_two_seats(room)
    press(Qt.Key.Key_K, CTRL)
    type_keys("#2 won seat")
    press(Qt.Key.Key_Return)
    room.settle()
    type_keys("entry ticket")
    press(Qt.Key.Key_Return)
    room.settle()
    assert [one.ticket.number for one in tickets(room).newest_first()] == [1]
