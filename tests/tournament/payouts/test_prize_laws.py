"""Whatever is paid, kept, taken back or passed on: the prizes stay the pool, to the cent."""

from collections import Counter
from collections.abc import Callable

import hypothesis.strategies as st
import msgspec
from hypothesis import given

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.house.kept_events import Ineligible
from tdapp.rules.money_rules import Heir
from tdapp.till.payment import Payment, Tender
from tdapp.tournament.exits.correcting import insert_exit, reorder
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.returning import reinstate
from tdapp.tournament.exits.wrong_player import pass_on
from tdapp.tournament.facts.slips import Proof, SlipIssued
from tdapp.tournament.payouts.inheriting import deny_prize
from tdapp.tournament.payouts.paying import pay_prize, reverse_prize, see_identity, set_unclaimed
from tdapp.tournament.payouts.posting import change_prizes, post_prizes
from tdapp.tournament.payouts.queue import prize_queue
from tdapp.tournament.payouts.slips import issue_slip, valid_slip, with_slips
from tdapp.tournament.plan.prize_plan import Leftover, PrizeInKind, Ties
from tdapp.tournament.prizes import prize_place
from tests.tournament.evening import SMALL, Evening
from tests.tournament.payouts.prize_bands import bands
from tests.tournament.sales.offers import offer

KINDS = (
    "out", "out", "out", "out", "pay", "pay", "keep", "back", "deny", "crown", "late", "tie",
    "wrong", "reinstate", "list", "slip", "see",
)  # fmt: skip
STEPS = st.lists(
    st.tuples(st.sampled_from(KINDS), st.integers(0, 30), st.integers(0, 30)), max_size=40
)
PLAN = msgspec.structs.replace(
    bands((1, (50, 30, 20)), unit=1),
    in_kind=(PrizeInKind(4, "Ticket", 1_001),),
    ties=Ties(leftover=Leftover.DRAW),
)
ODD = msgspec.structs.replace(SMALL, prizes=PLAN, entry=offer(3_333, 0, 1_000))


def decide(evening: Evening, what: str, one: int, other: int) -> list[Event]:
    """The events of some act, on entries picked by numbers."""
    state, playing, gone = evening.state, evening.state.in_play(), evening.state.exits.in_order()
    in_, out = playing[one % len(playing)], gone[other % len(gone)] if gone else 0
    entry, beside = 1 + one % 8, tuple(gone[other % len(gone) :][:2]) if gone else ()
    tender = (Tender.CASH, Tender.CARD)[other % 2]
    first, *rest = state.prizes.posted
    acts: dict[str, Callable[[], list[Event]]] = {
        "out": lambda: bust(state, in_, evening.now, hand=str(other % 3), declined=True),
        "pay": lambda: pay_prize(state, prize_place(state, entry) or 1, entry, Payment(tender)),
        "keep": lambda: set_unclaimed(state, entry),
        "back": lambda: reverse_prize(state, entry),
        "deny": lambda: deny_prize(state, entry, Ineligible.OTHER, Heir.NEXT_ELIGIBLE),
        "crown": lambda: deny_prize(state, entry, Ineligible.UNDER_AGE, Heir.CROWN),
        "late": lambda: insert_exit(state, in_, out),
        "tie": lambda: reorder(state, (beside,)),
        "wrong": lambda: pass_on(state, out, in_, next(state.seating.free())),
        "reinstate": lambda: reinstate(state, out, next(state.seating.free())),
        "list": lambda: change_prizes(state, (first + 7, rest[0] - 7, *rest[1:])),
        "slip": lambda: issue_slip(state, entry),
        "see": lambda: see_identity(state, entry, Proof.PASSPORT),
    }
    return with_slips(state, acts[what]())


def must_hold(evening: Evening, booked: Counter[str], slips: list[int]) -> None:
    """Every prize is in the queue once, all of them are the pool, and no slip lies."""
    state = evening.state
    queue, prizes = prize_queue(state), state.prizes
    assert sum(due.cents + due.value for due in queue) == prizes.total == state.pool
    aside = sum(one.cents + one.value for _, one in prizes.set_aside())
    assert booked["prize_pool"] == prizes.paid_cents + prizes.paid_in_kind + aside
    assert booked["cash"] + booked["card"] == -prizes.paid_cents
    assert booked["prizes_in_kind"] == -prizes.paid_in_kind
    assert booked["prizes_unclaimed"] + booked["prizes_to_the_crown"] == -aside
    assert sum(booked.values()) == 0
    assert len(set(slips)) == len(slips)
    for due in queue:
        slip = valid_slip(state, due.entry) if due.entry is not None else None
        if slip is not None:
            assert (slip.place, slip.cents, slip.item) == (due.place, due.cents, due.item)


@given(made_up=STEPS)
def test_what_is_paid_kept_forfeited_and_owed_is_the_posted_list_and_the_pool(
    made_up: list[tuple[str, int, int]],
) -> None:
    evening = Evening(ODD)
    evening.enter(8)
    evening.seat()
    evening.tell(with_slips(evening.state, post_prizes(evening.state, "seed 1")))
    booked: Counter[str] = Counter()
    slips: list[int] = []
    for what, one, other in made_up:
        try:
            events = decide(evening, what, one, other)
        except Refusal:
            continue
        evening.tell(events)
        for event in events:
            booked.update({line.account: line.cents for line in event.lines()})
            slips += [event.slip] if isinstance(event, SlipIssued) else []
        must_hold(evening, booked, slips)


@given(made_up=STEPS)
def test_slips_given_out_act_by_act_are_those_that_a_whole_look_would_give(
    made_up: list[tuple[str, int, int]],
) -> None:
    evening = Evening(ODD)
    evening.enter(8)
    evening.seat()
    evening.tell(with_slips(evening.state, post_prizes(evening.state)))
    for what, one, other in made_up:
        if what in {"pay", "keep", "crown", "slip", "tie"}:
            continue
        try:
            evening.tell(decide(evening, what, one, 1 + 3 * other if what == "out" else other))
        except Refusal:
            continue
        state = evening.state
        for due in prize_queue(state):
            if due.entry is not None and due.state.value in {"owed", "slip_out"}:
                assert valid_slip(state, due.entry) is not None
