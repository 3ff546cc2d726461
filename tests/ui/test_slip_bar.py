"""Typing in what was written on a slip: every act carries it until the slip is put away."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.core.act import Act
from tdapp.ui.look.spoken import voice
from tests.ui.by_hand import CTRL, begin, recorded
from tests.ui.window_room import EVENING_US, MINUTE_US, WindowRoom

AGO = 20 * MINUTE_US
TWO_DAYS_US = 2 * 24 * 60 * MINUTE_US
NOW_US = EVENING_US + TWO_DAYS_US


def minute_before(microseconds: int) -> int:
    """The full minute of the wall clock so long before now."""
    return (NOW_US - microseconds) // MINUTE_US * MINUTE_US


def type_slip(room: WindowRoom, number: str = "118", time: str = "") -> None:
    """Open the bar and type a slip of twenty minutes ago."""
    slips = room.console.slips
    if not slips.is_open:
        slips.open_act.trigger()
    QTest.keyClicks(slips.number, number)
    QTest.keyClicks(slips.time, time or voice().time(NOW_US - AGO))
    room.settle()


def carried(act: Act) -> tuple[str | None, int | None]:
    return act.paper, act.happened_us


def begun_earlier(room: WindowRoom) -> None:
    """Entries that were sold two days ago: nobody is out before that."""
    begin(room)
    room.time.pass_us(TWO_DAYS_US)
    room.play()


SLIP = ("118", minute_before(AGO))


def test_every_act_carries_number_and_time_until_the_slip_is_done(room: WindowRoom) -> None:
    begun_earlier(room)
    before = len(room.parts.desk.log)
    type_slip(room)
    room.entries.bust(2)
    room.type_name("Late Comer")
    room.press("Open table 3")
    room.press("Draw seats")
    room.press("Undo")
    news = list(room.parts.desk.log)[before:]
    labels = [act.label for act in news]
    assert labels == [
        "bust",
        "name_person",
        "register",
        "install_table",
        "open_table",
        "draw_seats",
        "undo",
    ]
    assert {carried(act) for act in news} == {SLIP}
    kept = room.station.journal.act(news[0].action)
    assert kept is not None
    assert carried(kept) == SLIP

    room.press("Finish paper entry")
    assert not room.console.slips.isVisible()
    room.press("Pause clock")
    assert carried(room.parts.desk.log[-1]) == (None, None)


def test_an_entry_of_a_slip_is_sold_by_the_clock_of_its_time(room: WindowRoom) -> None:
    begin(room)
    room.press("Start clock")
    room.time.pass_us(130 * MINUTE_US)
    type_slip(room, time=voice().time(EVENING_US + 125 * MINUTE_US))
    room.type_name("Late Comer")
    assert "Sales closed at the end of level 4" in room.notice
    room.console.slips.time.clear()
    type_slip(room, "", voice().time(EVENING_US + 110 * MINUTE_US))
    room.type_name("")
    assert len(recorded(room).entries.by_number) == 7
    room.choose(2)
    room.press("Re-buy")
    assert recorded(room).entries.rebuys == 1


def test_a_new_event_and_a_reason_given_from_a_slip_carry_it_too(room: WindowRoom) -> None:
    room.time.pass_us(TWO_DAYS_US)
    type_slip(room)
    room.begin_demo()
    assert {carried(act) for act in room.parts.desk.log} == {SLIP}
    room.show_entries()
    room.choose(3)
    room.press("Re-buy")
    room.key(Qt.Key.Key_Z, CTRL)
    room.key(Qt.Key.Key_Return, on=room.console.asked.field)
    last = room.parts.desk.log[-1]
    assert (last.label, last.reason, carried(last)) == ("undo", "entered by mistake", SLIP)


def test_it_is_marked_on_the_bottom_line_also_beside_a_refusal(room: WindowRoom) -> None:
    begun_earlier(room)
    line = room.console.line
    assert not line.slip.isVisible()
    room.console.slips.open_act.trigger()
    assert line.slip.text == "ENTERING FROM PAPER  slip number or time missing"
    type_slip(room)
    assert line.slip.isVisible()
    assert line.slip.text.startswith(
        f"ENTERING FROM PAPER  slip 118, {voice().time(NOW_US - AGO)} on "
    )
    room.press("Draw seats")
    assert room.notice
    assert line.slip.isVisible()
    room.key(Qt.Key.Key_Escape, on=room.console.slips)
    assert not line.slip.isVisible()
    assert not room.console.slips.is_open


def test_while_the_slip_is_incomplete_nothing_is_done_and_the_line_says_why(
    room: WindowRoom,
) -> None:
    begun_earlier(room)
    before = len(room.parts.desk.log)
    for number, time, said in (
        ("", "12:00", "The slip number is missing"),
        ("118", "25:00", "“25:00” is not a time"),
        ("118", voice().time(NOW_US + 2 * MINUTE_US), "is in the future"),
    ):
        for field in (room.console.slips.number, room.console.slips.time):
            field.clear()
        type_slip(room, number, time)
        room.entries.bust(2)
        assert said in room.notice
        room.entries.name_field.clear()
        room.type_name("Late Comer")
        assert said in room.notice
        assert room.entries.name_field.text() == "Late Comer"
    assert len(room.parts.desk.log) == before
    assert not recorded(room).exits.by_entry
    people = room.station.journal.ask(lambda db: db.rows("SELECT count(*) FROM person")).result()
    assert people[0][0] == 6


def test_a_slip_of_yesterday_is_a_day_earlier_and_stays_so_over_midnight(
    room: WindowRoom,
) -> None:
    begun_earlier(room)
    type_slip(room)
    room.console.slips.days.choose(1)
    room.entries.bust(2)
    day_us = 24 * 60 * MINUTE_US
    assert carried(room.parts.desk.log[-1]) == ("118", minute_before(AGO + day_us))
    room.time.pass_us(day_us)
    room.entries.bust(3)
    assert carried(room.parts.desk.log[-1]) == ("118", minute_before(AGO + day_us))


def test_a_slip_opened_again_is_empty_and_of_today(room: WindowRoom) -> None:
    begun_earlier(room)
    type_slip(room)
    room.console.slips.days.choose(1)
    room.press("Finish paper entry")
    slips = room.console.slips
    room.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier)
    assert (slips.isVisible(), slips.number.text(), slips.time.text()) == (True, "", "")
    assert room.console.focusWidget() is slips.number
    type_slip(room)
    room.entries.bust(2)
    assert carried(room.parts.desk.log[-1]) == SLIP


def test_enter_leads_from_the_number_to_the_time_and_on_to_the_list(room: WindowRoom) -> None:
    begun_earlier(room)
    type_slip(room)
    slips = room.console.slips
    room.key(Qt.Key.Key_Return, on=slips.number)
    assert room.console.focusWidget() is slips.time
    room.key(Qt.Key.Key_Return, on=slips.time)
    assert room.console.focusWidget() is room.entries.listing
    assert slips.is_open
