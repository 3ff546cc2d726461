"""The page of the cash games: a small room's evening by keys alone, killed in the middle."""

from tests.ui.cash_desk import CashDesk
from tests.ui.evening.accidents import kill
from tests.ui.window_room import MINUTE_US, WindowRoom


def test_an_evening_of_a_small_cash_room_by_keys_alone_killed_in_the_middle(
    room: WindowRoom,
) -> None:
    opened_and_seated(CashDesk(room))
    before = CashDesk(room).state
    kill(room)
    desk = CashDesk(room)
    assert desk.state == before
    room.settle()
    an_offer_runs_out(desk)
    moved_and_left(desk)


def opened_and_seated(desk: CashDesk) -> None:
    assert "(O)" in desk.page.head.facts
    desk.open("1 nl 2/5 200-1000 straddles")
    desk.open("2 plo 2/5")
    assert set(desk.state.games.by_table) == {1, 2}

    desk.wait("nl 2/5", "Minh Park")
    desk.wait("2/5", "Anna Lee")
    assert desk.waiting() == ["Minh Park", "Anna Lee"]
    assert desk.due() == ["Minh Park is first for 1-1"]
    desk.do_first()
    assert desk.due() == ["Anna Lee is first for 1-2"]
    desk.select(1, 1)
    desk.key("S")
    assert "Minh Park sits at 1-1" in desk.asked
    desk.answer("100")
    assert desk.who("1-1") == ""
    desk.answer("500 table")
    assert (desk.who("1-1"), desk.waiting()) == ("Minh Park", ["Anna Lee"])


def an_offer_runs_out(desk: CashDesk) -> None:
    assert desk.due() == ["Anna Lee is first for 1-2"]
    desk.do_first()
    desk.room.time.pass_us(6 * MINUTE_US)
    desk.page.refresh()
    assert desk.due() == ["Anna Lee did not take 1-2"]
    desk.do_first()
    assert desk.waiting() == ["Anna Lee"]
    assert not desk.state.lists.offers


def moved_and_left(desk: CashDesk) -> None:
    desk.select(1, 1)
    desk.key("T")
    desk.answer("200")
    desk.key("V")
    desk.answer("2-4 700")
    assert desk.who("2-4") == "Minh Park"
    desk.select(2, 4)
    desk.key("X")
    desk.answer("640")
    assert desk.who("2-4") == ""
    assert "Minh Park" in desk.room.told
    desk.select(2)
    desk.key("E")
    assert set(desk.state.games.by_table) == {1}
