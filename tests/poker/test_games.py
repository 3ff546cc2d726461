"""Every game of every house as it is dealt: cards, burns, discards, draws, and decks that end."""

from collections import Counter
from collections.abc import Sequence

import pytest

import resources
from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN, cards, texts_of
from tdapp.poker.dealing import new_pack
from tdapp.poker.play import turning_up, with_cards
from tdapp.poker.play.acts import AnyAct, Burn, Deal, DealBoard
from tdapp.poker.play.course import opens, start
from tdapp.poker.play.offers import offers
from tdapp.poker.round.openers import opener
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.showdown.settling import settle
from tdapp.rules.game_rules import Burns, burns_of
from tdapp.rules.play_rules import read_play_rules
from tests.poker.house_table import all_called, called_down, dealt_on, house_table
from tests.poker.houses import HOUSES, play_rules
from tests.rules_doc import rule

OFFERS = [
    (house, offer.variant, one.deck, one.players)
    for house in HOUSES
    for offer in play_rules(house).games
    for one in offer.decks
]


JUNK = [
    "2c 4d 6h Ts", "2d 4c 6s Th", "2h 4s 6c Td", "2s 4h 6d Kh", "3c 5d 7h Js", "3d 5c 7s Jh",
]  # fmt: skip


def counted(acts: Sequence[AnyAct]) -> tuple[int, int]:
    """How many cards were burnt, and how many turned on the table."""
    boards = sum(len(one.cards) for one in acts if isinstance(one, DealBoard))
    return sum(isinstance(one, Burn) for one in acts), boards


def all_dealt(round_: Round, hands: Sequence[str]) -> Round:
    """The betting round in which its players have these cards, earlier ones called."""
    while len(round_.hand(0)) < len(cards(hands[0])):
        round_ = all_called(round_)
        for player, owed in enumerate(round_.owed):
            has = len(round_.hand(player))
            round_ = with_cards.deal(round_, player, cards(hands[player])[has : has + owed])
    return round_


@pytest.mark.parametrize(("house", "game", "deck", "players"), OFFERS)
def test_every_game_is_dealt_to_its_end_at_a_full_table(
    house: str, game: str, deck: int, players: int
) -> None:
    """With the most players of house and deck, nobody folding: no card comes twice."""
    round_, _ = called_down(house_table(house, game, players, deck))
    seen = [card for player in range(players) for card in round_.hand(player)]
    seen += [card for board in round_.boards for card in board]
    assert UNKNOWN not in seen
    assert len(seen) == len(set(seen))
    while round_.turn:
        round_ = turning_up.show(round_, round_.turn[0])
    assert sum(settle(round_).stacks) == 1_000 * players


@rule("STAR", "20.4.1", "20.5.1", "20.6.1")
@rule("CROWN", "10.4.1", "11.4.1", "12.3.1(a)")
@rule("TAS", "B9.2")
@rule("ADELAIDE", "11d", "11f", "11h")
@pytest.mark.parametrize(
    ("house", "game", "deck", "burns", "board"),
    [
        ("STAR", "holdem", 52, 3, 5),
        ("STAR", "two_card_manila", 32, 0, 5),
        ("STAR", "seven_card_stud", 52, 0, 0),
        ("STAR", "draw", 52, 0, 0),
        ("CROWN", "two_card_manila", 32, 4, 5),
        ("CROWN", "seven_card_stud", 52, 4, 0),
        ("CROWN", "crown_stud", 52, 3, 0),
        ("CROWN", "draw", 52, 1, 0),
        ("CROWN", "double_flop_holdem", 52, 3, 10),
        ("TAS", "five_card_stud", 52, 0, 0),
        ("ADELAIDE", "holdem", 52, 3, 5),
    ],
)
def test_cards_are_burnt_where_the_house_burns(
    house: str, game: str, deck: int, burns: int, board: int
) -> None:
    """One before each street after the first, once for two boards; none in most games of STAR."""
    _, acts = called_down(house_table(house, game, 3, deck))
    assert counted(acts) == (burns, board)


@rule("TAS", "C5.2(g)")
def test_a_house_that_leaves_it_open_burns_as_many_as_the_sign_says() -> None:
    """Three cards before the flop and none before the turn; or none at all."""
    offer = play_rules("TAS").game("holdem")
    signs: list[tuple[Burns, list[int]]] = [
        ((3, 0, 1), [3, 3, 4]), (False, [0, 0, 0]), (True, [1, 2, 3]),
    ]  # fmt: skip
    for told, burnt in signs:
        table = house_table("TAS", "holdem", 3, burns=burns_of(offer, told=told))
        _, acts = called_down(table)
        boards = [at for at, one in enumerate(acts) if isinstance(one, DealBoard)]
        assert [counted(acts[:at])[0] for at in boards] == burnt
    assert burns_of(play_rules("STAR").game("draw"), told=True) is False
    fixed = resources.read("play", "tasmania.toml").replace('"by_conditions"', "[2, 0, 1]")
    assert burns_of(read_play_rules(fixed).game("holdem"), told=True) == (2, 0, 1)


@rule("STAR", "18.2")
@rule("CROWN", "11.2.1")
@pytest.mark.parametrize(("house", "at_once"), [("STAR", 2), ("CROWN", 1)])
def test_the_first_card_of_manila_is_turned_with_the_deal(house: str, at_once: int) -> None:
    """Before any betting one community card lies; STAR deals the hands two cards at a time."""
    _, acts = called_down(house_table(house, "two_card_manila", 3, 32))
    first = next(at for at, one in enumerate(acts) if isinstance(one, DealBoard))
    hands = [len(one.cards) for one in acts[:first] if isinstance(one, Deal)]
    assert hands == [at_once] * (6 // at_once)
    assert [len(one.cards) for one in acts if isinstance(one, DealBoard)] == [1] * 5


@rule("CROWN", "12.3.1(a)", "12.4.1(a)", "12.5.1(a)")
def test_the_second_board_follows_the_first_without_a_burn() -> None:
    """Burn, top flop, bottom flop; so for turn and river."""
    _, acts = called_down(house_table("CROWN", "double_flop_holdem", 3))
    on_table = [one for one in acts if isinstance(one, Burn | DealBoard)]
    told = [one.board if isinstance(one, DealBoard) else "burn" for one in on_table]
    assert told == ["burn", 0, 1] * 3


@rule("CROWN", "10.2.1", "10.6.1")
@pytest.mark.parametrize(
    ("game", "down", "up"),
    [("five_card_stud", 1, 4), ("crown_stud", 2, 3), ("seven_card_stud", 3, 4), ("razz", 3, 4)],
)
def test_so_many_cards_of_stud_lie_open(game: str, down: int, up: int) -> None:
    """The last card of Crown stud and of seven card stud is dealt face down."""
    round_, _ = called_down(house_table("CROWN", game, 3))
    assert (len(round_.down[0]), len(round_.up[0])) == (down, up)


@rule("STAR", "22.3.3", "23.4.4")
@rule("CROWN", "12.2.4", "12.3.4")
@pytest.mark.parametrize(("game", "board"), [("pineapple", 0), ("crazy_pineapple", 3)])
def test_a_card_is_thrown_away_before_or_after_the_flop(game: str, board: int) -> None:
    """From the first active player left of the button on; then two cards are held."""
    dealt = all_dealt(start(house_table("STAR", game, 3)), ["2c 3c 4c", "5c 6c 7c", "8c 9c Tc"])
    round_ = all_called(dealt)
    if board:
        round_ = all_called(with_cards.deal_board(round_, cards("Ah Kd Qs")))
    assert round_.phase is Phase.DISCARD
    assert round_.turn == (0, 1, 2)
    assert len(round_.boards[0]) == board
    for wrong in (round_.down[0], ()):
        with pytest.raises(Refusal):
            with_cards.discard(round_, 0, wrong)
    for player in range(3):
        round_ = with_cards.discard(round_, player, round_.down[player][:1])
    assert {len(hand) for hand in round_.down} == {2}


@rule("STAR", "17.5.2", "17.5.3")
def test_where_stud_runs_out_one_card_is_shared_and_counts_for_the_opener() -> None:
    """Eight players take 48 cards; the community card gives three aces."""
    last = at_the_last_street("STAR", 8)
    assert last.owed_board == (1,)
    dealt = with_cards.deal_board(last, cards("Ah"))
    assert dealt.betting.queue[0] == 0


@rule("STAR", "17.5.3")
def test_with_the_shared_card_a_straight_may_show() -> None:
    """Four to a straight and the community card beat a pair of aces."""
    last = at_the_last_street("STAR", 8, "Qs Jd Tc 9d")
    dealt = with_cards.deal_board(last, cards("8h"))
    assert dealt.betting.queue[0] == 1


@rule("CROWN", "10.6.2", "10.6.3")
def test_at_crown_the_shared_card_does_not_count_for_the_opener() -> None:
    """Two pair opens before a pair of aces, whatever lies in the middle."""
    last = at_the_last_street("CROWN", 8)
    assert last.owed_board == (1,)
    assert last.burnt == (UNKNOWN,)
    dealt = with_cards.deal_board(last, cards("Ah"))
    assert dealt.betting.queue[0] == 1


@rule("CROWN", "10.6.2")
def test_at_crown_the_burns_are_shuffled_in_where_that_is_enough() -> None:
    """Ten players of five card stud leave two cards: with the burns they are too few.

    Eight players with 40 cards leave eight, two of them burnt: enough with the burns.
    """
    round_, acts = called_down(house_table("CROWN", "five_card_stud", 8, 40))
    assert counted(acts) == (2, 0)
    assert {len(round_.hand(player)) for player in range(8)} == {5}
    assert len({card for player in range(8) for card in round_.hand(player)}) == 40


@rule("CROWN", "10.6.1", "10.6.2")
def test_at_crown_the_burns_are_shuffled_in_where_the_next_burn_is_what_does_not_fit() -> None:
    """Seven players of seven card stud leave seven cards, for a burn and seven cards."""
    setup = house_table("CROWN", "seven_card_stud", 7)
    round_, pack = start(setup), new_pack(setup.deck, "1")
    while round_.street < 4:
        round_, pack, acts = dealt_on(all_called(round_), pack)
    assert [type(one) for one in acts] == [Burn, *[Deal] * 7]
    assert pack.shuffles == 2
    assert len(pack.cards) == 2
    lies = [*pack.cards, *round_.burnt, *(card for at in range(7) for card in round_.hand(at))]
    assert sorted(lies) == list(setup.deck.cards)


def at_the_last_street(house: str, players: int, second: str = "9s 9h 8d 8c") -> Round:
    """Seven card stud before its last card: two aces show at 0, the second hand at 1, then junk."""
    up = ["As Ad Kc 7d", second, *JUNK[: players - 2]]
    out = {*cards(" ".join(up)), *cards("Ah 8h")}
    rest = [card for card in range(52) if card not in out]
    down = [texts_of(rest[2 * player : 2 * player + 2]) for player in range(players)]
    hands = [f"{hidden} {shown}" for hidden, shown in zip(down, up, strict=True)]
    return all_called(all_dealt(start(house_table(house, "seven_card_stud", players)), hands))


@rule("CROWN", "10.3.1")
def test_who_opens_is_told_where_a_card_was_not_seen() -> None:
    """Somebody at the table saw it; where all cards are known there is nothing to tell."""
    table = house_table("CROWN", "five_card_stud", 3)
    unseen = all_dealt(start(table), ["As Kd", "Qs ??", "Js 9c"])
    assert unseen.betting.queue == (2, 0, 1)
    assert offers(unseen).openers == (2, 0, 1)
    assert opens(unseen, 1).betting.queue == (1, 2, 0)
    seen = all_dealt(start(table), ["As Kd", "Qs 8h", "Js 9c"])
    assert opener(seen) == 1
    assert offers(seen).openers == ()
    with pytest.raises(Refusal) as no:
        opens(seen, 0)
    assert no.value.code == "opener_is_seen"


def test_the_table_of_games_names_each_once() -> None:
    for house in HOUSES:
        names = Counter(offer.variant for offer in play_rules(house).games)
        assert set(names.values()) == {1}
