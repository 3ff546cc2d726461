"""The page of a new event as tests work it: fields typed in, levels read, the draft made of it."""

from PySide6.QtCore import Qt

from tdapp.ui.drafts.drafts import EventDraft
from tdapp.ui.new_event.choice_fields import PART
from tdapp.ui.new_event.new_event_page import NewEventPage
from tdapp.ui.workplace.rail import PageName
from tests.ui.window_room import WindowRoom

LEVEL, SMALL, BLINDS, ANTE, LENGTH, UPS, BEGINS, IN_PLAY, NOTE = range(9)


def open_new_event(room: WindowRoom) -> NewEventPage:
    """The page of a new event, brought up by its key, its first levels fitted."""
    room.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    page = room.console.pages.page
    assert isinstance(page, NewEventPage)
    room.settle()
    return page


def type_in(room: WindowRoom, page: NewEventPage, **typed: str) -> None:
    """Fill these fields, take them in without a pause, wait until its levels are fitted."""
    for name, words in typed.items():
        key = name.replace("part_", PART)
        page.short.form.line(key).setText(words)
        page.short.form.line(key).textEdited.emit(words)
    page.short.tell_now()
    room.until(lambda: not page.short.waits)
    room.settle()


def levels(page: NewEventPage, column: int) -> list[str]:
    return [row.cells[column].text for row in page.short.levels.table.lines.table.rows]


def draft_of(room: WindowRoom) -> EventDraft:
    """The draft that is typed in."""
    room.until(lambda: room.console.pages.name is PageName.EVENTS)
    draft = room.events.page.on_list.draft
    assert draft is not None
    return draft


def made_again(room: WindowRoom, page: NewEventPage) -> None:
    """Take in what was typed without a pause, and wait until it is made of."""
    page.short.tell_now()
    room.until(lambda: not page.short.waits)
    room.settle()
