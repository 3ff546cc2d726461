"""The whole evening, with every act and every kind of fact: part after part in one record."""

from pathlib import Path

from tests.same_record.evening.counter import counter
from tests.same_record.evening.floor import floor
from tests.same_record.evening.hands import hands
from tests.same_record.evening.house import kept_prizes, next_day, notices, papers, people, staff
from tests.same_record.evening.play import play
from tests.same_record.evening.prizes import prizes
from tests.same_record.workplace import Workplace

PARTS = (
    *(counter, floor, play, prizes, hands),
    *(people, papers, notices, kept_prizes, staff, next_day),
)
"""The built-in director acts until somebody is enrolled: staff comes near the end."""


def play_evening(folder: Path) -> Workplace:
    """All of it on a new record; the workplace is still open."""
    place = Workplace(folder, "evening")
    for part in PARTS:
        part(place)
    return place
