"""Hits: fixed as they are claimed, paid in their order, worked out again behind a refused one."""

import pytest
from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.calls.jackpot.hits import ClaimHit, ConfirmHit, PayHit, ShowHit
from tdapp.calls.jackpot.pools import UnlinkTable
from tdapp.core.ids import StaffId, StreamId
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR, Actor, Role, Staffing, StaffOnDuty
from tdapp.jackpot.facts.pools import MalfunctionKind
from tdapp.jackpot.pool_terms import UNIT
from tdapp.jackpot.state.hits import HitStage
from tdapp.rules.jackpot_rules import PaidIn
from tests.desk.kept_out import exclude
from tests.desk.second_thoughts import refusal_of
from tests.desk.station import Station
from tests.jackpot.room import (
    POOLS,
    QUADS,
    ROYAL_ALONE,
    TENTH,
    TERMS,
    WHY,
    PoolRoom,
    refused,
    winner,
)
from tests.rules_doc import rule

SEED = TERMS.seed * UNIT


@rule("STAR", "30.12")
@rule("CROWN", "17.4.2")
def test_a_claim_fixes_the_amount_and_the_meter_restarts(room: PoolRoom) -> None:
    """All of the meter, to the part of a cent; each of two gets half, rounded up to a cent."""
    room.press(1, 3)
    hit = room.claim(1, 2)
    amount = room.state.hits.hit(hit).amount
    assert amount.off == SEED + 9_999
    assert amount.cents == (250_001, 250_001)
    assert room.meter.stands.meter == SEED
    assert (amount.from_reserve, amount.seed) == (3_000, SEED - 3_000)
    room.press(1, 4)
    assert room.worth(hit) == 500_002
    assert room.meter.open == room.state.waiting(1) == amount.off


@rule("STAR", "30.13", "30.14")
def test_a_share_takes_only_its_part_and_a_fixed_sum_nothing_of_the_meter(room: PoolRoom) -> None:
    """Two winners share two successive tenths; fixed sums are paid to each in full."""
    share = room.claim(1, 2, prize=TENTH)
    assert room.state.hits.hit(share).amount.off == SEED * 19 // 100
    assert room.state.hits.hit(share).amount.cents == (47_500, 47_500)
    assert room.meter.stands.meter == SEED * 81 // 100
    fixed = room.claim(1, 2, prize=QUADS)
    assert room.state.hits.hit(fixed).amount.cents == (50_000, 50_000)
    assert room.meter.stands.meter == SEED * 81 // 100


def test_nothing_is_paid_that_was_not_shown_and_confirmed_and_nothing_twice(
    room: PoolRoom,
) -> None:
    hit = room.claim(1, 2)
    with refused("hit_past_that"):
        room.station.do(ConfirmHit(POOLS, hit, room.worth(hit)))
    with refused("hit_past_that"):
        room.pay(hit)
    room.show(hit)
    with refused("hit_worth_other"):
        room.station.do(ConfirmHit(POOLS, hit, room.worth(hit) - 1))
    room.confirm(hit)
    room.pay(hit)
    with refused("hit_is_paid"):
        room.pay(hit)
    room.pay(hit, winner=1)
    paid = room.station.recorded(POOLS)[-1].action
    assert refusal_of(lambda: room.station.undo(paid, WHY)).code == "is_paid_out"
    assert room.meter.settled == SEED
    assert room.meter.open == 0
    with refused("hit_past_that"):
        room.refuse(hit)


def test_who_is_excluded_is_not_paid(room: PoolRoom) -> None:
    hit = room.claim(1)
    room.confirm(hit)
    exclude(room.station, winner(1).person)
    with refused("self_excluded"):
        room.pay(hit)


@rule("CROWN", "17.5.2(b)")
@rule("ADELAIDE", "120b")
def test_a_refused_hit_gives_back_what_it_took_and_those_behind_are_worked_out_again(
    room: PoolRoom,
) -> None:
    """While the earlier is open no later one is paid; refused, the later gets what it should."""
    room.press(1, 300)
    first = room.claim(1)
    room.press(1, 400)
    later, last = room.claim(2, table=2), room.claim(3, prize=TENTH)
    for hit in (later, last):
        room.confirm(hit)
        with refused("hit_open_before"):
            room.pay(hit)
    before = room.worth(later)
    room.refuse(first)
    again = room.state.hits.hit(later)
    assert (before, again.amount.total) == (500_034, 500_134)
    assert again.amount.off == SEED + 400 * 3_333
    assert again.amount.from_reserve == 400 * 1_000
    assert again.stage is HitStage.PENDING
    with refused("hit_past_that"):
        room.pay(later)
    for hit in (later, last):
        room.confirm(hit)
        room.pay(hit)
    assert room.meter.open == 0
    assert room.meter.stands.meter == SEED - room.state.hits.hit(last).amount.off
    assert room.meter.seeded == 2 * SEED - 400 * 1_000


def test_a_refused_hit_alone_leaves_the_pool_as_if_it_had_never_been_claimed(
    room: PoolRoom,
) -> None:
    room.press(1, 10)
    before = room.meter
    hit = room.claim(1)
    room.refuse(hit)
    assert room.meter == before
    room.press(1, 11)
    assert room.claim(1) == hit + 1


def test_what_a_claim_was_fixed_by_is_not_undone_and_its_number_is_not_given_again(
    room: PoolRoom,
) -> None:
    room.press(1, 1)
    first, second = room.claim(1), room.claim(2, table=2)
    claims = [one.action for one in room.station.recorded(POOLS)][-2:]
    refused_undo = refusal_of(lambda: room.station.undo(claims[0], WHY))
    assert (refused_undo.code, refused_undo.details["fact"]) == (
        "undo_blocked",
        "meter_stood_otherwise",
    )
    room.station.undo(claims[1], WHY)
    assert set(room.state.hits.by_number) == {first}
    assert room.claim(2) == second + 1


def test_a_claim_that_was_worked_out_again_behind_a_refused_one_is_not_undone(
    room: PoolRoom,
) -> None:
    first, second = room.claim(1), room.claim(2, prize=QUADS)
    claimed = room.station.recorded(POOLS)[-1].action
    room.refuse(first)
    assert refusal_of(lambda: room.station.undo(claimed, WHY)).code == "undo_blocked"
    room.confirm(second)


def test_the_table_of_an_open_hit_stays_linked_whatever_is_undone(room: PoolRoom) -> None:
    room.link(3)
    linked = room.station.recorded(POOLS)[-1].action
    hit = room.claim(1, table=3)
    assert refusal_of(lambda: room.station.undo(linked, WHY)).code == "undo_blocked"
    room.refuse(hit)
    room.station.undo(linked, WHY)


@rule("STAR", "30.15", "30.17.1")
def test_a_sign_that_shows_another_amount_opens_a_malfunction(room: PoolRoom) -> None:
    """What the confirmer typed is recorded beside the console's own value, which pays."""
    hit = room.claim(1)
    room.show(hit, 500_000)
    assert not room.state.malfunctions.open
    room.show(hit, 500_050)
    (fault,) = room.state.malfunctions.open.values()
    assert fault.kind is MalfunctionKind.SIGN_DIFFERS
    room.confirm(hit)
    assert room.worth(hit) == 500_000


@rule("CROWN", "17.5.2(a)")
@rule("ADELAIDE", "120a")
@pytest.mark.parametrize("house", ["crown", "adelaide"])
def test_where_the_display_is_paid_it_is_rounded_up_and_the_house_bears_the_difference(
    station: Station, house: str
) -> None:
    """Off the meter comes what the meter held, whatever the display showed."""
    room = PoolRoom(station, house, replace(ROYAL_ALONE, payable=500))
    hit = room.claim(1)
    with refused("display_not_read"):
        station.do(ShowHit(POOLS, room.rules, hit))
    room.show(hit, 500_050)
    assert room.state.hits.hit(hit).amount.cents == (500_500,)
    room.confirm(hit)


def test_a_pending_hit_outlives_restart_and_the_days_end_and_its_table_stays(
    room: PoolRoom,
) -> None:
    room.press(1, 5)
    done, hit = room.claim(3), room.claim(1, 2, table=2)
    room.confirm(done)
    room.pay(done)
    with refused("hit_pending_there"):
        room.station.do(UnlinkTable(POOLS, 2))
    room.station.restart()
    before = room.state
    room.station.run(room.station.parts.jackpots.end(DIRECTOR))
    assert room.stream == StreamId("jackpot-2")
    assert room.state.meters == before.meters
    assert set(room.state.hits.by_number) == {hit}
    with refused("round_counted"):
        room.press(1, 5)
    room.station.restart()
    room.confirm(hit)
    room.pay(hit)
    room.pay(hit, winner=1)
    assert room.meter.open == 0
    assert room.claim(1) == hit + 1


def test_who_has_won_is_not_forgotten_until_paid(room: PoolRoom) -> None:
    hit = room.claim(1)
    erase = room.station.parts.erasing.of_person(room.station.house_id, winner(1).person)
    both = Circumstances(reason="asked for", approver=Actor(StaffId("ann"), frozenset(Role)))
    with refused("jackpot_owed"):
        room.station.do(erase, both, Actor(StaffId("ben"), frozenset(Role)))
    room.confirm(hit)
    room.pay(hit)
    with refused("unknown_person"):
        room.station.do(erase, both, Actor(StaffId("ben"), frozenset(Role)))


@pytest.mark.parametrize(
    ("house", "office"),
    [("star", "assistant gaming manager"), ("crown", "TG area manager")],
)
@rule("STAR", "30.15")
@rule("CROWN", "17.4.3")
def test_the_named_office_confirms_with_a_second_person(
    station: Station, house: str, office: str
) -> None:
    """Below it nobody does, and in it nobody alone."""
    room = PoolRoom(station, house)
    hit = room.claim(1)
    room.show(hit)
    low = Actor(StaffId("low"), frozenset({Role.FLOOR}), office=None)
    named = Actor(StaffId("named"), frozenset({Role.FLOOR}), office=office)
    people = tuple(StaffOnDuty(one, one.id) for one in (low, named))
    station.desk.staffing = lambda: Staffing(True, people, rulebook(house).offices)
    call = ConfirmHit(POOLS, hit, room.worth(hit))
    assert refusal_of(lambda: station.do(call, actor=low)).code == "office_needed"
    assert refusal_of(lambda: station.do(call, actor=named)).code == "second_person_needed"
    done = station.do(call, Circumstances(approver=low), named)
    assert done.act.approver == low.id
    dealer = Actor(StaffId("dealer"), frozenset({Role.DEALER}))
    paid = PayHit(POOLS, room.rules, hit)
    assert refusal_of(lambda: station.do(paid, actor=dealer)).code == "not_permitted"


@rule("CROWN", "17.5.4")
@rule("ADELAIDE", "122")
@pytest.mark.parametrize(
    ("house", "forms"),
    [
        ("star", set(PaidIn)),
        ("crown", {PaidIn.CHIPS, PaidIn.CASH, PaidIn.CASH_EQUIVALENT}),
        ("adelaide", {PaidIn.CHIPS}),
    ],
)
def test_a_hit_is_paid_in_the_forms_of_the_house_alone(
    house: str, forms: set[PaidIn], station: Station
) -> None:
    """Chips, cash or its equivalent at Crown, chips alone at Adelaide."""
    room = PoolRoom(station, house)
    hit = room.claim(1)
    room.confirm(hit)
    for form in PaidIn:
        if form not in forms:
            with refused("jackpot_paid_otherwise"):
                room.pay(hit, form=form)
    room.pay(hit, form=PaidIn.CHIPS)
    with refused("hit_is_paid"):
        room.pay(hit, form=PaidIn.CHIPS)


@rule("CROWN", "1.1", "17.5.1")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("As Ks | Qs Js Ts", None),
        ("as ks qs js 10s 2d", None),
        ("As Ks | Qs Js Th", "jackpot_hand_other"),
        ("As Ks | Qs Js 2d Ts", "jackpot_hand_other"),
        ("As Ks", "jackpot_hand_other"),
        ("As Ks / Ah Kh | Qs Js Ts", "jackpot_hands_missing"),
        ("As Ks | Qs Js As", "same_card"),
        ("As Ks | Qs Js 1x", "no_card"),
    ],
)
def test_a_claim_is_of_cards_that_make_the_advertised_hand(
    cards: str, code: str | None, station: Station
) -> None:
    """Both hole cards and the first flop, without a card twice."""
    room = PoolRoom(station, "crown")
    claim = ClaimHit(POOLS, room.rules, 1, 0, cards, (winner(1),))
    if code is None:
        station.do(claim)
    else:
        with refused(code):
            station.do(claim)


def test_each_of_several_winners_has_the_hand(room: PoolRoom) -> None:
    """Two straight flushes on one board; the lower one is one too, a pair is none."""
    two, tenth = (winner(1), winner(2)), TERMS.prizes.index(TENTH)
    for second, wins in (("4s 3s", True), ("4h 3h", False)):
        cards = f"9s 8s / {second} | 7s 6s 5s Ah Ad"
        claim = ClaimHit(POOLS, room.rules, 1, tenth, cards, two)
        if wins:
            room.station.do(claim)
            room.refuse(room.state.hits.last)
        else:
            with refused("jackpot_hand_other"):
                room.station.do(claim)


def test_a_refusal_is_not_undone_under_a_later_one_that_did_not_work_it_out_again(
    room: PoolRoom,
) -> None:
    """The second hit was left out as the first was refused: brought back it would be too high."""
    first, second, third = (room.claim(one) for one in (1, 2, 3))
    room.refuse(second)
    refusal = room.station.recorded(POOLS)[-1].action
    room.refuse(first)
    assert room.state.hits.hit(third).before == room.state.hits.hit(first).before
    assert refusal_of(lambda: room.station.undo(refusal, WHY)).code == "undo_blocked"
    room.station.undo(with_=WHY)
    room.station.undo(refusal, WHY)
    assert room.state.hits.open_of(1) == [first, second, third]
