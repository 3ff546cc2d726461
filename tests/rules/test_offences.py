"""What a house's rulebook says of an offence, as the desk and its question ask for it."""

import pytest

from tdapp.calls.tournament.exits import Leave
from tdapp.calls.tournament.rulings import GiveOtherPenalty
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.rules.presence_rules import Offence
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.shown.offence_words import disqualifying, what_follows
from tdapp.tournament.facts.exits import Departure
from tdapp.voice.voice import Voice
from tests.desk.evening import EVENT, announce, install
from tests.desk.station import Station
from tests.rules.houses import BOOKS, held_under
from tests.rules_doc import Case, case, rule

WHY = Circumstances(reason="seen at the table")
COMMITTED = {
    "refuses": Offence.NOT_POSTING,
    "added_chips": Offence.RAISING_STAKE,
    "deliberate_breach": Offence.DELIBERATE_BREACH,
    "left_without_approval": Offence.LEAVING_TABLE,
}
"""The offence that a case tells of, by what it gives."""


def playing(station: Station, house: str) -> None:
    """The demo event under a house's rules, four players in their seats."""
    install(station, range(1, 3), seats=9)
    announce(station, held_under(house), sold=4, tables=range(1, 3))


def disqualify(offence: Offence | None, chips: int = 0) -> Leave:
    return Leave(EVENT, 2, Departure.DISQUALIFIED, chips, offence)


def instead(offence: Offence) -> GiveOtherPenalty:
    return GiveOtherPenalty(EVENT, 2, PenaltyKind.WARNING, offence=offence)


def why_not(station: Station, call: Call) -> Refusal | None:
    return station.desk.why_not(DIRECTOR, call, WHY)


@case("STAR-TOURNAMENT-021", "STAR-TOURNAMENT-023", "TAS-TOURNAMENT-010", "TAS-TOURNAMENT-007")
def test_a_disqualified_player_is_out_without_chips_or_refund(case: Case, station: Station) -> None:
    """A player who breaks the rules is disqualified: out, the chips gone, nothing refunded."""
    (offence,) = (COMMITTED[given] for given in case.given if given in COMMITTED)
    playing(station, case.house)
    before = station.event(EVENT)
    chips = before.entry(2).chips
    refused = station.desk.why_not(DIRECTOR, disqualify(offence, chips))
    assert refused == Refusal("reason_needed", act="leave")
    station.do(disqualify(offence, chips), WHY)

    state = station.event(EVENT)
    out = state.exits.by_entry[2]
    assert (out.departure, out.offence) == (Departure.DISQUALIFIED, offence)
    assert Departure(case.then.get("status", "disqualified")) is out.departure
    assert (2 in state.seating.seat_of) == bool(case.then.get("chips_kept", 0))
    assert state.chips_in_play == before.chips_in_play - chips
    assert state.entries.total - before.entries.total == case.then.get("refund", 0)


@case("STAR-TOURNAMENT-021", "TAS-TOURNAMENT-007")
def test_a_penalty_does_only_where_disqualifying_is_left_to_the_director(
    case: Case, station: Station
) -> None:
    """For what must be punished with disqualification no penalty will do; for the rest one may."""
    (offence,) = (COMMITTED[given] for given in case.given if given in COMMITTED)
    playing(station, case.house)
    rules = station.event(EVENT).conditions.rules
    must = case.then.get("mandatory", not case.then.get("may_be_disqualified"))

    assert offence in disqualifying(Voice(), rules).values()
    mays = what_follows(Voice(), rules).index("Allowed for ")
    assert (what_follows(Voice(), rules).index(f"({case.rule})") < mays) == must
    if must:
        refused = Refusal("must_be_disqualified", rule=case.rule)
        assert why_not(station, instead(offence)) == refused
        return
    station.do(instead(offence), WHY)
    assert station.event(EVENT).penalties.by_number[1].given.offence is offence
    assert why_not(station, disqualify(offence)) is None


@rule("STAR", "28.5.10.3", "28.7.7", "28.9.4")
def test_star_leaves_some_offences_to_the_director_and_not_others(station: Station) -> None:
    """Hiding chips disqualifies; leaving the table or another breach may."""
    playing(station, "STAR")
    refused = Refusal("must_be_disqualified", rule="28.7.7")
    assert why_not(station, instead(Offence.HIDING_CHIPS)) == refused
    for offence in (Offence.LEAVING_TABLE, Offence.BREACH, Offence.DELIBERATE_BREACH):
        assert why_not(station, instead(offence)) is None
        assert why_not(station, disqualify(offence)) is None


@rule("ADELAIDE", "94", "111d")
def test_adelaide_takes_hidden_chips_and_leaves_their_player_in(station: Station) -> None:
    """Hidden chips are forfeited without disqualification, which other breaches may bring."""
    playing(station, "ADELAIDE")
    refused = Refusal("offence_costs_chips", rule="94")
    assert why_not(station, disqualify(Offence.HIDING_CHIPS)) == refused
    assert why_not(station, disqualify(Offence.NOT_POSTING)) is None
    said = what_follows(Voice(), station.event(EVENT).conditions.rules)
    assert said.endswith("Not for chips hidden (94): only the chips are lost.")


def test_an_offence_is_named_only_where_a_rule_and_the_act_know_it(station: Station) -> None:
    playing(station, "TAS")
    for call in (disqualify(Offence.BREACH), instead(Offence.BREACH)):
        assert why_not(station, call) == Refusal("offence_not_ruled")
    withdrawn = Leave(EVENT, 2, Departure.WITHDRAWN, 0, Offence.LEAVING_TABLE)
    assert why_not(station, withdrawn) == Refusal("offence_disqualifies")
    assert why_not(station, disqualify(None)) is None


@pytest.mark.parametrize("house", BOOKS)
def test_every_offence_that_a_house_offers_can_be_disqualified(
    house: str, station: Station
) -> None:
    playing(station, house)
    offered = disqualifying(Voice(), station.event(EVENT).conditions.rules)
    assert offered
    for offence in offered.values():
        assert why_not(station, disqualify(offence)) is None
