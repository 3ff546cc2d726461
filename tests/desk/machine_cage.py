"""Cashiers of an evening: drawers are opened, filled, counted, closed and handed over."""

import hypothesis.strategies as st

from tdapp.calls.house.cage import CloseSession, CountSession, MoveFloat, OpenSession, SetCageTerms
from tdapp.calls.tournament.prizes import NoteDetails
from tdapp.core.ids import StaffId
from tdapp.house.cage_events import Amount, CageTerms, TenderCount
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.prizes import unpaid
from tests.desk.evening import answering
from tests.desk.playing import Calls, Playing, asked, of

ALWAYS_OPEN = "till 2/1"
"""What others of the evening pay in, so that nobody closes it."""


OTHER_TERMS = CageTerms(details_from=1_000_000, details=("age",), off_by_two=1_000_000)
"""Terms that ask nobody of the evening for anything."""


def a_drawer(now: Playing) -> None:
    """A drawer is opened, filled, counted and closed, or handed over to another cashier."""
    house, events = now.house_id, answering(now.event)
    now.ask(OpenSession(house, "till 4"))
    sessions = now.station.house.cage.sessions
    name = now.one_of(one for one in sessions if sessions[one].closed_us is None)
    if name == ALWAYS_OPEN:
        return
    now.ask(MoveFloat(house, name, events, 500))
    now.ask(CountSession(house, name, events, (TenderCount("cash", now.one_of([500, 0])),)))
    now.ask(CloseSession(house, name, events, now.one_of([None, StaffId("bob")])))


def drawers(now: Playing) -> Calls:
    """Any of the drawers but the one that is always open."""
    house, events = st.just(now.station.house_id), st.just(answering(now.event))
    cage = now.station.house.cage
    known = of(sorted({*cage.sessions} - {ALWAYS_OPEN}))
    cents = st.integers(-300, 300)
    floats = st.just(()) | cents.map(lambda some: (Amount("cash", some),))
    counted = st.just((TenderCount("cash", 0),)) | cents.map(
        lambda some: (TenderCount("cash", some),)
    )
    cashiers = st.none() | st.sampled_from(["ann", "bob"]).map(StaffId)
    won = of(entry for _, entry, _ in unpaid(now.state) if entry is not None)
    return st.one_of(
        asked(OpenSession, house, st.sampled_from(["till 3", "cage", " "]), floats, cashiers),
        asked(MoveFloat, house, known, events, cents),
        asked(CountSession, house, known, events, counted),
        asked(CloseSession, house, known, events, cashiers),
        asked(SetCageTerms, house, st.sampled_from([CageTerms(), OTHER_TERMS])),
        asked(NoteDetails, st.just(now.event), won, st.sampled_from(Proof), st.just(("age",))),
    )
