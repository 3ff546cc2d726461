"""Acts on cash players by keys in a window: blinds, absence, chips in custody, claims to seats."""

import pytest
from PySide6.QtCore import Qt

from tdapp.cash.facts.claims import Parting
from tdapp.table.geometry.seats import Seat
from tests.ui.cash_desk import CashDesk
from tests.ui.window_room import MINUTE_US, WindowRoom

OTHERS = [f"{name} Young" for name in ("Eve", "Fay", "Gus", "Hal", "Ian", "Jim", "Kay")]


@pytest.fixture
def desk(room: WindowRoom) -> CashDesk:
    """Two tables of one game; Ann, Bo, Cy and Di sit at the first in seats 1, 3, 5 and 7."""
    room.people(["Ann Lee", "Bo Kim", "Cy Smith", "Di Park", *OTHERS])
    made = CashDesk(room)
    made.say("open c1 nl 2/5 200-1000")
    made.say("open c2 nl 2/5 200-1000")
    for who, seat in (("ann", 1), ("bo", 3), ("cy", 5), ("di", 7)):
        made.say(f"{who} to c1-{seat} 500")
    return made


def test_the_question_of_coming_in_asks_what_the_house_leaves_open(desk: CashDesk) -> None:
    desk.select(1)
    desk.key("B")
    desk.answer("1 3 5")
    desk.select(1, 7)
    desk.key("J")
    assert desk.state.blinds.owed[4].out
    desk.key("J")
    assert 4 not in desk.state.blinds.owed
    desk.key("J")
    desk.shifted("J")
    desk.answer("both")
    assert "missed both" in desk.seat_row(7)
    desk.key("J")
    assert desk.choices == ("posts 5 and 2 dead", "waits for the big blind")
    desk.answer("waits")
    assert desk.state.blinds.owed[4].waits
    assert "dealt out" not in desk.page.side.about.text


def test_who_is_away_too_long_is_picked_up_gets_a_receipt_and_the_chips_back(
    desk: CashDesk,
) -> None:
    desk.select(1, 3)
    desk.key("W")
    desk.room.time.pass_us(20 * MINUTE_US)
    desk.page.refresh()
    assert desk.due() == []
    assert "away 20" in desk.seat_row(3)
    desk.room.time.pass_us(11 * MINUTE_US)
    desk.page.refresh()
    assert desk.due() == ["Bo Kim is away too long"]
    desk.do_first()
    desk.answer("480 bag 12")
    assert "Receipt 1: Bo Kim, bag 12" in desk.asked
    desk.answer("")
    assert desk.who("1-3") == ""
    desk.select(1, 3)
    desk.shifted("L")
    desk.answer("")
    assert desk.waiting() == ["Bo Kim"]
    menu = desk.room.console.house
    menu.end_day.trigger()
    assert "Chips in custody, by receipt: 1 Bo Kim." in desk.asked
    desk.room.key(Qt.Key.Key_Escape)
    desk.shifted("K")
    desk.answer("")
    assert not desk.state.custody.bags


def test_a_reserved_seat_is_lost_only_for_what_is_said(desk: CashDesk) -> None:
    desk.select(1, 3)
    desk.shifted("W")
    desk.answer("60")
    desk.room.time.pass_us(40 * MINUTE_US)
    desk.page.refresh()
    assert desk.due() == []
    assert "kept 0" in desk.seat_row(3)
    desk.shifted("X")
    desk.answer("480 bag 12")
    assert desk.choices == ("the player asks for it", "another reason")
    desk.answer("another", "fell ill", "")
    assert desk.who("1-3") == ""


def test_a_seat_that_was_asked_for_comes_before_the_list(desk: CashDesk) -> None:
    desk.say("list nl eve")
    desk.select(1, 7)
    desk.shifted("V")
    desk.answer("2-5")
    assert "wants 2-5" in desk.seat_row(7)
    desk.shifted("V")
    assert not desk.state.claims.wishes
    desk.shifted("V")
    desk.answer("c1")
    assert desk.due()[0] == "1-2 is due to Di Park"
    assert "Eve Young is first for 2-1" in desk.due()
    desk.do_first()
    assert desk.who("1-2") == "Di Park"
    assert desk.due() == ["Eve Young is first for 1-4"]


def test_cards_decide_as_they_fell_and_ties_are_drawn_again(desk: CashDesk) -> None:
    desk.say("list nl eve")
    desk.say("list nl fay young")
    desk.select(1, 2)
    desk.shifted("C")
    assert "Cards for 1-2 of Eve Young, Fay Young" in desk.asked
    desk.answer("K")
    assert not desk.state.claims.won
    desk.answer("fay Ks, eve Kh", "7 9")
    (winner,) = desk.state.claims.won.values()
    assert desk.page.cash.name(winner) == "Fay Young"
    assert desk.due()[0] == "Fay Young drew 1-2"
    desk.do_first()
    desk.answer("500")
    assert desk.who("1-2") == "Fay Young"


def test_two_who_are_kept_apart_do_not_sit_in_one_game(desk: CashDesk) -> None:
    desk.select(1, 3)
    desk.shifted("A")
    desk.answer("cy", "not in one")
    assert set(desk.state.claims.apart.values()) == {Parting.GAME}
    desk.key("X")
    desk.answer("500")
    assert "Rule" in desk.say("bo to c1-9 500")
    assert desk.who("1-9") == ""


def test_a_feeders_player_moves_on_or_declines_as_the_sign_lets_him(room: WindowRoom) -> None:
    room.people(["Ann Lee", "Bo Kim", "Cy Smith"])
    desk = CashDesk(room)
    desk.say("open c1 nl 2/5 200-1000")
    desk.say("open c2 nl 2/5 200-1000 feeds 1 last")
    desk.say("ann to c2-1 500")
    desk.say("bo to c2-2 500")
    assert desk.due() == ["1-1 is due to Ann Lee"]
    desk.select(2, 1)
    desk.shifted("D")
    assert desk.due() == ["1-1 is due to Bo Kim"]
    desk.do_first()
    assert desk.who("1-1") == "Bo Kim"


def test_a_broken_game_says_who_goes_where(desk: CashDesk) -> None:
    for number, name in enumerate(OTHERS, 1):
        desk.say(f"{name} to c2-{number} 500")
    desk.select(1)
    desk.shifted("E")
    assert "Cy Smith goes on the list" in desk.asked
    desk.answer("640", "520")
    assert "has not run" in desk.asked
    desk.answer("late")
    assert "Ann Lee 2-" in desk.asked
    assert "Cy Smith to the list" in desk.asked
    assert desk.waiting() == ["Cy Smith", "Di Park"]
    assert desk.who("2-8")
    assert Seat(1, 1) not in desk.state.seating.entry_at


def test_a_waiting_player_is_dragged_from_the_list_to_a_seat_and_asked_for_the_stake(
    desk: CashDesk,
) -> None:
    desk.say("list nl eve")
    desk.say("list nl fay young")
    desk.drag_from_list(1, Seat(1, 2))
    assert "Eve Young sits at 1-2" in desk.asked
    assert desk.who("1-2") == ""
    desk.answer("500")
    assert (desk.who("1-2"), desk.waiting()) == ("Eve Young", ["Fay Young"])
    desk.drag_from_list(1, Seat(1, 3))
    assert desk.asked == ""
    assert desk.room.notice
