"""The conditions are published in versions; entrants sign them where the conditions say so."""

import pytest
from msgspec.structs import replace

from tdapp.calls.tournament.alternates import JoinAlternates
from tdapp.calls.tournament.event import Announce
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.structure import ChangeLevel
from tdapp.calls.tournament.terms import PublishTerms, TellOfTerms
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.notice_events import How
from tdapp.shown.terms_words import ClauseState, before_entries, shown_clauses, worded_terms
from tdapp.tournament.event.publishing import missing_terms, said_before, stale
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import Level
from tdapp.voice.voice import ENGLISH
from tests.desk.evening import EVENT, announce, person
from tests.desk.station import Station
from tests.rules.houses import BOOKS, SAID, held_under
from tests.rules_doc import Case, case, rule

LONGER = ChangeLevel(EVENT, 0, Level(99, 25, 50))


def publish(station: Station, more: dict[str, str] | None = None) -> None:
    """Publish the conditions as they are now, with words for what is left out."""
    state = station.event(EVENT)
    words = {**said_before(state), **(more or {})}
    station.do(PublishTerms(EVENT, worded_terms(ENGLISH, state.conditions, words)))


def code_of(station: Station, more: dict[str, str] | None = None) -> str:
    """Why they are not published."""
    with pytest.raises(Refusal) as refused:
        publish(station, more)
    return refused.value.code


def complete(house: str, **changes: object) -> Conditions:
    """The demo event with all that a house wants said."""
    fields = {name: one for name, one in SAID.items() if name != "attendance" or house == "CROWN"}
    return held_under(house, **{**fields, **changes})


@rule("STAR", "28.4.1", "28.4.2")
@rule("CROWN", "15.2.1", "15.4.1(c)")
@pytest.mark.parametrize("house", BOOKS)
def test_a_change_of_the_event_makes_its_clauses_out_of_date_until_they_are_published_again(
    station: Station, house: str
) -> None:
    """Each version keeps what it was filled from, with its time and its person."""
    station.do(Announce(EVENT, complete(house, structure_changes=["length"])))
    publish(station)
    assert stale(station.event(EVENT)) == ()
    assert code_of(station) == "terms_unchanged"
    station.do(LONGER)
    state = station.event(EVENT)
    (heading,) = stale(state)
    found = [one for one in shown_clauses(ENGLISH, state) if one.state is ClauseState.STALE]
    assert [one.heading for one in found] == [heading]
    assert "99 min" in found[0].words
    assert any(before for _, before, _ in found[0].values)
    publish(station)
    state = station.event(EVENT)
    assert stale(state) == ()
    by = [(one.version, one.by) for one in state.terms.versions]
    assert by == [(1, DIRECTOR.id), (2, DIRECTOR.id)]
    assert state.terms.versions[0].at_us < state.terms.versions[1].at_us


@rule("STAR", "28.4.2(j)", "28.4.2(l)", "28.4.2(m)")
def test_what_the_event_file_leaves_out_is_said_by_whoever_publishes(station: Station) -> None:
    """Nothing is published with an empty heading; what was said stands in the next version too."""
    station.do(Announce(EVENT, held_under("STAR", structure_changes=["length"])))
    assert code_of(station) == "terms_incomplete"
    missing = [one.heading for one in missing_terms(station.event(EVENT))]
    assert code_of(station, dict.fromkeys(missing, " ")) == "terms_incomplete"
    publish(station, dict.fromkeys(missing, "As posted at the desk."))
    assert missing_terms(station.event(EVENT)) == ()
    station.do(LONGER)
    publish(station)
    said = {one.heading: one.words for one in station.event(EVENT).terms.versions[1].clauses}
    assert [said[one] for one in missing] == ["As posted at the desk."] * 3


def test_words_that_were_made_before_a_change_are_not_published(station: Station) -> None:
    station.do(Announce(EVENT, complete("STAR", structure_changes=["length"])))
    words = worded_terms(ENGLISH, station.event(EVENT).conditions)
    station.do(LONGER)
    refusal = station.desk.why_not(DIRECTOR, PublishTerms(EVENT, words))
    assert refusal == Refusal("terms_changed")


@rule("CROWN", "15.2.2(a)", "15.2.2(b)")
def test_a_notice_undone_closes_the_sale_again(station: Station) -> None:
    """No entry is sold before the terms are available and the inspectorate is told."""
    publish, tell, _ = before_entries(EVENT, held_under("CROWN"))
    station.do_all([Announce(EVENT, held_under("CROWN")), publish, tell])
    entry = Register(EVENT, person(1))
    assert station.desk.can(DIRECTOR, entry)
    station.undo()
    refusal = station.desk.why_not(DIRECTOR, entry)
    assert refusal is not None
    assert refusal.code == "terms_not_told"
    station.do(TellOfTerms(EVENT, "15.2.2(b)", How.PHONE))
    station.do(entry)
    again = station.desk.why_not(DIRECTOR, TellOfTerms(EVENT, "15.2.2(b)"))
    assert again == Refusal("told_of_terms")


@rule("CROWN", "15.2.2")
def test_an_event_announced_under_an_older_rulebook_sells_as_before(station: Station) -> None:
    """The refusal is of the rules that an event was announced under."""
    then = held_under("CROWN")
    book = replace(then.rules.conditions, published_to=None, also_told=())
    station.do(Announce(EVENT, replace(then, rules=replace(then.rules, conditions=book))))
    station.do(Register(EVENT, person(1)))


@case("STAR-CONDITIONS-005")
def test_who_does_not_sign_the_conditions_is_not_entered(case: Case, station: Station) -> None:
    """Written agreement may be required before an entry is accepted."""
    assert case.given["supervisor_requires"]
    announce(station, held_under("STAR", terms={"signed": True}, alternates={}))
    refusal = station.desk.why_not(DIRECTOR, Register(EVENT, person(1)))
    assert (refusal is not None) is (case.then["entry"] == "refused")
    assert refusal == Refusal("terms_not_signed", rule="28.4.3")
    station.do(Register(EVENT, person(1), agreed=True))
    assert person(1) in station.event(EVENT).terms.agreed
    assert not station.desk.can(DIRECTOR, JoinAlternates(EVENT, person(2)))


@case("ADELAIDE-CONDITIONS-003")
def test_who_is_no_member_is_not_entered_where_members_alone_are(
    case: Case, station: Station
) -> None:
    """The Director may require that each entrant be a Player Reward member."""
    members = case.given["director_requires_membership"]
    announce(station, held_under("ADELAIDE", terms={"members_only": members}))
    refusal = station.desk.why_not(DIRECTOR, Register(EVENT, person(1)))
    assert refusal == Refusal("not_a_member", rule="100a")
    assert case.then["entry"] == "refused"
    station.do(Register(EVENT, person(1), agreed=True))


@pytest.mark.parametrize(
    ("house", "field", "value"),
    [
        ("STAR", "secret_wagers", {"most": 1, "how": "In writing."}),
        ("TAS", "signed", True),
        ("CROWN", "burns", False),
        ("ADELAIDE", "raise_cap", 4),
        ("STAR", "members_only", True),
        ("TAS", "chips_cashed", True),
    ],
)
def test_what_a_house_does_not_leave_to_the_conditions_is_a_fault_of_the_file(
    house: str, field: str, value: object
) -> None:
    with pytest.raises(Refusal) as refused:
        held_under(house, terms={field: value})
    assert f"terms.{field}" in str(refused.value.details["problem"])
