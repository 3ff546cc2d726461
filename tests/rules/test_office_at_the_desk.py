"""What a rulebook leaves to an office "or above" is refused below it, and who may is said."""

import pytest

from tdapp.bootstrap import rulebook
from tdapp.calls.house.staff import TakeDuty
from tdapp.calls.tournament.event import Announce, PauseClock, StartClock
from tdapp.calls.tournament.exits import Leave
from tdapp.calls.tournament.hand_rulings import RuleInHand
from tdapp.calls.tournament.hands import ActInHand
from tdapp.calls.tournament.refunds import GiveBackParts, Refund
from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.offices import must_hold_office
from tdapp.desk.permissions import DIRECTOR, Actor, Role, Staffing, StaffOnDuty
from tdapp.house.house_events import ActDenied
from tdapp.poker.play.acts import RunIt
from tdapp.poker.rulings.irregularities import Mistake, rule_on
from tdapp.poker.rulings.irregularities_carried import CarryOut
from tdapp.rules.irregularities.situations import Situation
from tdapp.rules.office import Decision, OfficeDecision, is_at_least
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import Occasion
from tests.desk.evening import EVENT, SMALL, under_way
from tests.desk.second_thoughts import refusal_of
from tests.desk.staffed import colleagues
from tests.desk.station import Station
from tests.desk.who_may import WHO_MAY
from tests.poker.irregularities import irregularities
from tests.rules.houses import BOOKS
from tests.rules_doc import rule

HANDS = frozenset({Role.REGISTRATION, Role.CAGE, Role.FLOOR})
WHY = Circumstances(reason="as seen")


def somebody(office: str | None, *roles: Role, name: str = "low") -> Actor:
    """Somebody who sells, pays and walks the floor, in an office."""
    return Actor(StaffId(name), frozenset(roles) or HANDS, office=office)


def staffing(house: str, *on_duty: StaffOnDuty) -> Staffing:
    """A house's people under its rulebook."""
    book = rulebook(BOOKS[house])
    return Staffing(True, on_duty, book.offices, book.director)


def chosen(house: str, situation: Situation) -> CarryOut:
    """A ruling that whoever decides wants carried out on a player's hand."""
    return CarryOut(rule_on(irregularities(house), situation, {}), Mistake(player=0, chosen=True))


CALLS: dict[str, Call] = {
    **{call.label: call for call in WHO_MAY},
    **{f"leave {kind.value}": Leave(EVENT, 1, kind, 0) for kind in Departure},
    "void_wagers": RuleInHand(EVENT, 1, chosen("CROWN", Situation.INTEGRITY_HARMED)),
    "dead_hand": RuleInHand(EVENT, 1, chosen("CROWN", Situation.CARDS_EXCHANGED)),
    "run_it": ActInHand(EVENT, 1, RunIt(2)),
    "refund no_show": Refund(EVENT, 1, Occasion.NO_SHOW),
    "give_back_parts no_show": GiveBackParts(EVENT, 1, ("fee",), Occasion.NO_SHOW),
}


LEFT_TO: dict[str, Decision] = {
    "tell_pool": Decision.AWARD_PLACES,
    "pass_pool_on": Decision.AWARD_PLACES,
    "change_level": Decision.CHANGE_LIMITS,
    "insert_level": Decision.CHANGE_LIMITS,
    "remove_level": Decision.CHANGE_LIMITS,
    "draw_seats": Decision.ALLOCATE_SEATS,
    "redraw_field": Decision.ALLOCATE_SEATS,
    "draw_bracket": Decision.ALLOCATE_SEATS,
    "record_draw": Decision.ALLOCATE_SEATS,
    "call_pairing": Decision.ALLOCATE_SEATS,
    "call_pairings": Decision.ALLOCATE_SEATS,
    "divide_table": Decision.DESIGNATE_TABLES,
    "take_divider": Decision.DESIGNATE_TABLES,
    "give_seat": Decision.GIVE_SEAT,
    "call_alternate": Decision.OFFER_SEAT,
    "seat_alternate": Decision.OFFER_SEAT,
    "order_move": Decision.MOVE_PLAYER,
    "overrule_move": Decision.MOVE_PLAYER,
    "recall_move": Decision.MOVE_PLAYER,
    "swap_seats": Decision.MOVE_PLAYER,
    "keep_apart": Decision.KEEP_APART,
    "open_table": Decision.DESIGNATE_TABLES,
    "turn_to_cash": Decision.DESIGNATE_TABLES,
    "turn_to_event": Decision.DESIGNATE_TABLES,
    "close_table": Decision.CLOSE_TABLE,
    "break_table": Decision.CLOSE_TABLE,
    "break_out_of_turn": Decision.CLOSE_TABLE,
    "recall_break": Decision.CLOSE_TABLE,
    "give_ruling": Decision.SETTLE_DISPUTE,
    "review_ruling": Decision.SETTLE_DISPUTE,
    "give_penalty": Decision.PENALISE,
    "give_other_penalty": Decision.PENALISE,
    "leave disqualified": Decision.DISQUALIFY,
    "leave no_show": Decision.REMOVE_NO_SHOW,
    "sweep_no_shows": Decision.REMOVE_NO_SHOW,
    "refund no_show": Decision.REFUND_NO_SHOW,
    "give_back_parts": Decision.REFUND_NO_SHOW,  # in WHO_MAY it is for a no-show
    "give_back_parts no_show": Decision.REFUND_NO_SHOW,
    "pass_entry_on": Decision.ALLOW_SUBSTITUTE,
    "post_prizes": Decision.AWARD_PLACES,
    "post_deal": Decision.AWARD_PLACES,
    "void_wagers": Decision.VOID_WAGERS,
    "dead_hand": Decision.SETTLE_DISPUTE,
    "run_it": Decision.RUN_IT,
    "finish": Decision.AWARD_PLACES,
    "end_play": Decision.AWARD_PLACES,
    "end_stage": Decision.AWARD_PLACES,
    "move_start": Decision.MOVE_START,
    "close_game": Decision.CLOSE_TABLE,
    "break_game": Decision.CLOSE_TABLE,
    "change_sign": Decision.CHANGE_LIMITS,
    "offer_seat": Decision.OFFER_SEAT,
    "sit_down": Decision.GIVE_SEAT,
    "change_seat": Decision.MOVE_PLAYER,
    "confirm_hit": Decision.CONFIRM_JACKPOT,
    "refuse_hit": Decision.CONFIRM_JACKPOT,
    "tell_rounds": Decision.ADJUST_JACKPOT,
    "adjust_meter": Decision.ADJUST_JACKPOT,
    "close_malfunction": Decision.ADJUST_JACKPOT,
}
"""What of a rulebook's decisions each act carries out."""


def ruled_acts(house: str) -> list[tuple[str, OfficeDecision]]:
    """Every act that a rulebook leaves to an office, and what it says."""
    offices = rulebook(BOOKS[house]).offices
    found = [(act, offices.of(call.decision())) for act, call in CALLS.items()]
    return [(act, ruled) for act, ruled in found if ruled is not None]


def why_not(call: Call, actor: Actor, approver: Actor | None, people: Staffing) -> Refusal | None:
    """Why an office is not enough for an act; None where it is."""
    try:
        must_hold_office(call, actor, approver, people)
    except Refusal as refusal:
        return refusal
    return None


def test_each_act_names_the_decision_that_it_carries_out() -> None:
    found = {act: call.decision() for act, call in CALLS.items() if call.decision() is not None}
    assert found == LEFT_TO


@pytest.mark.parametrize("house", BOOKS)
def test_each_act_is_refused_below_its_office_and_not_from_it_on(house: str) -> None:
    people = staffing(house)
    offices, ladder = (None, *people.offices.titles), people.offices.ladder
    head = somebody(None, Role.DIRECTOR, name="head")
    for act, ruled in ruled_acts(house):
        call = CALLS[act]
        assert call.decision() is ruled.decision
        assert why_not(call, head, None, people) is None
        for office in offices:
            held, without = somebody(office), somebody(None, name="without")
            enough = is_at_least(ladder, office, ruled.least)
            assert (why_not(call, held, None, people) is None) == enough
            assert (why_not(call, held, held, people) is None) == enough
            assert (why_not(call, without, held, people) is None) == enough
            assert why_not(call, held, head, people) is None
            assert why_not(call, held, None, Staffing()) is None


def left(house: str, *acts: str) -> set[str]:
    """The rules by which these acts are refused to somebody without an office."""
    people = staffing(house)
    refused = (why_not(CALLS[act], somebody(None), None, people) for act in acts)
    return {"" if one is None else str(one.details["rule"]) for one in refused}


@rule("STAR", "8.5", "26.11.3", "27.10", "27.14", "27.15")
def test_a_casino_supervisor_moves_players_closes_tables_and_rules_at_star() -> None:
    """A casino supervisor directs moves and closes tables; disputes go to a gaming supervisor."""
    assert left("STAR", "order_move", "overrule_move", "swap_seats", "recall_move") == {"8.5"}
    assert left("STAR", "break_table", "close_table", "recall_break") == {"27.10"}
    assert left("STAR", "give_ruling", "review_ruling") == {"27.15"}
    assert left("STAR", "keep_apart") == {"26.11.3"}
    assert left("STAR", "void_wagers") == {"27.14"}


@rule("STAR", "28.4.2(j)", "28.5.1", "28.5.10.3", "28.5.11", "28.8.4")
def test_the_tournament_supervisor_decides_who_may_play_and_what_places_count_at_star() -> None:
    """Substitutes, tables, no-shows and their fees, disqualifications, the order of places."""
    assert left("STAR", "pass_entry_on") == {"28.4.2(j)"}
    assert left("STAR", "open_table") == {"28.5.1"}
    no_show = ("leave no_show", "sweep_no_shows", "refund no_show")
    assert left("STAR", *no_show) == {"28.5.10.3"}
    assert left("STAR", "leave disqualified") == {"28.5.11"}
    assert left("STAR", "post_prizes", "finish") == {"28.8.4"}


@rule("CROWN", "6.10", "8.10", "8.11", "12.6.1", "18.2.1", "18.2.2", "18.15", "18.3", "18.11")
def test_a_tg_area_manager_or_above_decides_at_the_desk_at_crown() -> None:
    """Limits, moves, absent players, tables and disputes; exclusions are one office higher."""
    assert left("CROWN", "change_level", "insert_level", "remove_level") == {"6.10"}
    assert left("CROWN", "order_move", "swap_seats") == {"8.10"}
    assert left("CROWN", "leave no_show", "sweep_no_shows") == {"8.11"}
    assert left("CROWN", "break_table", "break_out_of_turn") == {"18.3"}
    assert left("CROWN", "give_ruling") == {"18.11"}
    assert left("CROWN", "run_it") == {"12.6.1"}
    assert left("CROWN", "void_wagers") == {"18.2.1"}
    assert left("CROWN", "dead_hand") == {"18.11"}
    assert left("CROWN", "leave disqualified") == {"18.2.2"}


@rule("TAS", "C3.2", "C5.1", "C20.6", "C20.8", "C20.9", "C20.12", "C20.14")
def test_the_competition_director_seats_admits_and_awards_in_tasmania() -> None:
    """The ballot, reserves, substitutes and places; management has disputes and limits."""
    assert left("TAS", "draw_seats", "redraw_field", "give_seat") == {"C20.6"}
    assert left("TAS", "call_alternate", "seat_alternate") == {"C20.8"}
    assert left("TAS", "pass_entry_on") == {"C20.9"}
    assert left("TAS", "leave disqualified") == {"C20.12"}
    assert left("TAS", "post_prizes", "finish") == {"C20.14"}
    assert left("TAS", "give_ruling") == {"C3.2"}
    assert left("TAS", "change_level") == {"C5.1"}


@rule("ADELAIDE", "60a", "60c", "63", "111a", "111b", "App1 1a")
def test_an_area_manager_seats_and_the_director_punishes_at_adelaide() -> None:
    """Seats, moves and waiting lists are the managers'; penalties the Tournament Director's."""
    assert left("ADELAIDE", "give_seat", "order_move", "call_alternate") == {"60c"}
    assert left("ADELAIDE", "keep_apart") == {"63"}
    assert left("ADELAIDE", "give_penalty", "leave disqualified") == {"111a"}
    assert left("ADELAIDE", "leave no_show", "sweep_no_shows") == {"111b"}
    assert left("ADELAIDE", "change_level") == {"App1 1a"}


def test_without_a_rulebook_no_office_is_asked_for() -> None:
    assert left("OPEN", *CALLS) == {""}


def test_who_is_at_work_in_that_office_is_named_and_somebody_of_it_approves(
    station: Station,
) -> None:
    under_way(station)
    ada = StaffOnDuty(somebody("TG Area Manager", Role.DEALER, name="ada"), "Ada King")
    ben = StaffOnDuty(somebody(None, Role.MANAGER, name="ben"), "Ben Ode")
    station.desk.staffing = lambda: staffing("CROWN", ada, ben)
    out = Leave(EVENT, 1, Departure.DISQUALIFIED, 500)
    low = somebody("TG area manager", Role.FLOOR)
    refused = Refusal(
        "office_needed",
        decision="disqualify",
        least="assistant casino manager",
        rule="18.2.2",
        who="assistant casino manager, Tournament Director (Ben Ode)",
    )
    assert station.desk.why_not(low, out, WHY) == refused
    assert refusal_of(lambda: station.do(out, WHY, low)) == refused
    assert station.desk.why_not_even_signed(low, out, WHY) is None
    known = len(station.recorded(station.house_id))
    also_low = Circumstances(reason="as seen", approver=somebody(None, name="other"))
    assert refusal_of(lambda: station.do(out, also_low, low)) == refused
    station.settle()
    (denied,) = station.recorded(station.house_id)[known:]
    assert denied.event == ActDenied(low.id, "leave")

    own = Circumstances(reason="as seen", approver=low)
    assert refusal_of(lambda: station.do(out, own, low)).code == "second_person_needed"
    higher = Actor(StaffId("high"), frozenset({Role.DEALER}), office="Assistant Casino Manager")
    signed = Circumstances(reason="as seen", approver=higher)
    assert station.do(out, signed, low).act.approver == higher.id


@rule("STAR", "28.1.1")
@rule("CROWN", "15.2.3")
def test_no_clock_starts_where_the_director_has_to_be_there_and_nobody_has_the_duty(
    station: Station,
) -> None:
    """The one in charge is present while the tournament is in progress."""
    colleagues(station)
    ada = station.parts.session.actor
    station.do(Announce(EVENT, SMALL), actor=ada)
    station.parts.signing_in.roster.book = rulebook("star")
    start = StartClock(EVENT)
    assert refusal_of(lambda: station.do(start, actor=ada)) == Refusal(
        "no_director_on_duty", title="Tournament Supervisor", rule="28.1.1"
    )
    station.parts.signing_in.roster.book = rulebook("crown")
    assert refusal_of(lambda: station.do(start, actor=ada)).details["rule"] == "15.2.3"
    station.do(TakeDuty(station.house_id), actor=ada)
    station.do(start, actor=ada)
    station.do(PauseClock(EVENT), actor=ada)


def test_the_built_in_director_needs_neither_office_nor_duty(station: Station) -> None:
    station.parts.signing_in.roster.book = rulebook("star")
    under_way(station)
    station.do(StartClock(EVENT))
    assert station.desk.can(DIRECTOR, Leave(EVENT, 1, Departure.DISQUALIFIED, 500), WHY)
