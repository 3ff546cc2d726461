"""Winners who may not have their prize, and what equal shares leave over, through the desk."""

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import Finish
from tdapp.calls.tournament.exits import BustTogether
from tdapp.calls.tournament.prizes import DenyPrize, PayPrize, PostPrizes, ReversePrize
from tdapp.core.draw import shuffled
from tdapp.core.ports.people import Person
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.kept_events import TO_THE_CROWN, Ineligible
from tdapp.rules.money_rules import Heir
from tdapp.tournament.facts.prizes import PrizeForfeited
from tdapp.tournament.payouts.queue import PrizeState, due_to
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.prize_plan import Leftover, Ties
from tdapp.tournament.prizes import owed_to, unpaid
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tests.desk.evening import EVENT, announce, bust, install, person
from tests.desk.laws_of_money import MONEY
from tests.desk.station import Station
from tests.rules.houses import held_under
from tests.rules_doc import Case, case, rule

WHY = Circumstances(reason="the passport says so")


def over(station: Station, house: str, conditions: Conditions | None = None) -> None:
    """The demo event under a house's rules: ten players, five prizes, 1 has won."""
    install(station, (1, 2), seats=9)
    announce(station, conditions or held_under(house), sold=10, tables=(1, 2))
    station.do(PostPrizes(EVENT))
    bust(station, *range(10, 1, -1))


def owed(station: Station) -> dict[int, int]:
    """What is owed to whom, in cents."""
    return {entry: cents for _, entry, cents in unpaid(station.event(EVENT)) if entry is not None}


def booked(station: Station) -> dict[str, int]:
    """The event's ledger, account by account."""
    return dict(station.ask(lambda db: db.rows(MONEY, (EVENT,))))


@case("ADELAIDE-PRIZE-007")
def test_the_prize_of_a_winner_under_age_is_forfeited_to_the_crown(
    case: Case, station: Station
) -> None:
    """The prize of a winner under age goes to the Crown, and nobody steps up for it."""
    over(station, "ADELAIDE")
    before, prize = owed(station), owed(station)[2]
    assert prize == case.given["prize"] * 100
    assert case.given["winner"] == "underage"
    assert case.then["goes_to"] == "the Crown"
    station.parts.people.add([Person(person(2), "Young Ada", born="2020-01-01")], DIRECTOR.id)
    assert station.desk.why_not(DIRECTOR, PayPrize(EVENT, 2), WHY) == (
        Refusal("under_age", person=person(2))
    )
    aside = DenyPrize(EVENT, 2, Ineligible.UNDER_AGE, Heir.RUNNER_UP)
    assert station.desk.why_not(DIRECTOR, aside, WHY) == Refusal("heir_is_fixed", rule="109")
    station.do(DenyPrize(EVENT, 2, Ineligible.UNDER_AGE), WHY)

    assert owed(station)[3] - before[3] == case.then["runner_up_gets"]
    assert owed(station) == {entry: cents for entry, cents in before.items() if entry != 2}
    assert booked(station)[TO_THE_CROWN] == -prize
    recorded = [one.event for one in station.recorded(EVENT)]
    assert PrizeForfeited(2, 2, prize, Ineligible.UNDER_AGE) in recorded
    for place in (1, 3, 4, 5):
        station.do(PayPrize(EVENT, place))
    state = station.event(EVENT)
    assert state.prizes.paid_cents + prize == state.prizes.total == state.pool
    station.do(Finish(EVENT, station.house_id))


@rule("ADELAIDE", "109")
def test_the_prize_of_another_ineligible_winner_may_go_to_the_runner_up(station: Station) -> None:
    """The prize of an ineligible winner may be offered to the next runner-up."""
    over(station, "ADELAIDE")
    before = owed(station)
    assert station.desk.why_not(DIRECTOR, DenyPrize(EVENT, 2, Ineligible.OTHER)) == (
        Refusal("reason_needed", act="deny_prize")
    )
    station.do(DenyPrize(EVENT, 2, Ineligible.OTHER), WHY)
    assert owed(station) == {
        1: before[1], 3: before[2], 4: before[3], 5: before[4], 6: before[5],
    }  # fmt: skip
    assert station.event(EVENT).place_of(2) == 2
    assert due_to(station.event(EVENT), 2) is None
    for place in range(1, 6):
        station.do(PayPrize(EVENT, place))
    assert {one.entry for one in station.event(EVENT).prizes.paid.values()} == {1, 3, 4, 5, 6}
    assert booked(station)["prize_pool"] == 0


@rule("CROWN", "15.4.2(a)(v)")
def test_an_employee_wins_nothing_and_the_next_eligible_one_steps_up(station: Station) -> None:
    """Employees among the placegetters win no prize; the next eligible placegetter does."""
    over(station, "CROWN")
    before = owed(station)
    crown = DenyPrize(EVENT, 1, Ineligible.EMPLOYEE, Heir.CROWN)
    assert station.desk.why_not(DIRECTOR, crown, WHY) == (
        Refusal("heir_is_fixed", rule="15.4.2(a)(v)")
    )
    for employee in (1, 3):
        station.do(DenyPrize(EVENT, employee, Ineligible.EMPLOYEE), WHY)
    assert owed(station) == {
        2: before[1], 4: before[2], 5: before[3], 6: before[4], 7: before[5],
    }  # fmt: skip
    assert station.desk.why_not(DIRECTOR, PayPrize(EVENT, 1, 1)) == Refusal("passed_over", entry=1)


@pytest.mark.parametrize("house", ["STAR", "TAS"])
@rule("STAR", "28.4.2(m)")
def test_what_the_rulebook_leaves_open_the_conditions_or_the_director_say(
    house: str, station: Station
) -> None:
    """Where the rules say nothing of ineligible winners, the conditions on prizes do."""
    over(station, house)
    call = DenyPrize(EVENT, 2, Ineligible.OTHER)
    assert station.desk.why_not(DIRECTOR, call, WHY) == (
        Refusal("heir_needed", rule="published conditions")
    )
    station.do(replace_heir(call, Heir.NEXT_ELIGIBLE), WHY)
    assert 2 not in owed(station)


def replace_heir(call: DenyPrize, heir: Heir) -> DenyPrize:
    """The same act with the director's choice."""
    return DenyPrize(call.event, call.entry, call.why, heir)


@rule("STAR", "28.4.2(m)")
def test_the_published_heir_needs_no_choice(station: Station) -> None:
    """What the conditions say of the prizes of ineligible winners is done."""
    conditions = held_under("STAR")
    plan = replace(conditions.prizes, ineligible=Heir.CROWN)
    over(station, "STAR", replace(conditions, prizes=plan))
    station.do(DenyPrize(EVENT, 2, Ineligible.OTHER), WHY)
    due = due_to(station.event(EVENT), 2)
    assert due is not None
    assert due.state is PrizeState.FORFEITED
    station.do(ReversePrize(EVENT, 2), WHY)
    assert owed(station)[2] == due.cents
    assert booked(station)[TO_THE_CROWN] == 0


@rule("TAS", "C20.16")
def test_cents_that_equal_shares_leave_over_are_drawn_for_by_the_recorded_seed(
    station: Station,
) -> None:
    """Equal contributions share the prizes; what cannot be shared goes as the conditions draw."""
    conditions = held_under("TAS")
    plan = replace(conditions.prizes, ties=Ties(unit=40_000, leftover=Leftover.DRAW))
    install(station, (1,), seats=11)
    announce(station, replace(conditions, prizes=plan, seats_per_table=11), sold=10, tables=(1,))
    station.do(PostPrizes(EVENT))
    state = station.event(EVENT)
    bust(station, *range(10, 5, -1))
    together = [EliminatedPlayer(entry=entry, table=1, put_in=500) for entry in (3, 4, 5)]
    station.do(BustTogether(EVENT, tuple(together), declined=True))
    won = {entry: owed_to(station.event(EVENT), entry) for entry in (3, 4, 5)}
    whole = sum(state.prizes.posted[2:5])

    assert sum(won.values()) == whole
    assert whole == 90_000
    each, left = divmod(whole // 40_000, 3)
    first = shuffled((3, 4, 5), f"{state.prizes.seed} 3")[: left + 1]
    assert state.prizes.seed.startswith("seed")
    for entry, cents in won.items():
        more = 40_000 * (entry in first[:left])
        assert cents - each * 40_000 - more == (whole % 40_000 if entry == first[left] else 0)
