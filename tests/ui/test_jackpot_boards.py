"""The jackpot on screens: readable on each of them, one size as long as its digits stay."""

from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tdapp.core.ids import ActionId
from tdapp.jackpot.facts.hits import HitConfirmed
from tdapp.jackpot.state.hits import HitStage
from tdapp.screens.boards import Board
from tdapp.screens.cash_boards import CASH_GAMES
from tdapp.screens.feed import Feed
from tdapp.screens.jackpot_sign import PoolFacts
from tdapp.screens.shown_names import ShownNames
from tdapp.screens.views import View
from tdapp.ui.boards.jackpot_board import JackpotBoard, amount_type
from tdapp.ui.boards.lettering import LETTERING
from tdapp.ui.boards.pictures import picture_of
from tdapp.ui.look.spoken import voice
from tdapp.ui.projected.clock_moods import moods
from tdapp.ui.projected.drawing import DrawnText
from tdapp.ui.projected.screen_grid import grid_for
from tests.ui.boards import SIZES, outside, overlaps, said, texts, too_small
from tests.ui.jackpot_boards import SECOND_US, board, every_jackpot_board, hit, jackpots, name
from tests.ui.screen_room import Desk, ScreenRoom

pytestmark = pytest.mark.usefixtures("qapp")

WALL = 1920, 1080
pictures = cache(every_jackpot_board)
BOARDS = (
    "running", "four prizes", "one prize", "a million", "pending", "one pending", "many pending",
    "won", "royal won", "no pool",
)  # fmt: skip


def amount_on(which: str, size: tuple[int, int] = WALL) -> DrawnText:
    """The largest text of a picture."""
    return max(texts(pictures()[which].drawing(*size)), key=lambda mark: mark.style.size)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("which", BOARDS)
def test_no_text_of_a_jackpot_is_cut_off_covered_or_too_small(
    which: str, size: tuple[int, int]
) -> None:
    drawing = pictures()[which].drawing(*size)
    assert list(outside(drawing)) == []
    assert list(overlaps(drawing)) == []
    if size[0] > size[1]:
        assert list(too_small(drawing)) == []


def test_every_jackpot_board_is_looked_at() -> None:
    assert tuple(pictures()) == BOARDS


def test_the_amount_stands_from_margin_to_margin() -> None:
    grid = grid_for(*WALL)
    for which in ("running", "pending", "won"):
        box = amount_on(which).box
        assert box.left() == pytest.approx(grid.left, abs=0.5)
        assert grid.right - box.right() < 0.03 * grid.breadth


def test_an_amount_changes_its_size_only_with_the_number_of_its_digits() -> None:
    grid = grid_for(*WALL)
    amounts = "48,216.15", "11,111.11", "90,000.00", "148,216.15"
    *sizes, longer = [amount_type(PoolFacts(amount=one), grid).size for one in amounts]
    assert len(set(sizes)) == 1
    assert longer < sizes[0]


def test_grey_and_hollow_while_it_is_checked_and_all_accent_once_it_is_won() -> None:
    grounds = {which: pictures()[which].drawing(*WALL).ground for which in BOARDS}
    assert grounds["running"] == moods()["running"].ground
    assert grounds["pending"] == moods()["paused"].ground
    assert grounds["won"] == moods()["running"].now
    strokes = {which: amount_on(which).stroke > 0 for which in ("running", "pending", "won")}
    assert strokes == {"running": False, "pending": True, "won": False}


def test_the_cards_of_the_winner_stand_by_rank_and_shape() -> None:
    shown = said(pictures()["won"].drawing(*WALL))
    assert [text for text in shown if text in "98765K2"] == ["9", "8", "7", "6", "5", "K", "2"]
    assert shown.count("\N{BLACK SPADE SUIT}") == 5


def test_many_hits_leave_room_for_the_meter_and_their_number_is_said() -> None:
    shown = said(pictures()["many pending"].drawing(*WALL))
    assert "7 pending" in shown
    assert "The pool goes on" in shown


def test_a_monitor_shows_its_pool_and_each_recorded_amount() -> None:
    screens, amounts = ScreenRoom(), []
    screens.manager.show(View.JACKPOT, screens.identity, table=1)
    for cents in (4_821_615, 4_821_650):
        screens.view.pools = jackpots(cents)
        screens.finish()
        ((canvas, _),) = list(screens.manager.windows.visible())
        assert isinstance(canvas.picture, JackpotBoard)
        amounts.append(canvas.picture.facts.amount)
    screens.stop()
    assert amounts == ["48,216.15", "48,216.50"]


def test_equal_signs_are_equal_pictures() -> None:
    assert picture_of(board(jackpots(5)), 0, 0) == picture_of(board(jackpots(5)), 1, 7)


def test_a_screen_tells_for_a_minute_of_what_was_won_and_then_of_the_pool_again() -> None:
    screens = ScreenRoom()
    confirmed = hit(2, 1, 4, 482_165, HitStage.CONFIRMED)
    screens.view.pools = jackpots(2_000_210, [confirmed])
    act = ActionId("confirmed")
    past = SimpleNamespace(event=HitConfirmed(2, 482_165), action=act)
    desk = cast("Any", Desk(past=cast("Any", (past,))))
    told_at = screens.view.now.utc_us
    names = ShownNames(name, voice(), LETTERING)
    feed = Feed(
        desk, screens.view, names, screens.manager.choices, {act: told_at}.get, lambda: None
    )
    states = []
    for seconds in (0, 59, 60, -1):
        now = screens.view.now.by_wall(told_at + seconds * SECOND_US)
        shown = feed.board(View.JACKPOT, CASH_GAMES, now, 1)
        assert isinstance(shown, Board)
        assert isinstance(shown.content, PoolFacts)
        states.append(shown.content.state.value)
    screens.stop()
    assert states == ["won", "won", "running", "running"]
