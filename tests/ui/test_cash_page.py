"""The page of the cash games: a small room's evening by keys alone, killed in the middle."""

from tdapp.table.geometry.seats import Seat
from tdapp.ui.floor.map.plan import columns_in
from tests.ui.cash_desk import CashDesk
from tests.ui.evening.accidents import kill
from tests.ui.window_room import MINUTE_US, WindowRoom


def test_the_tables_fill_the_map_in_whatever_shape_the_window_has(room: WindowRoom) -> None:
    desk = CashDesk(room)
    for table in (1, 2, 3, 4):
        desk.say(f"open c{table} nl 2/5")
    shapes = set()
    for size in ((1920, 720), (1100, 1600)):
        room.console.resize(*size)
        room.settle()
        tables = desk.page.map.tables.values()
        rows = len({round(one.pos().y()) for one in tables})
        assert rows == -(-len(tables) // columns_in(len(tables), desk.page.map.aspect))
        shapes.add(rows)
    assert len(shapes) == 2


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


def test_whoever_goes_before_others_is_seated_only_for_a_reason(room: WindowRoom) -> None:
    desk = CashDesk(room)
    desk.open("1 nl 2/5")
    desk.wait("2/5", "Minh Park")
    desk.wait("2/5", "Anna Lee")
    desk.page.lists.choose(2)
    desk.select(1, 3)
    desk.key("S")
    desk.answer("500")
    assert desk.who("1-3") == ""
    assert "Anna Lee" in desk.asked
    desk.answer("she was promised it")
    assert desk.who("1-3") == "Anna Lee"
    assert desk.waiting() == ["Minh Park"]


def test_a_telephone_player_is_passed_over_until_he_is_here(room: WindowRoom) -> None:
    desk = CashDesk(room)
    desk.open("1 nl 2/5")
    desk.wait("2/5 in 30", "Minh Park")
    assert desk.due() == []
    room.time.pass_us(31 * MINUTE_US)
    desk.page.refresh()
    assert desk.due() == ["Minh Park called and is not here"]
    desk.page.lists.choose(1)
    desk.key("A", on=desk.page.lists)
    assert desk.due() == ["Minh Park is first for 1-1"]


def test_a_table_closes_when_its_notice_has_run(room: WindowRoom) -> None:
    desk = CashDesk(room)
    desk.open("1 nl 2/5")
    desk.wait("2/5", "Minh Park")
    desk.select(1, 1)
    desk.page.lists.choose(1)
    desk.key("S")
    desk.answer("500")
    desk.key("E")
    assert desk.state.games.by_table
    desk.key("F")
    desk.answer("")
    assert desk.due() == []
    room.time.pass_us(40 * MINUTE_US)
    desk.page.refresh()
    assert desk.due() == ["Table 1 may close"]
    desk.select(1, 1)
    desk.key("X")
    desk.answer("500 paid")
    desk.do_first()
    assert not desk.state.games.by_table


def test_a_new_sign_is_in_force_once_its_notice_lets_it(room: WindowRoom) -> None:
    desk = CashDesk(room)
    desk.open("1 nl 2/5")
    desk.select(1)
    desk.key("I")
    desk.answer("nl 5/10 400-2000")
    assert len(desk.state.games.changes) == 1
    room.time.pass_us(40 * MINUTE_US)
    desk.key("H")
    desk.answer("9")
    assert desk.due() == ["Table 1 may change"]
    desk.do_first()
    assert desk.state.games.by_table[1].sign.game.blinds == (500, 1_000)
    assert not desk.state.games.changes


def test_a_player_who_is_dragged_sits_in_the_other_seat(room: WindowRoom) -> None:
    desk = CashDesk(room)
    desk.open("1 nl 2/5")
    desk.wait("2/5", "Minh Park")
    desk.page.lists.choose(1)
    desk.select(1, 1)
    desk.key("S")
    desk.answer("500")
    hand = desk.page.map.hand
    assert Seat(1, 4) in hand.offers(Seat(1, 1))
    assert hand.judge(Seat(1, 1), Seat(1, 4)).allowed
    assert not hand.judge(Seat(1, 2), Seat(1, 4)).allowed
    hand.dropped.emit(Seat(1, 1), Seat(1, 4))
    room.settle()
    assert (desk.who("1-1"), desk.who("1-4")) == ("", "Minh Park")


def test_the_gaming_day_ends_and_the_games_go_on_with_their_players(room: WindowRoom) -> None:
    desk = CashDesk(room)
    opened_and_seated(desk)
    room.console.house.end_day.trigger()
    room.press("End gaming day")
    desk = CashDesk(room)
    assert room.parts.cash.stream == "cash-2"
    assert desk.who("1-1") == "Minh Park"
    assert desk.waiting() == ["Anna Lee"]
    desk.select(1, 1)
    desk.key("T")
    desk.answer("200")
    assert desk.state.chips_in_play == 70_000
    assert room.notice == ""
