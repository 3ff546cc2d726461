"""From owed to paid: identity, tender, prizes nobody comes for, and prizes that come back."""

import msgspec
import pytest

from tdapp.core.refusal import Refusal
from tdapp.house.kept_events import Ineligible
from tdapp.rules.money_rules import Heir
from tdapp.till.payment import Payment, Tender
from tdapp.tournament.event.announcing import finish
from tdapp.tournament.exits.correcting import reorder
from tdapp.tournament.facts.prizes import PrizeOutcome, PrizePaid, PrizeReversed, PrizeUnclaimed
from tdapp.tournament.facts.slips import IdentitySeen, Proof
from tdapp.tournament.payouts.inheriting import deny_prize
from tdapp.tournament.payouts.paying import pay_prize, reverse_prize, see_identity, set_unclaimed
from tdapp.tournament.payouts.queue import PrizeState, due_to, prize_queue
from tdapp.tournament.payouts.slips import issue_slip
from tdapp.tournament.plan.prize_plan import PrizeInKind, PrizePlan
from tdapp.tournament.prizes import unpaid
from tdapp.tournament.sales.cancelling import cancel_event
from tdapp.tournament.templates.prize_file import prize_fields
from tests.tournament.evening import SMALL, Evening, seated
from tests.tournament.payouts.prize_bands import bands


def decided(plan: PrizePlan = SMALL.prizes) -> Evening:
    """Six entries, all out but 1: prizes of 300, 180 and 120 dollars for 1, 2 and 3."""
    evening = seated(6, msgspec.structs.replace(SMALL, prizes=plan))
    evening.close()
    evening.bust(6, 5, 4, 3, 2)
    return evening


def states(evening: Evening) -> dict[int | None, PrizeState]:
    """How the prize of every entry stands."""
    return {due.entry: due.state for due in prize_queue(evening.state)}


def test_the_queue_tells_who_is_owed_what_last_place_first() -> None:
    evening = seated(6)
    evening.close()
    evening.bust(6, 5, 4, 3)
    queue = prize_queue(evening.state)
    assert [(due.place, due.entry, due.cents) for due in queue] == [
        (3, 3, 12_000), (2, None, 18_000), (1, None, 30_000),
    ]  # fmt: skip
    assert [due.state for due in queue] == [PrizeState.OWED, PrizeState.OPEN, PrizeState.OPEN]


def test_a_prize_goes_from_owed_over_slip_and_identity_to_paid() -> None:
    evening = decided()
    assert states(evening)[2] is PrizeState.OWED
    evening.tell(issue_slip(evening.state, 2))
    assert states(evening)[2] is PrizeState.SLIP_OUT
    assert evening.tell(see_identity(evening.state, 2, Proof.PASSPORT)) == [
        IdentitySeen(2, Proof.PASSPORT)
    ]
    assert states(evening)[2] is PrizeState.IDENTITY_SEEN
    evening.tell(pay_prize(evening.state, 2))
    due = due_to(evening.state, 2)
    assert due is not None
    assert (due.state, due.slip, due.cents) == (PrizeState.PAID, 1, 18_000)
    assert due_to(evening.state, 4) is None


@pytest.mark.parametrize(
    ("least", "asked"), [(None, False), (18_001, False), (18_000, True), (0, True)]
)
def test_a_proof_of_identity_is_wanted_from_the_published_amount_on(
    least: int | None, *, asked: bool
) -> None:
    evening = decided(msgspec.structs.replace(SMALL.prizes, identity_from=least))
    if asked:
        with pytest.raises(Refusal) as refused:
            pay_prize(evening.state, 2)
        assert refused.value == Refusal("identity_needed", entry=2, least=least)
        evening.tell(see_identity(evening.state, 2, Proof.DRIVING_LICENCE))
    evening.tell(pay_prize(evening.state, 2))
    assert set(evening.state.prizes.paid) == {2}


def test_a_prize_in_kind_counts_for_the_identity_at_its_value() -> None:
    car = msgspec.structs.replace(
        bands((1, (100,))), in_kind=(PrizeInKind(1, "Car", 59_000),), identity_from=60_000
    )
    evening = decided(car)
    with pytest.raises(Refusal, match="identity_needed"):
        pay_prize(evening.state, 1)


@pytest.mark.parametrize("tender", [Tender.OWED, Tender.HOUSE])
def test_a_prize_is_not_paid_with_a_promise_nor_by_the_house_to_itself(tender: Tender) -> None:
    with pytest.raises(Refusal) as refused:
        pay_prize(decided().state, 2, payment=Payment(tender))
    assert refused.value == Refusal("no_such_tender", tender=tender.value)


def test_money_that_comes_back_leaves_the_prize_owed_and_its_slip_void() -> None:
    evening = decided()
    evening.tell(pay_prize(evening.state, 2, payment=Payment(Tender.ACCOUNT, "till 2")))
    (back,) = evening.tell(reverse_prize(evening.state, 2, "till 3"))
    assert back == PrizeReversed(2, 2, 18_000, PrizeOutcome.PAID, 1, Tender.ACCOUNT, "till 3")
    assert {line.account: line.cents for line in back.lines()} == {
        "prize_pool": -18_000, "account": 18_000,
    }  # fmt: skip
    assert states(evening)[2] is PrizeState.OWED
    *_, again = evening.tell(pay_prize(evening.state, 2))
    assert again == PrizePaid(2, 2, 18_000, 2)


def test_a_prize_that_is_owed_cannot_come_back() -> None:
    with pytest.raises(Refusal) as refused:
        reverse_prize(decided().state, 2)
    assert refused.value == Refusal("prize_is_owed", entry=2)


def test_a_prize_in_kind_comes_back_with_its_value() -> None:
    evening = decided(
        msgspec.structs.replace(bands((1, (60, 40))), in_kind=(PrizeInKind(3, "Ticket", 5_000),))
    )
    evening.tell(pay_prize(evening.state, 3))
    (back,) = evening.tell(reverse_prize(evening.state, 3))
    assert isinstance(back, PrizeReversed)
    assert (back.item, back.value) == ("Ticket", 5_000)
    assert sum(line.cents for line in back.lines()) == 0
    assert evening.state.prizes.paid_in_kind == 0


def test_a_prize_nobody_comes_for_is_kept_and_paid_to_who_comes_after_all() -> None:
    evening = decided()
    evening.tell(pay_prize(evening.state, 1))
    evening.tell(pay_prize(evening.state, 3))
    assert evening.tell(set_unclaimed(evening.state, 2)) == [PrizeUnclaimed(2, 2, 18_000)]
    assert list(unpaid(evening.state)) == []
    assert finish(evening.state, evening.now)
    with pytest.raises(Refusal) as kept:
        set_unclaimed(evening.state, 2)
    assert kept.value == Refusal("prize_set_aside", place=2, entry=2)
    *_, claimed, paid = evening.tell(pay_prize(evening.state, 2))
    assert isinstance(claimed, PrizeReversed)
    assert (claimed.was, paid) == (PrizeOutcome.UNCLAIMED, PrizePaid(2, 2, 18_000, 3))
    assert not evening.state.prizes.unclaimed


def test_a_correction_may_not_move_a_prize_that_is_kept() -> None:
    evening = decided()
    evening.tell(set_unclaimed(evening.state, 2))
    with pytest.raises(Refusal) as refused:
        reorder(evening.state, ((2,), (3,)))
    assert refused.value.code == "prize_set_aside"


def test_those_behind_who_were_paid_stand_in_the_way_of_the_next_in_line() -> None:
    evening = decided(msgspec.structs.replace(SMALL.prizes, ineligible=Heir.NEXT_ELIGIBLE))
    evening.tell(pay_prize(evening.state, 3))
    with pytest.raises(Refusal) as refused:
        deny_prize(evening.state, 2, Ineligible.EMPLOYEE)
    assert refused.value == Refusal("prize_paid", place=3, entry=3)
    evening.tell(reverse_prize(evening.state, 3))
    evening.tell(deny_prize(evening.state, 2, Ineligible.EMPLOYEE))
    assert [(due.entry, due.cents) for due in prize_queue(evening.state)] == [
        (4, 12_000), (3, 18_000), (1, 30_000),
    ]  # fmt: skip


def test_somebody_must_be_left_for_the_last_prize() -> None:
    evening = seated(3, msgspec.structs.replace(SMALL, prizes=bands((1, (50, 30, 20)))))
    evening.close()
    evening.bust(3, 2)
    with pytest.raises(Refusal) as refused:
        deny_prize(evening.state, 1, Ineligible.OTHER, Heir.RUNNER_UP)
    assert refused.value == Refusal("no_runner_up", entry=1, prizes=3)


def test_who_is_passed_over_in_a_tie_leaves_the_shared_prizes_to_the_others() -> None:
    evening = decided()
    evening.tell(reorder(evening.state, ((4, 3, 2),)))
    evening.tell(deny_prize(evening.state, 3, Ineligible.OTHER, Heir.NEXT_ELIGIBLE))
    assert [(due.place, due.entry, due.cents) for due in prize_queue(evening.state)] == [
        (2, 4, 15_000), (2, 2, 15_000), (1, 1, 30_000),
    ]  # fmt: skip
    with pytest.raises(Refusal) as refused:
        pay_prize(evening.state, 2, 3)
    assert refused.value == Refusal("passed_over", entry=3)


def test_an_event_file_says_from_which_prize_on_and_to_whom_prizes_go() -> None:
    table = {"bands": [{"percent": ["100"]}], "identity_from": "10000", "ineligible": "crown"}
    plan = msgspec.convert(prize_fields(table), PrizePlan)
    assert (plan.identity_from, plan.ineligible) == (1_000_000, Heir.CROWN)
    with pytest.raises(Refusal, match="bad_event_file"):
        prize_fields({**table, "identity_from": "much"})


def test_an_event_with_a_prize_set_aside_is_not_cancelled() -> None:
    evening = decided()
    evening.tell(set_unclaimed(evening.state, 2))
    with pytest.raises(Refusal) as refused:
        cancel_event(evening.state, evening.now)
    assert refused.value == Refusal("prize_set_aside", place=2, entry=2)
