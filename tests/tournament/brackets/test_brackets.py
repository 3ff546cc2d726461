"""Brackets as values: every size ends, byes never meet, and the places of a round are one band."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.tournament.brackets.bracket import BYE, Bracket
from tdapp.tournament.brackets.drawing import draw, seed_order
from tdapp.tournament.brackets.layout import Part, layout, size_of
from tdapp.tournament.brackets.places import bands
from tdapp.tournament.brackets.survey import ready, survey

FORMATS = [(False, False), (False, True), (True, False)]
SIZES = [*range(2, 129), 256, 1024]


def drawn(players: int, *, double: bool = False, bronze: bool = False) -> Bracket:
    """A bracket of entries 1 to `players`, the first two of them seeded."""
    slots = draw(range(1, players + 1), (1, 2), {}, f"draw {players}")
    return Bracket(slots, double, bronze)


def played_out(bracket: Bracket, chance: random.Random) -> tuple[Bracket, Counter[int]]:
    """The bracket once every pairing has a winner, and how often each entry lost."""
    losses: Counter[int] = Counter()
    while waiting := list(ready(survey(bracket))):
        for one in chance.sample(waiting, chance.randint(1, len(waiting))):
            winner = chance.choice(one.sides)
            assert winner is not None
            number = one.pairing.number
            bracket = replace(bracket, wins=bracket.wins.set(number, (winner, winner)))
            losses[bracket.loser(number) or BYE] += 1
    return bracket, losses


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize(("double", "bronze"), FORMATS)
def test_every_size_ends_and_gives_every_place_once(
    *, players: int, double: bool, bronze: bool
) -> None:
    bracket = drawn(players, double=double, bronze=bronze)
    before = bands(survey(bracket))
    places = [place for best, last in before.values() for place in range(best, last + 1)]
    assert sorted(places) == list(range(2, players + 1))
    if players > 128:
        return
    ended, losses = played_out(bracket, random.Random(players))
    seen = survey(ended)
    winner = seen[-1].winner
    assert winner
    assert bands(seen) == before
    if double:
        assert {one: losses[one] for one in range(1, players + 1) if losses[one] != 2} == {
            winner: losses[winner]
        }
        assert losses[winner] < 2
    else:
        assert losses.total() == players - 1 + (bronze and players > 3)
        assert not losses[winner]


@pytest.mark.parametrize("players", SIZES)
def test_byes_never_meet_and_go_to_the_best_seeds(players: int) -> None:
    slots = draw(range(1, players + 1), tuple(range(1, players + 1)), {}, "")
    pairs = list(zip(slots[::2], slots[1::2], strict=True))
    assert (BYE, BYE) not in pairs
    free = sorted(max(pair) for pair in pairs if BYE in pair)
    assert free == list(range(1, size_of(players) - players + 1))


def test_seeds_stand_where_every_card_room_puts_them() -> None:
    assert seed_order(8) == [1, 8, 4, 5, 2, 7, 3, 6]
    assert seed_order(16) == [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]


@pytest.mark.parametrize(
    ("players", "byes", "matches"),
    [(3, 1, 1), (5, 3, 1), (6, 2, 2), (10, 6, 2), (17, 15, 1), (24, 8, 8), (89, 39, 25)],
)
def test_byes_and_first_round_of_a_field(players: int, byes: int, matches: int) -> None:
    seen = survey(drawn(players))
    first = [one for one in seen if one.pairing.part is Part.WINNERS and one.pairing.round == 1]
    assert sum(one.is_empty for one in first) == byes
    assert sum(one.is_ready for one in first) == matches


def test_double_elimination_of_111_gives_the_published_places() -> None:
    best = [band for band in bands(survey(drawn(111, double=True))).values() if band.best <= 16]
    assert best == [(2, 2), (3, 3), (4, 4), (5, 6), (7, 8), (9, 12), (13, 16)]


@given(st.integers(2, 64), st.data())
def test_a_result_leads_to_one_pairing_for_each_of_the_two(
    players: int, data: st.DataObject
) -> None:
    double = data.draw(st.booleans())
    pairings = layout(size_of(players), double=double, bronze=not double)
    sources = Counter(side for one in pairings for side in one.sides)
    assert set(sources.values()) == {1}
    for one in pairings:
        assert all(side.pairing < one.number for side in one.sides)


@given(st.integers(4, 64), st.integers(2, 6), st.text(max_size=4))
def test_club_mates_do_not_meet_in_the_first_round_where_it_can_be_helped(
    players: int, clubs: int, seed: str
) -> None:
    of = {one: f"club {one % clubs}" for one in range(1, players + 1)}
    slots = draw(range(1, players + 1), (), of, seed)
    meet = [pair for pair in zip(slots[::2], slots[1::2], strict=True) if BYE not in pair]
    assert not [pair for pair in meet if of[pair[0]] == of[pair[1]]]


@given(st.text(max_size=4))
def test_the_same_seed_draws_the_same_bracket(seed: str) -> None:
    field = range(1, 30)
    assert draw(field, (3,), {}, seed) == draw(list(reversed(field)), (3,), {}, seed)


@pytest.mark.parametrize(
    ("players", "seeds", "code"),
    [
        (1, (), "bracket_too_small"),
        (1025, (), "bracket_too_large"),
        (4, (5,), "not_in_the_draw"),
        (4, (1, 1), "not_in_the_draw"),
    ],
)
def test_what_cannot_be_drawn_is_refused(players: int, seeds: tuple[int, ...], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        draw(range(1, players + 1), seeds, {}, "")
    assert refused.value.code == code


def test_who_is_gone_loses_as_soon_as_the_other_is_known() -> None:
    bracket = Bracket((1, 2, 3, 4))
    bracket = replace(bracket, gone=bracket.gone.set(1, True))
    assert bracket.winner(1) == 2
    assert bracket.winner(3) is None
    both = replace(bracket, gone=bracket.gone.set(2, True))
    assert both.winner(1) == BYE
    over = replace(both, wins=both.wins.set(2, (3, 3)))
    assert survey(over)[-1].winner == 3


@pytest.mark.parametrize("players", [2, 3, 8, 111, 128])
@pytest.mark.parametrize("double", [False, True])
def test_the_final_is_the_last_round_however_many_losses_put_a_player_out(
    *, players: int, double: bool
) -> None:
    """A longer final and a stack that grows by round are those of the last round, not the first."""
    rounds = size_of(players).bit_length() - 1 + double
    best_of = (*(1,) * (rounds - 1), 7)
    bracket = Bracket(drawn(players).slots, double, best_of=best_of)
    finals = [one for one in bracket.pairings if one.part in {Part.FINAL, Part.SECOND_FINAL}]
    assert {one.round for one in finals} == {rounds}
    assert {bracket.needed(one.number) for one in finals} == {4}
