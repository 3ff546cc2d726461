"""Rulings on cards that are up and seats that are dealt on, carried out on a round."""

import pytest

from tdapp.poker.cards import card, cards
from tdapp.poker.play import turning_up, with_cards, with_chips
from tdapp.poker.play.acts import Fold, RaiseTo
from tdapp.poker.play.course import start
from tdapp.poker.play.offers import offers
from tdapp.poker.round.openers import opener
from tdapp.poker.round.state import Phase
from tdapp.poker.round.stub import may_come
from tdapp.poker.rulings import stud_acts
from tdapp.poker.rulings.irregularities import Mistake
from tdapp.poker.showdown.settling import settle
from tdapp.rules.irregularities.situations import Situation
from tests.poker.dealt import dealt, does, opened, table
from tests.poker.house_table import all_called
from tests.poker.ruled import (
    HANDS,
    STUD,
    S,
    every_one_dealt,
    opened_by_a_bet,
    ruled,
    seen,
    stud,
)
from tests.rules_doc import rule


@rule("STAR", "26.18", "26.22")
def test_a_stud_card_that_came_early_is_shuffled_in_when_the_betting_is_over() -> None:
    """Set aside until then, it may be anybody's next card."""
    before = opened(table("STAR", "seven_card_stud", ante=1), STUD)
    after = ruled(before, "STAR", S.STUD_CARD_EARLY, seen("9s"))
    assert card("9s") not in may_come(after)
    assert card("9s") in may_come(all_called(after))


@rule("TAS", "B17.5", "B17.6")
@pytest.mark.parametrize("situation", [S.STUD_CARD_EARLY, S.BOXED_CARD])
def test_as_many_cards_are_burnt_as_players_are_active(situation: Situation) -> None:
    """The card that was seen is burnt, and after the betting more until it is one for each."""
    before = opened(table("TAS", "five_card_stud", ante=1), STUD)
    after = ruled(before, "TAS", situation, seen("9s"), first_of_round=True)
    assert card("9s") not in may_come(after)
    folded = all_called(does(opened_by_a_bet(after), "fold"))
    assert (folded.street, len(folded.live), len(folded.burnt)) == (1, 2, 2)
    assert card("9s") in folded.burnt


@rule("CROWN", "14.4.4", "14.5.4", "14.6.4")
@rule("CROWN", "14.8.2")
@rule("STAR", "26.24")
def test_bets_of_this_round_are_capped_and_those_of_the_next_are_not() -> None:
    """At the most that was wagered; at STAR's Manila at the table minimum where nothing was."""
    before = opened(table("CROWN", "seven_card_stud", ante=1), STUD)
    opened_ = opened_by_a_bet(before)
    after = ruled(opened_, "CROWN", S.STUD_CARD_EARLY, seen("8c"))
    assert after.betting == with_chips.cap_bets(opened_, opened_.betting.price).betting
    assert offers(after).raises is None
    first = with_cards.deal(all_called(after), 0, cards("8c"))
    assert offers(every_one_dealt(first)).raises is not None

    manila = dealt(start(table("STAR", "two_card_manila", ante=1)), HANDS, "9s")
    may = offers(ruled(manila, "STAR", S.MANILA_CARD_EARLY, seen("8c"))).raises
    assert may
    assert may.most == 10


@rule("CROWN", "14.5.6", "14.6.6")
@rule("STAR", "26.23")
@pytest.mark.parametrize("house", ["CROWN", "STAR"])
def test_where_the_first_last_card_was_exposed_all_go_up_and_who_opened_opens(house: str) -> None:
    """The first card of the last deal lies open, and the others follow."""
    before = stud(house, 4)
    first = before.opened
    one = with_cards.deal(before, 0, cards("6c"))
    after = ruled(one, house, S.LAST_CARD_EXPOSED, Mistake(player=0), first_of_round=True)
    assert after.up[0][-1] == card("6c")
    last = every_one_dealt(after)
    assert [len(up) for up in last.up] == [5, 5, 5]
    assert (last.phase, opener(last), last.actor) == (Phase.BET, first, first)


@rule("CROWN", "14.5.6", "14.6.6")
@rule("STAR", "26.23")
@pytest.mark.parametrize("house", ["CROWN", "STAR"])
def test_who_is_treated_as_all_in_bets_no_more_and_keeps_the_rest(house: str) -> None:
    """Before substantial action the player chooses; then the others play for a side pot."""
    before = every_one_dealt(stud(house, 4))
    asked = {"first_of_round": False, "substantial_action": False}
    player = before.betting.queue[-1]
    stays = ruled(before, house, S.LAST_CARD_EXPOSED, Mistake(player=player), **asked)
    assert stays == before
    chosen = Mistake(player=player, chosen=True)
    after = ruled(before, house, S.LAST_CARD_EXPOSED, chosen, **asked)
    assert player not in after.betting.queue
    bet = all_called(RaiseTo(after.betting.queue[0], 500).after(after))
    for shown in bet.turn:
        bet = turning_up.show(bet, shown)
    over = settle(bet)
    assert sum(over.stacks) == sum(bet.setup.stacks)
    assert [len(pot.players) for pot in over.pots] == [3, 2]
    assert over.stacks[player] >= before.betting.stakes[player].stack


def test_a_seat_that_has_this_street_s_card_gets_no_other_for_being_dealt_on() -> None:
    """Else the deck may be a card short for those who still wait for theirs."""
    dealing = all_called(every_one_dealt(stud("CROWN", 1)))
    assert dealing.owed == (1, 1, 1)
    first = dealing.live[0]
    given = with_cards.deal(dealing, first, (min(may_come(dealing)),))
    assert given.owed[first] == 0
    assert stud_acts.dealt_on(given, first).owed == given.owed
    waiting = given.live[1]
    assert stud_acts.dealt_on(given, waiting).owed[waiting] == 1


@rule("CROWN", "14.4.5", "14.5.5", "14.6.5")
def test_a_seat_that_folded_in_a_checked_round_is_dealt_on_until_somebody_bets() -> None:
    """The hand is gone, the cards fall as they would have."""
    checked = every_one_dealt(stud("CROWN", 1))
    player = checked.actor
    assert player is not None
    mistake = Mistake(player=player)
    for before in (checked, Fold(player).after(checked)):
        after = all_called(ruled(before, "CROWN", S.FOLD_IN_CHECKED_ROUND, mistake))
        assert (player in after.live, after.owed) == (False, (1, 1, 1))
        betting = every_one_dealt(after)
        assert all_called(betting).owed == (1, 1, 1)
        wagered = all_called(opened_by_a_bet(betting))
        assert wagered.owed[player] == 0


@rule("STAR", "26.21")
def test_where_the_last_deal_runs_short_it_goes_back_for_one_card_for_all() -> None:
    """What was dealt of it is shuffled in, and a community card is owed."""
    one = with_cards.deal(stud("STAR", 4), 0, cards("6c"))
    after = ruled(one, "STAR", S.CARDS_RUN_SHORT, Mistake())
    assert (after.owed, after.owed_board, after.down[0]) == ((0, 0, 0), (1,), cards("As Ah"))
    assert with_cards.deal_board(after, cards("6c")).phase is Phase.BET


@rule("STAR", "26.16", "26.19")
@rule("CROWN", "14.4.1", "14.6.1")
@rule("TAS", "B17.7")
@pytest.mark.parametrize(
    ("house", "game"),
    [("STAR", "seven_card_stud"), ("CROWN", "five_card_stud"), ("TAS", "five_card_stud")],
)
def test_where_the_first_card_was_up_the_next_goes_down(house: str, game: str) -> None:
    """The player has as many cards down and up as everybody."""
    for number in (1, 2):
        round_ = start(table(house, game, ante=1))
        round_ = with_cards.deal(round_, 0, cards("As Ah 2c")[:number])
        after = ruled(round_, house, S.FIRST_CARD_UP, Mistake(player=0, cards=cards("As")))
        if after.owed[0]:
            after = with_cards.deal(after, 0, cards("8c 9c 2c")[: after.owed[0]])
        downs = round_.now.down
        assert (len(after.down[0]), len(after.up[0])) == (downs, round_.now.up)
        assert after.up[0] == cards("As")


@rule("CROWN", "14.7.1")
def test_burns_are_shuffled_for_a_deal_that_ran_short() -> None:
    """They may be dealt again."""
    dealing = with_cards.deal(with_cards.burn(stud("CROWN", 4), card("9s")), 0, cards("6c"))
    assert card("9s") not in may_come(dealing)
    after = ruled(dealing, "CROWN", S.CARDS_RUN_SHORT, Mistake(), deal_begun=True)
    assert card("9s") in may_come(after)
