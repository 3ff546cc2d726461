"""Rulings carried out on a round: cards and chips go where the ruling says, and none is lost."""

import pytest

import resources
from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Limit, Structure
from tdapp.poker.cards import UNKNOWN, Deck, card, cards
from tdapp.poker.play import with_cards, with_chips
from tdapp.poker.play.course import start
from tdapp.poker.play.dead_hand import rule_dead
from tdapp.poker.round.ruled_course import without
from tdapp.poker.round.setup import Setup, TableRules
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.round.stub import may_come
from tdapp.poker.rulings import card_acts, hand_acts
from tdapp.poker.rulings.irregularities import Mistake, rule_on
from tdapp.poker.rulings.irregularities_carried import carry_out, is_carried_out
from tdapp.poker.rulings.irregularity_facts import facts_of, kind_of
from tdapp.poker.showdown.settling import settle
from tdapp.poker.variants.variant import read_variant
from tdapp.rules.irregularities.facts import Facts, RulingFact, Told
from tdapp.rules.irregularities.outcomes import HandFate, RoundFate
from tdapp.rules.irregularities.situations import GameKind, Situation
from tests.poker.any_round import VARIANTS
from tests.poker.houses import play_rules
from tests.poker.irregularities import irregularities
from tests.rules_doc import rule

KINDS = {
    "draw": GameKind.DRAW,
    "badugi": GameKind.DRAW,
    "five_card_stud": GameKind.FIVE_CARD_STUD,
    "crown_stud": GameKind.CROWN_STUD,
    "seven_card_stud": GameKind.SEVEN_CARD_STUD,
    "razz": GameKind.SEVEN_CARD_STUD,
    "two_card_manila": GameKind.MANILA,
    "faro_manila": GameKind.MANILA,
    "holdem": GameKind.FLOP,
    "omaha_hi_lo": GameKind.FLOP,
    "double_flop_holdem": GameKind.DOUBLE_FLOP,
    "crazy_pineapple": GameKind.PINEAPPLE,
}
SOMEBODY_FOLDED = {"somebody_folded": True}
HANDS = ["AsAd", "KsKd", "QsQd"]


def holdem(house: str = "CROWN", *, game: str = "holdem", dead: int = 0) -> Round:
    """Three players with 1,000 each, blinds of 5 and 10, hands dealt."""
    rules, limit = play_rules(house), Limit(Structure.NO_LIMIT, 10)
    setup = Setup(
        variant=read_variant(resources.read("variants", f"{game}.toml")),
        deck=Deck.FULL,
        rules=TableRules(
            order=rules.order_of(52, game),
            betting=rules.betting,
            odd_chips=rules.odd_chips,
            stud=rules.stud,
        ),
        stacks=(1_000, 1_000, 1_000),
        antes=(0, 0, 0),
        dead=(0, dead, 0),
        blinds=(5, 10, 0),
        first=2,
        small=limit,
        big=limit,
    )
    round_ = start(setup)
    for player, hand in enumerate(HANDS):
        round_ = with_cards.deal(round_, player, cards(hand))
    return round_


def on_flop(house: str = "CROWN", *, game: str = "holdem") -> Round:
    """All have called the blind; the flop is out, on both boards where there are two."""
    round_ = holdem(house, game=game)
    for player in (2, 0, 1):
        round_ = with_chips.call(round_, player)
    for board, flop in zip(range(len(round_.boards)), ["2c7d9h", "3c8dTh"], strict=False):
        round_ = with_cards.deal_board(round_, cards(flop), board)
    return round_


def chips(round_: Round) -> int:
    return sum(one.stack for one in round_.betting.stakes) + round_.betting.pot


def stacks(round_: Round) -> list[int]:
    return [one.stack for one in round_.betting.stakes]


def ruled(
    round_: Round,
    house: str,
    situation: Situation,
    mistake: Mistake,
    **told: Told,
) -> Round:
    """The round after the house's ruling, with what the round itself does not tell."""
    facts = {
        **facts_of(round_, situation, mistake.player),
        **{RulingFact(name): value for name, value in told.items()},
    }
    return carry_out(round_, rule_on(irregularities(house), situation, facts), mistake)


def test_kinds_of_games_are_read_from_their_streets() -> None:
    found = {one.id: kind_of(one) for one in VARIANTS}

    assert {name: found[name] for name in KINDS} == KINDS
    assert set(found.values()) == set(GameKind) - {GameKind.CHINESE}


def test_a_round_tells_what_it_knows_and_leaves_the_rest_to_be_asked() -> None:
    before = holdem()
    flop = with_chips.fold(with_chips.raise_to(on_flop(), 0, 50), 1)
    count, early, burn = Situation.WRONG_COUNT, Situation.TURN_EARLY, Situation.NO_BURN_BEFORE_FLOP
    found = facts_of(with_chips.raise_to(with_chips.fold(before, 2), 0, 40), count, 0)

    assert facts_of(before, count)[RulingFact.PLAYERS_ACTED] == 0
    assert found[RulingFact.PLAYERS_ACTED] == 2
    assert (found[RulingFact.ACTED], found[RulingFact.WAGERS], found[RulingFact.ONE_OPPONENT]) == (
        True,
        40,
        True,
    )
    assert facts_of(flop, count)[RulingFact.SUBSTANTIAL_ACTION] is True
    assert facts_of(on_flop(), burn)[RulingFact.PLAYERS_ACTED] == 0
    assert RulingFact.PLAYERS_ACTED not in facts_of(flop, burn)
    assert RulingFact.PLAYERS_ACTED not in facts_of(on_flop(), early)


@rule("STAR", "25.7", "25.8")
def test_a_misdeal_begins_the_round_again_with_everything_returned() -> None:
    """After a misdeal all bets are void and the same players post the same blinds."""
    round_ = with_chips.raise_to(holdem("STAR"), 2, 40)
    again = ruled(round_, "STAR", Situation.EXPOSED_IN_CUT, Mistake())

    assert again == start(round_.setup)
    assert stacks(again) == [995, 990, 1_000]


@rule("STAR", "25.1.6")
def test_a_void_round_gives_everybody_all_back() -> None:
    """Where the sole survivor has the wrong count, the round is void and all wagers go back."""
    round_ = with_chips.raise_to(holdem("STAR", dead=10), 2, 40)
    for player in (0, 1):
        round_ = with_chips.fold(round_, player)
    over = ruled(round_, "STAR", Situation.WRONG_COUNT_ALONE, Mistake(player=2))

    assert over.phase is Phase.OVER
    assert settle(over).stacks == (1_000, 1_000, 1_000)
    assert not settle(over).pots


@rule("CROWN", "14.1.1(a)(vi)")
def test_a_hand_that_had_not_acted_is_void_and_its_blind_returned() -> None:
    """After substantial action a hand of three cards that has not acted is void, the blind back."""
    round_ = with_chips.call(with_chips.raise_to(holdem(dead=10), 2, 40), 0)
    after = ruled(round_, "CROWN", Situation.WRONG_COUNT, Mistake(player=1))

    assert stacks(after) == [960, 1_000, 960]
    assert after.live == [0, 2]
    assert after.betting.pot == 80
    assert chips(after) == 3_000
    assert after.phase is Phase.DEAL


@rule("CROWN", "14.1.1(a)(vi)")
def test_a_hand_that_had_acted_is_dead_and_its_chips_stay() -> None:
    """A hand of the wrong count that has acted is dead, and all its wagers remain in the pot."""
    round_ = with_chips.call(with_chips.raise_to(holdem(), 2, 40), 0)
    after = ruled(round_, "CROWN", Situation.WRONG_COUNT, Mistake(player=2))

    assert after.live == [0, 1]
    assert after.betting.actor == 1
    assert after.betting.pot == 90
    assert (after.betting.price, after.betting.to_call(1)) == (40, 30)


@rule("STAR", "25.1.5")
def test_where_the_only_raiser_is_void_the_price_falls() -> None:
    """A void hand's wagers go back, and nobody has to call a raise that is gone."""
    round_ = with_chips.raise_to(with_chips.call(holdem("STAR"), 2), 0, 60)
    after = ruled(round_, "STAR", Situation.WRONG_COUNT, Mistake(player=0))

    assert stacks(after) == [1_000, 990, 990]
    assert (after.betting.price, after.betting.step, after.betting.queue) == (10, 10, (1,))
    assert with_chips.may_raise(after, 1).least == 20


@rule("ADELAIDE", "47b")
def test_a_mucked_hand_is_dead_and_a_raise_nobody_called_goes_back() -> None:
    """An unprotected hand mucked by the dealer has no redress but its uncalled raise."""
    round_ = with_chips.raise_to(holdem("ADELAIDE"), 2, 210)
    told = {"tabled_winner": False, "raise_uncalled": True}
    mucked = Situation.HAND_MUCKED_BY_DEALER
    after = ruled(round_, "ADELAIDE", mucked, Mistake(player=2), **told)

    assert stacks(after) == [995, 990, 990]
    assert after.live == [0, 1]
    assert (after.betting.price, after.betting.actor) == (10, 0)
    assert chips(after) == 3_000


@rule("TAS", "C19.15")
def test_where_nobody_is_correct_whoever_folded_last_has_the_whole_pot() -> None:
    """If no active player holds the right number, the player who folded last wins the pot."""
    round_ = with_chips.raise_to(holdem("TAS"), 2, 40)
    for player in (0, 1):
        round_ = with_chips.fold(round_, player)
    alone = Situation.WRONG_COUNT_ALONE
    after = ruled(round_, "TAS", alone, Mistake(player=2, last_folder=1))

    assert settle(after).stacks == (995, 1_045, 960)


@rule("TAS", "C19.15")
def test_at_the_showdown_the_correct_hand_wins_against_a_better_one() -> None:
    """With one other player left at the showdown, the right number of cards wins."""
    round_ = with_chips.fold(holdem("TAS"), 2)
    round_ = with_chips.call(with_chips.call(round_, 0), 1)
    for dealt in ("2c7d9h", "3c", "4d"):
        round_ = with_cards.deal_board(round_, cards(dealt))
        for player in (0, 1):
            round_ = with_chips.call(round_, player)
    at_showdown = Situation.WRONG_COUNT_AT_SHOWDOWN
    after = ruled(round_, "TAS", at_showdown, Mistake(player=0), any_correct=True)

    assert settle(after).stacks == (990, 1_010, 1_000)


@rule("CROWN", "14.9.2")
def test_a_flop_without_a_burn_goes_back_and_is_owed_again() -> None:
    """Before substantial action the flop goes back; cards and bets on it are as before it."""
    round_ = with_chips.raise_to(on_flop(), 0, 50)
    after = ruled(round_, "CROWN", Situation.NO_BURN_BEFORE_FLOP, Mistake())

    assert (after.phase, after.boards, after.owed_board) == (Phase.DEAL, ((),), (3,))
    assert set(cards("2c7d9h")) <= may_come(after)
    assert stacks(after) == [990, 990, 990]
    assert chips(after) == 3_000
    assert with_cards.deal_board(after, cards("2c4d5h")).betting.actor == 0


@rule("CROWN", "14.2.6")
def test_after_substantial_action_the_flop_stands() -> None:
    """Once two have acted on it, the flop stands though nothing was burnt."""
    round_ = with_chips.call(with_chips.call(on_flop(), 0), 1)

    after = ruled(round_, "CROWN", Situation.NO_BURN_BEFORE_FLOP, Mistake())
    assert (after.boards, after.betting) == (round_.boards, round_.betting)
    assert (round_.burnt, after.burnt) == ((UNKNOWN,), ())


@rule("CROWN", "14.2.6")
def test_a_turn_without_a_burn_is_the_burn_where_the_hand_can_be_put_right() -> None:
    """Another turn is owed; where it cannot be put right the turn stands with a burn less."""
    round_ = on_flop()
    for player in (0, 1, 2):
        round_ = with_chips.call(round_, player)
    round_ = with_cards.deal_board(round_, cards("Jc"))
    later = Situation.NO_BURN_LATER
    after = ruled(round_, "CROWN", later, Mistake(), reconstructable=True)
    assert (after.phase, after.owed_board, after.burnt[-1]) == (Phase.DEAL, (1,), card("Jc"))
    stands = ruled(round_, "CROWN", later, Mistake(), reconstructable=False)
    assert (stands.boards, len(stands.burnt)) == (round_.boards, len(round_.burnt) - 1)


def test_a_ruling_of_which_only_people_do_the_steps_is_not_carried_out() -> None:
    """Such as a burn that belongs between cards that lie in hands."""
    facts: Facts = {RulingFact.RECONSTRUCTABLE: True, RulingFact.SUBSTANTIAL_ACTION: False}
    told: Facts = {**facts, RulingFact.COMMUNITY_DEALT: False, RulingFact.GAME: GameKind.CROWN_STUD}
    answer = rule_on(irregularities("CROWN"), Situation.NO_BURN_LATER, told)
    assert answer.steps
    assert not is_carried_out(answer)


@rule("ADELAIDE", "57")
@rule("TAS", "C19.15")
def test_where_nobody_folded_who_has_the_pot_is_left_to_the_house() -> None:
    """At Adelaide folds of the final round alone count (82)."""
    for house, fact in (("ADELAIDE", "folded_in_final_round"), ("TAS", "somebody_folded")):
        for situation in (Situation.WRONG_COUNT_AT_SHOWDOWN, Situation.WRONG_COUNT_ALONE):
            facts: Facts = {RulingFact.GAME: GameKind.FLOP, RulingFact.ANY_CORRECT: False}
            nobody = rule_on(irregularities(house), situation, {**facts, RulingFact(fact): False})
            assert (nobody.standing, nobody.winner) == (RoundFate.OPEN, None)
            assert rule_on(irregularities(house), situation, facts).winner is not None


@rule("TAS", "C19.1", "C19.15")
def test_a_wrong_count_kills_a_hand_once_betting_began_and_is_put_right_before() -> None:
    """Before it the deal is put right, or it is a misdeal."""
    book = irregularities("TAS")
    before: Facts = {RulingFact.GAME: GameKind.FLOP}
    begun = rule_on(book, Situation.WRONG_COUNT, {**before, RulingFact.BETTING_STARTED: True})
    assert (begun.hand, begun.rule) == (HandFate.DEAD, "C19.15")
    before = {**before, RulingFact.BETTING_STARTED: False, RulingFact.LOOKED: False}
    right = rule_on(book, Situation.WRONG_COUNT, {**before, RulingFact.RECONSTRUCTABLE: True})
    assert (right.standing, right.hand) == (RoundFate.PLAYS_ON, None)
    wrong = rule_on(book, Situation.WRONG_COUNT, {**before, RulingFact.RECONSTRUCTABLE: False})
    looked = rule_on(book, Situation.WRONG_COUNT, {**before, RulingFact.LOOKED: True})
    assert wrong.standing is looked.standing is RoundFate.MISDEAL


@rule("TAS", "B17.7")
def test_two_cards_up_void_the_deal_where_one_player_has_both() -> None:
    """Two players with one each have their next card dealt down."""
    facts: Facts = {RulingFact.GAME: GameKind.FIVE_CARD_STUD, RulingFact.CARDS: 2}
    for same, fate in ((True, RoundFate.MISDEAL), (False, RoundFate.PLAYS_ON)):
        told = {**facts, RulingFact.SAME_PLAYER: same}
        assert rule_on(irregularities("TAS"), Situation.HOLE_CARD_EXPOSED, told).standing is fate


@rule("ADELAIDE", "56d")
def test_a_burn_that_was_turned_is_burnt_and_the_turn_dealt() -> None:
    """A burn card dealt as the turn is burnt before substantial action, and the turn dealt."""
    round_ = on_flop("ADELAIDE")
    for player in (0, 1, 2):
        round_ = with_chips.call(round_, player)
    round_ = with_cards.deal_board(round_, cards("Jc"))
    after = ruled(round_, "ADELAIDE", Situation.NO_BURN_LATER, Mistake())

    assert after.burnt[-1] == card("Jc")
    assert after.owed_board == (1,)
    assert card("Jc") not in may_come(after)
    assert with_cards.deal_board(after, cards("4d")).boards == (cards("2c7d9h4d"),)


@rule("STAR", "26.31")
def test_a_turn_exposed_early_is_not_the_turn_but_may_be_the_river() -> None:
    """The exposed turn is set aside until the river is due, then shuffled into the deck."""
    early = Mistake(cards=cards("Jc"))
    round_ = ruled(on_flop("STAR"), "STAR", Situation.TURN_EARLY, early)
    for player in (0, 1, 2):
        round_ = with_chips.call(round_, player)
    with pytest.raises(Refusal, match="card_is_out"):
        with_cards.deal_board(round_, cards("Jc"))
    round_ = with_cards.deal_board(round_, cards("4d"))
    for player in (0, 1, 2):
        round_ = with_chips.call(round_, player)

    assert len(round_.burnt) == 3
    assert with_cards.deal_board(round_, cards("Jc")).boards == (cards("2c7d9h4dJc"),)


@rule("STAR", "26.26")
def test_an_exposed_hole_card_is_the_first_burn() -> None:
    """One exposed hole card is swapped with the card to be burnt first, and is that burn."""
    exposed = Mistake(player=0, cards=cards("Ad"), instead=card("2h"))
    round_ = ruled(holdem("STAR"), "STAR", Situation.HOLE_CARD_EXPOSED, exposed, cards=1)
    for player in (2, 0, 1):
        round_ = with_chips.call(round_, player)

    assert round_.down[0] == cards("As2h")
    assert card("Ad") not in may_come(round_)
    assert (round_.burnt, round_.thrown) == ((card("Ad"),), ())


@rule("CROWN", "14.11.3")
def test_the_card_too_many_on_top_is_the_bottom_card() -> None:
    """Of two cards opened on top, the second becomes the bottom community card."""
    round_ = on_flop(game="double_flop_holdem")
    for player in (0, 1, 2):
        round_ = with_chips.call(round_, player)
    round_ = with_cards.deal_board(round_, cards("4d"))
    after = ruled(round_, "CROWN", Situation.TWO_AT_ONCE, Mistake(cards=cards("5d")))

    assert after.boards == (cards("2c7d9h4d"), cards("3c8dTh5d"))
    assert after.phase is Phase.BET


def test_the_card_too_many_cannot_come_any_more_where_it_is_the_next_burn() -> None:
    extra = Mistake(cards=cards("Jc"))
    after = ruled(on_flop(), "CROWN", Situation.TWO_AT_ONCE, extra)

    assert card("Jc") not in may_come(after)
    assert after.betting == on_flop().betting


@pytest.mark.parametrize(
    ("code", "house", "situation", "mistake", "told"),
    [
        ("ruling_left_open", "STAR", Situation.OVER_FOLD_LINE, Mistake(), {}),
        ("whose_hand", "STAR", Situation.WRONG_COUNT_AT_SHOWDOWN, Mistake(), {}),
        ("whose_hand", "STAR", Situation.HOLE_CARD_EXPOSED, Mistake(cards=(1,)), {"cards": 1}),
        ("which_cards", "STAR", Situation.TURN_EARLY, Mistake(), {}),
        ("whose_hand", "TAS", Situation.WRONG_COUNT_ALONE, Mistake(player=0), SOMEBODY_FOLDED),
        (
            "hand_not_folded",
            "TAS",
            Situation.WRONG_COUNT_ALONE,
            Mistake(player=0, last_folder=1),
            SOMEBODY_FOLDED,
        ),
        ("card_is_out", "STAR", Situation.TURN_EARLY, Mistake(cards=cards("As")), {}),
        (
            "no_board_to_take_back",
            "STAR",
            Situation.NO_BURN_BEFORE_FLOP,
            Mistake(),
            {"substantial_action": False, "reconstructable": False},
        ),
    ],
)
def test_what_the_round_or_the_mistake_does_not_allow_is_refused(
    code: str, house: str, situation: Situation, mistake: Mistake, told: dict[str, Told]
) -> None:
    with pytest.raises(Refusal, match=code):
        ruled(holdem(house), house, situation, mistake, **told)


def test_a_hand_that_is_out_or_alone_is_not_ruled_dead() -> None:
    round_ = with_chips.fold(holdem(), 2)
    for act in (rule_dead, hand_acts.void, hand_acts.dead_without_raise):
        with pytest.raises(Refusal, match="hand_is_gone"):
            act(round_, 2)
        with pytest.raises(Refusal, match="nobody_else_left"):
            act(with_chips.fold(round_, 0), 1)
    with pytest.raises(Refusal, match="not_over"):
        hand_acts.won_by(round_, 2)
    with pytest.raises(Refusal, match="not_set_aside"):
        without(round_.thrown, cards("Jc"))
    with pytest.raises(Refusal, match="not_in_hand"):
        card_acts.swapped(round_, 0, card("Jc"))
