"""Bounties: who took whom, what is owed and paid of it, and that all of it adds up."""

from contextlib import suppress

import hypothesis.strategies as st
import pytest
from hypothesis import given
from msgspec.structs import replace

from tdapp.core.refusal import Contradiction, Refusal
from tdapp.rules.rulebook import RebuyWhen
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.seating.marking import tell_button
from tdapp.till.payment import BOUNTY, POOL, Payment, Tender
from tdapp.tournament.event.announcing import finish
from tdapp.tournament.event.done_with import must_be_done_with
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.exits.wrong_player import pass_on
from tdapp.tournament.facts.bounties import BountyPaid
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.facts.sales import RebuySold
from tdapp.tournament.payouts.bounties import (
    bounty_due,
    bounty_queue,
    bounty_sums,
    pay_bounty,
    reverse_bounty,
    tell_takers,
)
from tdapp.tournament.payouts.paying import pay_prize
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import Offer, PricePart, Window
from tdapp.tournament.plan.prize_plan import OddBounty
from tdapp.tournament.plan.terms import RefundTerms
from tdapp.tournament.sales.cancelling import cancel_event
from tdapp.tournament.sales.refunding import give_back_parts, readmit, refund
from tdapp.tournament.sales.selling import sell_rebuy
from tests.tournament.evening import Evening, person, seated
from tests.tournament.payouts.bounty_hunt import HEAD, HUNT, PRICE, out


def refused(evening: Evening, act: object, *of: object) -> Refusal:
    with pytest.raises(Refusal) as found:
        act(evening.state, *of)  # type: ignore[operator]
    return found.value


def test_who_takes_a_bounty_is_owed_it_and_paid_against_a_slip() -> None:
    evening = seated(4, HUNT)
    out(evening, 4, 1)
    assert bounty_due(evening.state, 1).owed == HEAD
    (paid,) = pay_bounty(evening.state, 1, Payment(Tender.VOUCHER, "till 1"))
    assert isinstance(paid, BountyPaid)
    assert [(line.account, line.cents) for line in paid.lines()] == [
        ("bounty_pool", HEAD),
        ("voucher", -HEAD),
    ]
    evening.tell([paid])
    assert bounty_due(evening.state, 1).owed == 0
    assert [one.outs for one in evening.state.takings.listed()] == [HEAD]
    assert refused(evening, pay_bounty, 1) == Refusal("no_bounty_owed", entry=1)
    assert refused(evening, tell_takers, 4, (2,)).code == "bounty_paid"
    assert refused(evening, cancel_event, evening.now).code == "bounty_paid"
    with pytest.raises(Refusal, match="bounty_paid"):
        evening.reinstate(4)
    with pytest.raises(Refusal, match="bounty_paid"):
        evening.tell(pass_on(evening.state, 4, 3))
    (back,) = evening.tell(reverse_bounty(evening.state, 1, "till 1"))
    assert sum(line.cents for line in back.lines()) == 0
    assert refused(evening, reverse_bounty, 1).code == "bounty_is_owed"
    evening.reinstate(4)
    assert bounty_queue(evening.state) == ()


@given(st.permutations([1, 2, 3]), st.integers(0, 6), st.integers(1, 2), st.sampled_from(OddBounty))
def test_the_odd_cents_of_a_bounty_go_by_seat_from_the_button_whoever_is_named_first(
    named: list[int], button: int, seats: int, rule: OddBounty
) -> None:
    evening = seated(4, replace(HUNT, prizes=replace(HUNT.prizes, odd_bounty=rule)))
    if button:
        evening.tell(tell_button(evening.state, 1, ButtonPosition(button)))
    at = {one: evening.state.seating.seat_of[one] for one in (*named, 4)}
    takers = [one for one in named if one <= seats + 1]
    out(evening, 4, *takers)

    def first(one: int) -> tuple[bool, bool, int]:
        here = at[one].table == at[4].table
        position = evening.state.buttons.at(at[one].table).position.button or 0
        return (not here, here and at[one].seat <= position, at[one].seat if here else one)

    in_line = sorted(takers, key=None if rule is OddBounty.ENTRY else first)
    share, odd = divmod(HEAD, len(takers))
    owed = {one.entry: one.owed for one in bounty_queue(evening.state)}
    assert owed == {one: share + (place < odd) for place, one in enumerate(in_line)}


def test_a_shared_bounty_can_be_told_again() -> None:
    evening = seated(4, HUNT)
    out(evening, 4, 3, 1)
    assert sorted(one.owed for one in bounty_queue(evening.state)) == [1_250, 1_251]
    evening.tell(tell_takers(evening.state, 4, ()))
    assert bounty_queue(evening.state) == ()
    assert evening.state.bounties.untold() == [4]


def test_what_cannot_be_told_is_refused() -> None:
    evening = seated(3, HUNT)
    assert refused(evening, tell_takers, 3, (1,)) == Refusal("not_out", entry=3)
    evening.bust(3)
    assert refused(evening, tell_takers, 3, (3,)) == Refusal("own_bounty", entry=3)
    assert refused(evening, tell_takers, 3, (1, 1)) == Refusal("taker_twice", entry=3)
    assert refused(evening, tell_takers, 3, (9,)).code == "no_such_entry"
    plain = seated(3)
    plain.bust(3)
    assert refused(plain, tell_takers, 3, (1,)) == Refusal("no_bounty", entry=3)
    assert refused(evening, pay_bounty, 1, Payment(Tender.HOUSE)).code == "no_bounty_owed"


def test_the_exit_of_the_wrong_player_takes_its_bounty_to_the_right_one() -> None:
    evening = seated(4, HUNT)
    out(evening, 4, 1)
    evening.tell(pass_on(evening.state, 4, 3))
    assert evening.state.bounties.takers.get(3) == (1,)
    assert bounty_due(evening.state, 1).owed == HEAD


def test_the_winner_keeps_the_own_head_and_an_event_ends_with_all_bounties_paid() -> None:
    evening = seated(3, HUNT)
    out(evening, 3, 1)
    evening.close()
    evening.bust(2)
    for place in (1, 2):
        evening.tell(pay_prize(evening.state, place))
    assert refused(evening, finish, evening.now) == Refusal("bounties_untold", entries="2")
    evening.tell(tell_takers(evening.state, 2, (1,)))
    assert refused(evening, finish, evening.now) == Refusal("bounties_owed", entries="1")
    with pytest.raises(Refusal, match="person_has_bounty"):
        must_be_done_with(evening.state, person(1))
    (paid,) = evening.tell(pay_bounty(evening.state, 1))
    assert isinstance(paid, BountyPaid)
    assert (paid.cents, paid.own) == (3 * HEAD, HEAD)
    assert (bounty_sums(evening.state).paid, bounty_sums(evening.state).kept) == (3 * HEAD, 0)
    with pytest.raises((Refusal, Contradiction), match=r"bounty_paid|prize_paid"):
        evening.reinstate(2)
    evening.tell(finish(evening.state, evening.now))


def test_who_leaves_otherwise_is_taken_by_nobody_and_a_refund_takes_the_head_along() -> None:
    evening = seated(4, HUNT)
    evening.tell(leave(evening.state, 4, Departure.WITHDRAWN, 0, evening.now))
    assert evening.state.bounties.untold() == []
    assert bounty_sums(evening.state).kept == 4 * HEAD
    assert evening.state.bounties.for_nobody() == {4: HEAD}
    evening.tell(refund(evening.state, 4, Occasion.WITHDRAWAL, evening.now))
    assert bounty_sums(evening.state).taken == 3 * HEAD
    assert evening.state.bounties.for_nobody() == {}


def do(evening: Evening, act: str, one: int, takers: tuple[int, ...]) -> None:
    if act == "bust":
        evening.bust(one)
    elif act == "in again":
        evening.reinstate(one)
    elif act == "tell":
        evening.tell(tell_takers(evening.state, one, takers))
    elif act == "pay":
        evening.tell(pay_bounty(evening.state, one))
    else:
        evening.tell(reverse_bounty(evening.state, one))


entries = st.integers(1, 6)
acts = st.sampled_from(["bust", "bust", "in again", "tell", "tell", "pay", "back"])


@given(st.lists(st.tuples(acts, entries, st.lists(entries, max_size=2).map(tuple)), max_size=14))
def test_paid_owed_and_kept_are_all_that_was_taken(
    told: list[tuple[str, int, tuple[int, ...]]],
) -> None:
    evening = seated(6, HUNT)
    for act in told:
        with suppress(Refusal):
            do(evening, *act)
        sums, bounties = bounty_sums(evening.state), evening.state.bounties
        assert all(one.owed >= 0 for one in bounty_queue(evening.state))
        unwon = [one for one in bounties.heads if one not in bounties.takers]
        assert sums.kept == sum(bounties.heads[one] for one in unwon)
        assert sums.taken == 6 * HEAD


def test_nobody_is_paid_the_own_head_while_somebody_may_still_enter() -> None:
    alone = Evening(HUNT, tables=1)
    alone.enter(1)
    assert refused(alone, pay_bounty, 1) == Refusal("no_bounty_owed", entry=1)
    evening = seated(2, HUNT)
    out(evening, 2, 1)
    assert bounty_due(evening.state, 1).owed == HEAD
    (paid,) = evening.tell(pay_bounty(evening.state, 1))
    assert isinstance(paid, BountyPaid)
    assert (paid.cents, paid.own) == (HEAD, 0)


def test_who_was_paid_a_bounty_is_refunded_no_entry_until_it_is_back() -> None:
    evening = seated(4, HUNT)
    out(evening, 4, 1)
    evening.tell(pay_bounty(evening.state, 1))
    assert refused(evening, refund, 1, Occasion.WITHDRAWAL, evening.now) == Refusal(
        "bounty_paid", entry=1
    )


def test_a_bounty_that_somebody_was_paid_is_not_given_back_too() -> None:
    evening = seated(4, HUNT)
    out(evening, 4, 1)
    evening.tell(pay_bounty(evening.state, 1))
    of = (evening.state, 4, (BOUNTY,), Occasion.WITHDRAWAL, evening.now)
    with pytest.raises(Refusal) as found:
        give_back_parts(*of)
    assert found.value == Refusal("bounty_paid", entry=1)


def test_a_head_that_was_kept_at_a_refund_is_back_with_its_entry() -> None:
    keeps = replace(HUNT, refunds=RefundTerms(withdrawal=(POOL,)))
    evening = seated(3, keeps)
    evening.tell(refund(evening.state, 3, Occasion.WITHDRAWAL, evening.now))
    assert bounty_sums(evening.state).taken == 3 * HEAD
    assert 3 not in evening.state.bounties.heads
    evening.tell(readmit(evening.state, 3))
    assert evening.state.bounties.heads[3] == HEAD


parts = st.sampled_from([0, 500, HEAD])


def selling(entry: int, rebuy: int) -> Conditions:
    """A bounty event whose entries and re-buys carry so much each."""

    def priced(cents: int) -> tuple[PricePart, ...]:
        return tuple(part for part in (*PRICE[:2], PricePart(BOUNTY, cents)) if part.cents)

    again = Offer(priced(rebuy), 9_000, Window(until_level=2), when=RebuyWhen.NO_CHIPS)
    return replace(HUNT, entry=Offer(priced(entry), 10_000, Window(until_level=2)), rebuy=again)


def knocked_out(evening: Evening, entry: int) -> None:
    evening.tell(bust(evening.state, entry, evening.now))


@given(head=parts, again=parts, told_first=st.booleans(), paid_first=st.booleans())
def test_each_knock_out_has_its_own_bounty(
    head: int, again: int, *, told_first: bool, paid_first: bool
) -> None:
    evening = seated(4, selling(head, again))
    knocked_out(evening, 1)
    if told_first and head:
        evening.tell(tell_takers(evening.state, 1, (2,)))
        assert bounty_due(evening.state, 2).owed == head
    evening.rebuy(1)
    if not told_first and head:
        assert evening.state.bounties.untold() == [1]
        evening.tell(tell_takers(evening.state, 1, (2,)))
    if paid_first and head:
        evening.tell(pay_bounty(evening.state, 2))
        assert refused(evening, tell_takers, 1, (4,)).code == "bounty_paid"
    knocked_out(evening, 1)
    if again:
        evening.tell(tell_takers(evening.state, 1, (3,)))
    elif head:
        assert refused(evening, tell_takers, 1, (3,), 0) == Refusal("no_bounty", entry=1)
    else:
        assert refused(evening, tell_takers, 1, (3,)) == Refusal("no_bounty", entry=1)
    won = [bounty_due(evening.state, entry).won for entry in (2, 3)]
    assert won == [head, again]
    assert evening.state.bounties.untold() == []
    sums = bounty_sums(evening.state)
    assert (sums.taken, sums.kept) == (4 * head + again, 3 * head)


def test_who_took_an_earlier_bounty_can_be_corrected_and_what_a_correction_takes_is_not_owed() -> (
    None
):
    evening = seated(4, selling(HEAD, 500))
    for taker in (2, 3):
        knocked_out(evening, 1)
        evening.tell(tell_takers(evening.state, 1, (taker,)))
        evening.rebuy(1)
    evening.tell(tell_takers(evening.state, 1, (3, 4), 1))
    assert [(one.entry, one.owed) for one in bounty_queue(evening.state)] == [
        (3, 1_750),
        (4, 1_251),
    ]
    assert evening.state.bounties.heads[1] == 500
    assert refused(evening, tell_takers, 1, (2,), 3).code == "no_bounty"


def test_a_re_buy_of_an_older_record_puts_a_knock_out_off() -> None:
    evening = seated(3, selling(HEAD, 500))
    knocked_out(evening, 1)
    evening.tell(tell_takers(evening.state, 1, (2,)))
    (sold,) = sell_rebuy(evening.state, 1, 0, evening.now)
    assert isinstance(sold, RebuySold)
    evening.tell([replace(sold, knocked_out=False)])
    assert evening.state.bounties.heads[1] == HEAD + 500
    assert bounty_queue(evening.state) == ()


def test_who_was_out_already_takes_no_bounty() -> None:
    evening = seated(5, HUNT)
    for entry, hand in ((1, "7"), (2, "8"), (3, "8")):
        evening.tell(bust(evening.state, entry, evening.now, hand=hand))
    why = Refusal("taker_was_out", entry=2, taker=1)
    assert refused(evening, tell_takers, 2, (1, 4)) == why
    for entry, taker in ((1, 2), (2, 3), (3, 2)):
        evening.tell(tell_takers(evening.state, entry, (taker,)))
    assert dict(evening.state.bounties.takers) == {1: (2,), 2: (3,), 3: (2,)}
