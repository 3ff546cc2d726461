"""Before Enter the bar says what the record says after it: decided on the states of now."""

from datetime import date
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.calls.tournament.event import StartClock
from tdapp.command.reply import Reply
from tdapp.core.ids import StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.document_id import PaperRef, document_id, event_number, seat_code
from tdapp.table.state.attendance import SeatState
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.typed.times import DAY_S
from tdapp.ui.asking.flow import step_after
from tdapp.ui.asking.question import Question
from tests.ui.command.bar_words import WORDS
from tests.ui.command.two_events import (
    MAIN,
    MAIN_NAMES,
    NO_REBUY,
    SATELLITE,
    TwoEvents,
    bar_over,
    focused,
)
from tests.ui.window_room import WindowRoom


@pytest.fixture
def events(room: WindowRoom) -> TwoEvents:
    begun = TwoEvents(room)
    begun.begin()
    return begun


def texts(reply: Reply) -> str:
    return " ".join(line.text for line in reply.lines)


def lines(reply: Reply) -> list[str]:
    return [way.line for way in reply.go_on]


def test_what_is_said_of_players_happens(events: TwoEvents) -> None:
    tomas, aylin = events.seat_of("Tomás Oliveira"), events.seat_of("Aylin Kaya")
    entry = events.state().seating.entry_at[tomas]
    events.room.time.pass_us(10 * MINUTE_US)

    bust = events.reply(f"{tomas}b")
    assert bust.sentence == (
        f"Tomás Oliveira, table {tomas.table} seat {tomas.seat}, "
        "busts from 14 Harbour Main in 8th place."
    )
    assert "7 players left; table 5 has 3." in texts(bust)
    assert "No prize: places paid: 3." in texts(bust)
    assert "Ctrl+Z undoes it, with a reason" in bust.note
    earlier = next(one for one in lines(bust) if " at " in one)
    assert f"as of {earlier[-5:]}" in texts(events.reply(earlier))
    assert entry not in events.state().exits.by_entry
    events.carry_out(f"{tomas}b")
    assert events.state().place_of(entry) == 8
    assert events.state().left == 7

    again = events.reply(f"#{entry} bust")
    assert not again.sentence
    assert "out" in again.why_not
    assert again.begin is None

    for line, state in (("away", SeatState.ABSENT), ("here", SeatState.TAKEN)):
        events.carry_out(f"{aylin} {line}")
        sitting = events.state().seating.entry_at[aylin]
        assert events.state().attendance.state_of(sitting) is state

    two = events.reply(f"{aylin} bust with liam")
    assert (
        two.sentence == "Aylin Kaya and Liam O'Connor bust from 14 Harbour Main in the same hand."
    )
    events.carry_out(f"{aylin} bust with liam")
    assert events.state().left == 5


def test_a_rebuy_is_offered_declined_and_sold_in_its_own_event(events: TwoEvents) -> None:
    priya = events.seat_of("Priya Raman", SATELLITE)
    entry = events.state(SATELLITE).seating.entry_at[priya]
    first = events.reply("priya b")
    assert first.event == "15 Mega Satellite"
    assert first.sentence.endswith("Mega Satellite and may re-buy.")
    events.carry_out("priya b")
    assert events.reply(f"{priya} bust").yes == "Bust, no re-buy"

    sale = events.reply(f"{priya} rebuy")
    assert sale.sentence.endswith("15 Mega Satellite for 85.00.")
    assert "9,000 chips. Payment: cash. Pool becomes 480.00." in texts(sale)
    events.carry_out(f"{priya} rebuy")
    assert events.state(SATELLITE).entry(entry).rebuys == 1
    assert events.state(SATELLITE).pool == 48_000
    events.carry_out(f"{priya} rebuy", "500")
    assert events.state(SATELLITE).entry(entry).rebuys == 2


def test_what_is_said_of_tables_happens(events: TwoEvents) -> None:
    here = events.seat_of("Grace Adeyemi")
    table = here.table
    other = next(one for one in events.state().seating.free() if one.table != table)
    events.carry_out(f"{table} all here")
    events.carry_out(f"{table} button {here.seat}")
    assert events.state().buttons.by_table[table].position.button == here.seat

    move = events.reply(f"grace to {other}")
    assert "against the balancing procedure" in move.sentence
    events.carry_out(f"grace to {other}", "asked for by the dealer")
    assert events.reply(f"grace to {other}").sentence == (
        f"Grace Adeyemi, table {table} seat {here.seat}, has arrived at {other} in 14 Harbour Main."
    )
    events.carry_out(f"grace to {other}")
    assert events.seat_of("Grace Adeyemi") == other

    events.carry_out(f"{table} hold")
    assert table in events.state().seating.held
    events.carry_out(f"{table} free")
    assert not events.reply("close t12").begin
    events.carry_out("open t7")
    assert events.state().seating.tables[7] == events.state().conditions.seats_per_table
    events.carry_out("close t7")
    assert 7 not in events.state().seating.tables


def test_what_is_said_of_clocks_happens(events: TwoEvents) -> None:
    assert "28.7.11" in events.reply("rest 15").why_not
    rest = events.reply("15 rest 15")
    assert rest.sentence == "A 15-minute break follows level 1 of 15 Mega Satellite."
    events.carry_out("15 rest 15")
    assert events.state(SATELLITE).conditions.level(1) == Level(15)
    assert events.reply("15 rest 10").sentence == (
        "The break after level 1 of 15 Mega Satellite lasts 10 min."
    )
    events.carry_out("15 level 2", "")
    assert "Level 2" not in texts(events.reply("15 -1"))

    assert events.reply("level 2").note == "You will be asked to confirm."
    events.carry_out("level 2", "")
    assert events.state().clock.index == 1
    events.carry_out("clock 12:30")
    assert events.state().clock.remaining_us == 750_000_000
    events.carry_out("15 pause")
    assert events.state(MAIN).clock.running
    assert not events.state(SATELLITE).clock.running


def test_what_must_be_known_is_asked_first(events: TwoEvents) -> None:
    post = events.reply("post")
    assert post.sentence == "3 prizes are posted for 14 Harbour Main."
    said = f"{post.sentence} {texts(post)}"
    assert said.count("This closes late registration") == said.count("closes") == 1
    events.carry_out("post", "")
    for name in ("liam", "grace", "kjaer", "hoa"):
        events.carry_out(f"{name} b")
    assert events.reply("mei b").sentence.endswith("in 4th place.")
    events.carry_out("mei b")
    third = events.reply("aylin b")
    assert "Prize for 3rd place: 160.00. A prize slip is issued." in texts(third)

    tie = events.reply("aylin b with tomas")
    assert "asked first" in texts(tie)
    assert tie.begin is not None
    first = step_after(tie.begin)
    assert isinstance(first, Question)
    assert first.text == "How many chips did Tomás Oliveira have before the hand?"
    with pytest.raises(Refusal):
        step_after(tie.begin, "many")
    events.carry_out("aylin b with tomas", "7000", "5000")
    names = events.work.names.name
    state = events.state()
    third_place = names(state.entry(state.at_place(3)[0]).person)
    assert third_place == "Aylin Kaya"
    assert "Oliver Grant" in names(state.entry(state.at_place(1)[0]).person)


def test_a_hold_keeps_exits_and_a_break_is_asked_once(events: TwoEvents) -> None:
    kaya = events.seat_of("Aylin Kaya")
    events.carry_out(f"{kaya.table} hold")
    held = events.reply("kaya b")
    assert held.sentence.endswith("when the table is released.")
    events.carry_out("kaya b")
    assert "Eliminations to confirm: 1" in texts(events.reply(f"{kaya.table} free"))
    events.carry_out(f"{kaya.table} free", str(kaya))
    assert events.seat_of("Aylin Kaya") == kaya
    assert events.state().left == 8

    other = next(one for one in events.state().seating.tables if one != kaya.table)
    leaving = [one for one in events.state().seating.entry_at if one.table == other]
    for seat in leaving[:2]:
        events.carry_out(f"{seat} b")
    breaks = events.state().seating.orders.breaking[0]
    asked = events.reply(f"break t{breaks}")
    assert f"Table {breaks} of 14 Harbour Main breaks" in asked.sentence
    assert f"table {breaks} is breaking" in texts(asked)
    events.carry_out(f"break t{breaks}", "")
    assert breaks in events.state().seating.breaking


def test_nobody_is_guessed_the_right_event_is_found_and_a_scanned_card_names_its_player(
    events: TwoEvents,
) -> None:
    several = events.reply("oliv b")
    assert several.begin is None
    assert several.why_not.startswith("3 players in play match “oliv”")
    seats = {
        f"{events.seat_of(name, event)} bust"
        for name, event in (
            ("Tomás Oliveira", MAIN),
            ("Oliver Grant", MAIN),
            ("Olivia Brandt", SATELLITE),
        )
    }
    assert set(lines(several)) == seats
    assert events.reply("15 oliv b").sentence.startswith("Olivia Brandt, table 19")
    assert events.reply("tom oliv b").sentence.startswith("Tomás Oliveira")
    assert events.reply("kjaer soren b").sentence.startswith("Søren Kjær")
    assert events.reply("duong b").sentence.startswith("Dương Hoà")
    assert events.reply("15 12-1 b").why_not.startswith(
        "Table 12 belongs to an event other than 15"
    )
    assert events.reply("33 pause").why_not.startswith("There is no event 33 now")
    empty = next(iter(events.state().seating.free()))
    assert events.reply(f"{empty} b").why_not.startswith(f"Seat {empty} is empty")
    shown = events.reply("19")
    assert shown.sentence == "Table 19 of 15 Mega Satellite: 4 of 6 seats are taken."
    assert shown.about is not None
    assert (shown.about.event, shown.about.table) == (SATELLITE, 19)
    assert "19 all here" in lines(shown)

    liam = events.seat_of("Liam O'Connor")
    entry = events.state().seating.entry_at[liam]
    number = event_number(MAIN)
    code = seat_code(document_id(number, PaperKind.SEAT_CARD, entry), str(liam))
    shown = events.reply(code)
    assert shown.sentence.startswith("Liam O'Connor, table")
    assert shown.about is not None
    assert shown.about.seat == liam
    assert events.reply(f"{code.lower()} away").sentence.endswith("is away in 14 Harbour Main.")
    sheet = document_id(number, PaperKind.FLOOR_SHEET, 3)
    assert events.reply(f"{sheet} away").why_not.startswith(
        f"Document {sheet} does not name a player"
    )


def test_a_scanned_paper_of_no_player_is_opened(events: TwoEvents) -> None:
    sheet = document_id(event_number(MAIN), PaperKind.FLOOR_SHEET, 3)
    opened: list[PaperRef] = []
    bar = bar_over(events)
    bar.scanned.connect(opened.append)
    bar.open(sheet.lower())
    assert bar.card.note.text() == "Nothing changes."
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert [(one.kind, one.number) for one in opened] == [(PaperKind.FLOOR_SHEET, 3)]


def test_whatever_is_typed_has_an_answer_and_every_act_is_found_by_its_words(
    room: WindowRoom,
) -> None:
    events, chance = TwoEvents(room), Random(7)
    lines_ = [" ".join(chance.choices(WORDS, k=chance.randint(1, 5))) for _ in range(100)]
    odd = [
        "12-5b",
        "+9999",
        "level 999",
        "rest 999",
        "open t999999",
        "12 button 99",
        "\0",
        "é" * 120,
    ]
    for line in (*odd, *lines_[:30]):
        reply = events.reply(line)
        assert reply.why_not or reply.sentence == "What can be said"
    events.begin()
    for line in (*odd, *lines_):
        reply = events.reply(line)
        assert reply.sentence or reply.why_not, line

    assert events.reply("canc ev").sentence.startswith("Cancel")
    finish = events.reply("finish event")
    assert finish.why_not
    assert finish.why_not in texts(finish)
    many = events.reply("re")
    assert "“re” matches several commands" in many.why_not
    assert len(many.go_on) > 2
    for act in events.room.console.all_acts:
        typed = act.text().replace("&", "")
        reply = events.reply(typed)
        assert reply.sentence == typed or reply.go_on or reply.begin or reply.why_not, typed


def test_a_start_is_moved_by_its_time_alone_and_only_why_is_asked(room: WindowRoom) -> None:
    events, day = TwoEvents(room), date(2099, 11, 28)
    planned = replace(NO_REBUY, start=PlannedStart(day, "20:30", "Australia/Sydney"))
    events.begin_event(MAIN, planned, (12,), MAIN_NAMES[:2])
    events.work.view.choose(MAIN)
    reply = events.reply("start at 9:15 pm")
    assert reply.sentence == (
        "The start of 14 Harbour Main moves from Sat 28 Nov 2099, 20:30 in Sydney to "
        "Sat 28 Nov 2099, 21:15 in Sydney."
    )
    events.carry_out("start at 9:15 pm", "the earlier event runs late")
    assert events.state().conditions.start == PlannedStart(day, "21:15", "Australia/Sydney")
    assert events.reply("start at noonish").begin is None
    events.do(StartClock(MAIN))
    assert "start at" not in events.reply("start at 22:00").sentence
    assert events.reply("start at 22:00").why_not


def test_a_start_that_was_not_planned_is_the_next_one_that_clocks_show(room: WindowRoom) -> None:
    events = TwoEvents(room)
    events.begin_event(MAIN, replace(NO_REBUY, start=None), (12,), MAIN_NAMES[:2])
    events.work.view.choose(MAIN)
    now_us = room.parts.desk.time.now().utc_us
    for at in ("03:10", "14:10"):
        events.carry_out(f"start at {at}", "agreed")
        start = events.state().conditions.start
        assert start is not None
        assert start.at == at
        assert 0 < (start.utc_us or 0) - now_us <= DAY_S * 1_000_000


def test_a_bust_before_the_clock_ever_ran_is_asked_about(events: TwoEvents) -> None:
    late = StreamId("late")
    events.begin_event(late, NO_REBUY, (31,), ("Nora Lind", "Cem Yildiz", "Ida Berg", "Paul Roth"))
    events.work.view.choose(late)
    first, second, third = (f"#{number}" for number in (1, 2, 3))
    assert events.reply(f"{first} bust").note == "You will be asked to confirm."
    events.carry_out(f"{first} bust", "")
    assert set(events.state(late).exits.by_entry) == {1}
    events.carry_out(f"{second} bust with {third}", "2000", "1000", "")
    assert set(events.state(late).exits.by_entry) == {1, 2, 3}


def test_several_of_one_line_are_done_once_each_and_undone_one_by_one(events: TwoEvents) -> None:
    """Entries by plain numbers buy, are away and bust; tables are held and opened."""
    numbers = sorted(events.state(SATELLITE).entries.by_number)[:3]
    first, second, third = numbers
    events.work.view.choose(SATELLITE)
    events.room.settle()
    for one in (first, third):
        events.carry_out(f"#{one} bust")
    assert set(events.state(SATELLITE).exits.out_of_chips) == {first, third}
    events.carry_out(f"rebuy {first} and {third}")
    assert events.state(SATELLITE).entries.rebuys == 2
    events.carry_out(f"{first}, {second} and {third} away")
    assert set(numbers) == set(events.state(SATELLITE).attendance.away)
    events.carry_out("open tables 31 to 33")
    assert {31, 32, 33} <= set(events.state(SATELLITE).seating.tables)
    reply = events.reply("hold 31 and 33")
    assert reply.sentence.count("on hold") == 2
    events.carry_out("hold 31 and 33")
    assert {31, 33} == set(events.state(SATELLITE).seating.held)
    console = events.room.console
    console.undoing.undo.go()
    events.room.settle()
    assert {31} == set(events.state(SATELLITE).seating.held)


def test_a_start_in_so_many_minutes_is_planned_and_put_off_by_so_many(room: WindowRoom) -> None:
    events = TwoEvents(room)
    events.begin_event(MAIN, NO_REBUY, (12,), MAIN_NAMES[:2])
    events.work.view.choose(MAIN)
    now_us = events.work.view.now.utc_us
    events.carry_out("start in 15", "Dealers are late.")
    start = events.state().conditions.start
    assert start is not None
    assert start.utc_us is not None
    assert 14 * MINUTE_US < start.utc_us - now_us <= 15 * MINUTE_US
    events.carry_out("delay start by 10 min", "Still no dealers.")
    later = events.state().conditions.start
    assert later is not None
    assert later.utc_us == start.utc_us + 10 * MINUTE_US


@pytest.mark.parametrize(
    "line", ["back at 4:30", "resume at 4.30am", "break until 4:30 am", "dinner till 4:30"]
)
def test_a_break_until_a_time_of_day_lasts_from_the_end_of_the_level_or_from_now(
    events: TwoEvents, line: str
) -> None:
    events.work.view.choose(SATELLITE)
    assert "A 70-minute break follows level 1" in events.reply(line).sentence
    assert "minutes of the break" in events.reply("break until 9:40 pm").why_not
    events.carry_out(line)
    events.room.time.pass_us(20 * MINUTE_US)
    assert "lasts 70 min from now" in events.reply(line).sentence
    events.room.time.pass_us(10 * MINUTE_US)
    assert "lasts 60 min from now" in events.reply("rest until 4:30").sentence
