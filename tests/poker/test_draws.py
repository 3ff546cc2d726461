"""Draws by house: the fifth card that comes last, discards that come back, and the kitty."""

import pytest

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN
from tdapp.poker.dealing import new_pack
from tdapp.poker.play import with_cards, with_chips
from tdapp.poker.play.course import start
from tdapp.poker.play.kitty import take_kitty
from tdapp.poker.play.offers import offers
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.round.stub import may_come
from tests.poker.draw_rounds import at_the_draw, given, thrown_away
from tests.poker.house_table import all_called, dealt_on, house_table
from tests.rules_doc import rule


@rule("STAR", "14.4.2.1")
def test_who_throws_five_away_gets_four_and_the_fifth_after_everybody_else() -> None:
    """The first drawer waits for the fifth card until the others have theirs."""
    round_ = thrown_away(at_the_draw("STAR", 3), 5)
    assert offers(round_).cards == (4, 0, 0)
    with pytest.raises(Refusal) as no:
        given(round_, 0, 5)
    assert no.value.code == "not_owed"
    round_ = thrown_away(given(round_, 0, 4), 1, 0)
    assert offers(round_).cards == (0, 1, 0)
    round_ = given(round_, 1, 1)
    assert offers(round_).cards == (1, 0, 0)
    assert round_.burnt == ()
    assert given(round_, 0, 1).phase is Phase.BET


@rule("STAR", "14.4.2.2")
def test_the_last_drawers_fifth_card_comes_at_once_after_a_burn() -> None:
    """Four cards, a burn, the fifth; then whoever else waits for one."""
    round_ = thrown_away(given(thrown_away(at_the_draw("STAR", 2), 5), 0, 4), 5)
    round_ = given(round_, 1, 4)
    assert round_.burnt == (UNKNOWN,)
    assert offers(round_).cards == (0, 1)
    round_ = given(round_, 1, 1)
    assert offers(round_).cards == (1, 0)
    assert given(round_, 0, 1).burnt == (UNKNOWN,)


@rule("CROWN", "9.4.1")
def test_elsewhere_all_five_are_dealt_at_once() -> None:
    """At Crown the cards come immediately, after a burn."""
    round_ = thrown_away(at_the_draw("CROWN", 3), 5)
    assert len(round_.burnt) == 1
    assert offers(round_).cards == (5, 0, 0)


@rule("CROWN", "9.4.2")
def test_only_earlier_discards_come_back_where_the_deck_runs_out() -> None:
    """Five players with 32 cards leave six; the third draws what the first two threw away."""
    round_ = at_the_draw("CROWN", 5, deck=32)
    held = round_.down
    round_ = thrown_away(round_, 3, 3, 4)
    back = may_come(round_, 2) & {*held[0], *held[1], *held[2]}
    assert back == {*held[0][:3], *held[1][:3]}
    with pytest.raises(Refusal) as no:
        with_cards.deal(round_, 2, held[2][:1])
    assert no.value.code == "card_is_out"


@rule("CROWN", "9.4.2")
def test_what_was_burnt_is_told_when_the_hand_is_over_too() -> None:
    """Discards had come back for the draw, so it may be one of them, but no card of a hand."""
    round_ = at_the_draw("CROWN", 5, deck=32)
    for player in range(5):
        round_ = given(thrown_away(round_, 4), player, 4)
    while round_.phase is Phase.BET:
        round_ = with_chips.fold(round_, round_.betting.queue[0])
    (winner,) = round_.live
    assert round_.phase is Phase.OVER
    assert with_cards.burn(round_, round_.thrown[0]).burnt == round_.thrown[:1]
    with pytest.raises(Refusal, match="card_is_out"):
        with_cards.burn(round_, next(one for one in round_.down[winner] if one != UNKNOWN))


@rule("STAR", "14.4.3")
def test_all_discards_but_the_last_players_come_back_with_the_last_card() -> None:
    """Five players with 32 cards leave seven; ten are drawn, and the last card is not dealt."""
    round_ = at_the_draw("STAR", 5, deck=32)
    held = round_.down
    round_ = thrown_away(round_, 3, 2, 1, 0, 4)
    assert may_come(round_, 4) >= {*held[0][:3], *held[1][:2], *held[2][:1]}
    assert not may_come(round_, 4) & {*held[4]}


@rule("STAR", "14.4.3")
@rule("CROWN", "9.4.2")
@pytest.mark.parametrize("house", ["STAR", "CROWN"])
def test_the_program_deals_a_draw_that_the_deck_is_too_short_for(house: str) -> None:
    """Every player draws four of 32 cards: all are whole again, and no card is there twice."""
    table = house_table(house, "draw", 5, 32)
    round_, pack, _ = dealt_on(start(table), new_pack(table.deck, "7"))
    round_ = all_called(round_)
    while round_.turn:
        round_, pack, _ = dealt_on(thrown_away(round_, 4), pack)
    held = [card for player in range(5) for card in round_.hand(player)]
    assert round_.phase is Phase.BET
    assert len(set(held)) == 25
    assert pack.shuffles > 1


@rule("STAR", "14.4.3")
@pytest.mark.parametrize(("house", "shuffles"), [("STAR", 2), ("CROWN", 1)])
def test_at_star_the_last_card_of_the_deck_is_not_dealt(house: str, shuffles: int) -> None:
    """Seven cards are left, six of them drawn: the next comes out of the discards."""
    table = house_table(house, "draw", 5, 32, burns=False)
    round_, pack, _ = dealt_on(start(table), new_pack(table.deck, "7"))
    round_ = all_called(round_)
    for count in (4, 2, 1):
        assert pack.shuffles == 1
        round_, pack, _ = dealt_on(thrown_away(round_, count), pack)
    assert pack.shuffles == shuffles


def with_kitty(players: int = 3) -> Round:
    """A game of draw with kitty, the kitty's cards known."""
    table = house_table("CROWN", "draw_kitty", players)
    round_, _, _ = dealt_on(start(table), new_pack(table.deck, "1"))
    return round_


@rule("CROWN", "9.2.1(a)", "9.3.1(c)")
def test_the_first_to_fold_for_it_takes_the_kitty_and_calls_the_last_blind() -> None:
    """The hand is thrown away, the kitty taken, the blind called; nobody takes it again."""
    round_ = with_kitty()
    assert len(round_.kitty) == 5
    kitty, old = round_.kitty, round_.down[2]
    assert offers(round_).takes_kitty
    round_ = take_kitty(round_, 2)
    assert round_.down[2] == kitty
    assert round_.thrown == old
    assert round_.betting.stakes[2].bet == 10
    assert round_.betting.actor == 0
    with pytest.raises(Refusal) as no:
        take_kitty(round_, 0)
    assert no.value.code == "no_kitty"


@rule("CROWN", "9.3.3(c)")
def test_after_a_raise_the_kitty_costs_a_call_of_the_last_blind_first() -> None:
    """The blind is matched, then the player still calls, raises or folds (P39)."""
    round_ = take_kitty(with_chips.raise_to(with_kitty(), 2, 40), 0)
    assert round_.betting.stakes[0].bet == 10
    assert round_.betting.actor == 0
    assert offers(round_).call == 30
    assert offers(round_).folds
    assert offers(round_).raises is not None


@rule("CROWN", "9.3.3(e)", "9.4.2(a)")
def test_a_kitty_that_nobody_takes_is_mucked_before_the_draw() -> None:
    """It lies with the discards, and comes back with them."""
    round_ = with_kitty()
    kitty = round_.kitty
    drawing = all_called(round_)
    assert drawing.kitty == ()
    assert drawing.thrown == kitty
    with pytest.raises(Refusal):
        take_kitty(drawing, 0)


@rule("CROWN", "9.4.2(a)")
def test_the_kitty_is_used_to_complete_a_draw() -> None:
    """Seven players and a kitty leave twelve cards; the third to draw five gets the kitty's."""
    round_ = with_kitty(7)
    kitty = {*round_.kitty}
    round_ = all_called(round_)
    assert not may_come(round_, 0) & kitty
    for player in range(2):
        round_ = given(thrown_away(round_, 5), player, 5)
    assert may_come(thrown_away(round_, 5), 2) >= kitty
