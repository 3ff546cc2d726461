"""A bounty stands in the history of whoever took it, and the end of an event in the winner's."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import Finish
from tdapp.calls.tournament.bounties import PayBounty
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.history import history
from tdapp.calls.tournament.history_subject import HistoryKind, Subject
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes, SeeIdentity
from tdapp.core.event import Event
from tdapp.core.ids import StreamRef
from tdapp.core.long_work import finished
from tdapp.till.payment import BOUNTY, FEE, POOL
from tdapp.tournament.facts.bounties import BountyTaken
from tdapp.tournament.facts.event import TournamentFinished
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.plan.offers import Offer, PricePart, Window
from tdapp.tournament.room import KIND
from tests.desk.evening import EVENT, SMALL, announce, install
from tests.desk.station import Station

PRICE = (PricePart(POOL, 3333), PricePart(FEE, 17), PricePart(BOUNTY, 1000))
HUNT = replace(SMALL, entry=Offer(PRICE, 500, Window(until_level=2)), rebuy=None)


def facts_of(station: Station, entry: int) -> set[type[Event]]:
    """The kinds of facts in the history of an entry."""
    timeline = station.desk.stream(StreamRef(EVENT, KIND)).timeline
    steps = finished(history(Subject(HistoryKind.ENTRY, EVENT, entry), timeline))
    return {type(fact) for step in steps for fact in step.facts}


@pytest.fixture
def hunted(tmp_path: Path) -> Iterator[Station]:
    """An event with bounties; 1 and 2 took the bounty on 3 together, 1 the one on 2 alone."""
    station = Station(tmp_path / "room.tdapp")
    install(station, (1,))
    announce(station, HUNT, sold=3, tables=(1,))
    station.do(Bust(EVENT, 3, declined=True, takers=(1, 2)))
    station.do(Bust(EVENT, 2, declined=True, takers=(1,)))
    yield station
    station.close()


def test_the_history_of_an_entry_shows_the_bounty_it_took(hunted: Station) -> None:
    assert BountyTaken in facts_of(hunted, 1)
    assert BountyTaken in facts_of(hunted, 2)


def test_the_history_of_the_winner_shows_the_end_of_the_event(hunted: Station) -> None:
    hunted.do(PostPrizes(EVENT))
    for entry in (1, 2):
        hunted.do(SeeIdentity(EVENT, entry, Proof.PASSPORT))
        hunted.do(PayPrize(EVENT, entry))
        hunted.do(PayBounty(EVENT, entry))
    hunted.do(Finish(EVENT, hunted.house_id))
    assert TournamentFinished in facts_of(hunted, 1)
    assert TournamentFinished not in facts_of(hunted, 2)
