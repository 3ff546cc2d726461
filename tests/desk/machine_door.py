"""Who may not play, of an evening: barred, excluded, too young, and let in again."""

import hypothesis.strategies as st

from tdapp.calls.house.merging import MergePersons, PartPersons
from tdapp.calls.house.people import (
    BarPerson,
    CorrectBirthDate,
    EndExclusion,
    EnterPeople,
    LiftBar,
    NoteExclusion,
    SetBirthDate,
)
from tdapp.core.instant import MINUTE_US
from tdapp.core.ports.people import BarPeriod, NameUpdate
from tests.desk.any_call import PERSONS
from tests.desk.evening import answering
from tests.desk.playing import Calls, Playing, asked, of

DATES = (SetBirthDate, CorrectBirthDate)
DAYS = ["1990-04-01", "1990-04-01", "2024-01-01"]


def the_door(now: Playing) -> Calls:
    """Bars and exclusions, most of them short, and what ends or corrects them."""
    house, who = st.just(now.house_id), of(PERSONS)
    soon_us = now.station.time.utc_us + 2 * MINUTE_US
    until = st.sampled_from([soon_us] * 5 + [None])
    lists = who.map(lambda person: (NameUpdate(person, "Somebody"), BarPeriod(person, 1, 2)))
    return st.one_of(
        asked(BarPerson, house, who, st.none(), until),
        asked(NoteExclusion, house, who, st.none(), until),
        asked(LiftBar, house, who),
        asked(EndExclusion, house, who),
        asked(EnterPeople, house, lists),
        asked(MergePersons, house, who, who, st.just(answering(now.event))),
        asked(PartPersons, house, who, who),
        *(asked(kind, house, who, st.sampled_from(DAYS)) for kind in DATES),
    )
