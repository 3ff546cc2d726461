"""The clock of one act at a table by keys: called, the shot clock with tokens, and its screen."""

from msgspec.structs import replace
from PySide6.QtCore import Qt

from tdapp.calls.tournament.clock import GiveTimeTokens
from tdapp.poker.timing.act_clock import Hurry
from tdapp.screens.table_clock import TableClockFacts, extension_words, shot_clock
from tdapp.screens.views import View
from tdapp.tournament.clock.shot_clock import set_shot_clock
from tdapp.ui.boards.table_clock_board import TableClockBoard
from tdapp.voice.voice import Voice
from tests.rules.houses import held_under
from tests.tournament.evening import seated
from tests.tournament.hands.feature_table import FeatureTable, without_rebuys
from tests.ui.at_the_map import on_the_map, press
from tests.ui.at_the_till import answer
from tests.ui.by_hand import recorded
from tests.ui.window_room import WindowRoom


def screen_of(room: WindowRoom) -> TableClockFacts:
    """What the screen of the table shows."""
    room.console.screens.look_again()
    ((canvas, _),) = room.console.screens.windows.visible()
    assert isinstance(canvas.picture, TableClockBoard)
    return canvas.picture.facts


def pill(room: WindowRoom, table: int) -> str:
    """What the map says of a table."""
    page = room.floor.page
    page.look()
    tables = page.map_view.map.tables
    found = tables[table].value.pill
    return "" if found is None else found.text


def test_a_called_clock_counts_down_on_the_map_the_page_and_the_tables_screen(
    room: WindowRoom,
) -> None:
    floor = on_the_map(room)
    room.play()
    seat = room.state.seating.seat_of[room.state.seating.at_table(1)[0]]
    room.floor.choice.choose_seat(seat)
    room.console.screens.show_in_window(View.TABLE_CLOCK, table=1)
    assert screen_of(room).what == "No clock is running."
    press(room, Qt.Key.Key_D)
    room.settle()
    assert pill(room, 1) == "clock called 1:00"
    assert floor.map_view.side.facts.count("Clock called: 1:00 left, then check if possible") == 1
    shown = screen_of(room)
    assert (shown.table, shown.time, shown.hurry, shown.what) == (
        "Table 1", "1:00", Hurry.THINKS, "Clock called",
    )  # fmt: skip
    assert shown.who == room.console.names.name(
        room.state.entry(room.state.seating.entry_at[seat]).person
    )
    room.time.pass_us(54_000_000)
    assert (pill(room, 1), screen_of(room).hurry) == ("clock called 0:06", Hurry.WARNED)
    room.time.pass_us(6_000_000)
    assert (pill(room, 1), screen_of(room).what) == ("time expired", "Time expired")
    clocks = room.floor.acts.clocks
    clocks.stop.trigger()
    room.settle()
    assert pill(room, 1) == ""
    before = recorded(room)
    assert before == room.state


def test_the_shot_clock_starts_by_a_key_and_a_token_that_is_used_is_recorded(
    room: WindowRoom,
) -> None:
    on_the_map(room)
    room.play()
    seat = room.state.seating.seat_of[room.state.seating.at_table(1)[0]]
    room.floor.choice.choose_seat(seat)
    clocks, event = room.floor.acts.clocks, room.console.view.the_id()
    entry = room.state.seating.entry_at[seat]
    assert clocks.start.why_not == "The shot clock is off. Turn it on first."
    clocks.turn.trigger()
    assert answer(room, "25") == "How many seconds does a player get for each action?"
    assert recorded(room).shot_clock.seconds == 25
    room.wait_for(room.console.asking.perform(GiveTimeTokens(event, 1)))
    assert clocks.token.why_not.startswith("No clock is running")
    press(room, Qt.Key.Key_O)
    room.settle()
    assert pill(room, 1) == "clock 0:25"
    room.time.pass_us(10_000_000)
    clocks.token.refresh()
    clocks.token.trigger()
    room.settle()
    assert recorded(room).shot_clock.used[entry] == 1
    assert pill(room, 1) == "clock 0:45"
    clocks.token.refresh()
    assert clocks.token.why_not.startswith(f"Entry {entry} has no time tokens left.")
    press(room, Qt.Key.Key_O)
    room.settle()
    assert pill(room, 1) == "clock 0:25"
    room.press("Undo")
    room.settle()
    assert entry not in recorded(room).shot_clock.used


def test_the_screen_for_a_table_is_asked_for_by_its_number(room: WindowRoom) -> None:
    on_the_map(room)
    room.console.screen_acts.show_views[View.TABLE_CLOCK].trigger()
    assert answer(room, "2") == "Which table is the screen for?"
    assert screen_of(room).table == "Table 2"


def test_it_is_said_how_extensions_are_counted_at_a_table_whose_hand_is_not_followed() -> None:
    evening = seated(4, held_under("STAR"))
    evening.tell(set_shot_clock(evening.state, 30, noticed=True))
    clock = shot_clock(evening.state, 1, evening.now).longer(20, 1, 1)
    said = extension_words(Voice(), evening.state, clock)
    assert said.startswith("Extensions since “New betting round” was last pressed here: 1 of 2.")
    elsewhere = replace(evening.state.conditions.rules, shot_clock=None)
    conditions = replace(evening.state.conditions, rules=elsewhere)
    programme = replace(evening.state.programme, conditions=conditions)
    assert extension_words(Voice(), replace(evening.state, programme=programme), clock) == ""
    table = FeatureTable(3, without_rebuys())
    table.evening.tell(set_shot_clock(table.evening.state, 30, noticed=True))
    table.begin([500] * 3)
    said = extension_words(Voice(), table.evening.state, clock)
    assert said == "Extensions in this betting round: 0 of 2."
