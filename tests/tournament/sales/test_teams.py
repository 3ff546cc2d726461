"""Teams: several persons share an entry, its seat, its chips and its prize."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.shown.floor_tasks import FloorTaskKind, due_now
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.facts.clock import LevelBegan
from tdapp.tournament.facts.prizes import PrizePaid, TeamPart
from tdapp.tournament.facts.refunds import Occasion, Substitution
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.matches.drawing import draw_bracket
from tdapp.tournament.payouts.paying import pay_prize, see_identity
from tdapp.tournament.payouts.posting import post_prizes
from tdapp.tournament.payouts.team_parts import parts_of_team
from tdapp.tournament.plan.bracket_terms import BracketTerms
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.prize_plan import Leftover
from tdapp.tournament.plan.stage_plan import StagePlan
from tdapp.tournament.plan.terms import AlternateTerms, TeamTerms
from tdapp.tournament.sales.alternates import call_alternate, join_alternates, seat_alternate
from tdapp.tournament.sales.passing_on import pass_entry_on
from tdapp.tournament.sales.refunding import readmit, refund
from tdapp.tournament.sales.selling import sell_entry
from tdapp.tournament.sales.teams import name_partner, swap_all, swap_partners
from tdapp.tournament.stages.going_on import close_stage
from tdapp.tournament.stages.seen import seen_from
from tdapp.tournament.tables.arranging import draw_seats, give_seat
from tdapp.tournament.templates.template import faults_of
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice
from tests.rules.houses import held_under
from tests.rules_doc import rule
from tests.tournament.evening import SMALL, Evening, person, refused

ON_WORD = replace(SMALL, teams=TeamTerms(members=3))


def in_pairs(evening: Evening, count: int) -> None:
    """So many entries of two: the entry's own person and one whose number is 10 higher."""
    for number in evening.enter(count):
        evening.tell(name_partner(evening.state, number, person(number + 10)))
    evening.seat()


def at_the_table(evening: Evening, entry: int = 1) -> PersonId:
    return evening.state.entry(entry).person


def swap(evening: Evening, entry: int = 1, to: PersonId | None = None) -> None:
    evening.tell(swap_partners(evening.state, entry, evening.now, to))


def test_partners_take_turns_in_the_order_in_which_they_were_named() -> None:
    evening = Evening(ON_WORD)
    in_pairs(evening, 3)
    evening.tell(name_partner(evening.state, 1, person(21)))
    seat, chips = evening.state.seating.seat_of[1], evening.state.chips_in_play
    turns = []
    for _ in range(4):
        turns.append(at_the_table(evening))
        swap(evening)
    assert turns == [person(1), person(11), person(21), person(1)]
    swap(evening, to=person(1))
    assert at_the_table(evening) == person(1)
    assert (evening.state.seating.seat_of[1], evening.state.chips_in_play) == (seat, chips)


@pytest.mark.parametrize("act", ["sold", "named"])
def test_a_partner_plays_no_other_entry_until_the_team_is_out(act: str) -> None:
    evening = Evening(replace(ON_WORD, reentry=SMALL.entry))
    in_pairs(evening, 3)
    if act == "sold":
        with pytest.raises(Refusal, match="already_entered"):
            sell_entry(evening.state, person(11), evening.now)
        evening.bust(1)
        evening.tell(sell_entry(evening.state, person(11), evening.now))
        assert evening.state.entry(4).again
    else:
        with pytest.raises(Refusal, match="already_entered"):
            name_partner(evening.state, 2, person(11))


def test_a_team_has_as_many_members_as_its_conditions_say() -> None:
    evening = Evening(replace(SMALL, teams=TeamTerms(2)))
    in_pairs(evening, 2)
    with pytest.raises(Refusal, match="team_is_full"):
        name_partner(evening.state, 1, person(30))
    plain = Evening()
    plain.enter(2)
    with pytest.raises(Refusal, match="no_teams"):
        name_partner(plain.state, 1, person(30))


@pytest.mark.parametrize(
    ("entry", "to", "code"),
    [(3, None, "no_partner"), (1, 12, "not_a_partner"), (1, 1, "not_a_partner"), (2, None, "out")],
)
def test_only_a_partner_who_is_in_takes_the_seat(entry: int, to: int | None, code: str) -> None:
    evening = Evening(ON_WORD)
    in_pairs(evening, 2)
    evening.enter(1)
    evening.bust(2)
    with pytest.raises(Refusal, match=code):
        swap(evening, entry, None if to is None else person(to))


@pytest.mark.parametrize(("levels", "swaps"), [(1, [2, 3, 4]), (2, [3, 5])])
def test_partners_swap_once_in_so_many_levels(levels: int, swaps: list[int]) -> None:
    sheet = tuple(replace(SMALL.levels[0]) for _ in range(5))
    evening = Evening(replace(SMALL, levels=sheet, teams=TeamTerms(2, levels=levels)))
    in_pairs(evening, 3)
    evening.start()
    swapped = []
    for level in range(1, 6)[: 4 if levels == 1 else 5]:
        for _ in range(2):
            before = at_the_table(evening)
            with suppress(Refusal):
                swap(evening)
            swapped += [level] * (at_the_table(evening) != before)
        evening.pass_us(20 * MINUTE_US)
    assert swapped == swaps


def test_partners_swap_in_breaks_where_so_published_and_all_at_once() -> None:
    evening = Evening(replace(SMALL, teams=TeamTerms(2, at_breaks=True)))
    in_pairs(evening, 3)
    evening.enter(1)
    evening.start()
    assert refused(evening, swap_partners, 1, evening.now).code == "swap_in_breaks"
    assert refused(evening, swap_all, evening.now).code == "none_to_swap"
    evening.pass_us(45 * MINUTE_US)
    evening.tell(swap_all(evening.state, evening.now))
    assert [at_the_table(evening, one) for one in (1, 2, 3, 4)] == [
        person(one) for one in (11, 12, 13, 4)
    ]


@pytest.mark.parametrize(
    ("shares", "members", "cents", "parts"),
    [
        ((), 2, 101, (51, 50)),
        ((), 3, 200, (67, 67, 66)),
        ((3, 1), 2, 5_001, (3_751, 1_250)),
        ((3, 1, 1), 3, 1_000, (600, 200, 200)),
        ((3, 1, 1), 2, 1_000, (500, 500)),
    ],
)
def test_a_prize_is_shared_equally_or_as_published_to_the_cent(
    shares: tuple[int, ...], members: int, cents: int, parts: tuple[int, ...]
) -> None:
    evening = Evening(replace(SMALL, teams=TeamTerms(max(members, len(shares)), shares=shares)))
    in_pairs(evening, 1)
    if members > 2:
        evening.tell(name_partner(evening.state, 1, person(21)))
    swap(evening)
    team = (person(1), person(11), person(21))
    assert parts_of_team(evening.state, 1, cents) == tuple(map(TeamPart, team, parts))


def test_odd_cents_are_drawn_where_the_conditions_draw_for_those_of_a_tie() -> None:
    ties = replace(SMALL.prizes.ties, leftover=Leftover.DRAW)
    evening = Evening(replace(SMALL, prizes=replace(SMALL.prizes, ties=ties), teams=TeamTerms(2)))
    in_pairs(evening, 9)
    first = {parts_of_team(evening.state, one, 101)[0].cents for one in range(1, 10)}
    assert first == {50, 51}


def test_the_record_says_what_each_member_was_paid() -> None:
    evening = Evening(ON_WORD)
    in_pairs(evening, 2)
    evening.close()
    evening.bust(2)
    *_, paid = evening.tell(pay_prize(evening.state, 1))
    assert isinstance(paid, PrizePaid)
    assert sum(one.cents for one in paid.members) == paid.cents == 20_000
    assert set(paid.touches().persons) == {person(1), person(11)}


def test_a_refunded_team_leaves_whole_and_comes_back_whole() -> None:
    terms = replace(SMALL.refunds, withdrawal=("pool", "fee"))
    evening = Evening(replace(ON_WORD, refunds=terms))
    in_pairs(evening, 3)
    swap(evening)
    evening.tell(refund(evening.state, 1, Occasion.WITHDRAWAL, evening.now, stack=10_000))
    assert not {person(1), person(11)} & {*evening.state.entries.by_person}
    assert evening.state.exits.playing(person(1)) is None
    evening.tell(readmit(evening.state, 1))
    assert {evening.state.exits.playing(person(one)) for one in (1, 11)} == {1}
    assert at_the_table(evening) == person(11)


def test_a_wrong_name_in_a_team_is_put_right_in_its_place() -> None:
    evening = Evening(ON_WORD)
    in_pairs(evening, 2)
    evening.tell(pass_entry_on(evening.state, 1, person(9), Substitution.MISKEYED))
    assert evening.state.entry(1).persons == (person(9), person(11))
    assert evening.state.entries.by_person[person(9)] == (1,)


@rule("TAS", "C20.9")
@pytest.mark.parametrize("house", ["TAS", "STAR", "CROWN", "ADELAIDE"])
def test_no_team_plays_where_nobody_may_take_over_after_the_draw(house: str) -> None:
    """A substitute is named before the ballot: partners could not swap after it."""
    conditions = replace(SMALL, rules=held_under(house).rules, teams=TeamTerms(2))
    found = [where for _, where in faults_of(conditions)]
    assert ("teams.members" in found) is (house == "TAS")


@pytest.mark.parametrize("terms", [TeamTerms(2, levels=1), TeamTerms(2, at_breaks=True)])
def test_the_floor_is_reminded_when_the_time_of_a_swap_has_come(terms: TeamTerms) -> None:
    evening = Evening(replace(SMALL, teams=terms))
    in_pairs(evening, 3)
    evening.enter(1)
    evening.start()
    minutes, index = (45, 2) if terms.at_breaks else (21, 1)

    def reminded() -> list[str]:
        due = due_now(Voice(), evening.state, str)
        return [one.text for one in due if one.kind is FloorTaskKind.SWAP]

    assert reminded() == []
    evening.pass_us(minutes * MINUTE_US)
    evening.tell([LevelBegan(index)])
    assert reminded() == ["Swap partners: 3 teams"]
    swap(evening)
    assert reminded() == ["Swap partners: 2 teams"]
    evening.tell(swap_all(evening.state, evening.now))
    assert reminded() == []


def test_a_partner_who_comes_late_takes_the_next_turn_and_shares_the_prize() -> None:
    evening = Evening(replace(SMALL, teams=TeamTerms(2, levels=1)))
    evening.enter(2)
    evening.seat()
    evening.start()
    evening.pass_us(21 * MINUTE_US)
    assert refused(evening, swap_partners, 1, evening.now).code == "no_partner"
    evening.tell(name_partner(evening.state, 1, person(11)))
    swap(evening)
    assert at_the_table(evening) == person(11)
    evening.close()
    evening.bust(2)
    *_, paid = evening.tell(pay_prize(evening.state, 1))
    assert isinstance(paid, PrizePaid)
    assert [one.person for one in paid.members] == [person(1), person(11)]


@pytest.mark.parametrize("alone", [True, False])
def test_a_team_of_one_gets_a_seat_only_where_the_conditions_let_it(*, alone: bool) -> None:
    evening = Evening(replace(SMALL, teams=TeamTerms(2, alone=alone)))
    evening.enter(3)
    evening.tell(name_partner(evening.state, 1, person(11)))
    if alone:
        evening.seat()
        assert len(evening.state.seating.seat_of) == 3
        return
    with pytest.raises(Refusal, match="team_of_one") as found:
        draw_seats(evening.state, "seed")
    assert found.value.details["entries"] == "2, 3"
    with pytest.raises(Refusal, match="team_of_one"):
        give_seat(evening.state, 2, Seat(1, 1), "3")
    for number in (2, 3):
        evening.tell(name_partner(evening.state, number, person(number + 10)))
    evening.seat()
    assert len(evening.state.seating.seat_of) == 3


IN_PAIRS = replace(SMALL, teams=TeamTerms(2, alone=False))
CLOSING: Mapping[str, tuple[Conditions, Callable[[Evening], object]]] = {
    "prizes posted": (IN_PAIRS, lambda evening: post_prizes(evening.state)),
    "bracket drawn": (
        replace(IN_PAIRS, bracket=BracketTerms()),
        lambda evening: draw_bracket(evening.state, (), {}, "seed"),
    ),
    "stage closed": (
        replace(IN_PAIRS, stages=(StagePlan("1A", to="Final", go_on=1), StagePlan("Final"))),
        lambda evening: close_stage(seen_from(evening.state, 1), evening.now),
    ),
}


@pytest.mark.parametrize("closing", CLOSING)
def test_no_team_of_one_is_left_where_nobody_else_can_enter(closing: str) -> None:
    conditions, act = CLOSING[closing]
    evening = Evening(conditions, tables=0)

    def tell(decide: Callable[[Tournament], list[Event]]) -> None:
        here = seen_from(evening.state, 1) if conditions.stages else evening.state
        evening.tell([replace(one, within=here.stage or UNSET) for one in decide(here)])

    for number in (1, 2):
        tell(partial(sell_entry, person=person(number), now=evening.now))
    tell(lambda here: name_partner(here, 1, person(11)))
    with pytest.raises(Refusal, match="team_of_one") as found:
        act(evening)
    assert found.value.details["entries"] == "2"
    tell(lambda here: name_partner(here, 2, person(12)))
    act(evening)


def test_nobody_is_looked_through_where_no_partner_is_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = Evening(SMALL, tables=0)
    for number in (1, 2):
        evening.tell(sell_entry(evening.state, person(number), evening.now))
    monkeypatch.delattr(Tournament, "in_play")
    assert post_prizes(evening.state)


def test_an_alternate_without_a_partner_is_in_and_waits_for_a_seat() -> None:
    terms = replace(IN_PAIRS, alternates=AlternateTerms(5), seats_per_table=2)
    evening = Evening(terms, tables=1)
    in_pairs(evening, 2)
    evening.tell(join_alternates(evening.state, person(3), evening.now))
    evening.bust(2)
    evening.tell(call_alternate(evening.state, evening.now))
    evening.tell(seat_alternate(evening.state, 1, seed="seed"))
    assert evening.state.entry(3).number not in evening.state.seating.seat_of
    with pytest.raises(Refusal, match="team_of_one"):
        draw_seats(evening.state, "seed")
    evening.tell(name_partner(evening.state, 3, person(13)))
    assert draw_seats(evening.state, "seed")


def test_each_member_of_a_team_shows_who_they_are_before_its_prize_is_paid() -> None:
    prizes = replace(SMALL.prizes, identity_from=1)
    evening = Evening(replace(ON_WORD, prizes=prizes))
    in_pairs(evening, 2)
    evening.close()
    evening.bust(2)
    for one in (1, 11):
        with pytest.raises(Refusal, match="identity_needed"):
            pay_prize(evening.state, 1)
        evening.tell(see_identity(evening.state, 1, Proof.PASSPORT, person=person(one)))
    with pytest.raises(Refusal, match="not_of_the_team"):
        see_identity(evening.state, 1, Proof.PASSPORT, person=person(12))
    assert pay_prize(evening.state, 1)
