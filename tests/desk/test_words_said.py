"""What was said with rulings, reviews and penalties is found in the record, until it is erased."""

import pytest
from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.calls.tournament.rulings import (
    GiveOtherPenalty,
    GivePenalty,
    GiveRuling,
    ReviewRuling,
)
from tdapp.calls.tournament.words_said import WordsSaid, said_in
from tdapp.core.event import Event
from tdapp.core.ids import ActionId, StaffId
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR, Actor, Role
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.rulings.ruling import About, Saying
from tests.desk.evening import EVENT, SMALL, announce, install
from tests.desk.station import Station

FLOOR = Actor(StaffId("floor"), frozenset({Role.FLOOR}))
MANAGER = Actor(StaffId("manager"), frozenset({Role.MANAGER}))


@pytest.fixture
def said(station: Station) -> WordsSaid:
    """A ruling that was undone, one that was reviewed, and a penalty."""
    install(station, (1, 2))
    announce(station, replace(SMALL, rules=rulebook("open").tournament), sold=4, tables=(1, 2))
    ruled = GiveRuling(EVENT, About(RulingKind.BETTING, entries=(1,)))
    station.do(ruled, Circumstances(reason="a slip of the tongue"), FLOOR)
    station.undo(actor=FLOOR)
    station.do(ruled, Circumstances(reason="the raise stands"), FLOOR)
    station.do(ReviewRuling(EVENT, 2, upheld=False), Circumstances(reason="it was a call"))
    other = GiveOtherPenalty(EVENT, 1, PenaltyKind.HANDS, 3)
    station.do(other, Circumstances(reason="swore"), MANAGER)
    return WordsSaid(station.desk, EVENT)


def facts(station: Station) -> list[Event]:
    state = station.event(EVENT)
    ruled = state.rulings.by_number[2]
    return [ruled.given, *ruled.reviews, state.penalties.by_number[1].given]


def sayings(station: Station, said: WordsSaid) -> list[Saying | None]:
    actions = [said.act_of(fact) or ActionId("") for fact in facts(station)]
    return [said_in(station.parts.journal, action) for action in actions]


def test_each_has_its_own_words_and_who_said_them_also_after_a_restart(
    station: Station, said: WordsSaid
) -> None:
    wanted = [
        Saying(FLOOR.id, "the raise stands"),
        Saying(DIRECTOR.id, "it was a call"),
        Saying(MANAGER.id, "swore"),
    ]
    assert sayings(station, said) == wanted
    station.restart()
    assert sayings(station, WordsSaid(station.desk, EVENT)) == wanted


def test_words_that_are_erased_are_gone_and_heard_of(station: Station, said: WordsSaid) -> None:
    action = said.act_of(facts(station)[0])
    assert action is not None
    both = Circumstances(approver=DIRECTOR, reason="it named somebody's illness")
    erase = station.parts.erasing.erase_note
    station.run(erase(MANAGER, station.house_id, action, both))
    assert sayings(station, said)[0] == Saying(FLOOR.id, None)
    assert said.erased == set()
    said.hear_of_erasures()
    assert said.erased == {action}


def test_a_penalty_of_the_list_needs_no_words_and_misses_none(
    station: Station, said: WordsSaid
) -> None:
    given = station.do(GivePenalty(EVENT, 2, PenaltyKind.WARNING))
    action = said.act_of(station.event(EVENT).penalties.by_number[2].given)
    assert action == given.act.action
    assert said_in(station.parts.journal, action) == Saying(DIRECTOR.id, "")
