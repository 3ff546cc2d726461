"""An act that follows a question is done as it was said there, or refused: at the desk."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tdapp.calls.tournament.clock import GoToLevel
from tdapp.calls.tournament.exits import PassExitOn
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes, PrizeStatement
from tdapp.calls.tournament.refunds import GiveBackParts, PassEntryOn, Refund
from tdapp.calls.tournament.structure import InsertLevel, RemoveLevel
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.desk.call import Call, Groups, Moment, States
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.desk.said import (
    ChangesStatement,
    LevelStatement,
    PersonStatement,
    Statement,
    SumStatement,
    WorkOut,
)
from tdapp.till.payment import FEE, POOL
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.plan.levels import Level, StructurePart
from tdapp.tournament.plan.terms import RefundTerms
from tdapp.tournament.prizes import won_by
from tests.desk.evening import EVENT, SMALL, announce, bust, person, under_way
from tests.desk.station import Station

WHY = Circumstances(reason="it was wrong")
KIND = replace(SMALL, refunds=RefundTerms(withdrawal=(POOL, FEE)))
CHANGING = replace(SMALL, structure_changes=tuple(StructurePart))


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    """A workstation on a new record."""
    opened = Station(tmp_path / "room.tdapp")
    yield opened
    opened.close()


def named(station: Station, kind: type[Statement[Any]], work_out: WorkOut[Any]) -> Circumstances:
    """What a question names of the event now, and why."""
    moment = station.desk.moment(DIRECTOR, WHY)
    said = kind(EVENT, work_out, work_out(station.event(EVENT), moment))
    return Circumstances(reason=WHY.reason, said=(said,))


def refused(station: Station, call: Call, with_: Circumstances) -> Refusal:
    """The refusal of an act, which was foreseen and changes nothing."""
    before = station.event(EVENT)
    with pytest.raises(Refusal) as found:
        station.do(call, with_)
    assert station.desk.why_not(DIRECTOR, call, with_) == found.value
    assert station.event(EVENT) == before
    return found.value


def test_a_prize_is_paid_at_the_place_and_in_the_sum_that_were_said(station: Station) -> None:
    under_way(station)
    station.do(PostPrizes(EVENT))
    bust(station, 5, 4, 3, 2)
    call = PayPrize(EVENT, 2, 2)
    with_ = named(station, PrizeStatement, lambda state, _: won_by(state, 2))
    station.do(PassExitOn(EVENT, 2, 1), WHY)
    found = refused(station, call, with_)
    assert found == Refusal("another_prize", said=4_900, before=2, now=8_465, place=1)
    station.undo(None, WHY)
    station.do(call, with_)
    assert station.event(EVENT).prizes.paid[2].cents == 4_900


def test_money_goes_back_in_the_sum_that_was_said(station: Station) -> None:
    announce(station, KIND, sold=2)
    with_ = named(station, SumStatement, lambda state, _: state.entry(2).paid)
    station.do(GiveBackParts(EVENT, 2, (FEE,), Occasion.NO_SHOW, approved=True), WHY)
    found = refused(station, Refund(EVENT, 2, Occasion.WITHDRAWAL), with_)
    assert found == Refusal("another_sum", said=3_350, now=3_333)


def test_the_level_that_was_named_is_taken_out_or_gone_to_and_no_other(station: Station) -> None:
    announce(station, CHANGING)
    with_ = named(station, LevelStatement, lambda state, _: str(state.conditions.level(2).big))
    station.do(InsertLevel(EVENT, 1, Level(7)))
    big = [level.big for level in station.event(EVENT).conditions.levels]
    for call in (RemoveLevel(EVENT, 2), GoToLevel(EVENT, 2)):
        assert refused(station, call, with_) == (
            Refusal("another_level", said=str(big[3]), now=str(big[2]))
        )
    assert [level.big for level in station.event(EVENT).conditions.levels] == big


def test_an_act_on_somebody_is_not_done_to_another(station: Station) -> None:
    announce(station, KIND, sold=2)
    with_ = named(station, PersonStatement, lambda state, _: state.entry(2).person)
    changes = named(station, ChangesStatement, lambda state, _: str(state.entry(2).person))
    station.do(PassEntryOn(EVENT, 2, person(9)), WHY)
    call = Refund(EVENT, 2, Occasion.WITHDRAWAL)
    assert refused(station, call, with_) == Refusal("another_person")
    assert refused(station, call, changes) == Refusal("other_changes")
    station.do(call, WHY)


def test_what_contradicts_the_record_is_refused_where_it_is_only_tried(station: Station) -> None:
    @dataclass(frozen=True)
    class Clashes(PostPrizes):
        def decide(self, _: States, __: Moment) -> Groups:
            raise Contradiction("already_out", entry=1)

    announce(station, SMALL)
    call = Clashes(EVENT)
    expected = Refusal("does_not_fit", fact="already_out", entry=1)
    assert station.desk.why_not(DIRECTOR, call, WHY) == expected
    assert refused(station, call, WHY) == expected
