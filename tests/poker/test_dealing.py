"""Rounds dealt by the program: from a seed, fair, the same each time, to their end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.poker.cards import Deck
from tdapp.poker.dealing import new_pack, next_dealt
from tdapp.poker.play.acts import Deal
from tdapp.poker.play.course import start
from tdapp.poker.round.state import Phase
from tests.poker.any_round import VARIANTS, offered
from tests.poker.house_table import called_down, dealt_on, house_table
from tests.poker.houses import HOUSES, play_rules
from tests.rules_doc import rule


@rule("TAS", "C2.2")
@pytest.mark.parametrize("deck", Deck)
def test_a_pack_has_every_card_of_its_deck_once(deck: Deck) -> None:
    """Of 52 cards every rank in every suit, and no joker."""
    pack = new_pack(deck, "seed")
    assert sorted(pack.cards) == list(deck.cards)
    assert pack.cards != new_pack(deck, "other seed").cards


def test_the_same_seed_deals_the_same_round() -> None:
    table = house_table("CROWN", "holdem", 4)
    first, second = called_down(table, "an evening"), called_down(table, "an evening")
    assert first == second
    assert first != called_down(table, "another")


@rule("CROWN", "8.4", "9.1.1")
@rule("STAR", "9.4", "9.7")
@rule("ADELAIDE", "11b")
def test_cards_go_round_one_at_a_time_from_the_left_of_the_button() -> None:
    """Antes and blinds lie before the first card; then each gets one, clockwise."""
    table = house_table("CROWN", "five_card_stud", 3)
    pack = new_pack(table.deck, "1")
    _, _, acts = dealt_on(start(table), pack)
    assert [one.player for one in acts if isinstance(one, Deal)] == [0, 1, 2, 0, 1, 2]
    dealt = [card for one in acts if isinstance(one, Deal) for card in one.cards]
    assert tuple(dealt) == pack.cards[:6]


def test_the_dealer_waits_while_a_player_has_to_act() -> None:
    table = house_table("CROWN", "holdem", 3)
    round_, pack, _ = dealt_on(start(table), new_pack(table.deck, "1"))
    assert round_.phase is Phase.BET
    assert next_dealt(round_, pack) is None
    over, _ = called_down(table)
    assert next_dealt(over, pack) is None


@given(seed=st.integers(0, 2**32), data=st.data())
def test_whatever_is_dealt_no_card_lies_twice(seed: int, data: st.DataObject) -> None:
    variant = data.draw(st.sampled_from(VARIANTS))
    house = data.draw(st.sampled_from([it for it in HOUSES if offered(it, variant)]))
    decks = play_rules(house).game(variant.id).decks
    deck = data.draw(st.sampled_from(decks))
    players = data.draw(st.integers(2, deck.players))
    round_, _ = called_down(house_table(house, variant.id, players, deck.deck), str(seed))
    lies = [card for hand in (*round_.down, *round_.up, *round_.boards) for card in hand]
    lies += [*round_.burnt, *round_.kitty]
    assert len(lies) == len(set(lies))
    assert set(lies) <= {*Deck(deck.deck).cards}


def test_a_hand_is_as_the_pack_lies() -> None:
    table = house_table("ADELAIDE", "holdem", 2)
    pack = new_pack(table.deck, "1")
    round_, acts = called_down(table)
    assert len(acts) == 4 + 3 + 3
    assert round_.down == ((pack.cards[0], pack.cards[2]), (pack.cards[1], pack.cards[3]))
    burnt_first = pack.cards[5:8] + pack.cards[9:10] + pack.cards[11:12]
    assert round_.boards == (burnt_first,)
