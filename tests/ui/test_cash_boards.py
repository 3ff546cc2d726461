"""The boards of the cash games: what they say of a room, and that it can be read on any screen."""

from collections.abc import Mapping
from functools import cache
from typing import cast

import pytest
from msgspec.structs import replace

from tdapp.cash.dealing.pushing import come, push_row
from tdapp.cash.games.changing import post_change
from tdapp.cash.table_sign import CashGame, Declining
from tdapp.cash.waiting.listing import see_listed
from tdapp.cash.waiting.offering import let_lapse
from tdapp.core.ids import StaffId
from tdapp.core.names import ScreenName
from tdapp.screens.boards import Board
from tdapp.screens.cash_boards import FLASH_S, GamesFacts, WaitingFacts
from tdapp.screens.sign_facts import SignFacts
from tdapp.screens.views import View
from tdapp.ui.boards.cash_boards import GamesBoard, WaitingBoard
from tdapp.ui.boards.pictures import picture_of
from tdapp.ui.projected.canvas import Picture
from tdapp.ui.projected.clock_moods import moods
from tdapp.ui.projected.drawing import FilledRect
from tdapp.ui.projected.screen_grid import M_FACT, grid_for
from tests.cash.money_room import fee
from tests.cash.room import FIVE_TEN, TWO_FIVE
from tests.cash.told import FLOOR, ToldRoom
from tests.ui.boards import SIZES, outside, overlaps, said, texts, too_small
from tests.ui.cash_boards import OMAHA, board, every_cash_board, name

pytestmark = pytest.mark.usefixtures("qapp")

SECOND_US, MINUTE_US = 1_000_000, 60_000_000
ADA = StaffId("ada")
NL = "Hold\N{RIGHT SINGLE QUOTATION MARK}em NL"
pictures = cache(every_cash_board)
BOARDS = (
    "waiting lists", "waiting lists by name", "waiting lists by number", "one waiting list",
    "no waiting list", "games", "games with waits", "one game", "sign", "full sign", "plain sign",
    "no sign",
)  # fmt: skip


def waiting(room: ToldRoom, names: ScreenName = ScreenName.INITIAL) -> WaitingFacts:
    return cast("WaitingFacts", board(room, View.WAITING_LISTS, names).content)


def games(room: ToldRoom, waits: Mapping[CashGame, tuple[int, int]] | None = None) -> GamesFacts:
    return cast("GamesFacts", board(room, View.GAMES, waits=waits).content)


def sign_of(room: ToldRoom, table: int) -> dict[str, tuple[str, str]]:
    facts = cast("SignFacts", board(room, View.TABLE_SIGN, table=table).content)
    lines = (*facts.large, *facts.lines, *facts.notices)
    return {line.label: (line.fact, line.note) for line in lines}


def in_line(facts: WaitingFacts, at: int = 0) -> list[tuple[str, str]]:
    """Place, or `now`, and name of who stands on a list."""
    rows = facts.lists.blocks[at].rows
    return [("now" if row.now else row.lead, f"{row.strong} {row.quiet}".strip()) for row in rows]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("which", BOARDS)
def test_no_text_of_a_cash_board_is_cut_off_covered_or_too_small(
    which: str, size: tuple[int, int]
) -> None:
    drawing = pictures()[which].drawing(*size)
    assert list(outside(drawing)) == []
    assert list(overlaps(drawing)) == []
    if size[0] > size[1]:
        assert list(too_small(drawing)) == []


def test_every_cash_board_is_looked_at() -> None:
    assert tuple(pictures()) == BOARDS


def test_who_is_called_stands_first_and_who_telephoned_is_marked_and_not_counted() -> None:
    room = ToldRoom()
    room.open(1, players=8)
    tickets = [room.wait(number, minutes=20 if number == 2 else None) for number in (1, 2, 3)]
    room.call(tickets[2], 1, 9)
    facts = waiting(room)
    assert in_line(facts) == [("now", "Dimitri F."), ("1", "Sam B."), ("2", "Julia C. by phone")]
    assert facts.waiting == "2 waiting"
    assert facts.lists.blocks[0].note == "1 table, 1 seat kept"
    assert [(one.name, one.table) for one in facts.calls] == [("Dimitri F.", "Table 1")]
    room.do(see_listed(room.cash, tickets[1]))
    assert waiting(room).waiting == "3 waiting"
    assert in_line(waiting(room))[2] == ("2", "Julia C.")


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (ScreenName.FULL, ["Brennan Sam", "No. 2"]),
        (ScreenName.INITIAL, ["Sam B.", "No. 2"]),
        (ScreenName.NUMBER, ["No. 1", "No. 2"]),
    ],
)
def test_the_house_says_how_much_of_a_name_is_shown_and_nobody_is_shown_against_the_own_wish(
    names: ScreenName, shown: list[str]
) -> None:
    room = ToldRoom()
    for number in (1, 10):
        room.wait(number)
    assert name("person 10") is None
    assert [who for _, who in in_line(waiting(room, names))] == shown


def test_a_call_flashes_for_ten_seconds_and_goes_when_the_seat_is_kept_no_longer() -> None:
    room = ToldRoom()
    room.open(1, players=8)
    room.call(room.wait(1), 1, 9)
    lit = []
    for _ in range(FLASH_S + 4):
        lit.append(waiting(room).calls[0].lit)
        room.pass_us(SECOND_US)
    assert lit == [True, False] * (FLASH_S // 2) + [False] * 4
    room.pass_us(5 * MINUTE_US)
    assert waiting(room).calls == ()
    assert in_line(waiting(room)) == [("1", "Sam B.")]


def test_a_flash_is_painted_as_a_bar_in_the_accent() -> None:
    room = ToldRoom()
    room.open(1, players=8)
    room.call(room.wait(1), 1, 9)

    def bars() -> int:
        marks = picture_of(board(room, View.WAITING_LISTS), 0, 0).drawing(1920, 1080).marks
        filled = [one for one in marks if isinstance(one, FilledRect)]
        return sum(one.colour == moods()["running"].now for one in filled)

    assert bars() == 1
    room.pass_us(SECOND_US)
    assert bars() == 0


def test_a_declined_seat_ends_the_call() -> None:
    room = ToldRoom()
    room.open(1, players=8)
    ticket = room.wait(1)
    room.call(ticket, 1, 9)
    room.do(let_lapse(room.cash, ticket))
    assert waiting(room).calls == ()


def test_more_calls_than_there_is_room_for_take_turns() -> None:
    room = ToldRoom()
    room.open(1)
    for number in range(1, 9):
        room.call(room.wait(number), 1, number)
    shown = board(room, View.WAITING_LISTS)
    facts = cast("WaitingFacts", shown.content)
    seen = []
    for turn in (0, 1):
        marks = texts(WaitingBoard(shown, facts, turn).drawing(1920, 1080))
        seen += [one.text for one in marks if one.style.size == M_FACT.size and "." in one.text]
    assert sorted(seen) == sorted(one.name for one in facts.calls)


def test_a_game_that_has_no_table_is_an_interest_list_and_says_how_many_it_waits_for() -> None:
    room = ToldRoom()
    room.wait(1, OMAHA)
    assert waiting(room).lists.blocks[0].note == "interest list"
    tasmania = ToldRoom("tasmania")
    tasmania.wait(1)
    tasmania.wait(2, minutes=15)
    assert waiting(tasmania).lists.blocks[0].note == "opens with 2 more"
    (row,) = games(tasmania).whole.blocks[0].rows
    assert (row.quiet, row.values[2:]) == ("opens with 2 more", ("—", "—", "1"))


def test_a_game_goes_only_with_a_dealer_and_players() -> None:
    room = ToldRoom()
    room.open(1, players=1)

    def tables() -> tuple[str, str]:
        (row,) = games(room).whole.blocks[0].rows
        return row.quiet, row.values[2]

    assert tables() == ("starting", "—")
    room.open(2, players=8)
    assert tables() == ("", "1")
    room.do(come(room.cash, ADA, (), room.now))
    assert tables() == ("starting", "—")
    room.do(push_row(room.cash, (2,), ADA, room.now))
    assert tables() == ("", "1")


def test_the_games_board_counts_tables_free_seats_and_who_is_here() -> None:
    room = ToldRoom()
    room.open(1, players=8)
    room.open(2, players=9)
    room.open(3, FIVE_TEN, players=7)
    room.wait(1)
    room.call(1, 1, 9)
    room.wait(2, minutes=15)
    first, second = games(room).whole.blocks[0].rows
    assert (first.strong, first.values) == (NL, ("2 / 5", "100–500", "2", "—", "1"))
    assert (second.now, second.values[2:]) == (True, ("1", "2", "—"))
    assert first.now is False


def test_the_expected_wait_stands_where_somebody_can_tell_and_no_seat_is_free() -> None:
    room = ToldRoom()
    room.open(1, players=9)
    room.open(2, FIVE_TEN, players=3)
    facts = games(room, {TWO_FIVE: (20, 40), FIVE_TEN: (5, 5)})
    assert [row.values[-1] for row in facts.whole.blocks[0].rows] == ["20–40 min", ""]
    assert games(room).waits is False


def test_games_and_lists_grow_to_the_room_there_is() -> None:
    room = ToldRoom()
    for table in range(1, 3):
        room.open(table, players=4)

    def size(view: View) -> float:
        marks = texts(picture_of(board(room, view), 0, 0).drawing(1920, 1080))
        return max(one.style.size for one in marks if one.text.startswith("Hold"))

    few = size(View.GAMES), size(View.WAITING_LISTS)
    for number in range(1, 40):
        room.wait(number, CashGame("holdem", TWO_FIVE.limit, (100 * number, 200 * number)))
    assert min(few) > 60
    assert size(View.GAMES) == 36


def test_a_long_list_turns_pages_and_says_where_it_stands() -> None:
    room = ToldRoom()
    room.open(1, players=9)
    for number in range(1, 200):
        room.wait(number)
    shown = board(room, View.WAITING_LISTS)
    facts = cast("WaitingFacts", shown.content)
    pages = len(WaitingBoard(shown, facts).lists().pages(grid_for(1920, 1080)))
    assert pages > 2
    seen = set[str]()
    for turn in range(pages):
        words = said(WaitingBoard(shown, facts, turn).drawing(1920, 1080))
        assert f"Page {turn + 1} of {pages}" in words
        seen |= {word for word in words if word.isdecimal()}
    assert {str(place) for place in range(1, 200)} <= seen


def test_the_sign_says_every_fact_that_the_rules_want_displayed() -> None:
    room = ToldRoom()
    terms = {"straddles": True, "seconds_to_act": 30, "run_several": True, "small_chips": True}
    room.open(7, OMAHA, commission=(fee("percentage", rate=500, cap=1_200),), ante=100, **terms)
    shown = sign_of(room, 7)
    assert shown["Blinds"] == ("2 / 5", "")
    assert shown["Stake, minimum and maximum"] == ("100–500", "")
    assert shown["Commission"] == ("5% of the pot, up to 12", "")
    assert shown["Ante"][0] == "1"
    assert shown["Straddle"] == ("allowed", "One in a hand.")
    assert shown["Time to act"][0] == "30 s"
    assert shown["Seats"] == (
        "9", "A seat may be given away after 3 orbits without a wager.",
    )  # fmt: skip
    assert shown["Player card"] == ("needed to play", "Rule 7.1, 27.1")
    assert {"Several boards", "Small chips"} <= set(shown)


def test_what_the_sign_does_not_allow_does_not_stand_there() -> None:
    room = ToldRoom()
    room.open(1)
    assert not {"Straddle", "Kill pots", "Several boards", "Ante", "Notice"} & set(sign_of(room, 1))
    assert sign_of(room, 1)["Commission"] == ("none", "")


def test_a_must_move_game_says_where_to_and_who_may_stay() -> None:
    room = ToldRoom()
    room.open(1)
    room.open(2, feeds=1, declining=Declining.GOES_LAST)
    assert sign_of(room, 2)["Must move"] == (
        "to table 1", "A player who stays is last to move next time.",
    )  # fmt: skip


def test_a_notice_stands_on_the_sign_with_what_changes_and_when_the_table_closes() -> None:
    room = ToldRoom()
    room.open(1, players=2)
    higher = replace(room.cash.games.by_table[1].sign, least_stake=30_000, straddles=True)
    room.do(post_change(room.cash, room.rules, 1, room.now, FLOOR, higher))
    assert sign_of(room, 1)["Notice"][0] == "To come: stake 300–500, Straddle allowed."
    room.open(2, players=2)
    room.closes(2)
    fact, note = sign_of(room, 2)["Notice"]
    assert fact == "This table closes at 14:33."
    assert note.startswith("Posted ")
    assert games(room).notes == "Table 2 closes at 14:33."


def test_the_foot_of_the_games_board_says_in_turn_which_table_closes_and_the_houses_line() -> None:
    room = ToldRoom()
    room.open(2, players=2)
    room.closes(2)
    shown = board(room, View.GAMES, message="Put your name down at the desk.")
    facts = cast("GamesFacts", shown.content)
    feet = [said(GamesBoard(shown, facts, turn).drawing(1920, 1080)) for turn in (0, 1)]
    assert "Table 2 closes at 14:33." in feet[0]
    assert "Put your name down at the desk." in feet[1]
    assert all("Sit down now." in foot for foot in feet)


def test_a_table_without_a_game_has_an_empty_sign() -> None:
    shown: Board = board(ToldRoom(), View.TABLE_SIGN, table=4)
    picture: Picture = picture_of(shown, 0, 0)
    assert "No cash game is open." in said(picture.drawing(1920, 1080))
