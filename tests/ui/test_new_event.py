"""A new event by a few answers: nothing is announced, a draft is made."""

from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.tournament.templates.event_text import event_text
from tdapp.ui.drafts.form_inputs import FormLine
from tdapp.ui.drafts.pickers import DayPicker, PickedLine, TimePicker
from tdapp.ui.events.event_rows import EventRowKey
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.spoken import voice
from tdapp.ui.new_event.choice_fields import choice_fields
from tdapp.ui.new_event.draft_pane import FORM, SHORT, TEXT
from tdapp.ui.new_event.new_event_page import NewEventPage
from tdapp.ui.workplace.rail import PageName
from tdapp.words.formats import FORMATS
from tests.ui.at_new_event import (
    BEGINS,
    BLINDS,
    draft_of,
    levels,
    made_again,
    open_new_event,
    type_in,
)
from tests.ui.at_the_till import answer, question
from tests.ui.by_hand import begin
from tests.ui.refusals_read import FILE_WORDS
from tests.ui.window_room import WindowRoom

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def page(room: WindowRoom) -> NewEventPage:
    return open_new_event(room)


def test_all_formats_are_in_sight_and_the_graph_marks_where_the_sentence_ends(
    room: WindowRoom, page: NewEventPage
) -> None:
    room.console.resize(1600, 900)
    room.settle()
    room.until(lambda: not page.short.waits)
    assert page.cards.area.height() >= page.cards.height()
    assert page.short.planned is not None
    ends = page.short.planned[1].level
    marked = [bar.word for bar in page.short.graph._bars if bar.now]  # noqa: SLF001
    assert marked == [str(ends)]
    assert f"in level {ends}" in page.short.said.text


@pytest.mark.parametrize("place", range(len(FORMATS)))
def test_every_format_makes_a_draft_that_can_be_announced(
    room: WindowRoom, page: NewEventPage, place: int
) -> None:
    page.cards.choose(place)
    room.settle()
    title = page.card.told.text.splitlines()[0]
    assert levels(page, BLINDS)
    page.make_draft.trigger()
    assert room.console.pages.name is PageName.EVENTS
    draft = room.events.page.on_list.draft
    assert draft is not None
    assert draft.conditions is not None
    assert (draft.title, draft.faults) == (title, ())
    assert draft.text == event_text(draft.conditions)
    assert not room.console.view.events()
    assert not room.parts.desk.log


def test_what_is_typed_is_what_the_draft_says(room: WindowRoom, page: NewEventPage) -> None:
    type_in(
        room, page, title="Friday Night", day="2027-12-03", at="8:15 pm", entries="48", seats="8",
        part_pool="100", part_fee="20", guarantee="5,000", chips="20,000", minutes="4:30",
        level_minutes="15",
    )  # fmt: skip
    assert levels(page, BEGINS)[:2] == ["20:15", "20:30"]
    page.make_draft.trigger()
    draft = room.events.page.on_list.draft
    assert draft is not None
    made = draft.conditions
    assert made is not None
    assert made.start is not None
    assert (str(made.start.day), made.start.at) == ("2027-12-03", "20:15")
    assert (made.title, made.seats_per_table) == ("Friday Night", 8)
    assert (made.entry.total, made.guarantee, made.entry.chips) == (12_000, 500_000, 20_000)
    assert {level.minutes for level in made.levels if not level.is_break} == {15}


@pytest.mark.parametrize("view", [SHORT, FORM, TEXT])
def test_a_draft_is_gone_on_with_in_the_view_it_was_made_in(
    room: WindowRoom, page: NewEventPage, view: int
) -> None:
    page.pane.show_view(view)
    room.until(lambda: not page.short.waits)
    page.make_draft.trigger()
    pane = room.events.page.pane
    assert (pane.choices.place, pane.view.isVisible()) == (view, True)
    assert pane.isAncestorOf(room.console.focusWidget())
    press(room, CTRL)
    assert question(room).text.startswith("Announce Freeze-out?")


CANNOT_BE = (
    ("chips", "abc"), ("entries", "-3"), ("part_pool", "1.234,5"), ("minutes", "x"),
    ("at", "25:00"), ("day", "someday"), ("seats", "99"), ("entries", "1"), ("minutes", "0"),
)  # fmt: skip


def test_what_cannot_be_is_said_and_makes_no_draft(room: WindowRoom, page: NewEventPage) -> None:
    before = levels(page, BLINDS)
    for key, typed in CANNOT_BE:
        type_in(room, page, **{key: typed})
        assert page.short.said.text, (key, typed)
        assert page.make_draft.why_not == page.short.said.text.strip()
        assert levels(page, BLINDS) == before
        page.make_draft.trigger()
        assert not room.parts.drafts.names()
        type_in(room, page, **{key: ""})
        assert page.make_draft.why_not == ""


def test_a_trial_says_when_it_ends_and_which_chips_it_needs(
    room: WindowRoom, page: NewEventPage
) -> None:
    page.try_it.trigger()
    room.until(lambda: "Played by itself" in page.card.played.text)
    told = page.card.played.text
    assert "Ends after" in told
    assert "Final table" in told
    assert "Chips of" in told
    page.cards.choose(1)
    room.settle()
    assert page.card.played.isHidden()


def test_digits_choose_a_format_and_escape_leads_back_with_nothing_changed(
    room: WindowRoom,
) -> None:
    begin(room)
    before = len(room.parts.desk.log)
    room.key(Qt.Key.Key_N, CTRL)
    page = room.console.pages.page
    assert isinstance(page, NewEventPage)
    room.key(Qt.Key.Key_4, on=page.cards)
    assert page.cards.place == 3
    room.key(Qt.Key.Key_Escape, on=page.cards)
    assert room.console.pages.name is PageName.DESK
    assert len(room.parts.desk.log) == before
    assert not room.parts.drafts.names()


def test_no_field_is_named_as_in_the_file(room: WindowRoom) -> None:
    assert room.console.isVisible()
    parts = ("pool", "bounty", "fee", "staff bonus")
    keys = {field.key: field.words for _, fields in choice_fields(parts) for field in fields}
    assert all("_" not in words and words[0].isupper() for words in keys.values())


def test_whatever_is_typed_anywhere_what_is_wrong_is_said_without_names_of_the_file(
    room: WindowRoom, page: NewEventPage
) -> None:
    keys = [field.key for field in page.short.form.fields]
    for key in keys:
        for typed in ("x", "0", "99", "9999999"):
            type_in(room, page, **{key: typed})
            said = [page.short.said.text, page.make_draft.why_not, page.card.told.text]
            said += [page.short.form.beside(one) for one in keys]
            assert [one for one in said if FILE_WORDS.search(one)] == [], (key, typed)
        type_in(room, page, **{key: ""})


def announce_by_keys(room: WindowRoom) -> None:
    """Make the draft and press the key that announces; the question is not answered yet."""
    press(room, ALT)
    room.until(lambda: room.console.pages.name is PageName.EVENTS)
    press(room, CTRL)


def press(room: WindowRoom, held: Qt.KeyboardModifier) -> None:
    """Press Enter where the focus is."""
    room.key(Qt.Key.Key_Return, held, on=room.console.focusWidget())
    room.settle()


def test_a_draft_is_announced_from_its_form_by_a_key_of_its_own_that_asks_first(
    room: WindowRoom, page: NewEventPage
) -> None:
    type_in(room, page, title="Friday Night")
    announce_by_keys(room)
    assert "Friday Night" in question(room).text
    assert not room.console.view.events()
    answer(room)
    room.settle()
    assert room.console.view.state.conditions.title == "Friday Night"
    assert not room.parts.drafts.names()
    assert room.events.listing.hasFocus()
    assert room.events.listing.key == EventRowKey(event=room.console.view.id)


def test_one_key_pressed_again_and_again_announces_nothing(
    room: WindowRoom, page: NewEventPage
) -> None:
    for held in (ALT, CTRL):
        for _ in range(3):
            press(room, held)
    assert not room.console.view.events()
    assert page.isHidden()


def test_what_follows_is_said_beside_the_draft_and_its_acts_stand_alone(
    room: WindowRoom, page: NewEventPage
) -> None:
    page.make_draft.trigger()
    room.until(lambda: room.console.pages.name is PageName.EVENTS)
    side, acts = room.events.page.side, room.events.page.on_list
    assert "opens registration" in side.follows.text()
    seen = [one.text() for one in side.findChildren(ActButton) if one.isVisible()]
    assert seen == ["Announce this draft…", "Try it…", "Keep draft"]
    acts.try_it.trigger()
    answer(room, "80")
    room.until(lambda: "with 80 entries" in side.card.played.text)
    acts.of_draft[-1].trigger()
    assert room.events.listing.hasFocus()
    assert not side.follows.isVisible()


def test_the_price_is_asked_for_by_its_parts_and_says_what_is_to_pay(
    room: WindowRoom, page: NewEventPage
) -> None:
    page.cards.choose(list(FORMATS).index("bounty"))
    type_in(room, page, part_pool="80", part_bounty="40")
    names = [field.words for field in page.short.form.fields]
    assert names[5:8] == ["Prize pool", "Bounty", "House fee"]
    assert page.short.form.beside("part fee") == "to pay 135.00"
    page.make_draft.trigger()
    made = draft_of(room).conditions
    assert made is not None
    assert {part.name: part.cents for part in made.entry.parts} == {
        "pool": 8_000,
        "bounty": 4_000,
        "fee": 1_500,
    }


def test_day_and_time_are_picked_and_the_month_is_said_in_a_word(
    room: WindowRoom, page: NewEventPage
) -> None:
    day, at = page.short.form.line("day"), page.short.form.line("at")
    assert isinstance(day, PickedLine)
    assert isinstance(at, PickedLine)
    type_in(room, page, day="4/12/2026")
    calendar = day.pick()
    assert isinstance(calendar, DayPicker)
    room.key(Qt.Key.Key_Right, on=calendar.focusWidget())
    room.key(Qt.Key.Key_Return, on=calendar.focusWidget())
    assert (day.text(), day.hasFocus()) == ("5 Dec 2026", True)
    room.key(Qt.Key.Key_Escape, on=day.pick().focusWidget())
    assert (day.text(), day.hasFocus()) == ("5 Dec 2026", True)
    assert room.console.pages.page is page
    at.setFocus()
    room.key(Qt.Key.Key_Down, ALT, on=at)
    hours = room.console.focusWidget()
    assert isinstance(hours, TimePicker)
    room.key(Qt.Key.Key_Down, on=hours)
    room.key(Qt.Key.Key_Return, on=hours)
    assert at.text() == "19:15"
    type_in(room, page)
    assert page.short.form.beside("day") == "Sat 5 Dec 2026"
    assert "Sat 5 Dec 2026, 19:15" in page.card.told.text


def test_a_day_to_come_is_typed_as_it_is_said(room: WindowRoom, page: NewEventPage) -> None:
    tomorrow = date.today() + timedelta(days=1)  # noqa: DTZ011 - as the calendar in the window
    for said in ("tomorrow", f"{tomorrow:%d %b}", f"{tomorrow:%A}", f"{tomorrow:%d/%m}"):
        type_in(room, page, day=said, at="7 pm")
        assert page.short.form.beside("day") == f"{voice().weekday(tomorrow)} {tomorrow.year}", said


def test_a_fault_that_was_just_mended_keeps_nobody_from_the_draft(
    room: WindowRoom, page: NewEventPage
) -> None:
    type_in(room, page, title="Friday Night", seats="99")
    assert page.make_draft.why_not
    seats = page.short.form.line("seats")
    seats.setFocus()
    seats.selectAll()
    QTest.keyClicks(seats, "8")
    room.key(Qt.Key.Key_Return, ALT, on=seats)
    room.until(lambda: room.console.pages.name is PageName.EVENTS)
    assert len(room.parts.drafts.names()) == 1


def test_three_views_show_one_event_and_what_was_typed_in_each_stays(
    room: WindowRoom, page: NewEventPage
) -> None:
    type_in(room, page, title="Friday Night", entries="48")
    room.key(Qt.Key.Key_2, ALT, on=page.short.form.line("title"))
    form = page.pane.form
    assert form.isVisible()
    seats = next(row for row in form.page.rows if row.asked.field.keys == ("seats_per_table",))
    assert isinstance(seats.input, FormLine)
    seats.input.setFocus()
    seats.input.selectAll()
    QTest.keyClicks(seats.input, "8")
    room.key(Qt.Key.Key_3, ALT, on=seats.input)
    text = page.pane.editor.field
    assert page.pane.editor.isVisible()
    assert "seats_per_table = 8" in text.toPlainText()
    assert "Friday Night" in text.toPlainText()
    text.setPlainText(text.toPlainText().replace("Friday Night", "Friday Late"))
    room.key(Qt.Key.Key_1, ALT, on=text)
    made_again(room, page)
    assert page.short.form.line("title").text() == "Friday Late"
    assert page.short.form.line("entries").text() == "48"
    assert page.short.form.line("seats").placeholderText() == "8"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("seats_per_table = 9", "seats_per_table = 99", "Seats per table: at most 12"),
        ("chips = 20000", "chips = 0", "Starting chips: required, at least 1"),
        ('title = "Freeze-out"', 'title = ""', "Name: required"),
        ("small = 150", 'small = "x"', "Level 2, Small blind: enter a whole number"),
    ],
)
def test_a_fault_in_the_foot_calls_its_field_as_the_short_form_does(
    room: WindowRoom, page: NewEventPage, old: str, new: str, said: str
) -> None:
    page.pane.choices.choose(2)
    text = page.pane.editor.field.toPlainText()
    assert old in text
    page.pane.editor.field.setPlainText(text.replace(old, new, 1))
    page.pane.choices.choose(0)
    made_again(room, page)
    assert said in page.short.said.text
    if not said.startswith("Level"):
        names = [field.words for field in page.short.form.fields]
        assert said.partition(":")[0] in names
