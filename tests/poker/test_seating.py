"""How many sit at a table, how many are dealt in, and who has the first button."""

import pytest

from tdapp.core.refusal import Refusal
from tdapp.poker.variants.table_size import table_size
from tdapp.rules.game_rules import dealt_in, first_button, on_deck
from tests.poker.house_table import variant
from tests.poker.houses import HOUSES, play_rules
from tests.rules_doc import Case, case, rule

GAMES = {
    "hold'em": "holdem", "draw poker": "draw", "draw (kitty)": "draw_kitty",
    "five card stud": "five_card_stud", "Crown stud": "crown_stud", "razz": "razz",
    "triple draw": "deuce_to_seven_triple_draw", "Faro Manila": "faro_manila",
    "two card Manila": "two_card_manila", "three card Manila": "three_card_manila",
}  # fmt: skip


def dealt(house: str, game: str, deck: int) -> int:
    """How many a house deals in."""
    return on_deck(play_rules(house).game(GAMES[game]), deck).players


@case(
    "CROWN-SEATING-001",
    "CROWN-SEATING-003",
    "CROWN-SEATING-006",
    "CROWN-SEATING-007",
    "CROWN-SEATING-008",
    "CROWN-SEATING-010",
    "CROWN-SEATING-011",
    "STAR-SEATING-001",
    "STAR-SEATING-002",
    "STAR-SEATING-006",
    "STAR-SEATING-007",
    "STAR-SEATING-008",
    "STAR-SEATING-010",
)
def test_a_game_deals_in_so_many_players_by_house_and_deck(case: Case) -> None:
    """The most players of each game and deck."""
    most = case.then.get("max_players") or case.then["max_dealt"]
    assert dealt(case.house, case.given["game"], case.given["deck"]) == most


@case("CROWN-SEATING-012")
def test_a_game_is_offered_on_its_decks_only(case: Case) -> None:
    """Razz is played with 52 cards."""
    with pytest.raises(Refusal) as no:
        dealt(case.house, case.given["game"], case.given["deck"])
    assert no.value.code == "deck_not_offered"
    assert case.then == {"offered": False}


@case("STAR-SEATING-011")
def test_the_button_sits_out_where_one_more_is_seated_than_dealt_in(case: Case) -> None:
    """Eleven are seated, ten get cards; whoever has the button is dealt none."""
    rules, seats, button = play_rules(case.house), range(1, case.given["seated"] + 1), 4
    most = dealt(case.house, case.given["game"], case.given["deck"])
    assert rules.seats.seats(most) == len(seats)
    given = table_size(rules, variant("holdem"), case.given["deck"]).dealt(seats, button)
    assert len(given) == case.then["dealt"]
    assert set(seats) - {*given} == {button}
    assert given[0] == button + 1


@rule("TAS", "B2.4", "B3.4", "C3.4")
@rule("ADELAIDE", "4")
@pytest.mark.parametrize(
    ("house", "game", "deck", "least", "most"),
    [
        ("TAS", "holdem", 52, 3, 10),
        ("TAS", "five_card_stud", 32, 3, 5),
        ("ADELAIDE", "holdem", 52, 2, 11),
        ("STAR", "holdem", 52, 2, 10),
        ("CROWN", "draw_kitty", 32, 2, 4),
    ],
)
def test_too_few_and_too_many_players_are_refused_with_the_rule(
    house: str, game: str, deck: int, least: int, most: int
) -> None:
    """A cash game; in a tournament play goes on until two are left (P40)."""
    rules, played = play_rules(house), variant(game)
    size = table_size(rules, played, deck)
    for players in (least, most):
        size.demand(players)
    for players, code in ((least - 1, "too_few_players"), (most + 1, "too_many_players")):
        with pytest.raises(Refusal) as no:
            size.demand(players)
        assert (no.value.code, no.value.details["rule"]) == (code, rules.game(game).rule)
    assert table_size(rules, played, deck, tournament=True).least == 2


@rule("STAR", "28.2.1", "2.1")
def test_a_tournament_of_star_deals_in_as_many_as_its_table_seats() -> None:
    """Rule 6 does not bind it (P89): eleven, or as many as there are cards for."""
    rules = play_rules("STAR")
    sizes = {
        (game, deck): table_size(rules, variant(game), deck, tournament=True).most
        for game, deck in [("holdem", 52), ("draw", 52), ("five_card_stud", 32)]
    }
    assert sizes == {("holdem", 52): 11, ("draw", 52): 10, ("five_card_stud", 32): 7}


@rule("CROWN", "13.1.2")
def test_the_first_four_left_of_the_button_play_chinese_poker() -> None:
    """More than four are seated: the next four from the button are active."""
    chinese = play_rules("CROWN").chinese
    assert chinese is not None
    assert dealt_in([1, 2, 3, 5, 7, 8], 5, chinese.active) == [7, 8, 1, 2]


@rule("STAR", "2.1", "6.1")
def test_a_table_has_eleven_seats_at_most() -> None:
    """One more seat than are dealt in, but never twelve."""
    seats = play_rules("STAR").seats
    assert [seats.seats(most) for most in (8, 10, 11)] == [9, 11, 11]


@rule("STAR", "9.1")
@rule("CROWN", "1.1")
@rule("ADELAIDE", "9")
def test_the_first_button_is_beside_the_dealer() -> None:
    """At the dealer's right hand, in Adelaide at the left."""
    seats = [2, 5, 9]
    buttons = {house: first_button(play_rules(house).seats, seats) for house in HOUSES}
    assert buttons == {"STAR": 9, "CROWN": 9, "TAS": 9, "ADELAIDE": 2, "OPEN": 9}


@pytest.mark.parametrize("house", HOUSES)
def test_every_deck_has_the_cards_for_the_most_players_of_every_game(house: str) -> None:
    """The first deal and the board never run out; stud may end with a card that all share."""
    for offer in play_rules(house).games:
        streets = variant(offer.variant).streets
        for one in offer.decks:
            dealt_down = sum(street.down for street in streets[:1]) * one.players
            board = variant(offer.variant).boards * sum(street.community for street in streets)
            assert dealt_down + streets[0].kitty + board <= one.deck, (offer.variant, one)


@rule("STAR", "6.1.1(i)", "6.1.1(v)", "6.1.1(vi)", "6.1.1(vii)")
@rule("STAR", "6.1.2(i)", "6.1.2(iv)", "6.1.2(v)", "6.1.3(i)")
@rule("TAS", "B1.2", "C1.2")
@rule("ADELAIDE", "64")
@pytest.mark.parametrize(
    ("house", "game", "deck", "most"),
    [
        ("STAR", "draw", 52, 8),
        ("STAR", "omaha", 52, 10),
        ("STAR", "pineapple", 52, 10),
        ("STAR", "crazy_pineapple", 52, 10),
        ("STAR", "draw", 32, 5),
        ("STAR", "two_card_manila", 32, 11),
        ("STAR", "three_card_manila", 32, 8),
        ("STAR", "two_card_manila", 36, 11),
        ("TAS", "five_card_stud", 52, 10),
        ("TAS", "holdem", 52, 10),
        ("ADELAIDE", "holdem", 52, 11),
    ],
)
def test_no_more_are_dealt_in_than_the_book_has_for_the_game_and_the_deck(
    house: str, game: str, deck: int, most: int
) -> None:
    """One more may sit where the book lets a game start with an extra player."""
    rules = play_rules(house)
    assert on_deck(rules.game(game), deck).players == most
    beyond = {"STAR": 1, "TAS": 0, "ADELAIDE": 1}[house]
    assert rules.seats.seats(most) == min(most + beyond, rules.seats.most)


@rule("TAS", "C2.1")
@rule("ADELAIDE", "7")
@pytest.mark.parametrize(("house", "deck"), [("TAS", 32), ("ADELAIDE", 36), ("ADELAIDE", 32)])
def test_holdem_is_dealt_from_a_full_deck_where_the_book_has_no_other(
    house: str, deck: int
) -> None:
    """A reduced deck is refused with the rule."""
    with pytest.raises(Refusal) as no:
        on_deck(play_rules(house).game("holdem"), deck)
    assert no.value.code == "deck_not_offered"
    assert no.value.details["rule"] == play_rules(house).game("holdem").rule


@rule("CROWN", "11.2.1(c)")
def test_faro_manila_gives_each_player_five_cards() -> None:
    """Two and three in the other two games; so many players as the deck has cards for."""
    hands = {game: variant(game).streets[0].down for game in GAMES.values() if "manila" in game}
    assert hands == {"faro_manila": 5, "two_card_manila": 2, "three_card_manila": 3}
    assert dealt("CROWN", "Faro Manila", 52) == 8
