"""Whatever is pushed or said in whatever round, the engine takes what the ruling comes to."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.core.refusal import Refusal
from tdapp.poker.play import with_chips
from tdapp.poker.play.offers import offers
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.rulings.carried_out import acts_in_turn, acts_of
from tdapp.poker.rulings.declarations import Declaration, PushedChips, ruled
from tdapp.poker.rulings.out_of_turn import Deed, Did, out_of_turn
from tdapp.poker.rulings.wagers_facing import facing
from tdapp.rules.wager_rules import OpenTo, WagerRemedy, Word, turns_of
from tests.poker.any_round import VARIANTS, any_setup, played
from tests.poker.dealt import dealt, does, open_to_actor, opened, table
from tests.poker.houses import HOUSES, play_rules
from tests.rules_doc import rule

HANDS = ["As Ah", "Ks Kh", "Qs Qh"]


def can_be_pushed(chance: Random, stack: int) -> list[Declaration | PushedChips]:
    """A word or none, and one to three motions of chips that a player has."""
    did: list[Declaration | PushedChips] = []
    if chance.random() < 1 / 2:
        did.append(Declaration(chance.choice(list(Word)), chance.choice([None, None, 30])))
    for _ in range(chance.randint(0 if did else 1, 3)):
        chips = [chance.choice([1, 5, 25, 100]) for _ in range(chance.randint(1, 4))]
        if sum(chips) <= stack:
            stack -= sum(chips)
            did.append(PushedChips(tuple(chips)))
    return did or [Declaration(Word.CALL)]


@given(seed=st.integers(0, 2**32))
def test_what_a_ruling_comes_to_is_taken_unless_the_game_bars_the_check(seed: int) -> None:
    chance = Random(seed)
    for round_ in played(chance, any_setup(chance, chance.choice(VARIANTS))):
        may = offers(round_)
        if round_.phase is not Phase.BET or may.bring_in or may.actor is None:
            continue
        it = facing(round_, may.actor)
        house = play_rules(chance.choice(sorted(HOUSES)))
        ruling = ruled(can_be_pushed(chance, it.stack), it, house)
        for chosen in ruling.options or [None]:
            after = carried(round_, acts_of(ruling, it, may.actor, chosen))
            assert after is not None or may.why_no_call or may.why_no_fold


def carried(round_: Round, acts: object) -> Round | None:
    """The round after these acts, None where the game has no check or fold now."""
    assert isinstance(acts, tuple)
    try:
        for act in acts:
            round_ = act.after(round_)
    except Refusal as refusal:
        assert refusal.code in {  # noqa: PT017
            "no_checks", "no_check_in_first_round", "cannot_beat_checker", "opener_must_bet",
        }  # fmt: skip
        return None
    return round_


@rule("ADELAIDE", "70")
def test_who_takes_an_undercall_back_may_call_but_not_raise() -> None:
    """Under half of the call: withdrawn, with no raise on this turn."""
    round_ = does(opened(table("ADELAIDE", "holdem", blinds=(5, 10)), HANDS), 100)
    it = facing(round_, 0)
    ruling = ruled([PushedChips((5, 5, 5, 5))], it, play_rules("ADELAIDE"))
    withdrawn = carried(round_, acts_of(ruling, it, 0, ruling.options[0]))
    assert withdrawn
    assert open_to_actor(withdrawn) == {"fold", "call"}
    assert open_to_actor(does(withdrawn, "call")) == {"fold", "call", "raise"}


@rule("CROWN", "6.17")
def test_who_gives_an_undercall_up_loses_the_chips() -> None:
    """They stay in the pot, and the hand is folded."""
    round_ = does(opened(table("CROWN", "holdem", blinds=(5, 10)), HANDS), 100)
    it = facing(round_, 0)
    ruling = ruled([PushedChips((25, 25))], it, play_rules("CROWN"))
    with pytest.raises(Refusal, match="choose_option"):
        acts_of(ruling, it, 0)
    lost = carried(round_, acts_of(ruling, it, 0, ruling.options[1]))
    assert lost
    assert (lost.live, lost.betting.pot) == ([1, 2], 165)


@rule("STAR", "26.5.2")
@rule("TAS", "C19.11")
def test_who_is_barred_from_raising_may_raise_again_after_that_turn() -> None:
    """A ruling on an act out of turn holds for the turn that it is about."""
    round_ = opened(table("STAR", "holdem", blinds=(5, 10)), HANDS)
    barred = does(with_chips.bar(round_, 0), 30)
    assert open_to_actor(barred) == {"fold", "call"}
    assert open_to_actor(does(barred, "call", 90, "call")) == {"fold", "call", "raise"}
    with pytest.raises(Refusal, match="nothing_to_bar"):
        with_chips.bar(with_chips.bar(round_, 0), 0)


@rule("ADELAIDE", "69b")
@rule("TAS", "C19.12")
@rule("STAR", "26.5.3")
@pytest.mark.parametrize(("house", "pot"), [("ADELAIDE", 185), ("TAS", 135), ("STAR", 185)])
def test_a_fold_after_a_bet_out_of_turn_leaves_the_chips_or_gets_them_back(
    house: str, pot: int
) -> None:
    """50 out of turn, 120 before it: the fold costs the 50 except where they are returned."""
    round_ = does(opened(table(house, "holdem", blinds=(5, 10)), HANDS), 120)
    turns = turns_of(play_rules(house).turns, "holdem")
    ruling = out_of_turn(Did(Deed.WAGER, 50), [Did(Deed.WAGER, 120)], turns)
    with pytest.raises(Refusal, match="choose_option"):
        acts_in_turn(ruling, 0, OpenTo.KEEP)
    folded = carried(round_, acts_in_turn(ruling, 0, OpenTo.FOLD))
    assert folded
    assert (folded.live, folded.betting.pot) == ([1, 2], pot)


@rule("CROWN", "14.4.4", "14.8.2")
def test_bets_go_no_higher_than_a_ceiling_that_was_ruled() -> None:
    """The largest bet of the round so far, or the table's minimum where there is none."""
    round_ = opened(table("CROWN", "holdem", blinds=(5, 10)), HANDS)
    with pytest.raises(Refusal, match="ceiling_too_low"):
        with_chips.cap_bets(round_, 5)
    capped = with_chips.cap_bets(round_, 10)
    assert open_to_actor(capped) == {"fold", "call"}
    flop = dealt(does(capped, "call", "call", "call"), [], "2c 3c 4d")
    may = offers(flop).raises
    assert may
    assert may.most == 9_990
    may = offers(with_chips.cap_bets(flop, 10)).raises
    assert may
    assert (may.least, may.most) == (10, 10)
    assert open_to_actor(does(with_chips.cap_bets(flop, 10), 10)) == {"fold", "call"}


@rule("STAR", "16.3.1", "26.5.1")
@rule("CROWN", "10.3.1", "14.4.4", "6.18.3")
@pytest.mark.parametrize("house", ["STAR", "CROWN"])
def test_an_opener_who_has_to_bet_checks_where_a_ruling_lets_nobody_or_not_him(house: str) -> None:
    """Otherwise there would be nothing that he may do."""
    hands = ["2c Ah", "3c Kh", "4c Qh"]
    round_ = opened(table(house, "five_card_stud", ante=1), hands)
    assert open_to_actor(round_) == {"raise"}
    opener = round_.betting.queue[0]
    assert open_to_actor(with_chips.cap_bets(round_, 0)) == {"check"}
    assert open_to_actor(with_chips.bar(round_, opener)) == {"check"}


@rule("ADELAIDE", "69b", "70")
def test_of_a_bet_out_of_turn_one_rule_says_that_it_stands_and_another_for_how_much() -> None:
    """150 to a bet of 100, nobody having gone above it: it stands, and is made up or lost (P66)."""
    round_ = does(opened(table("ADELAIDE", "holdem", blinds=(5, 10)), HANDS), 100, "call")
    turns = turns_of(play_rules("ADELAIDE").turns, "holdem")
    his, before = Did(Deed.WAGER, 150), Did(Deed.WAGER, 100)
    stands = out_of_turn(his, [before], turns, faced=100, full=False)
    assert stands.stands
    assert acts_in_turn(stands, 1, OpenTo.KEEP) == ()
    it = facing(round_, 1)
    ruling = ruled([PushedChips((100, 25, 15))], it, play_rules("ADELAIDE"))
    assert [one.way for one in ruling.options] == [WagerRemedy.COMPLETE, WagerRemedy.FORFEIT]
    completed = carried(round_, acts_of(ruling, it, 1, ruling.options[0]))
    assert completed
    assert completed.betting.price == 190
