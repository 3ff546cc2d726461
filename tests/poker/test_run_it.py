"""The rest of the board dealt several times where nobody can bet any more."""

from collections import Counter
from collections.abc import Sequence

import pytest

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import Deck, cards
from tdapp.poker.dealing import Pack, new_pack
from tdapp.poker.play import turning_up, with_cards, with_chips
from tdapp.poker.play.acts import AnyAct, Burn, DealBoard
from tdapp.poker.play.course import start
from tdapp.poker.play.offers import offers
from tdapp.poker.play.run_it_twice import run
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.rulings.irregularities import Mistake, rule_on
from tdapp.poker.rulings.irregularities_carried import carry_out
from tdapp.poker.showdown.settling import Settlement, settle
from tdapp.rules.irregularities.situations import Situation
from tests.poker.all_in_rounds import HANDS, all_in, two_flops
from tests.poker.house_table import dealt_on, house_table
from tests.poker.irregularities import irregularities
from tests.rules_doc import rule


def _of(act: AnyAct) -> Sequence[int]:
    """The cards that an act takes from the pack."""
    return [act.card] if isinstance(act, Burn) else act.cards if isinstance(act, DealBoard) else []


def finished(round_: Round, *boards: str) -> Settlement:
    """The settlement after these boards, from where they stand on."""
    for at, board in enumerate(boards):
        now = cards(board)[len(round_.boards[at]) :]
        round_ = with_cards.deal_board(round_, now, at)
    while round_.turn:
        round_ = turning_up.show(round_, round_.turn[0])
    return settle(round_)


def most(round_: Round) -> int:
    """How often it may be run."""
    return offers(round_).runs


def why_not(round_: Round) -> str:
    """Why it is not run, and is not offered."""
    assert most(round_) == 0
    with pytest.raises(Refusal) as no:
        run(round_, 2)
    return no.value.code


@rule("CROWN", "12.6.1")
@rule("ADELAIDE", "130")
def test_a_house_runs_it_as_often_as_its_rule_says() -> None:
    """Seven times at Crown; in Adelaide only between two; nowhere without a rule for it."""
    flop = cards("2c 3d 7h")
    found = {
        (house, players): most(with_cards.deal_board(all_in(house, players), flop))
        for house in ("CROWN", "ADELAIDE")
        for players in (2, 3)
    }
    assert found == {
        ("CROWN", 2): 7, ("CROWN", 3): 7, ("ADELAIDE", 2): 7, ("ADELAIDE", 3): 0
    }  # fmt: skip
    assert why_not(all_in("ADELAIDE", 3)) == "run_by_others"
    assert {why_not(all_in(house)) for house in ("STAR", "TAS")} == {"no_run_it"}


@rule("CROWN", "12.6.1")
def test_it_is_not_run_while_somebody_can_bet() -> None:
    """Betting has to be over and somebody all-in; a second agreement is none."""
    round_ = start(house_table("CROWN", "holdem", 2))
    for player in range(2):
        round_ = with_cards.deal(round_, player, cards(HANDS[player]))
    for _ in range(2):
        round_ = with_chips.call(round_, round_.betting.queue[0])
    assert round_.phase is Phase.DEAL
    assert why_not(round_) == "run_while_betting"
    assert why_not(run(all_in("CROWN"), 2)) == "run_already"
    for times in (0, 1, 7):
        with pytest.raises(Refusal) as no:
            run(all_in("CROWN"), times)
        assert no.value.code == "cannot_run"


@rule("CROWN", "12.6.2", "12.6.3")
def test_each_board_is_played_for_its_part_of_the_pot() -> None:
    """Two aces win one board, two kings the other: each has back what was put in."""
    end = finished(run(all_in("CROWN"), 2), "2c 3d 7h 8c 9d", "Kh 4c 5d Tc Jh")
    assert end.stacks == (1_000, 1_000)
    assert [(one.board, one.player, one.chips) for one in end.shares] == [
        (0, 0, 1_000),
        (1, 1, 1_000),
    ]


@rule("CROWN", "12.6.2")
def test_odd_units_of_the_boards_go_one_each_from_the_first_on() -> None:
    """2,000 over three boards: 667, 667 and 666."""
    round_ = run(all_in("CROWN"), 3)
    end = finished(round_, "2c 3d 7h 8c 9d", "Kh 4c 5d Tc Jh", "2h 3h 7c 8h 9s")
    assert [one.chips for one in end.shares] == [667, 667, 666]


@rule("CROWN", "12.6.1(c)")
def test_streets_that_lie_are_not_dealt_again() -> None:
    """After the flop only turn and river are run; all boards have the flop."""
    round_ = with_cards.deal_board(all_in("CROWN"), cards("2c 3d 7h"))
    round_ = run(round_, 2)
    assert round_.owed_board == (2, 2)
    end = finished(round_, "2c 3d 7h 8c 9d", "2c 3d 7h Kh Jh")
    assert end.stacks == (1_000, 1_000)


@rule("CROWN", "14.14")
def test_a_street_that_has_begun_is_dealt_once_and_the_next_may_be_run() -> None:
    """A card turned before the agreement stands for all; what is still to come may be run."""
    round_ = with_cards.deal_board(all_in("CROWN"), cards("2c"))
    assert why_not(round_) == "street_has_begun"
    round_ = with_cards.deal_board(round_, cards("3d 7h"))
    assert most(round_) == 7


@rule("CROWN", "12.6.1")
def test_it_is_run_only_as_often_as_the_stub_has_cards() -> None:
    """Six players on 20 cards leave eight, three of them burns: once is all.

    A run from the flop on takes eight cards, two boards thirteen.
    """
    hands = ("As Ac", "Ks Kc", "Qs Qc", "Js Jc", "Ts Tc", "Ah Kh")
    round_ = start(house_table("CROWN", "holdem", 6, 20))
    for player, hand in enumerate(hands):
        round_ = with_cards.deal(round_, player, cards(hand))
    round_ = with_chips.raise_to(round_, 2, 1_000)
    while round_.phase is Phase.BET:
        round_ = with_chips.call(round_, round_.betting.queue[0])
    assert why_not(round_) == "stub_too_short"
    assert [most(all_in("CROWN", players)) for players in (2, 3)] == [48 // 8, 46 // 8]
    assert most(two_flops()) == 48 // 13
    with pytest.raises(Refusal) as no:
        run(round_, 2, unseen=True)
    assert no.value.code == "stub_too_short"


@rule("CROWN", "14.13", "14.13.1")
def test_burnt_cards_are_dealt_where_nobody_saw_that_the_stub_is_too_short() -> None:
    """Three runs take 39 of 48 cards; with nine burns a fourth is dealt, and for a fifth too few.

    The stub is dealt to its last card, then the burns are shuffled, and each is dealt once at most.
    """
    with pytest.raises(Refusal) as no:
        run(two_flops(), 5)
    assert no.value.code == "cannot_run"
    short = run(two_flops(), 5, unseen=True)
    assert short.runs == 4
    stub = [card for card in range(52) if card not in {*short.hand(0), *short.hand(1)}]
    round_, _, acts = dealt_on(short, Pack("1", tuple(stub)))
    dealt = [card for board in round_.boards for card in board]
    assert len({*dealt}) == len(dealt) == 40
    again = [one for one, many in Counter(round_.burnt).items() if many > 1 or one in dealt]
    assert len(again) == 4
    taken = [card for one in acts for card in _of(one)]
    assert taken[: len(stub)] == stub


@rule("CROWN", "14.13")
def test_a_house_without_the_rule_deals_no_burnt_card() -> None:
    """In Adelaide two players have cards for six runs, and the sign for seven."""
    with pytest.raises(Refusal) as no:
        run(all_in("ADELAIDE"), 7, unseen=True)
    assert no.value.code == "cannot_run"


@rule("CROWN", "12.6.1")
def test_a_run_is_dealt_to_its_end_before_the_next_each_street_after_a_burn() -> None:
    """Flop, turn and river of the first board, then all of the second."""
    round_, pack, _ = dealt_on(start(house_table("CROWN", "holdem", 2)), new_pack(Deck.FULL, "1"))
    round_ = with_chips.call(
        with_chips.raise_to(round_, round_.betting.queue[0], 1_000), 1 - round_.betting.queue[0]
    )
    round_, _, acts = dealt_on(run(round_, 2), pack)
    told = [
        ("burn", 1) if isinstance(one, Burn) else (one.board, len(one.cards))
        for one in acts
        if isinstance(one, Burn | DealBoard)
    ]
    burn = ("burn", 1)
    assert told == [
        burn,
        (0, 3),
        burn,
        (0, 1),
        burn,
        (0, 1),
        burn,
        (1, 3),
        burn,
        (1, 1),
        burn,
        (1, 1),
    ]


@rule("CROWN", "12.6.1", "12.3.1(a)")
def test_three_runs_of_two_flops_are_six_boards() -> None:
    """The pot goes to the runs in equal parts, and each of these to its two boards."""
    round_ = with_cards.deal_board(all_in("CROWN", 2, "double_flop_holdem"), cards("2c 3d 7h"), 0)
    round_ = run(with_cards.deal_board(round_, cards("Kh 4c 5d"), 1), 3)
    top, bottom = cards("2c 3d 7h"), cards("Kh 4c 5d")
    assert round_.boards == (top, bottom) * 3
    lies = ("2c 3d 7h 8c 9d", "Kh 4c 5d Tc Jh", "2c 3d 7h 8d 9h", "Kh 4c 5d Td Jc")
    end = finished(round_, *lies, "2c 3d 7h 8h 9s", "Kh 4c 5d Th Js")
    assert [one.chips for one in end.shares] == [334, 333, 334, 333, 333, 333]
    assert [one.player for one in end.shares] == [0, 1] * 3


@rule("CROWN", "12.6.1")
def test_a_game_with_a_discard_to_come_is_not_run() -> None:
    """Crazy pineapple throws a card away after the flop: from the turn on it may be run."""
    hands = ("As Ad 2c", "Ks Kd 3c")
    round_ = all_in("CROWN", 2, "crazy_pineapple", hands)
    assert why_not(round_) == "nothing_to_run"
    round_ = with_cards.deal_board(round_, cards("4d 7h 9c"))
    for card in cards("2c 3c"):
        round_ = with_cards.discard(round_, round_.turn[0], [card])
    assert most(round_) == 7


@rule("CROWN", "14.13", "14.13.1")
def test_by_the_ruling_on_a_short_stub_the_board_is_run_with_the_burnt_cards() -> None:
    """Two flops of 48 cards run three times, and a fourth time with what was burnt."""
    before = two_flops()
    answer = rule_on(irregularities("CROWN"), Situation.RUN_AGAIN_SHORT, {})
    ruled = carry_out(before, answer, Mistake())
    assert (most(before), most(ruled)) == (3, 4)
    assert run(ruled, 4) == run(before, 4, unseen=True)
    with pytest.raises(Refusal, match="cannot_run"):
        run(ruled, 5)
    for round_, code in ((run(before, 2), "run_already"), (all_in("ADELAIDE"), "no_run_it")):
        with pytest.raises(Refusal, match=code):
            carry_out(round_, answer, Mistake())
