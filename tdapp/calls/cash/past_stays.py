"""What somebody played for cash on gaming days that are over, from the record."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from tdapp.cash.cash import FOLDS, Cash
from tdapp.cash.room import CASH, KIND
from tdapp.cash.state.stays import Stay
from tdapp.core.ids import PersonId, StreamInfo, StreamRef
from tdapp.core.ports.record import Journal
from tdapp.core.room import Room
from tdapp.core.timeline import Timeline

DAYS_BACK = 14
"""So many of the days that are over are looked through, the newest ones: two weeks."""


def _as_it_is(_: Cash) -> None:
    return None


STAYS: Room[Cash] = replace(CASH, folds=FOLDS.only(("stays",)), check=_as_it_is)
"""The cash games with nothing told of them but who sat where from when to when."""


def past_stays(
    journal: Journal, days: Sequence[StreamInfo], persons: Collection[PersonId]
) -> list[Stay]:
    """The sessions that ended on the last `DAYS_BACK` of these days that are over, newest first.

    Asks the disk, in any thread; refuses as `Journal.load` does.
    """
    over = [day for day in days if day.ended][-DAYS_BACK:]
    found = [one for day in over for one in _ended_on(journal, day) if one.person in persons]
    return sorted(found, key=lambda one: one.since.utc_us, reverse=True)


def _ended_on(journal: Journal, day: StreamInfo) -> Iterator[Stay]:
    told = Timeline(STAYS)
    told.replay(journal.load(StreamRef(day.id, KIND)))
    stays = told.state.stays.by_sitting.values()
    return (one for one in stays if one.left_with is not None)
