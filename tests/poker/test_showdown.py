"""Who shows first, who must, who may ask to see, and what an unshown hand is worth."""

import pytest
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import Deck, cards
from tdapp.poker.dealing import new_pack
from tdapp.poker.play import turning_up, with_cards, with_chips
from tdapp.poker.play.course import start
from tdapp.poker.play.dead_hand import rule_dead
from tdapp.poker.play.offers import offers
from tdapp.poker.round.openers import opener
from tdapp.poker.round.setup import Setup
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.showdown.seeing import may_ask_to_see
from tdapp.poker.showdown.settling import settle
from tdapp.poker.showdown.showing import must_show, order_of_showing
from tdapp.rules.showdown_rules import AggressorGone
from tests.poker.house_table import all_called, called_down, dealt_on, house_table
from tests.rules_doc import Case, case, rule

HANDS = ("As Ad", "Ks Kd", "Qs Qd", "Js Jd", "Ts Td")
BOARD = "2c 3d 7h 8c 9d"
ROYAL = "Ah Kh Qh Jh Th"


def dealt(round_: Round, board: str = BOARD) -> Round:
    """The round with the cards of this street."""
    for player, owed in enumerate(round_.owed):
        if owed:
            round_ = with_cards.deal(round_, player, cards(HANDS[player])[:owed])
    owed = sum(round_.owed_board)
    lies = len(round_.boards[0])
    return with_cards.deal_board(round_, cards(board)[lies : lies + owed]) if owed else round_


def river(setup: Setup, *bets: int, board: str = BOARD) -> Round:
    """The showdown after everybody has checked or called, the first to act betting so much.

    `bets` are by street; nothing is a check.
    """
    round_ = start(setup)
    while round_.phase not in {Phase.SHOWDOWN, Phase.OVER}:
        round_ = dealt(round_, board)
        bet = bets[round_.street] if round_.street < len(bets) else 0
        if bet and round_.phase is Phase.BET:
            round_ = with_chips.raise_to(round_, round_.betting.queue[0], bet)
        while round_.phase is Phase.BET:
            round_ = with_chips.call(round_, round_.betting.queue[0])
    return round_


@case("ADELAIDE-BETTING-034")
def test_checked_down_the_first_left_of_the_button_shows_first(case: Case) -> None:
    """With seats 1, 4 and 6 left and the button at 1, seat 4 shows."""
    seats = [4, 6, 1]
    assert seats[-1] == case.given["button_seat"]
    assert sorted(seats) == case.given["active_seats"]
    turn = river(house_table(case.house, "holdem", 3)).turn
    assert seats[turn[0]] == case.then["shows_first"]


@case("TAS-BETTING-028")
def test_the_big_blind_is_the_last_aggressive_act_where_nobody_bets(case: Case) -> None:
    """Limped and checked down, the big blind shows first."""
    turn = river(house_table(case.house, "holdem", 4)).turn
    assert (turn[0] == 1) is (case.then["must_show_first"] == "big blind")


@rule("TAS", "C15.1")
def test_the_last_to_bet_in_the_whole_hand_shows_first() -> None:
    """Who bet the flop shows first though turn and river were checked."""
    round_ = river(house_table("TAS", "holdem", 4), 0, 20)
    assert round_.turn == (0, 1, 2, 3)
    preflop = river(house_table("TAS", "holdem", 4), 40)
    assert preflop.turn == (2, 3, 0, 1)


@rule("TAS", "C15.1")
@pytest.mark.parametrize(
    ("gone", "dead", "first"),
    [
        (AggressorGone.LATEST_STILL_IN, (0,), 2),
        (AggressorGone.LATEST_STILL_IN, (2,), 0),
        (AggressorGone.LATEST_STILL_IN, (0, 2), 1),
        (AggressorGone.OPENER, (0,), 1),
        (AggressorGone.OPENER, (2,), 0),
    ],
)
def test_where_the_last_to_bet_has_no_hand_the_latest_still_in_shows_first(
    gone: AggressorGone, dead: tuple[int, ...], first: int
) -> None:
    """Whoever of those still in bet or raised last, else the opener (P110)."""
    table = house_table("TAS", "holdem", 4)
    showdown = table.rules.showdown
    assert showdown.first.gone is AggressorGone.LATEST_STILL_IN
    rules = replace(showdown, first=replace(showdown.first, gone=gone))
    round_ = river(replace(table, rules=replace(table.rules, showdown=rules)), 40, 20)
    for player in dead:
        round_ = rule_dead(round_, player)
    assert order_of_showing(round_)[0] == first


@rule("STAR", "20.7.1", "20.7.2")
@rule("CROWN", "9.6.2(c)")
@pytest.mark.parametrize("house", ["STAR", "CROWN", "ADELAIDE"])
def test_the_player_who_is_called_shows_first(house: str) -> None:
    """The river's bettor; a bet of an earlier street counts for nothing."""
    table = house_table(house, "holdem", 4)
    assert river(table, 40).turn == (0, 1, 2, 3)
    round_ = start(table)
    while round_.street < 3 or round_.phase is not Phase.BET:
        round_ = dealt(round_)
        while round_.phase is Phase.BET and round_.street < 3:
            round_ = with_chips.call(round_, round_.betting.queue[0])
    for _ in range(2):
        round_ = with_chips.call(round_, round_.betting.queue[0])
    round_ = with_chips.raise_to(round_, 2, 50)
    for _ in range(3):
        round_ = with_chips.call(round_, round_.betting.queue[0])
    assert round_.turn == (2, 3, 0, 1)


@rule("ADELAIDE", "24")
def test_with_nobody_left_to_bet_the_last_called_of_the_all_in_round_shows_first() -> None:
    """Called all-in before the flop by the third player: the third shows first."""
    table = house_table("ADELAIDE", "holdem", 4)
    assert river(table, 1_000).turn == (2, 3, 0, 1)
    star = house_table("STAR", "holdem", 4)
    assert river(star, 1_000).turn == (0, 1, 2, 3)


@case("ADELAIDE-ALLIN-004")
def test_in_tournaments_all_cards_go_face_up_before_the_next_one(case: Case) -> None:
    """All-in and called on the turn: no river before both hands lie open."""
    table = house_table(case.house, "holdem", 2, tournament=case.given["tournament"])
    round_ = dealt(start(table))
    for street in range(3):
        round_ = dealt(round_)
        if street == 2:
            round_ = with_chips.raise_to(round_, round_.betting.queue[0], 990)
        while round_.phase is Phase.BET:
            round_ = with_chips.call(round_, round_.betting.queue[0])
    assert case.then["all_cards_face_up"] == "before the river"
    assert round_.phase is Phase.DEAL
    assert len(round_.boards[0]) == 4
    assert offers(round_).board == ()
    with pytest.raises(Refusal) as no:
        with_cards.deal_board(round_, cards("9d"))
    assert no.value.code == "faces_up_first"
    for player in range(2):
        with pytest.raises(Refusal) as no:
            turning_up.muck(round_, player)
        assert no.value.code == "must_show"
        round_ = turning_up.show(round_, player)
    assert with_cards.deal_board(round_, cards("9d")).phase is Phase.OVER


@rule("ADELAIDE", "97")
def test_at_a_cash_table_hands_stay_down_until_the_end() -> None:
    """The rule is one of tournaments."""
    round_ = dealt(start(house_table("ADELAIDE", "holdem", 2)))
    round_ = with_chips.raise_to(round_, round_.betting.queue[0], 1_000)
    round_ = with_chips.call(round_, round_.betting.queue[0])
    assert must_show(round_) == ()
    assert with_cards.deal_board(round_, cards("2c 3d 7h")).boards == (cards("2c 3d 7h"),)


@rule("STAR", "12.7")
def test_an_all_in_player_who_was_called_cannot_muck() -> None:
    """The short stack shows; the others may give up."""
    table = house_table("STAR", "holdem", 3, stacks=(1_000, 1_000, 100))
    round_ = river(table, 100)
    assert must_show(round_) == (2,)
    assert offers(round_).mucks == (0, 1)
    with pytest.raises(Refusal) as no:
        turning_up.muck(round_, 2)
    assert no.value.code == "must_show"


@rule("TAS", "B11.3(a)")
def test_in_stud_all_who_remain_show() -> None:
    """Nobody mucks at the end of five card stud; in hold'em whoever did not bet or raise last."""
    round_, _ = called_down(house_table("TAS", "five_card_stud", 3))
    assert round_.phase is Phase.SHOWDOWN
    assert offers(round_).mucks == ()
    with pytest.raises(Refusal) as no:
        turning_up.muck(round_, round_.turn[0])
    assert no.value.details["rule"] == "B11.3(a)"
    assert offers(river(house_table("TAS", "holdem", 3))).mucks == (2, 0)


@rule("TAS", "C15.1")
@rule("CROWN", "9.6.2", "10.6.5", "12.5.4")
def test_who_bet_last_and_was_called_shows() -> None:
    """Two houses say so; in the others he may muck."""
    for house, may in (("TAS", False), ("CROWN", False), ("ADELAIDE", True), ("OPEN", True)):
        round_ = river(house_table(house, "holdem", 3), 0, 0, 0, 20)
        bettor = round_.turn[0]
        assert (bettor in offers(round_).mucks) is may
        assert set(round_.turn[1:]) <= set(offers(round_).mucks)


@rule("CROWN", "12.5.4")
def test_checked_down_nobody_was_called() -> None:
    """Where the last round was checked nobody has to show."""
    assert must_show(river(house_table("CROWN", "holdem", 3), 20)) == ()


@rule("TAS", "C12.4", "C15.1")
def test_where_the_last_to_raise_has_no_hand_the_one_before_shows() -> None:
    """A latest bet whose hand is dead gives way; at last it is the first left of the button."""
    round_ = river(house_table("TAS", "holdem", 4), 0, 20)
    assert must_show(round_) == (round_.turn[0],)
    dead = rule_dead(round_, round_.turn[0])
    assert must_show(dead) == (1,)
    nobody = rule_dead(dead, 1)
    assert must_show(nobody) == ()
    assert order_of_showing(nobody)[0] == min(nobody.live)


@rule("STAR", "12.7")
def test_who_is_all_in_and_called_mucks_at_no_moment() -> None:
    """Before the river as after it."""
    round_ = start(house_table("STAR", "holdem", 2))
    round_ = dealt(round_)
    round_ = with_chips.raise_to(round_, round_.betting.queue[0], 1_000)
    round_ = with_chips.call(round_, round_.betting.queue[0])
    assert round_.phase is Phase.DEAL
    assert offers(round_).shows
    assert offers(round_).mucks == ()
    with pytest.raises(Refusal, match="must_show"):
        turning_up.muck(round_, 0)


@case("ADELAIDE-RANKING-006")
@rule("ADELAIDE", "129")
@rule("STAR", "10.4")
@rule("TAS", "C19.16")
def test_who_plays_the_board_still_tables_both_cards(case: Case) -> None:
    """A claim with fewer cards is rejected, and a mucked hand wins nothing."""
    table = house_table(case.house, "holdem", case.given["players_called"])
    round_ = river(table, board=ROYAL)
    assert case.then["claim"] == "rejected"
    for claimed in ([], ["As"]):
        shown = [cards(one)[0] for one in claimed]
        if shown:
            with pytest.raises(Refusal) as no:
                turning_up.show(round_, round_.turn[0], shown)
            assert no.value.details["size"] == case.then["must_table"]
    first, second = round_.turn
    end = settle(turning_up.muck(round_, first))
    assert [share.player for share in end.shares] == [second]


@case("CROWN-RANKING-031")
def test_without_a_low_the_high_hand_takes_all(case: Case) -> None:
    """A board of nine and higher lets nobody make an eight low."""
    table = house_table(case.house, "omaha_hi_lo", 2)
    round_ = start(table)
    for player, hand in enumerate(("As Ad 2c 3c", "4s 5d 6c 7c")):
        round_ = with_cards.deal(round_, player, cards(hand))
    round_ = with_chips.raise_to(round_, round_.betting.queue[0], 100)
    board = cards(case.given["board"])
    while round_.phase is not Phase.SHOWDOWN:
        while round_.phase is Phase.BET:
            round_ = with_chips.call(round_, round_.betting.queue[0])
        if round_.phase is Phase.DEAL:
            lies = len(round_.boards[0])
            round_ = with_cards.deal_board(round_, board[lies : lies + round_.owed_board[0]])
    for player in round_.turn:
        round_ = turning_up.show(round_, player)
    won = {share.ranking.value: share.chips for share in settle(round_).shares if share.ranking}
    assert won == {"high": case.then["high_takes"]}
    assert case.then["low_takes"] == 0


@rule("CROWN", "9.6.2(e)", "10.6.5")
@rule("ADELAIDE", "23")
def test_who_may_ask_to_see_a_hand() -> None:
    """Anybody at Crown; in Adelaide another who called the final bet; elsewhere nobody by rule."""
    asked = {
        house: list(may_ask_to_see(river(house_table(house, "holdem", 3), 0, 0, 0, 50)))
        for house in ("CROWN", "ADELAIDE", "STAR", "TAS")
    }
    assert asked == {"CROWN": [0, 1, 2], "ADELAIDE": [1, 2], "STAR": [], "TAS": []}
    before = dealt(start(house_table("CROWN", "holdem", 3)))
    assert list(may_ask_to_see(before)) == []


@rule("ADELAIDE", "13")
def test_a_dead_hand_has_no_claim_and_its_chips_stay() -> None:
    """Killed out of turn, the hand is out, and play goes on with whoever is next."""
    round_ = dealt(start(house_table("ADELAIDE", "holdem", 3)))
    round_ = with_chips.raise_to(round_, 2, 40)
    round_ = rule_dead(round_, 2)
    assert round_.live == [0, 1]
    assert round_.betting.pot == 55
    round_ = rule_dead(round_, 0)
    assert round_.phase is Phase.OVER
    assert settle(round_).stacks == (995, 1_045, 960)
    with pytest.raises(Refusal, match="nobody_else_left"):
        rule_dead(round_, 1)
    with pytest.raises(Refusal, match="hand_is_gone"):
        rule_dead(round_, 0)


def test_nobody_shows_before_the_first_card_though_the_blinds_put_all_in() -> None:
    """Nobody can bet, but there is no hand to turn up."""
    round_ = start(house_table("CROWN", "holdem", 2, stacks=(3, 10)))
    assert round_.betting_is_over
    assert offers(round_).shows == offers(round_).mucks == ()
    with pytest.raises(Refusal) as no:
        turning_up.show(round_, 0)
    assert no.value.code == "nothing_to_show"


@rule("STAR", "16.6")
@pytest.mark.parametrize("game", ["five_card_stud", "seven_card_stud"])
def test_in_stud_a_last_round_of_checks_lets_the_highest_hand_showing_show_first(game: str) -> None:
    """The opener of the last round, and not the first to the left of the button."""
    round_, _ = called_down(house_table("STAR", game, 4))
    assert round_.phase is Phase.SHOWDOWN
    assert round_.turn[0] == opener(round_)
    round_, pack = start(house_table("STAR", game, 4)), new_pack(Deck(52), "1")
    last = len(round_.setup.variant.streets) - 1
    while round_.street < last or round_.phase is not Phase.BET:
        round_, pack, _ = dealt_on(all_called(round_), pack)
    first, second = round_.betting.queue[:2]
    round_ = with_chips.raise_to(with_chips.call(round_, first), second, 50)
    assert all_called(round_).turn[0] == second


@rule("STAR", "14.6")
def test_in_draw_the_player_who_is_called_shows_first() -> None:
    """Whoever bet after the draw, wherever he sits."""
    round_, _, _ = dealt_on(start(house_table("STAR", "draw", 3)), new_pack(Deck(52), "1"))
    round_ = all_called(round_)
    while round_.phase is Phase.DRAW:
        round_ = with_cards.draw(round_, round_.turn[0], ())
    bettor = round_.betting.queue[0]
    round_ = all_called(with_chips.raise_to(round_, bettor, 40))
    assert round_.phase is Phase.SHOWDOWN
    assert round_.turn[0] == bettor


@rule("ADELAIDE", "22a")
def test_in_adelaide_who_is_called_on_the_river_may_show_first() -> None:
    """A bet of the turn does not count once the river was bet by another."""
    table = house_table("ADELAIDE", "holdem", 4)
    assert river(table, 0, 0, 30, 20).turn[0] == 0
    assert river(table, 0, 0, 30).turn[0] == 0
