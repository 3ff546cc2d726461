"""A feature table before the cards: straddles, missed blinds, kill pots, the game that comes."""

import pytest

from tdapp.core.refusal import Contradiction, Refusal
from tdapp.poker.betting.limit import Structure
from tdapp.poker.cards import UNKNOWN, cards, texts_of
from tdapp.poker.kill import KillButton, KillButtonSide
from tdapp.poker.play.acts import (
    CheckOrCall,
    DeadHand,
    Deal,
    DealKitty,
    Fold,
    PutIn,
    Straddle,
    TakeKitty,
)
from tdapp.poker.play.before_cards import nothing_done
from tdapp.poker.play.offers import offers
from tdapp.table.facts.hands import HandBegun, KillButtonMoved
from tdapp.table.hands.entering import drop
from tdapp.table.hands.game_names import game_named
from tdapp.table.hands.games import GamePlayed, game_coming, game_played, rotation_named
from tdapp.table.hands.kills import kill_button, offer_kill_pots
from tdapp.table.state.hands import HandInPlay
from tdapp.tournament.hands.beginning import begin
from tdapp.tournament.tables.arranging import break_out_of_turn, redraw
from tests.rules_doc import rule
from tests.tournament.hands.feature_table import FeatureTable, game, play_rules, variant

STACKS = (5_000, 5_000, 5_000)
HORSE = ("holdem", "omaha_hi_lo", "razz", "seven_card_stud", "seven_card_stud_hi_lo")
GAMES = [variant(name) for name in (*HORSE, "omaha")]


def reads(words: str, house: str = "open") -> GamePlayed:
    """A house's game by its words."""
    return game_played(play_rules(house), *game_named(words, GAMES))


def won_by(table: FeatureTable, entry: int) -> None:
    """The hand that is begun, to its end; everybody else folds."""
    owed = table.round.owed
    table.does(*[Deal(player, (UNKNOWN,) * count) for player, count in enumerate(owed)])
    winner = table.entries.index(entry)
    while len(table.round.live) > 1:
        player = table.round.actor or 0
        table.does(CheckOrCall(player) if player == winner else Fold(player))
    table.end()


@rule("CROWN", "6.5")
def test_a_straddle_is_posted_before_the_cards_and_its_player_acts_last() -> None:
    """The first player left of the big blind may post twice as much, and acts last."""
    table = FeatureTable(3)
    table.begin(STACKS, house="crown")
    table.does(Straddle(2))
    assert table.round.setup.blinds == (100, 200, 400)
    with pytest.raises(Refusal, match="straddle_not_next"):
        table.does(Straddle(0))
    table.deal_unseen()
    assert table.round.actor == 0
    table.does(CheckOrCall(0), CheckOrCall(1))
    assert table.round.actor == 2
    with pytest.raises(Refusal, match="cards_are_out"):
        table.does(Straddle(0))


@rule("CROWN", "6.5")
@pytest.mark.parametrize(("stack", "may"), [(399, False), (400, True), (401, True)])
def test_who_has_less_than_a_straddle_posts_none(stack: int, *, may: bool) -> None:
    """It is optional and twice the big blind; a blind is posted by who has less, too."""
    table = FeatureTable(3)
    table.begin((5_000, 5_000, stack), house="crown")
    assert offers(table.round).straddle == (400 if may else 0)
    if may:
        table.does(Straddle(2))
        assert table.round.betting.stakes[2].put_in == 400
        return
    with pytest.raises(Refusal) as short:
        table.does(Straddle(2))
    assert short.value == Refusal("straddle_short", stack=399, chips=400)


def test_a_house_without_straddles_in_tournaments_says_by_which_rule() -> None:
    table = FeatureTable(3)
    table.begin(STACKS)
    with pytest.raises(Refusal, match="no_straddles") as why:
        table.does(Straddle(2))
    assert why.value.details["rule"] == "8.9, 1.1"


def test_who_comes_back_posts_what_was_missed_live_or_dead() -> None:
    table = FeatureTable(4)
    table.begin((*STACKS, 5_000))
    table.does(PutIn(3, 200), PutIn(3, 100, live=False))
    assert table.round.betting.stakes[3].stack == 4_700
    assert table.round.betting.pot == 600
    for wrong, why in (
        (PutIn(1, 200), "posts_already"),
        (PutIn(2, 0), "nothing_put_in"),
        (PutIn(2, 201), "above_the_blind"),
    ):
        with pytest.raises(Refusal, match=why):
            table.does(wrong)
    table.back()
    assert table.round.betting.pot == 500
    table.deal_unseen()
    table.does(Fold(2))
    assert table.round.betting.to_call(3) == 0
    with pytest.raises(Refusal, match="cards_are_out"):
        table.does(PutIn(0, 100))


def test_nobody_posts_any_more_once_a_hand_is_dead_before_the_cards() -> None:
    table = FeatureTable(4)
    table.begin((*STACKS, 5_000))
    table.does(DeadHand(0))
    assert not nothing_done(table.round)
    with pytest.raises(Refusal, match="cards_are_out"):
        table.does(PutIn(3, 200))


@rule("CROWN", "8.13.7")
def test_the_killer_posts_a_wager_that_makes_the_game_larger() -> None:
    """Who wins two pots in a row posts a wager in the next hand, and bets grow as much."""
    table = FeatureTable(3)
    evening = table.evening
    evening.tell(offer_kill_pots(evening.state, 1, game("crown"), True))
    table.begin(STACKS, house="crown")
    winner = table.entries[0]
    seat = evening.state.seating.seat_of[winner].seat
    won_by(table, winner)
    assert kill_button(evening.state, 1) == KillButton(seat, KillButtonSide.LEG_UP)
    table.begin(house="crown")
    won_by(table, winner)
    assert kill_button(evening.state, 1) == KillButton(seat, KillButtonSide.KILL)

    table.begin(house="crown")
    killer = table.entries.index(winner)
    setup = table.round.setup
    assert (setup.blinds[killer], setup.small.least) == (400, 400)
    won_by(table, table.entries[killer - 1])
    lost = kill_button(evening.state, 1)
    assert lost is not None
    assert (lost.shows, lost.seat == seat) == (KillButtonSide.LEG_UP, False)


@rule("CROWN", "8.13.7")
def test_in_stud_the_killer_posts_twice_the_least_bet() -> None:
    """The wager is there without blinds, and bets grow as much."""
    table = FeatureTable(3)
    evening, stud = table.evening, game("crown", "seven_card_stud", Structure.FIXED)
    evening.tell(offer_kill_pots(evening.state, 1, stud, True))
    killer, _, button = table.seats()
    holder = table.order(button)[0]
    evening.tell([KillButtonMoved(1, KillButton(killer, KillButtonSide.KILL), holder)])
    typed = list(zip(table.order(button), STACKS, strict=True))
    evening.tell(begin(evening.state, 1, stud, evening.now, button=button, stacks=typed))
    setup = table.round.setup
    assert setup.blinds == (400, 0, 0)
    assert (setup.small.least, setup.big.least) == (400, 800)


def test_kill_pots_are_offered_where_the_house_has_them_and_end() -> None:
    table = FeatureTable(3)
    state = table.evening.state
    with pytest.raises(Refusal, match="no_kill_pots"):
        offer_kill_pots(state, 1, game("star"), True)
    with pytest.raises(Refusal, match="kill_pots_already"):
        offer_kill_pots(state, 1, game("crown"), False)
    with pytest.raises(Contradiction, match="no_kill_button"):
        table.evening.tell([KillButtonMoved(1, KillButton(1, KillButtonSide.KILL))])
    table.evening.tell(offer_kill_pots(state, 1, game("crown"), True))
    table.evening.tell(offer_kill_pots(table.evening.state, 1, game("crown"), False))
    assert not table.evening.state.feature.kills
    table.begin(STACKS)
    with pytest.raises(Refusal, match="hand_in_play"):
        offer_kill_pots(table.evening.state, 1, game("crown"), True)


@rule("CROWN", "9.3.3")
def test_the_kitty_is_dealt_after_the_players_and_taken_for_a_hand() -> None:
    """The first who wants the kitty gives his hand up for it and matches the last blind."""
    table = FeatureTable(3)
    kitty = game("crown", "draw_kitty", Structure.POT)
    evening = table.evening
    typed = list(zip(table.order(3), STACKS, strict=True))
    evening.tell(begin(evening.state, 1, kitty, evening.now, button=3, stacks=typed))
    unseen = (UNKNOWN,) * 5
    table.does(*[Deal(player, unseen) for player in range(3)], DealKitty(cards("As Ks Qs Js Ts")))
    table.does(TakeKitty(2))
    assert texts_of(table.round.hand(2)) == "As Ks Qs Js Ts"
    assert table.round.betting.stakes[2].bet == 200
    with pytest.raises(Refusal, match="no_kitty"):
        table.does(TakeKitty(0))
    table.back()
    assert table.round.hand(2) == unseen


def test_no_table_breaks_and_no_field_is_drawn_anew_while_a_hand_is_followed() -> None:
    table = FeatureTable(3)
    table.begin(STACKS)
    table.does(Deal(0, cards("?? ??")))
    state = table.evening.state
    with pytest.raises(Refusal, match="hand_in_play"):
        break_out_of_turn(state, 1, "seed")
    with pytest.raises(Refusal, match="hand_in_play"):
        redraw(state, [1], "seed")


@pytest.mark.parametrize(
    ("words", "games", "change"),
    [
        ("H.O.R.S.E.", 5, "orbit"),
        ("Horse by level", 5, "level"),
        ("Razz, pot-limit Omaha by orbits", 2, "orbit"),
    ],
)
def test_a_level_names_a_mix_of_games(words: str, games: int, change: str) -> None:
    rotation = rotation_named(words)
    assert rotation is not None
    assert (len(rotation.games), rotation.change.value) == (games, change)
    assert all(reads(one) for one in rotation.games)
    assert rotation_named("Pot-limit Omaha/8") is None
    assert rotation_named("") is None


def test_the_game_changes_when_the_button_has_passed_everybody() -> None:
    """Two players: two hands of each game; a dropped hand does not count."""
    table = FeatureTable(2)
    evening, mix = table.evening, "Pot-limit Omaha, hold'em"

    def play(*, dropped: bool = False) -> str:
        coming = game_coming(evening.state, 1, mix, evening.now, lambda one: reads(one, "star"))
        typed = list(zip(table.order(2), (5_000, 5_000), strict=True))
        evening.tell(begin(evening.state, 1, coming, evening.now, button=2, stacks=typed))
        if dropped:
            evening.tell(drop(evening.state, 1))
        else:
            won_by(table, table.entries[0])
        return f"{coming.structure.value} {coming.variant.id}"

    assert [play(), play(dropped=True), play(), play(), play(), play()] == [
        *["pot omaha"] * 3,
        *["no_limit holdem"] * 2,
        "pot omaha",
    ]


def test_the_button_of_mixed_games_stands_still_while_stud_is_played() -> None:
    """TDA 10-B, in the neutral house; it goes on from where it stood, elsewhere it moves on."""
    for house, stands in (("open", True), ("star", False)):
        table = FeatureTable(4)
        table.begin((*STACKS, 5_000), house=house)
        before = hand_of(table).position
        won_by(table, table.entries[0])
        assert (_next(table, "seven card stud", house).position == before) is stands
        assert _next(table, "holdem", house).position != before


def hand_of(table: FeatureTable) -> HandInPlay:
    """The hand that is followed."""
    return table.evening.state.feature.by_table[1]


def _next(table: FeatureTable, words: str, house: str) -> HandBegun:
    found = begin(table.evening.state, 1, reads(words, house), table.evening.now)[0]
    assert isinstance(found, HandBegun)
    return found
