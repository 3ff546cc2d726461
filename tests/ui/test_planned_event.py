"""An event planned anew for its field: published ones, and those that the house held."""

from collections.abc import Callable
from datetime import date
from threading import Event

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from tdapp.calls.tournament.event import Announce
from tdapp.core.ids import StreamId
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.tournament.structures.trial import Trial, on_plan
from tdapp.tournament.structures.turnout import MadeEvent
from tdapp.ui.drafts.drafts import templates
from tdapp.ui.events.beginning import bundled_conditions
from tdapp.ui.new_event.new_event_page import NewEventPage
from tests.ui.at_new_event import (
    draft_of,
    open_new_event,
    type_in,
)
from tests.ui.at_the_till import question
from tests.ui.window_room import WindowRoom


@pytest.fixture
def page(room: WindowRoom) -> NewEventPage:
    return open_new_event(room)


def test_a_published_event_is_planned_for_those_who_came(
    room: WindowRoom, page: NewEventPage
) -> None:
    room.key(Qt.Key.Key_PageUp, on=page.cards)
    titles = [point.title for point in page.points]
    page.cards.choose(titles.index("Borgata Poker Open 2008"))
    room.settle()
    assert page.short.form.line("entries").placeholderText() == "516"
    assert "516" in page.card.pays.text.split()
    page.make_draft.trigger()
    assert draft_of(room).conditions is not None
    assert "516" in room.events.pays.split()
    room.events.acts.try_it.trigger()
    assert question(room).field.text() == "516"


@pytest.mark.parametrize("place", range(len(templates())))
def test_every_published_event_is_fitted_to_a_field_of_forty_and_four_hours(
    room: WindowRoom, page: NewEventPage, place: int
) -> None:
    room.key(Qt.Key.Key_PageUp, on=page.cards)
    page.cards.choose(place)
    type_in(room, page, entries="40", minutes="4", title="As published")
    is_mixed = 'game = "' in [*templates().values()][place]
    if is_mixed:
        assert page.short.said.text.startswith("The levels name several games")
        return
    assert page.short.said.text.startswith("Ends after ")
    page.make_draft.trigger()
    draft = draft_of(room)
    assert (draft.title, draft.faults) == ("As published", ())


def test_an_event_that_the_house_held_is_drafted_again_as_it_was_and_a_week_later(
    room: WindowRoom,
) -> None:
    start = PlannedStart(date(2010, 11, 28), "19:30", "Australia/Sydney")
    before = replace(bundled_conditions(room.parts), title="Sunday Special", start=start)
    room.wait_for(room.console.asking.perform(Announce(StreamId("sunday"), before)))
    room.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    page = room.console.pages.page
    assert isinstance(page, NewEventPage)
    room.settle()
    room.key(Qt.Key.Key_PageDown, on=page.cards)
    room.settle()
    assert [point.title for point in page.points] == ["Sunday Special"]
    page.make_draft.trigger()
    made = draft_of(room).conditions
    assert made == replace(before, start=replace(start, day=date(2010, 12, 5)))


def test_a_house_without_events_is_told_so_beside_its_own(
    room: WindowRoom, page: NewEventPage
) -> None:
    room.key(Qt.Key.Key_PageDown, on=page.cards)
    assert "announced no event yet" in page.short.said.text
    page.make_draft.trigger()
    assert not room.parts.drafts.names()
    room.key(Qt.Key.Key_PageUp, on=page)
    room.settle()
    assert page.make_draft.why_not == ""


def test_a_draft_asked_for_while_the_levels_are_fitted_is_of_what_was_typed_last(
    room: WindowRoom, page: NewEventPage
) -> None:
    for entries in ("30", "300"):
        line = page.short.form.line("entries")
        line.setText(entries)
        line.textEdited.emit(entries)
        page.make_draft.trigger()
    made = draft_of(room).conditions
    assert made is not None
    assert made.max_entries >= 300
    assert len(room.parts.drafts.names()) == 1


def test_a_draft_shows_its_fields_while_its_levels_are_still_fitted(
    room: WindowRoom, page: NewEventPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(room, page, entries="24")
    fitted = Event()

    def slowly(make: Callable[[int | None], MadeEvent]) -> tuple[MadeEvent, Trial]:
        fitted.wait(20)
        return on_plan(make)

    monkeypatch.setattr("tdapp.ui.new_event.short_form.on_plan", slowly)
    page.make_draft.trigger()
    draft_of(room)
    short = room.events.page.pane.short
    room.until(lambda: bool(short.form.line("entries").placeholderText()))
    assert (short.form.line("entries").placeholderText(), short.planned) == ("24", None)
    fitted.set()
    room.until(lambda: not short.waits)
