"""The boards of the cash games on the screens of a window: shown, kept, followed over the day."""

from pytestqt.qtbot import QtBot

from tdapp.core.names import ScreenName
from tdapp.screens.cash_boards import WaitingFacts
from tdapp.screens.sign_facts import SignFacts
from tdapp.screens.views import View
from tdapp.ui.boards.cash_boards import GamesBoard, WaitingBoard
from tdapp.ui.boards.sign_board import SignBoard
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.projected.canvas import Picture
from tdapp.ui.screens.monitors import MonitorView
from tests.ui.cash_boards import full_room
from tests.ui.cash_desk import CashDesk
from tests.ui.command.two_events import TwoEvents
from tests.ui.screen_room import ScreenRoom
from tests.ui.window_room import WindowRoom


def seen(room: WindowRoom) -> Picture | None:
    """The picture on the only screen, once it is ready."""
    screens = room.console.screens
    screens.look()
    screens.feed.finish()
    room.settle()
    screens.look()
    room.settle()
    ((canvas, _),) = list(screens.windows.visible())
    return canvas.picture


def lists(room: WindowRoom) -> WaitingFacts:
    picture = seen(room)
    assert isinstance(picture, WaitingBoard)
    return picture.facts


def names(room: WindowRoom) -> list[str]:
    return [row.strong for block in lists(room).lists.blocks for row in block.rows]


def sign(room: WindowRoom) -> SignFacts:
    picture = seen(room)
    assert isinstance(picture, SignBoard)
    return picture.facts


def opened(room: WindowRoom) -> CashDesk:
    """A game that two wait for; the first is called."""
    desk = CashDesk(room)
    desk.open("1 nl 2/5 200-1000 straddles")
    desk.wait("nl 2/5", "Minh Park")
    desk.wait("2/5", "Anna Lee")
    desk.do_first()
    return desk


def test_the_lists_follow_the_desk_without_an_event(room: WindowRoom) -> None:
    desk = opened(room)
    desk.select(1, 1)
    room.console.screen_acts.show_views[View.WAITING_LISTS].trigger()
    room.until(lambda: names(room) == ["Minh P.", "Anna L."])
    assert [(one.name, one.table) for one in lists(room).calls] == [("Minh P.", "Table 1")]
    desk.page.players.sit.trigger()
    desk.answer("500 table")
    room.until(lambda: names(room) == ["Anna L."])
    assert lists(room).calls == ()


def test_every_board_is_shown_by_its_name_in_the_command_bar(room: WindowRoom) -> None:
    opened(room)
    typed = TwoEvents(room)
    assert typed.reply("show waiting lists").sentence == "Show on a screen: Waiting lists"
    typed.carry_out("show waiting lists")
    assert isinstance(seen(room), WaitingBoard)
    typed.carry_out("show cash games")
    assert isinstance(seen(room), GamesBoard)


def test_the_page_of_the_cash_games_puts_each_board_on_a_screen(room: WindowRoom) -> None:
    desk = opened(room)
    act = room.console.screen_acts.of_cash
    (button,) = (one for one in desk.page.head.findChildren(ActButton) if one.act is act)
    button.click()
    room.settle()
    assert desk.asked == "Which board of the cash games?"
    desk.answer("Waiting lists")
    assert isinstance(seen(room), WaitingBoard)
    button.click()
    room.settle()
    desk.answer("Sign of a cash table", "1")
    assert sign(room).table == "Table 1"


def test_the_sign_is_asked_for_by_its_table_and_goes_when_the_table_closes(
    room: WindowRoom,
) -> None:
    desk = opened(room)
    room.console.screen_acts.show_views[View.TABLE_SIGN].trigger()
    room.settle()
    assert desk.asked == "Which table is the screen for?"
    desk.answer("7")
    assert desk.asked
    desk.answer("1")
    assert (sign(room).table, sign(room).game) == ("Table 1", f"{HOLDEM} no-limit")
    desk.select(1)
    desk.say("close c1")
    assert sign(room).game == ""


HOLDEM = "Hold\N{RIGHT SINGLE QUOTATION MARK}em"


def test_the_boards_go_on_when_the_day_ends(room: WindowRoom) -> None:
    desk = opened(room)
    screens = room.console.screens
    screens.show_in_window(View.WAITING_LISTS)
    room.until(lambda: names(room) == ["Minh P.", "Anna L."])
    before = room.parts.cash.stream
    room.wait_for(room.parts.cash.end(room.parts.actor))
    assert room.parts.cash.stream != before
    assert names(room) == ["Minh P.", "Anna L."]
    desk.page.players.add.trigger()
    desk.answer("2/5", "Bo Tan", "")
    room.until(lambda: names(room) == ["Minh P.", "Anna L.", "Bo T."])


def test_a_sign_is_on_its_monitor_again_after_a_restart_and_keeps_the_computer_awake(
    qtbot: QtBot,
) -> None:
    assert qtbot is not None
    screens = ScreenRoom()
    screens.view.cash = full_room().cash
    screens.manager.show(View.TABLE_SIGN, screens.identity, table=7)
    awake = [screens.room.awake]
    screens.stop()
    screens.start()
    screens.manager.restore()
    screens.finish()
    ((canvas, _),) = list(screens.manager.windows.visible())
    assert isinstance(canvas.picture, SignBoard)
    assert canvas.picture.facts.table == "Table 7"
    assert screens.manager.event_words(MonitorView(View.TABLE_SIGN, table=7)) == ""
    screens.manager.hide_all()
    screens.manager.look()
    awake.append(screens.room.awake)
    assert awake == [True, False]
    screens.stop()


def test_how_much_of_a_name_is_shown_and_the_line_at_the_foot_are_the_houses_choice(
    room: WindowRoom,
) -> None:
    desk = opened(room)
    screens = room.console.screens
    screens.show_in_window(View.WAITING_LISTS)
    room.console.screen_acts.cash_boards.trigger()
    room.settle()
    desk.answer("Number", "Put your name down at the desk.")
    room.until(lambda: names(room) == ["No. 1", "No. 2"])
    picture = seen(room)
    assert isinstance(picture, WaitingBoard)
    assert picture.board.head.message == "Put your name down at the desk."
    assert screens.choices.list_names is ScreenName.NUMBER
