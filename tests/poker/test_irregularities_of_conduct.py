"""What the books rule on conduct, and where one book has another rule for another game or time."""

import pytest

from tdapp.core.refusal import Refusal
from tdapp.poker.play.course import start
from tdapp.poker.round.state import Phase
from tdapp.poker.rulings.irregularities import Mistake, next_fact, rule_on
from tdapp.poker.rulings.irregularities_carried import MissingDetail, needed
from tdapp.poker.rulings.irregularity_facts import facts_of
from tdapp.rules.irregularities.facts import RulingFact
from tdapp.rules.irregularities.outcomes import HandFate, ReturnedChips, RoundFate, RulingStep
from tdapp.rules.irregularities.situations import GameKind, Situation
from tdapp.rules.ruling_rules import Authority
from tests.poker.dealt import table
from tests.poker.irregularities import ask, irregularities
from tests.poker.ruled import S, flop, ruled
from tests.rules_doc import rule


@rule("CROWN", "14.10.1", "14.11.1")
@rule("STAR", "26.31")
def test_a_turn_that_came_early_goes_by_the_game_where_the_book_tells_games_apart() -> None:
    """Double flop has a rule of its own at CROWN; at STAR one rule is for all flop games."""
    assert next_fact(irregularities("CROWN"), S.TURN_EARLY, {}) is RulingFact.GAME
    assert ask("CROWN", S.TURN_EARLY, game=GameKind.FLOP).rule == "14.10.1"
    assert ask("CROWN", S.TURN_EARLY, game=GameKind.DOUBLE_FLOP).rule == "14.11.1"
    assert ask("CROWN", S.RIVER_EARLY, game=GameKind.DOUBLE_FLOP).rule == "14.11.2"
    assert ask("CROWN", S.FLOP_EARLY, game=GameKind.DOUBLE_FLOP).rule == "14.11.5"
    assert ask("CROWN", S.TURN_EARLY, game=GameKind.DRAW).standing is RoundFate.OPEN
    assert ask("STAR", S.TURN_EARLY).rule == "26.31"


@rule("CROWN", "14.11.3")
def test_two_cards_at_once_of_a_double_flop_go_by_the_board() -> None:
    """On top the second is the bottom card; at the bottom it is the next burn, or discarded."""
    top = ask("CROWN", S.TWO_AT_ONCE, game=GameKind.DOUBLE_FLOP, on_top=True)
    turn = ask("CROWN", S.TWO_AT_ONCE, game=GameKind.DOUBLE_FLOP, on_top=False, more_to_come=True)
    river = ask("CROWN", S.TWO_AT_ONCE, game=GameKind.DOUBLE_FLOP, on_top=False, more_to_come=False)

    assert {one.rule for one in (top, turn, river)} == {"14.11.3"}
    assert RulingStep.EXTRA_TO_BOTTOM in top.steps
    assert RulingStep.EXTRA_NEXT_BURN in turn.steps
    assert RulingStep.EXTRA_DISCARDED in river.steps


@rule("ADELAIDE", "28")
@pytest.mark.parametrize(
    ("situation", "told"),
    [
        (S.EXPOSED_IN_CUT, {}),
        (S.BOXED_CARD, {"hole_card": True, "cards": 2}),
        (S.HOLE_CARD_EXPOSED, {"cards": 2}),
    ],
)
def test_there_is_no_misdeal_after_substantial_action(
    situation: Situation, told: dict[str, bool | int]
) -> None:
    """It is played on: a hand that is held is not wiped out, and nobody need be asked."""
    before = ask("ADELAIDE", situation, substantial_action=False, **told)
    after = ask("ADELAIDE", situation, substantial_action=True, **told)
    on_flop = flop("ADELAIDE")

    assert (before.standing, after.standing) == (RoundFate.MISDEAL, RoundFate.PLAYS_ON)
    assert facts_of(on_flop, situation)[RulingFact.SUBSTANTIAL_ACTION] is True
    assert ruled(on_flop, "ADELAIDE", situation, Mistake(player=0), **told) == on_flop


@rule("STAR", "26.8", "26.9", "26.10", "27.14")
@rule("ADELAIDE", "50", "75a")
@rule("CROWN", "18.2")
@rule("TAS", "C18.7")
def test_looking_at_discards_and_exchanging_cards_are_barred_with_what_may_follow() -> None:
    """A supervisor may void the wagers or exclude; at TAS hold'em nothing more is said."""
    viewed = ask("STAR", S.DISCARDS_VIEWED)
    exchanged = ask("STAR", S.CARDS_EXCHANGED)
    others = [
        ask("ADELAIDE", S.DISCARDS_VIEWED),
        ask("ADELAIDE", S.CARDS_EXCHANGED),
        ask("CROWN", S.DISCARDS_VIEWED),
        ask("TAS", S.DISCARDS_VIEWED, game=GameKind.FLOP),
    ]

    assert (viewed.rule, exchanged.rule) == ("26.9, 26.10, 27.14", "26.8, 26.11.3, 27.14")
    assert viewed.by == exchanged.by == (Authority.CASINO_SUPERVISOR,)
    assert {RulingStep.MAY_VOID_WAGERS, RulingStep.MAY_BE_EXCLUDED} <= {*viewed.steps}
    assert all(one.standing is RoundFate.PLAYS_ON for one in others)
    assert all(RulingStep.NOT_ALLOWED in one.steps for one in others)


@rule("STAR", "27.14")
def test_wagers_that_are_declared_void_go_back_and_the_hand_is_gone() -> None:
    """Whoever decides is asked first; where he does not, nothing changes in the hand."""
    round_ = flop("STAR")
    void = ruled(round_, "STAR", S.DISCARDS_VIEWED, Mistake(player=1, chosen=True))

    assert needed(ask("STAR", S.DISCARDS_VIEWED)) == (MissingDetail.PLAYER, MissingDetail.CHOICE)
    assert ruled(round_, "STAR", S.DISCARDS_VIEWED, Mistake(player=1)) == round_
    assert 1 not in void.live
    assert void.betting.stakes[1].stack == round_.setup.stacks[1]


@rule("ADELAIDE", "129", "75d")
def test_dead_hands_of_adelaide() -> None:
    """A round missed, the muck touched; advice on a hand that was not protected may kill it."""
    round_ = flop("ADELAIDE")
    missed = ask("ADELAIDE", S.EARLIER_ROUND_MISSED, substantial_action=True)
    dead = ruled(round_, "ADELAIDE", S.TOUCHED_MUCK, Mistake(player=2))
    advised = {"protected": False}
    told = Mistake(player=2, chosen=True)

    assert missed.hand is HandFate.DEAD
    assert ask("ADELAIDE", S.EARLIER_ROUND_MISSED, substantial_action=False).hand is None
    assert dead.live == [0, 1]
    assert ruled(round_, "ADELAIDE", S.ADVISED_BY_OTHERS, told, **advised).live == [0, 1]
    assert ruled(round_, "ADELAIDE", S.ADVISED_BY_OTHERS, told, protected=True) == round_


@rule("ADELAIDE", "76b", "76a")
@rule("STAR", "26.11.1", "27.2", "27.3")
@rule("TAS", "C18.3")
def test_languages_and_devices() -> None:
    """English is a rule or a direction, but in a game held in another language.

    A device is for listening, and out of a hand for all but voice calls.
    """
    assert ask("ADELAIDE", S.OTHER_LANGUAGE, language_permitted=True).steps == (RulingStep.ALLOWED,)
    assert ask("TAS", S.OTHER_LANGUAGE, game=GameKind.FLOP).steps == (RulingStep.ENGLISH_ONLY,)
    assert ask("STAR", S.OTHER_LANGUAGE).steps == (RulingStep.MAY_DIRECT_ENGLISH,)
    assert ask("STAR", S.DEVICE_USED, in_hand=True, audio_only=True).steps == (RulingStep.ALLOWED,)
    assert (
        RulingStep.MAY_BE_HELD in ask("STAR", S.DEVICE_USED, in_hand=True, audio_only=False).steps
    )
    assert ask("STAR", S.DEVICE_USED, in_hand=False, voice_call=False).steps == (
        RulingStep.ALLOWED,
    )


@rule("STAR", "27.1", "27.6.1", "27.7")
@rule("CROWN", "18.5", "18.6", "18.7")
@rule("ADELAIDE", "79b", "79c")
@pytest.mark.parametrize("house", ["STAR", "CROWN", "ADELAIDE"])
def test_a_result_may_be_invalidated_and_wagers_without_a_card_are_void(house: str) -> None:
    """Riot and fraud void a round if whoever decides says so, and all wagers go back."""
    round_ = flop(house)
    for situation in (S.GAME_DISRUPTED, S.FRAUD):
        assert ruled(round_, house, situation, Mistake()) == round_
        voided = ruled(round_, house, situation, Mistake(chosen=True))
        assert voided.phase is Phase.OVER
        assert [one.stack for one in voided.betting.stakes] == [*round_.setup.stacks]
    own = ask("STAR", S.NO_PLAYER_CARD)
    assert (own.hand, own.returned, own.rule) == (HandFate.VOID, ReturnedChips.HIS_WAGERS, "27.1")


@rule("TAS", "B17.8", "C18.4")
@rule("ADELAIDE", "47a")
def test_cards_that_their_player_exposed() -> None:
    """Those of who has folded are shown to all; of who is in the hand they are played on."""
    stud = ask("TAS", S.PLAYER_EXPOSED_CARD, game=GameKind.FIVE_CARD_STUD, in_hand=False)
    holdem = ask("TAS", S.PLAYER_EXPOSED_CARD, game=GameKind.FLOP, in_hand=True)

    assert stud.steps == (RulingStep.EXPOSE_HAND,)
    assert RulingStep.STILL_PLAYED in holdem.steps
    assert RulingStep.EXPOSE_HAND in ask("ADELAIDE", S.PLAYER_EXPOSED_CARD, in_hand=False).steps
    assert facts_of(flop("TAS"), S.PLAYER_EXPOSED_CARD, 0)[RulingFact.IN_HAND] is True
    with pytest.raises(Refusal, match="fact_needed"):
        ask("ADELAIDE", S.PLAYER_EXPOSED_CARD)


@rule("CROWN", "18.2", "18.4", "18.15")
def test_at_crown_money_and_exclusion_need_the_assistant_casino_manager() -> None:
    """The area manager finds and rules, also the dead hand (P120); the regulator may review it."""
    taken = {
        RulingStep.MAY_VOID_WAGERS,
        RulingStep.MAY_BE_EXCLUDED,
        RulingStep.MAY_HOLD_DEVICE,
        RulingStep.MAY_BE_HELD,
    }
    rows = [row for them in irregularities("CROWN").decisions.values() for row in them]
    found = [row for row in rows if taken & {*row.steps}]
    harmed = ask("CROWN", S.INTEGRITY_HARMED)

    assert len(found) == 5
    assert {row.by for row in found} == {(Authority.ASSISTANT_CASINO_MANAGER,)}
    assert ask("CROWN", S.CARDS_EXCHANGED).by == (Authority.AREA_MANAGER,)
    assert harmed.steps[0] is RulingStep.FOUND_BY_AREA_MANAGER
    assert harmed.steps[-1] is RulingStep.MAY_ASK_REGULATOR


@rule("STAR", "4.7")
@rule("CROWN", "14.2.3")
@rule("ADELAIDE", "49a", "49b")
def test_staff_look_at_a_hand_when_the_house_says_so() -> None:
    """After the hand; a manager of Adelaide at any time, who shows it to nobody."""
    for house, by in (("STAR", Authority.CASINO_SUPERVISOR), ("CROWN", Authority.DEALER)):
        after = ask(house, S.HAND_LOOKED_AT, pot_pushed=True)
        assert (after.steps, after.by) == ((RulingStep.MAY_LOOK,), (by,))
        during = ask(house, S.HAND_LOOKED_AT, pot_pushed=False)
        assert during.steps == (RulingStep.NOT_ALLOWED,)
    anytime = ask("ADELAIDE", S.HAND_LOOKED_AT)
    assert anytime.steps == (RulingStep.MAY_LOOK, RulingStep.SHOW_NOBODY_ELSE)


@rule("STAR", "4.6")
@rule("CROWN", "14.2.1")
@rule("TAS", "C18.4")
@pytest.mark.parametrize("house", ["STAR", "CROWN", "TAS"])
def test_cards_stay_on_the_table_in_view(house: str) -> None:
    """Whoever takes them off it puts them back."""
    told = {"game": GameKind.FLOP} if house == "TAS" else {}
    assert ask(house, S.OUT_OF_VIEW, **told).steps[0] is RulingStep.BACK_IN_VIEW


@rule("STAR", "27.8", "27.9", "28.9.1")
@rule("CROWN", "18.8", "18.9")
@rule("TAS", "B17.12")
@rule("ADELAIDE", "75b", "80")
@pytest.mark.parametrize("house", ["STAR", "CROWN", "TAS", "ADELAIDE"])
def test_nobody_steers_a_players_decision(house: str) -> None:
    """Neither staff nor spectators nor other players, at a tournament or elsewhere."""
    stud, hidden = {"game": GameKind.FIVE_CARD_STUD}, {"protected": True}
    more: dict[str, dict[str, bool | GameKind]] = {"TAS": {**stud}, "ADELAIDE": {**hidden}}
    assert RulingStep.NOT_ALLOWED in ask(house, S.ADVISED_BY_OTHERS, **more.get(house, {})).steps
    if house != "TAS":
        assert ask(house, S.ADVISED_BY_STAFF).steps == (RulingStep.NOT_ALLOWED,)


@rule("STAR", "4.2", "4.4")
@rule("CROWN", "5.3.1", "5.3.2")
@rule("TAS", "B3.1", "B3.2", "B4.1", "C2.4", "C2.5", "C9.1")
@rule("ADELAIDE", "4", "5a", "5b")
def test_a_new_deck_is_checked_and_mixed_before_it_is_dealt() -> None:
    """In Tasmania by two and washed, in Adelaide in another colour and washed."""
    kinds = (GameKind.FIVE_CARD_STUD, GameKind.FLOP)
    tasmania = [ask("TAS", S.DECK_CHANGED, game=kind) for kind in kinds]
    star, crown, adelaide = (ask(it, S.DECK_CHANGED) for it in ("STAR", "CROWN", "ADELAIDE"))

    assert all(RulingStep.CHECK_NEW_DECK in one.steps for one in (*tasmania, star, crown, adelaide))
    assert all(RulingStep.SECOND_CHECKS in one.steps for one in tasmania)
    assert RulingStep.OTHER_COLOUR in adelaide.steps
    assert {one.steps[-1] for one in (*tasmania, adelaide)} == {RulingStep.WASH_DECK}
    assert star.steps == crown.steps
    assert (star.by, crown.by) == ((Authority.CASINO_SUPERVISOR,), (Authority.DEALER,))


@rule("STAR", "27.13")
def test_a_supervisor_turns_a_wager_down_before_the_first_card_and_not_later() -> None:
    """The hand itself tells whether a card is out."""
    before = start(table("STAR", "holdem", blinds=(5, 10)))
    assert facts_of(before, S.WAGER_UNWANTED)[RulingFact.FIRST_CARD_OUT] is False
    refused = rule_on(irregularities("STAR"), S.WAGER_UNWANTED, facts_of(before, S.WAGER_UNWANTED))
    assert refused.steps == (RulingStep.MAY_REFUSE_WAGER,)
    dealt = flop("STAR")
    late = rule_on(irregularities("STAR"), S.WAGER_UNWANTED, facts_of(dealt, S.WAGER_UNWANTED))
    assert late.steps == (RulingStep.WAGER_STANDS,)


@rule("TAS", "C1.2", "C19.17")
def test_a_fold_over_the_line_needs_a_table_that_has_one() -> None:
    """Only one layout has the line; on the others the book says nothing of it."""
    assert next_fact(irregularities("TAS"), S.OVER_FOLD_LINE, {RulingFact.GAME: GameKind.FLOP}) is (
        RulingFact.FOLD_LINE
    )
    game = GameKind.FLOP
    assert ask("TAS", S.OVER_FOLD_LINE, game=game, fold_line=True).hand is HandFate.DEAD
    assert ask("TAS", S.OVER_FOLD_LINE, game=game, fold_line=False).standing is RoundFate.OPEN
