"""Asks what a ruling leaves open before it is carried out in the hand of a feature table."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN, cards
from tdapp.poker.play.acts import AnyAct, CheckOrCall, Fold, RaiseTo
from tdapp.poker.rulings.carried_out import acts_in_turn, acts_of
from tdapp.poker.rulings.irregularities import Mistake, RulingAnswer
from tdapp.poker.rulings.irregularities_carried import CarryOut, MissingDetail, RuledToBe, needed
from tdapp.poker.rulings.out_of_turn import Deed, Did, TurnRuling
from tdapp.poker.rulings.wagers_facing import ActRuling, Facing
from tdapp.rules.irregularities.outcomes import RoundFate, RulingStep, Winner
from tdapp.rules.wager_rules import OpenTo
from tdapp.table.hands.ruling import folders, last_to_fold
from tdapp.words.look_up.enquiry import Ask, Carry, EnquiryAnswer, Next, yes_or_no
from tdapp.words.look_up.held_hand import HeldHand
from tdapp.words.look_up.wager_words import may_words, way_words


def carry_irregularity(held: HeldHand, answer: RulingAnswer, player: int | None) -> Next:
    """What is still to be asked, and at last the ruling as it is carried out."""
    return _next(held, answer, Mistake(player=player), needed(answer))


def carry_wager(held: HeldHand, player: int, ruling: ActRuling, facing: Facing) -> Next:
    """What a player's words and chips are, put into the hand; of several ways one is chosen.

    Where it leaves the player to act again, the hand has the ruling without an act.
    """
    if not ruling.options:
        return _to_be(held, player, ruling.rule, acts_of(ruling, facing, player))
    ways = [
        EnquiryAnswer(
            way_words(held.voice, one, ruling), partial(_to_be, held, player, ruling.rule, acts)
        )
        for one in ruling.options
        for acts in [acts_of(ruling, facing, player, one)]
    ]
    return _chosen(held, player, ways)


def carry_turn(held: HeldHand, player: int, ruling: TurnRuling, his: Did) -> Next:
    """What becomes of an act out of turn now that it is its player's turn."""
    ways = [
        EnquiryAnswer(may_words(held.voice, one), partial(_to_be, held, player, ruling.rule, acts))
        for one in ruling.may
        for acts in [_acts_of_turn(held, player, ruling, one, his)]
    ]
    return _chosen(held, player, ways)


def _to_be(held: HeldHand, player: int, rule: str, acts: tuple[AnyAct, ...]) -> Carry:
    return Carry(held.hand.table, RuledToBe(rule, acts, player))


def _chosen(held: HeldHand, player: int, ways: Sequence[EnquiryAnswer]) -> Ask:
    """Which of the ways the player takes."""
    said = held.voice.text(
        "rulings", "{who} is to act. What does the player choose?", who=held.who(player)
    )
    return Ask(said, held.voice.text("rulings", "Choose one"), tuple(ways))


def _acts_of_turn(
    held: HeldHand, player: int, ruling: TurnRuling, chosen: OpenTo, his: Did
) -> tuple[AnyAct, ...]:
    acts = acts_in_turn(ruling, player, chosen)
    if acts or chosen is not OpenTo.KEEP:
        return acts
    if his.deed is Deed.FOLD:
        return (Fold(player),)
    price = held.round.betting.price
    more = his.deed is Deed.WAGER and his.to > price
    return (RaiseTo(player, his.to) if more else CheckOrCall(player),)


def _next(
    held: HeldHand, answer: RulingAnswer, mistake: Mistake, wanted: tuple[MissingDetail, ...]
) -> Next:
    """Ask for the first thing that is wanted and not known."""
    if not wanted:
        return Carry(held.hand.table, CarryOut(answer, mistake))
    first, *rest = wanted
    if first is MissingDetail.PLAYER and mistake.player is not None:
        return _next(held, answer, mistake, tuple(rest))

    def leads(known: Mistake) -> Next:
        return _next(held, answer, known, tuple(rest))

    return ASKING[first](held, answer, mistake, leads)


Leads = Callable[[Mistake], Next]


def _asked_player(held: HeldHand, answer: RulingAnswer, mistake: Mistake, leads: Leads) -> Ask:
    everybody = range(held.round.setup.players)
    players = everybody if answer.hand else held.round.live
    text = held.voice.text("rulings", "Whose hand is it?")
    first = held.round.actor
    return held.ask_who(text, players, lambda it: leads(replace(mistake, player=it)), first)


def _asked_cards(held: HeldHand, _: RulingAnswer, mistake: Mistake, leads: Leads) -> Ask:
    def read(typed: str) -> Next:
        seen = cards(typed)
        if UNKNOWN in seen:
            raise Refusal("which_cards")
        return leads(replace(mistake, cards=seen))

    text = held.voice.text("rulings", "Which cards were seen?")
    return Ask(text, held.voice.text("rulings", "As, or As Kd"), (), read)


def _asked_instead(held: HeldHand, _: RulingAnswer, mistake: Mistake, leads: Leads) -> Ask:
    unseen = EnquiryAnswer(held.voice.text("rulings", "not seen"), lambda: leads(mistake))

    def read(typed: str) -> Next:
        return leads(replace(mistake, instead=cards(typed)[0]))

    text = held.voice.text("rulings", "Which card does the player get for it?")
    return Ask(
        text, held.voice.text("rulings", "Such as Kd; empty if no one saw it"), (unseen,), read
    )


def _asked_folder(held: HeldHand, answer: RulingAnswer, mistake: Mistake, leads: Leads) -> Ask:
    final_only = answer.winner is Winner.LAST_TO_FOLD_IN_FINAL_ROUND
    gone = folders(held.hand, final_round=final_only)
    text = held.voice.text("rulings", "Who folded last?")
    last = last_to_fold(held.hand)
    return held.ask_who(text, gone, lambda it: leads(replace(mistake, last_folder=it)), last)


def _asked_choice(held: HeldHand, answer: RulingAnswer, mistake: Mistake, leads: Leads) -> Ask:
    text = held.voice.text("rulings", "Is the round of play declared void?")
    if answer.standing is not RoundFate.OPEN:
        text = held.voice.text("rulings", "Is the result void?")
    if RulingStep.MAY_BE_DECLARED_DEAD in answer.steps:
        text = held.voice.text("rulings", "Is the hand declared dead?")
    if RulingStep.MAY_VOID_WAGERS in answer.steps:
        text = held.voice.text("rulings", "Are the player's wagers declared void?")
    if RulingStep.MAY_CHOOSE_ALL_IN in answer.steps:
        text = held.voice.text("rulings", "Does the player want to be treated as all-in?")
    return yes_or_no(held.voice, text, lambda yes: leads(replace(mistake, chosen=yes)))


ASKING = {
    MissingDetail.PLAYER: _asked_player,
    MissingDetail.CARDS: _asked_cards,
    MissingDetail.INSTEAD: _asked_instead,
    MissingDetail.LAST_FOLDER: _asked_folder,
    MissingDetail.CHOICE: _asked_choice,
}
