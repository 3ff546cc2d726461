"""Who may play in an entrant's place, by whose leave and until when."""

from tdapp.calls.tournament.event import OpenTable, StartClock
from tdapp.calls.tournament.refunds import PassEntryOn
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.tournament.facts.refunds import Substitution
from tests.desk.evening import EVENT, announce, install, person
from tests.desk.station import Station
from tests.rules.houses import held_under
from tests.rules_doc import Case, case

WHY = Circumstances(reason="cannot come himself")


@case("STAR-TOURNAMENT-030")
def test_the_star_lets_a_substitute_play_only_with_approval(case: Case, station: Station) -> None:
    """Where the conditions know substitutes the supervisor still has to approve each."""
    install(station, (1,), seats=9)
    conditions = held_under("STAR", substitutes=case.given["operator_allows"])
    announce(station, conditions, sold=3, tables=(1,))
    station.do(StartClock(EVENT))
    assert case.given["conditions"] == "substitute with Supervisor approval"
    told = PassEntryOn(EVENT, 1, person(9), Substitution.SUBSTITUTE, case.given["approval"])

    assert station.desk.can(DIRECTOR, told, WHY) is case.then["allowed"]
    approved = PassEntryOn(EVENT, 1, person(9), Substitution.SUBSTITUTE, approved=True)
    station.do(approved, WHY)
    assert station.event(EVENT).entry(1).person == person(9)


@case("TAS-TOURNAMENT-003")
def test_tasmania_takes_a_substitute_only_before_the_ballot(case: Case, station: Station) -> None:
    """A substitute is nominated before seats are balloted, not after."""
    install(station, (1,), seats=9)
    announce(station, held_under("TAS"), sold=2)
    substitute = PassEntryOn(EVENT, 1, person(9), Substitution.SUBSTITUTE, approved=True)
    assert station.desk.can(DIRECTOR, substitute, WHY)
    station.do(OpenTable(EVENT, station.house_id, 1))
    station.do(DrawSeats(EVENT))
    assert case.given["asked"] == "after the ballot"

    assert station.desk.can(DIRECTOR, substitute, WHY) is case.then["allowed"]
    assert station.desk.why_not(DIRECTOR, substitute, WHY) == (
        Refusal("substitute_after_draw", rule="C20.9")
    )
