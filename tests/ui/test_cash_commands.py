"""The command bar on cash tables: it names who is acted on before Enter, and never another."""

import pytest

from tdapp.calls.cash.dealers import DealerComes
from tdapp.calls.cash.stakes import GetUp, SitDown
from tdapp.calls.cash.trays import BeginShift, OpenTray
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.command.cash_line import CashVerb, read_cash
from tdapp.core.ids import StaffId
from tdapp.house.cage_events import Pieces
from tdapp.table.geometry.seats import Seat
from tests.ui.cash_desk import CashDesk
from tests.ui.window_room import WindowRoom

GAME = "NL Hold\N{RIGHT SINGLE QUOTATION MARK}em 2/5"


@pytest.fixture
def desk(room: WindowRoom) -> CashDesk:
    """Two tables, the room's people known by name, Ann Lee in seat 7-3."""
    room.people(["Ann Lee", "Bo Lee", "Cy Smith", "Di Park"])
    made = CashDesk(room)
    made.say("open c7 nl 2/5 200-1000")
    made.say("open c8 plo 2/5")
    made.say("ann to c7-3 500")
    return made


def test_a_line_says_whom_it_is_about_and_does_it(desk: CashDesk) -> None:
    assert desk.who("7-3") == "Ann Lee"
    said = desk.say("list plo cy")
    assert "Cy Smith" in said
    assert "PL Omaha 2/5" in said
    assert desk.waiting() == ["Cy Smith"]
    assert "Ann Lee" in desk.say("c7-3 +200")
    assert desk.state.chips_in_play == 70_000
    desk.say("cy to c8-2 640")
    assert desk.who("8-2") == "Cy Smith"
    assert "Ann Lee" in desk.say("c7-3 to c7-5")
    assert (desk.who("7-3"), desk.who("7-5")) == ("", "Ann Lee")
    assert "Ann Lee" in desk.say("c7-5 away")
    assert len(desk.state.attendance.away) == 1
    desk.select(7, 5)
    desk.key("W")
    assert not desk.state.attendance.away
    assert "Ann Lee" in desk.say("c7-5 out 640")
    assert desk.who("7-5") == ""
    desk.say("close c7")
    assert set(desk.state.games.by_table) == {8}


def test_letters_that_fit_two_act_on_neither(desk: CashDesk) -> None:
    before = desk.state
    desk.say("list 2/5 bo")
    games = [way.line for way in desk.reply.go_on]
    assert games == [f"list {GAME} bo", "list PL Omaha 2/5 bo"]
    desk.say("list nl lee")
    assert desk.reply.begin is None
    ways = [way.line for way in desk.reply.go_on]
    assert len(ways) == 2
    assert desk.state == before
    way = next(one for one in ways if "Bo" in one)
    assert "Bo Lee" in desk.say(way)
    assert desk.waiting() == ["Bo Lee"]


def test_of_names_that_are_near_the_one_that_begins_so_is_meant(room: WindowRoom) -> None:
    room.people(["Fay Holt", "May Orr", "Ray Finch"])
    desk = CashDesk(room)
    desk.say("open c7 nl 2/5 200-1000")
    assert "Fay Holt" in desk.say("list nl fay")
    assert desk.waiting() == ["Fay Holt"]
    desk.say("list nl day")
    assert len(desk.reply.go_on) == 3
    assert desk.waiting() == ["Fay Holt"]


def test_an_empty_seat_and_an_unread_line_of_a_cash_table_act_on_nobody(desk: CashDesk) -> None:
    before = desk.state
    for line in ("c7-4 out 100", "c7-3 bust", "c7 pause", "c9-1 +5"):
        desk.say(line)
        assert desk.reply.begin is None
    assert desk.state == before


def test_what_a_player_does_between_hands_is_typed(desk: CashDesk) -> None:
    desk.say("cy to c7-5 500")
    desk.say("bo lee to c7-7 500")
    assert "7: 3 5 7" in desk.say("c7 button 3 5 7")
    desk.say("c7-3 away 30")
    assert len(desk.state.custody.reserved) == 1
    desk.say("c7-3 back")
    desk.say("c7-3 dealt out")
    desk.say("c7-3 missed both")
    (owed,) = desk.state.blinds.owed.values()
    assert (owed.small, owed.big, owed.out) == (1, 1, True)
    desk.say("c7-3 in")
    assert [way.line for way in desk.reply.go_on] == ["c7-3 in posts", "c7-3 in waits"]
    assert "Ann Lee" in desk.say("c7-3 waits")
    assert "Ann Lee" in desk.say("c7-3 posts")
    assert not desk.state.blinds.owed
    desk.say("c7-3 wants c7-9")
    assert len(desk.state.claims.wishes) == 1
    assert "Ann Lee stays" in desk.say("c7-3 stays")
    assert not desk.state.claims.wishes
    assert "480" in desk.say("c7-3 pick up 480 bag 12")
    assert desk.reply.note == "You will be asked why."
    assert not desk.state.custody.bags


@pytest.mark.parametrize(
    "line", ["seat open c7", "open seat at c7", "c7 seat open", "call next c7", "call next nl 2/5"]
)
def test_a_free_seat_is_kept_for_who_is_next_on_its_list(desk: CashDesk, line: str) -> None:
    desk.say(line)
    assert desk.reply.why_not == "No player waits for it, or no seat is free."
    desk.say("list nl cy")
    desk.say("list nl bo")
    assert "Cy Smith is called to cash 7-1" in desk.say(line)
    assert list(desk.state.lists.kept) == [Seat(7, 1)]
    assert "Bo Lee" in desk.say(line)


def test_what_is_next_and_no_game_is_not_of_cash() -> None:
    assert all(read_cash(line) is None for line in ("next level", "call next", "next 2/5", "next"))


@pytest.mark.parametrize("line", ["c7-3 out", "c7-3 leaves", "cash out c7-3"])
def test_who_leaves_is_asked_for_the_chips_that_were_not_said(desk: CashDesk, line: str) -> None:
    assert "Ann Lee leaves" in desk.say(line)
    assert "With how many chips?" in desk.asked
    assert desk.state.seating.entry_at
    desk.answer("640")
    assert not desk.state.seating.entry_at


@pytest.mark.parametrize(
    ("typed", "seat", "who", "rest"),
    [
        ("lee to c7-3 500", Seat(7, 3), "lee", "500"),
        ("c7-3 out 640", Seat(7, 3), "", "640"),
        ("c7-3 +200", Seat(7, 3), "", "200"),
        ("C7-3 to c8-2", Seat(7, 3), "", "c8-2"),
        ("c7-3 pick up 640 bag 12", Seat(7, 3), "", "640 bag 12"),
        ("c7-3 wants c7-5", Seat(7, 3), "", "c7-5"),
        ("c7-3 missed big blind", Seat(7, 3), "", "big"),
        ("list plo lee", None, "lee", "plo"),
        ("list 2/5 ann lee in 30", None, "ann lee", "2/5"),
        ("open c9 nl 2/5", None, "", "nl 2/5"),
    ],
)
def test_a_line_is_read(typed: str, seat: Seat | None, who: str, rest: str) -> None:
    line = read_cash(typed)
    assert line is not None
    assert (line.seat, line.who, line.rest) == (seat, who, rest)


@pytest.mark.parametrize("typed", ["7-3 out", "list of players", "lee out", "close 7", "7 open"])
def test_a_line_of_a_tournament_is_not_one_of_cash(typed: str) -> None:
    assert read_cash(typed) is None


def test_a_seat_that_another_player_has_by_now_is_said_before_enter_acts(desk: CashDesk) -> None:
    room, command = desk.room, desk.room.console.command
    command.open("c7-3 out 500")
    cash, sitting = desk.page.cash, desk.state.sittings.last
    room.do(GetUp(cash.id, sitting, 50_000))
    stake, (eve,) = BuyIn(50_000), room.people(["Eve Young"])
    room.do(SitDown(cash.id, cash.rules, eve, Seat(7, 3), stake))
    command.card.goes.emit()
    room.settle()
    assert desk.who("7-3") == "Eve Young"
    command.close_bar()


SAID = {
    CashVerb.SIT: (
        "cy in c7-4 500",
        "cy sits c7-4 500",
        "cy smith c7-4 500",
        "seat cy at cash 7 seat 4 500",
        "c7-4 cy 500",
        "cy takes c7 s4 500",
    ),
    CashVerb.ADD: (
        "c7-4 adds 200",
        "c7-4 add on 200",
        "c7-4 rebuy 200",
        "c7-4 reloads for 200",
        "c7-4 tops up 200",
        "c7-4+200",
        "add c7-4 200",
    ),
    CashVerb.OUT: (
        "c7-4 cash out 640",
        "c7-4 cashes out 640",
        "c7-4 racks up 640",
        "c7-4 colours up 640",
        "c7-4 left with 640",
        "cash out c7-4 640",
    ),
    CashVerb.AWAY: (
        "c7-4 lunch",
        "c7-4 is at dinner",
        "c7-4 sits out",
        "c7-4 absent",
        "away c7-4",
    ),
    CashVerb.BACK: ("c7-4 is here", "c7-4 back from lunch", "c7-4 sits in"),
    CashVerb.MOVE: ("c7-4 seat change to c7-5", "c7-4 moves to c8-2", "c7-4 goes to 8-2 300"),
    CashVerb.CLOSE: ("break c7", "c7 breaking", "c7 closing in 20", "close cash table 7"),
    CashVerb.OPEN: ("start c7 nl 2/5", "new game c7 plo 5/5", "spread nl 2/5 on c7"),
    CashVerb.LIST: ("add bo to plo list", "put bo on plo", "bo on plo", "bo waiting for plo"),
    CashVerb.SHOW: ("who's in c7-4", "c7 who", "cash 7?", "c7-4?"),
}


@pytest.mark.parametrize(
    ("verb", "typed"), [(verb, typed) for verb, lines in SAID.items() for typed in lines]
)
def test_whatever_a_floor_types_of_cash_tables_is_read(verb: CashVerb, typed: str) -> None:
    line = read_cash(typed)
    assert line is not None
    assert line.verb is verb
    assert line.table in (None, 7)
    assert line.seat in (None, Seat(7, 4))
    assert line.who in ("", "cy", "cy smith", "bo")


@pytest.mark.parametrize("typed", ["who's on the plo list", "button on 2/5", "tomas on table 5"])
def test_what_is_no_name_or_no_game_is_put_on_no_list(typed: str) -> None:
    assert read_cash(typed) is None


def test_an_unread_line_of_a_cash_seat_says_what_is_said_of_it(desk: CashDesk) -> None:
    desk.say("c7-3 stretches")
    ways = desk.reply.go_on
    assert [way.line for way in ways] == ["c7-3 away", "c7-3 +100", "c7-3 out 500"]
    assert all(way.example for way in ways)


def test_table_money_is_told_in_one_line_and_a_push_in_one_word(desk: CashDesk) -> None:
    cash, house = desk.page.cash, desk.page.cash.house
    desk.say("open c9 nl 2/5 per_hand:5")
    assert "350" in desk.say("drop c9 350")
    assert desk.state.money.taken[0, 9].rake == 35_000
    for line in ("fill c7 2000", "count c7", "push c7 9", "drop c7 5"):
        desk.say(line)
        assert desk.reply.begin is None
    desk.room.do(BeginShift(cash.id, "2026-11-27"))
    desk.room.do(OpenTray(cash.id, 7, 1, (Pieces(100_000, 1),)))
    assert "2,000.00" in desk.say("fill c7 2000")
    assert "100.00" in desk.say("c7 credit 100")
    assert len(desk.state.transfers.slips) == 2
    desk.say("count c7 990")
    desk.say("count c7")
    desk.answer("1000")
    assert [one.counted for one in desk.state.money.past] == [99_000, 100_000]
    for name in ("Ann", "Bob"):
        desk.room.do(DealerComes(cash.id, house, StaffId(name)))
    desk.say("push c7")
    assert "Bob" in desk.say("push")
    assert dict(desk.state.dealers.at_table) == {7: "Bob"}
