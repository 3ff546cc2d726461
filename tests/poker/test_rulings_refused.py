"""Rulings that a round cannot have as told: a card that lies elsewhere, a hand dealt again."""

import pytest
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN, card, cards
from tdapp.poker.play import turning_up, with_cards
from tdapp.poker.play.run_it_twice import run
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.rulings.irregularities import Mistake
from tests.poker.all_in_rounds import two_flops
from tests.poker.dealt import opened, table
from tests.poker.draw_rounds import at_the_draw, given, thrown_away
from tests.poker.house_table import called_down, house_table
from tests.poker.ruled import S, ruled, stud
from tests.rules_doc import rule


def unseen_below(house: str, game: str) -> Round:
    """Stud whose first player has the ace of hearts up and cards down that nobody saw."""
    setup = table(house, game, ante=1)
    down = "?? " * setup.variant.streets[0].down
    return opened(setup, [f"{down} {up}" for up in ("Ah", "Kh", "Qh")])


def refused(round_: Round, house: str, situation: S, mistake: Mistake, **told: bool | int) -> str:
    """By which code the house's ruling is refused."""
    with pytest.raises(Refusal) as no:
        ruled(round_, house, situation, mistake, **told)
    return no.value.code


def given_up(round_: Round) -> Round:
    """The end of a round in which the first player's hand has no claim any more."""
    first, *others = round_.betting.stakes
    stakes = (replace(first, live=False), *others)
    return replace(
        round_, phase=Phase.OVER, turn=(), betting=replace(round_.betting, stakes=stakes)
    )


@rule("ADELAIDE", "54a")
@rule("CROWN", "14.5.2")
def test_a_card_that_lies_open_is_not_swapped_for_an_unseen_one() -> None:
    """Whose card down nobody saw keeps it: the card that is named is up, or in another hand."""
    adelaide = unseen_below("ADELAIDE", "seven_card_stud")
    crown = unseen_below("CROWN", "crown_stud")
    for open_ in cards("Ah Kh"):
        mistake = Mistake(player=0, cards=(open_,), instead=card("2c"))
        told = {"substantial_action": False, "cards": 1}
        assert refused(adelaide, "ADELAIDE", S.HOLE_CARD_EXPOSED, mistake, **told) == "card_is_out"
        assert refused(crown, "CROWN", S.TWO_UP, mistake, players=1) == "card_is_out"


@rule("ADELAIDE", "54a")
def test_a_card_is_not_swapped_for_itself() -> None:
    """The card that was seen goes out of play, another takes its place."""
    same = Mistake(player=0, cards=cards("2c"), instead=card("2c"))
    round_ = unseen_below("ADELAIDE", "seven_card_stud")
    told = {"substantial_action": False, "cards": 1}
    assert refused(round_, "ADELAIDE", S.HOLE_CARD_EXPOSED, same, **told) == "card_is_out"


@rule("ADELAIDE", "47c")
def test_a_hand_whose_cards_were_dealt_again_has_no_claim() -> None:
    """In a draw folded hands may be shuffled into the deck; one of which a card came back stays."""
    round_, _ = called_down(house_table("OPEN", "deuce_to_seven_triple_draw", 3))
    whole = given_up(round_)
    again = replace(whole, down=(whole.down[1], *whole.down[1:]))
    mucked = Mistake(player=0)
    assert 0 in ruled(whole, "ADELAIDE", S.HAND_MUCKED_BY_DEALER, mucked, tabled_winner=True).live
    why = refused(again, "ADELAIDE", S.HAND_MUCKED_BY_DEALER, mucked, tabled_winner=True)
    assert why == "not_at_showdown"


@rule("ADELAIDE", "23")
def test_a_hand_that_was_over_before_its_last_card_is_not_called_live() -> None:
    """All but one fold before the river: who asks to see a hand gives nobody a claim."""
    round_, _ = called_down(house_table("ADELAIDE", "holdem", 2))
    over = given_up(round_)
    early = replace(over, boards=(over.boards[0][:4],))
    told = {"asker_called": True, "in_muck": False, "by_live_hand": True}
    asked, his = S.ASKED_TO_SEE_MUCKED, Mistake(player=0)
    assert 0 in ruled(over, "ADELAIDE", asked, his, **told).live
    assert refused(early, "ADELAIDE", asked, his, **told) == "not_at_showdown"


@rule("CROWN", "14.1.1(b)(i)", "9.4.2")
def test_a_card_seen_in_the_draw_is_none_that_its_player_threw_away() -> None:
    """Five players with 32 cards leave six; the third gets what the first two threw away."""
    round_ = at_the_draw("CROWN", 5, deck=32)
    for player in (0, 1):
        round_ = given(thrown_away(round_, 3), player, 3)
    round_ = thrown_away(round_, 4)
    thrown = round_.cast
    assert refused(round_, "CROWN", S.DRAW_CARD_EXPOSED, Mistake(cards=thrown[2][:1])) == (
        "card_is_out"
    )
    earlier = ruled(round_, "CROWN", S.DRAW_CARD_EXPOSED, Mistake(cards=thrown[0][:1]))
    dealt = with_cards.deal(earlier, 2, thrown[0][:1])
    assert thrown[0][0] in dealt.hand(2)


@rule("CROWN", "10.6.2")
def test_there_is_no_card_for_all_once_somebody_has_a_last_card() -> None:
    """From then on the burns are shuffled when the stub ends (CROWN 14.7.1)."""
    before = stud("CROWN", 4)
    short = {"deal_begun": False, "enough_with_burns": False}
    assert ruled(before, "CROWN", S.CARDS_RUN_SHORT, Mistake(), **short).owed_board == (1,)
    begun = with_cards.deal(before, 0, cards("6c"))
    assert refused(begun, "CROWN", S.CARDS_RUN_SHORT, Mistake(), **short) == "last_deal_begun"


@rule("CROWN", "14.13.1")
def test_a_burnt_card_that_may_be_dealt_again_was_in_no_hand() -> None:
    """It comes on a board at most: who shows it has seen it wrong."""
    before = two_flops()
    hidden = replace(before, down=((UNKNOWN, UNKNOWN), *before.down[1:]))
    short = with_cards.burn(run(hidden, 5, unseen=True), card("9s"))
    with pytest.raises(Refusal) as no:
        turning_up.show(short, 0, cards("9s Ad"))
    assert no.value.code == "card_is_out"
    assert turning_up.show(short, 0, cards("As Ad")).hand(0) == cards("As Ad")
