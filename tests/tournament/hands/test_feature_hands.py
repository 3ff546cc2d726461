"""A hand of a feature table: entered step by step, its end told to the event."""

import pytest

from tdapp.core.refusal import Contradiction, Refusal
from tdapp.poker.cards import cards
from tdapp.poker.play.acts import (
    AnyAct,
    Burn,
    CheckOrCall,
    Deal,
    DealBoard,
    Fold,
    Muck,
    RaiseTo,
    See,
    Show,
)
from tdapp.poker.play.offers import offers
from tdapp.poker.round.state import Phase
from tdapp.table.facts.chips import StackReported
from tdapp.table.facts.hands import AllIn, HandActed, HandBegun, HandEnded
from tdapp.table.facts.tables import ButtonTold
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.hands.entering import act, drop, step_back
from tdapp.table.hands.game_names import game_named
from tdapp.table.hands.games import game_played
from tdapp.table.seating.moving import arrive
from tdapp.tournament.event.announcing import open_table
from tdapp.tournament.facts.exits import EntryBusted
from tdapp.tournament.hands.beginning import begin
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.tables.arranging import overrule_move
from tests.rules_doc import rule
from tests.tournament.hands.feature_table import (
    FeatureTable,
    game,
    play_rules,
    variant,
    without_rebuys,
)

ALL = [variant(name) for name in ("holdem", "omaha", "omaha_hi_lo", "razz", "seven_card_stud")]


def to_the_flop(table: FeatureTable) -> None:
    """Three players call 200 and see a flop."""
    table.begin([10_000, 8_000, 12_000])
    table.deal_unseen()
    table.does(CheckOrCall(2), CheckOrCall(0), CheckOrCall(1), DealBoard(cards("2c 7d 9h")))


def test_a_hand_is_played_to_its_showdown_and_everybodys_chips_are_told() -> None:
    table = FeatureTable(3)
    to_the_flop(table)
    table.does(RaiseTo(0, 500), Fold(1), CheckOrCall(2), DealBoard(cards("Ts")))
    table.does(
        CheckOrCall(0), CheckOrCall(2), DealBoard(cards("3c")), CheckOrCall(0), CheckOrCall(2)
    )
    entries = table.entries
    table.show_all(["Kh Kd", "", "Ah Qd"])
    events = table.end()

    stacks = {one.entry: one.stack for one in events if isinstance(one, StackReported)}
    assert stacks == dict(zip(entries, (10_900, 7_800, 11_300), strict=True))
    ended = next(one for one in events if isinstance(one, HandEnded))
    assert (ended.number, ended.out, ended.all_ins) == (1, (), ())
    assert not table.evening.state.feature.by_table


def test_the_next_hand_goes_on_from_what_the_last_one_told() -> None:
    """Its button follows, its stacks are those of the end, its number is the next."""
    table = FeatureTable(3)
    table.begin([10_000, 8_000, 12_000])
    before = table.entries
    table.deal_unseen()
    table.does(Fold(2), Fold(0))
    told = next(one for one in table.end() if isinstance(one, ButtonTold))
    table.begin()

    hand = table.evening.state.feature.by_table[1]
    assert hand.number == 2
    assert hand.position.button == told.small_blind
    assert hand.entries == (*before[1:], before[0])
    assert hand.setup.stacks == (8_100, 12_000, 9_900)


def test_a_step_is_taken_back_and_entered_otherwise() -> None:
    table = FeatureTable(3)
    to_the_flop(table)
    seen = table.round
    table.does(RaiseTo(0, 500))
    table.back()
    assert table.round == seen
    table.does(CheckOrCall(0))
    assert table.round.actor == 1
    while table.evening.state.feature.by_table[1].acts:
        table.back()
    with pytest.raises(Refusal, match="no_step_yet"):
        table.back()


def test_a_dropped_hand_tells_nothing_and_its_number_is_not_given_again() -> None:
    table = FeatureTable(3)
    to_the_flop(table)
    told = table.evening.state.chips.stacks
    table.evening.tell(drop(table.evening.state, 1))
    assert table.evening.state.chips.stacks == told
    with pytest.raises(Refusal, match="no_hand_in_play"):
        table.does(CheckOrCall(0))
    table.begin([10_000, 8_000, 12_000])
    assert table.evening.state.feature.by_table[1].number == 2


def test_what_the_record_holds_of_a_hand_gives_the_same_round_again() -> None:
    """Setup and acts are written and read back, the rules with them."""
    table = FeatureTable(3)
    stacks = [(entry, 900) for entry in (1, 2, 3)]
    evening = table.evening
    events = [*evening.tell(begin(evening.state, 1, game(), evening.now, button=3, stacks=stacks))]
    steps: list[AnyAct] = [*[Deal(it, cards("?? ??")) for it in range(3)], RaiseTo(2, 500), Fold(0)]
    for done in steps:
        events += evening.tell(act(evening.state, 1, done))
    told = [TOURNAMENT.codec.encode(one) for one in events]
    again = FeatureTable(3).evening
    again.tell([TOURNAMENT.codec.decode(*one) for one in told])
    assert again.state.feature == evening.state.feature
    assert again.state.feature.by_table[1].round == table.round


def test_two_all_in_and_out_in_one_hand_stand_in_the_houses_order() -> None:
    """At STAR the larger stack before the hand finishes higher, whoever was all-in first."""
    table = FeatureTable(4)
    table.begin([1_000, 3_000, 9_000, 9_000])
    small, large, *_ = entries = table.entries
    table.deal_unseen()
    table.does(RaiseTo(2, 9_000), Fold(3), CheckOrCall(0), CheckOrCall(1))
    table.run_out()
    table.show_all(["Kh Kd", "Qh Qd", "Ah Ad", ""])
    events = table.end()

    ended = next(one for one in events if isinstance(one, HandEnded))
    assert ended.out == (small, large)
    assert ended.all_ins == (AllIn(entries[2], 3_000), AllIn(small, 1_000), AllIn(large, 3_000))
    assert table.evening.state.places() == {small: 4, large: 3}
    outs = [one for one in events if isinstance(one, EntryBusted)]
    assert [one.hand for one in outs] == ["1", "1"]


def test_of_equal_stacks_adelaide_puts_him_higher_who_was_all_in_first() -> None:
    """104c; the order of the all-ins is the hand's own."""
    table = FeatureTable(4, without_rebuys("adelaide"))
    table.begin([3_000, 3_000, 9_000, 9_000], house="adelaide")
    first, second, *_ = table.entries
    table.deal_unseen()
    table.does(CheckOrCall(2), Fold(3), RaiseTo(0, 3_000), CheckOrCall(1), CheckOrCall(2))
    hands = {0: "Kh Kd", 1: "Qh Qd", 2: "Ah Ad"}
    table.does(*[Show(player, cards(hand)) for player, hand in hands.items()])
    table.run_out()
    table.end()
    assert table.evening.state.places() == {first: 3, second: 4}


def test_one_alone_who_is_out_goes_as_every_other_exit() -> None:
    table = FeatureTable(3)
    table.begin([1_000, 5_000, 5_000])
    out = table.entries[0]
    table.deal_unseen()
    table.does(CheckOrCall(2), RaiseTo(0, 1_000), Fold(1), CheckOrCall(2))
    table.run_out()
    table.show_all(["Kh Kd", "", "Ah Ad"])
    table.end()
    assert table.evening.state.places() == {out: 3}


def to_a_mucked_hand(table: FeatureTable, house: str) -> None:
    """Three check to the end; the first two show and the third mucks."""
    table.begin([10_000, 8_000, 12_000], house=house)
    table.deal_unseen()
    table.does(CheckOrCall(2), CheckOrCall(0), CheckOrCall(1))
    for turned in ("2c 7d 9h", "Ts", "3c"):
        table.does(DealBoard(cards(turned)), CheckOrCall(0), CheckOrCall(1), CheckOrCall(2))
    table.does(Show(0, cards("Kh Kd")), Show(1, cards("Qh Qd")), Muck(2))


@rule("CROWN", "9.6.2(e)")
def test_a_mucked_hand_that_somebody_asks_to_see_is_shown_and_stays_dead() -> None:
    """Anybody who was dealt in may ask to see a hand of the showdown."""
    table = FeatureTable(3)
    to_a_mucked_hand(table, "crown")
    assert offers(table.round).sees == (2,)
    table.does(See(2, 1, cards("Ah Ad")))
    assert (table.round.hand(2), table.round.live) == (cards("Ah Ad"), [0, 1])
    with pytest.raises(Refusal, match="nothing_to_see"):
        table.does(See(0, 1, cards("Kh Kd")))
    table.back()
    assert offers(table.round).sees == (2,)
    with pytest.raises(Refusal, match="card_is_out"):
        table.does(See(2, 1, cards("Ts Ad")))
    table.does(See(2, 1, cards("Ah Ad")))
    stacks = {one.entry: one.stack for one in table.end() if isinstance(one, StackReported)}
    assert sorted(stacks.values()) == [7_800, 10_400, 11_800]


@rule("ADELAIDE", "23")
def test_a_hand_that_a_live_caller_asks_to_see_plays_again() -> None:
    """A loser's question leaves it dead; that of who called and holds live cards does not."""
    table = FeatureTable(3, without_rebuys("adelaide"))
    table.begin([10_000, 8_000, 12_000], house="adelaide")
    table.deal_unseen()
    table.does(CheckOrCall(2), CheckOrCall(0), CheckOrCall(1))
    for turned in ("2c 7d 9h", "Ts"):
        table.does(DealBoard(cards(turned)), CheckOrCall(0), CheckOrCall(1), CheckOrCall(2))
    table.does(
        DealBoard(cards("3c")), CheckOrCall(0), RaiseTo(1, 500), CheckOrCall(2), CheckOrCall(0)
    )
    table.does(Muck(1), Muck(2))
    assert table.round.phase is Phase.OVER
    table.does(See(1, 2, cards("Qh Qd")))
    assert table.round.live == [0]
    table.back()
    with pytest.raises(Refusal, match="may_not_ask_to_see"):
        table.does(See(2, 1, cards("Ah Ad")))
    table.does(See(2, 0, cards("Ah Ad")))
    assert (table.round.live, table.round.turn) == ([0, 2], (0,))
    table.does(Show(0, cards("Kh Kd")))
    stacks = [one.stack for one in table.end() if isinstance(one, StackReported)]
    assert sorted(stacks) == [7_300, 9_300, 13_400]


def test_where_nobody_may_ask_to_see_a_hand_the_rule_is_named() -> None:
    table = FeatureTable(3)
    to_a_mucked_hand(table, "star")
    assert not offers(table.round).sees
    with pytest.raises(Refusal, match="may_not_ask_to_see") as why:
        table.does(See(2, 1, cards("Ah Ad")))
    assert "26.3" in str(why.value.details["rule"])
    with pytest.raises(Refusal, match="not_dealt"):
        table.does(See(2, 7, cards("Ah Ad")))


def test_who_is_dealt_in_arrives_nowhere_until_the_hand_is_over() -> None:
    """What is ordered waits; who is not in the hand comes and goes."""
    table = FeatureTable(3)
    evening = table.evening
    evening.tell(open_table(evening.state, 2, 9))
    mover = evening.state.seating.at_table(1)[0]
    table.begin([10_000, 8_000, 12_000])
    evening.tell(overrule_move(evening.state, mover, Seat(2, 1)))
    table.deal_unseen()
    with pytest.raises(Refusal, match="hand_in_play"):
        arrive(evening.state, mover)
    table.does(Fold(2), Fold(0))
    table.end()
    evening.tell(arrive(evening.state, mover))
    assert evening.state.seating.seat_of[mover] == Seat(2, 1)


def test_a_hand_that_is_not_over_does_not_end() -> None:
    table = FeatureTable(3)
    to_the_flop(table)
    with pytest.raises(Refusal, match="not_over"):
        table.end()


@pytest.mark.parametrize(
    ("done", "why"),
    [
        (CheckOrCall(7), "not_dealt"),
        (CheckOrCall(-1), "not_dealt"),
        (DealBoard(cards("As"), 3), "no_such_board"),
        (DealBoard((99,)), "not_in_deck"),
        (Burn(-7), "not_in_deck"),
        (RaiseTo(0, -5), "not_a_stack"),
        (CheckOrCall(1), "not_your_turn"),
        (RaiseTo(0, 90_000), "bet_too_big"),
    ],
)
def test_a_step_that_cannot_be_is_refused(done: CheckOrCall, why: str) -> None:
    table = FeatureTable(3)
    to_the_flop(table)
    with pytest.raises(Refusal, match=why):
        table.does(done)
    assert table.round.actor == 0


def test_a_hand_begins_only_where_button_and_stacks_are_known() -> None:
    table = FeatureTable(3)
    state, now = table.evening.state, table.evening.now
    with pytest.raises(Refusal, match="button_not_told"):
        begin(state, 1, game(), now)
    with pytest.raises(Refusal, match="stack_not_told"):
        begin(state, 1, game(), now, button=1)
    for stacks, why in (
        ([(1, 0), (2, 5), (3, 5)], "not_a_stack"),
        ([(9, 5)], "not_dealt_in"),
        ([(1, 90_000), (2, 5), (3, 5)], "more_than_in_play"),
    ):
        with pytest.raises(Refusal, match=why):
            begin(state, 1, game(), now, button=1, stacks=stacks)
    with pytest.raises(Refusal, match="no_such_seat"):
        begin(state, 1, game(), now, button=77)
    table.begin([5, 5, 5])
    with pytest.raises(Refusal, match="hand_in_play"):
        table.begin([5, 5, 5])


def test_heads_up_the_button_posts_the_small_blind_and_acts_first() -> None:
    table = FeatureTable(2)
    table.begin([5_000, 5_000])
    assert table.evening.state.feature.by_table[1].setup.blinds == (200, 100)
    table.deal_unseen()
    assert table.round.actor == 1
    assert table.round.phase is Phase.BET


def test_stud_has_antes_and_a_bring_in_and_no_blinds() -> None:
    table = FeatureTable(3)
    stud = game("open", "seven_card_stud")
    events = begin(
        table.evening.state, 1, stud, table.evening.now, button=1,
        stacks=[(1, 5_000), (2, 5_000), (3, 5_000)],
    )  # fmt: skip
    begun = events[0]
    assert isinstance(begun, HandBegun)
    assert (begun.setup.blinds, begun.setup.bring_in) == ((0, 0, 0), 100)


def test_a_step_in_the_middle_cannot_be_left_out() -> None:
    """It is told without gaps: what came later does not fit any more."""
    table = FeatureTable(3)
    to_the_flop(table)
    with pytest.raises(Contradiction, match="hand_went_on"):
        table.evening.tell([HandActed(1, 2, CheckOrCall(0))])
    with pytest.raises(Refusal, match="no_hand_in_play"):
        step_back(table.evening.state, 2)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", "holdem no_limit"),
        ("No-Limit Hold'em", "holdem no_limit"),
        ("Pot-limit Omaha", "omaha pot"),
        ("Limit Hold'em", "holdem fixed"),
        ("Razz", "razz fixed"),
        ("Seven Card Stud", "seven_card_stud fixed"),
    ],
)
def test_a_levels_words_name_the_game(text: str, found: str) -> None:
    played = game_played(play_rules("crown"), *game_named(text, ALL))
    assert f"{played.variant.id} {played.structure.value}" == found


def test_a_game_that_nobody_knows_is_said() -> None:
    with pytest.raises(Refusal, match="unknown_game"):
        game_named("Bridge", ALL)


def test_the_places_of_a_hand_are_told_as_they_were() -> None:
    table = FeatureTable(3)
    table.begin([5_000, 5_000, 5_000])
    button, *blinds = table.seats()[-1:] + table.seats()[:2]
    assert table.evening.state.feature.by_table[1].position == ButtonPosition(button, *blinds)
