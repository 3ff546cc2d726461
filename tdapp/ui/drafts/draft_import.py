"""Event files from elsewhere that become drafts, and drafts that are made for a later day."""

from datetime import date, timedelta
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from tdapp.core.refusal import Refusal
from tdapp.tournament.templates.event_file import with_value
from tdapp.typed import days
from tdapp.ui.asking.file_question import typed_path
from tdapp.ui.drafts.draft_edits import fields_of, said_at

ENDING = ".toml"
LARGEST = 1 << 20
"""An event file of more bytes than that is none."""
WEEK = timedelta(days=7)
Places = QStandardPaths.StandardLocation


def offered_files() -> tuple[str, ...]:
    """The event files that lie where people keep their documents and what they were sent."""
    found: list[str] = []
    for place in (Places.DocumentsLocation, Places.DownloadLocation):
        folder = Path(QStandardPaths.writableLocation(place))
        try:
            found += sorted(str(file) for file in folder.iterdir() if file.suffix == ENDING)
        except OSError:
            continue
    return tuple(found)


def read_event_file(path: str) -> str:
    """The text of a file; refuses ``no_such_home`` and ``draft_unreadable``."""
    file = typed_path(path)
    try:
        with file.open("rb") as opened:
            content = opened.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise Refusal("draft_unreadable", file=str(file))
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise Refusal("draft_unreadable", file=str(file)) from error


def for_a_later_week(text: str, today: date) -> str:
    """A copy whose planned day is over stands on the same weekday of the next week to come.

    The time of day stays, also over a change of the clocks.
    """
    fields = fields_of(text)
    day = said_at(fields, ("start", "day"))
    try:
        day = days.day(day) if isinstance(day, str) else day
    except Refusal:
        return text
    if not isinstance(day, date) or day > today:
        return text
    return with_value(text, ("start", "day"), a_later_week(day, today))


def a_later_week(day: date, today: date) -> date:
    """The day itself while it is to come, else the same weekday of the next week to come."""
    return day if day > today else day + ((today - day) // WEEK + 1) * WEEK
