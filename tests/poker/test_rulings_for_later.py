"""Rulings whose second half comes later: the round does it by itself, nobody has to remember it."""

import pytest

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN, card, cards
from tdapp.poker.play import turning_up, with_cards
from tdapp.poker.play.acts import Fold, RaiseTo
from tdapp.poker.play.offers import offers
from tdapp.poker.round.state import Phase
from tdapp.poker.round.stub import left, may_come
from tdapp.poker.rulings.card_acts import comes_next
from tdapp.poker.rulings.carried_steps import AT_ONCE, BY_COURSE, WITH_OTHERS, StepPerformer, doing
from tdapp.poker.rulings.irregularities import Mistake, rule_on
from tdapp.poker.rulings.irregularities_carried import CarryOut, RuledToBe, is_carried_out, needed
from tdapp.poker.rulings.irregularity_facts import facts_of
from tdapp.poker.showdown.settling import settle
from tdapp.rules.irregularities.facts import Told
from tdapp.rules.irregularities.outcomes import RulingStep
from tests.poker.dealt import opened, table
from tests.poker.house_table import all_called
from tests.poker.houses import HOUSES
from tests.poker.irregularities import irregularities
from tests.poker.ruled import HANDS, STUD, S, flop, opened_by_a_bet, ruled, seen
from tests.rules_doc import rule


def test_every_step_of_every_book_is_done_by_somebody() -> None:
    assert not ({*AT_ONCE} & WITH_OTHERS) | ({*AT_ONCE} & BY_COURSE) | (WITH_OTHERS & BY_COURSE)
    people = {step for step in RulingStep if doing(step) is StepPerformer.PEOPLE}
    assert {
        RulingStep.CHECK_DECK,
        RulingStep.WARN_OF_FORFEIT,
        RulingStep.CUT,
        RulingStep.EXPOSE_HAND,
    } <= people
    assert len(people) == 45
    for house in HOUSES:
        for rows in irregularities(house).decisions.values():
            for row in rows:
                assert all(doing(step) in StepPerformer for step in row.steps)


@rule("CROWN", "14.10.1")
@rule("STAR", "26.31")
@pytest.mark.parametrize("house", ["CROWN", "STAR"])
def test_an_early_turn_comes_back_before_the_river_and_nothing_is_burnt_then(house: str) -> None:
    """Set aside; the burn stays, one more is burnt for the new turn, none for the river."""
    round_ = ruled(flop(house), house, S.TURN_EARLY, Mistake(cards=cards("Jc")))
    assert card("Jc") not in may_come(round_)
    turn = with_cards.deal_board(all_called(round_), cards("4d"))
    assert (len(turn.burnt), card("Jc") in may_come(turn)) == (3, False)
    river = all_called(turn)
    assert (len(river.burnt), river.thrown, left(river)) == (3, (), 52 - 6 - 4 - 3)
    assert with_cards.deal_board(river, cards("Jc")).boards == (cards("2c 7d 9h 4d Jc"),)


@rule("CROWN", "14.9.4", "14.9.5")
@rule("ADELAIDE", "55b", "56b")
@pytest.mark.parametrize("house", ["CROWN", "ADELAIDE"])
def test_the_burn_that_stays_is_the_burn_of_the_street_that_is_dealt_again(house: str) -> None:
    """An early flop or river goes back into the stub, and no further card is burnt for it."""
    before = opened(table(house, "holdem", blinds=(5, 10)), HANDS)
    after = all_called(ruled(before, house, S.FLOP_EARLY, Mistake()))
    assert (after.owed_board, after.burnt) == ((3,), (UNKNOWN,))
    turn = with_cards.deal_board(all_called(flop(house)), cards("4d"))
    river = all_called(ruled(turn, house, S.RIVER_EARLY, Mistake(), substantial_action=False))
    assert (river.owed_board, len(river.burnt)) == ((1,), 3)


@rule("CROWN", "14.10.2")
@rule("STAR", "26.33")
@pytest.mark.parametrize("house", ["CROWN", "STAR"])
def test_the_card_too_many_is_burnt_before_the_next_street(house: str) -> None:
    """Of two at once the right one stays, the other is the next burn, or is discarded."""
    extra = Mistake(cards=cards("Jc"))
    after = ruled(flop(house), house, S.TWO_AT_ONCE, extra, reconstructable=True)
    turn = all_called(after)
    assert (turn.burnt, turn.thrown) == ((UNKNOWN, card("Jc")), ())
    river = with_cards.deal_board(all_called(with_cards.deal_board(turn, cards("4d"))), cards("5d"))
    last = ruled(river, house, S.TWO_AT_ONCE, Mistake(cards=cards("6d")), reconstructable=True)
    assert last.thrown == cards("6d")


@rule("TAS", "C19.4")
@rule("ADELAIDE", "54a")
@rule("CROWN", "14.9.1")
@pytest.mark.parametrize(("house", "burnt"), [("TAS", ""), ("ADELAIDE", "Ah"), ("CROWN", "Ah")])
def test_an_exposed_hole_card_is_the_first_burn_or_there_is_none(house: str, burnt: str) -> None:
    """Swapped for the card that was to be burnt; at TAS it is discarded and nothing is burnt."""
    before = opened(table(house, "holdem", blinds=(5, 10)), HANDS)
    exposed = Mistake(player=0, cards=cards("Ah"), instead=card("8s"))
    after = all_called(ruled(before, house, S.HOLE_CARD_EXPOSED, exposed, cards=1))
    assert (after.down[0], after.burnt) == (cards("As 8s"), cards(burnt))
    assert card("Ah") not in may_come(after)
    assert left(after) == 52 - 6 - 1


@rule("CROWN", "14.11.1", "14.11.2", "14.11.5")
def test_a_top_card_that_came_early_is_back_once_the_bottom_lies() -> None:
    """The bottom is dealt first; then what was exposed is shuffled in and the top is dealt."""
    turn = all_called(ruled(flop("CROWN", "double_flop_holdem"), "CROWN", S.TURN_EARLY, seen("Jc")))
    assert (len(turn.burnt), offers(turn).board) == (3, (1, 1))
    turn = with_cards.deal_board(with_cards.deal_board(turn, cards("4d"), 1), cards("5d"), 0)
    river = all_called(turn)
    assert (len(river.burnt), offers(river).board) == (3, (0, 1))
    with pytest.raises(Refusal, match="bottom_first"):
        with_cards.deal_board(river, cards("6d"), 0)
    bottom = with_cards.deal_board(river, cards("6d"), 1)
    assert offers(bottom).board == (1, 0)
    assert with_cards.deal_board(bottom, cards("Jc"), 0).boards[0] == cards("2c 7d 9h 5d Jc")

    before = opened(table("CROWN", "double_flop_holdem", blinds=(5, 10)), HANDS)
    first = all_called(ruled(before, "CROWN", S.FLOP_EARLY, seen("2c 7d 9h")))
    first = with_cards.deal_board(first, cards("3c 8d Th"), 1)
    assert with_cards.deal_board(first, cards("2c 7d 9h"), 0).phase is Phase.BET


@rule("CROWN", "14.2.7")
@rule("ADELAIDE", "23")
@pytest.mark.parametrize(
    ("house", "told"),
    [
        ("CROWN", {"hand_called": True, "by_winner": True}),
        ("ADELAIDE", {"asker_called": True, "in_muck": False, "by_live_hand": True}),
    ],
)
def test_a_discarded_hand_that_the_winner_asks_to_see_is_live_again(
    house: str, told: dict[str, Told]
) -> None:
    """It is shown, and may win."""
    round_ = flop(house)
    for shown in ("4d", "5d"):
        round_ = with_cards.deal_board(all_called(round_), cards(shown))
    showdown = all_called(round_)
    mucked = [it for it in showdown.turn if it != 1]
    over = turning_up.show(showdown, 1)
    for player in mucked:
        over = turning_up.muck(over, player)
    assert (over.phase, over.live) == (Phase.OVER, [1])
    again = ruled(over, house, S.ASKED_TO_SEE_MUCKED, Mistake(player=0), **told)
    assert (again.phase, again.turn) == (Phase.SHOWDOWN, (0,))
    assert settle(turning_up.show(again, 0)).shares[0].player == 0
    dead = dict.fromkeys(told, False)
    assert ruled(over, house, S.ASKED_TO_SEE_MUCKED, Mistake(player=0), **dead) == over


@rule("CROWN", "18.15")
@rule("ADELAIDE", "79a")
@rule("STAR", "26.14")
def test_what_may_be_done_is_done_where_whoever_decides_wants_it() -> None:
    """A hand may be declared dead, a result invalidated, an open case voided; or nothing is."""
    for house, situation in (
        ("CROWN", S.CARDS_EXCHANGED),
        ("ADELAIDE", S.MISSING_OR_FOREIGN_CARD),
        ("STAR", S.OVER_FOLD_LINE),
    ):
        round_ = flop(house)
        done = ruled(round_, house, situation, Mistake(player=1, chosen=True))
        assert 1 not in done.live or settle(done).stacks == round_.setup.stacks
        answer = rule_on(irregularities(house), situation, facts_of(round_, situation))
        assert is_carried_out(answer)
        assert "choice" in [one.value for one in needed(answer)]


@rule("CROWN", "14.12.1", "14.12.2")
@rule("STAR", "26.34.2")
def test_a_discard_that_was_missed_is_what_the_hand_waits_for() -> None:
    """Before substantial action it is taken; after it the hand is dead, and the others go on."""
    three = [f"{hand} {low}" for hand, low in zip(HANDS, ("2s", "3s", "4s"), strict=True)]
    waits = all_called(opened(table("CROWN", "pineapple", blinds=(5, 10)), three))
    while waits.phase is not Phase.DISCARD:
        waits = all_called(with_cards.deal_board(waits, cards("2c 7d 9h")))
    missed = Mistake(player=waits.turn[0])
    told = {"substantial_action": False, "community_dealt": True}
    assert ruled(waits, "STAR", S.DISCARD_MISSED, missed, **told) == waits
    dead = ruled(waits, "CROWN", S.DISCARD_MISSED, missed, substantial_action=True)
    assert missed.player not in (*dead.live, *dead.turn)


@rule("STAR", "7.7")
def test_a_ruling_is_an_act_that_names_its_rules() -> None:
    """Chips already staked are touched by a rule alone, which the record names (P114)."""
    round_ = flop("CROWN")
    misdeal = rule_on(irregularities("CROWN"), S.EXPOSED_IN_CUT, {})
    done = CarryOut(misdeal, Mistake())
    assert done.rule == "14.1.1(a)(i), 14.1.1"
    assert done.after(round_).phase is Phase.DEAL
    to_be = RuledToBe("6.12", (RaiseTo(0, 20), Fold(1)))
    assert to_be.after(round_).live == [0, 2]


@rule("TAS", "C19.3")
@rule("CROWN", "14.4.4")
def test_a_card_that_was_seen_on_the_deck_is_the_next_one_dealt() -> None:
    """It comes to whoever is dealt to first, and to nobody before or after."""
    closed = all_called(flop("TAS"))
    after = ruled(closed, "TAS", S.CARD_AFTER_ROUND_CLOSED, seen("4d"))
    with pytest.raises(Refusal, match="comes_next"):
        with_cards.deal_board(after, cards("5d"))
    turn = with_cards.deal_board(after, cards("4d"))
    assert turn.boards[0][-1] == card("4d")
    assert with_cards.deal_board(all_called(turn), cards("5d")).phase is Phase.BET

    before = opened(table("CROWN", "seven_card_stud", ante=1), STUD)
    early = all_called(ruled(opened_by_a_bet(before), "CROWN", S.STUD_CARD_EARLY, seen("9s")))
    with pytest.raises(Refusal, match="comes_next"):
        with_cards.deal(early, 1, cards("9s"))
    with pytest.raises(Refusal, match="card_is_out"):
        comes_next(early, cards("As"))
    second = with_cards.deal(early, 0, cards("9s"))
    assert offers(with_cards.deal(second, 1, cards("8c"))).cards == (0, 0, 1)
