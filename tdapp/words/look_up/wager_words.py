"""What chips and words were, and what an act out of turn is worth, in sentences."""

from collections.abc import Mapping
from functools import partial

from tdapp.poker.rulings.out_of_turn import TAKES_BACK, TurnRuling
from tdapp.poker.rulings.wagers_facing import ActMeaning, ActRuling, WagerOption
from tdapp.rules.wager_rules import OpenTo, WagerRemedy, Word
from tdapp.voice.texts import Words, plural, text
from tdapp.voice.voice import Voice
from tdapp.words.look_up.irregularity_words import rule_words

WORDS = {
    Word.FOLD: text("rulings", "fold"),
    Word.CHECK: text("rulings", "check"),
    Word.CALL: text("rulings", "call"),
    Word.BET: text("rulings", "bet"),
    Word.RAISE: text("rulings", "raise"),
    Word.ALL_IN: text("rulings", "all-in"),
    Word.TAP: text("rulings", "tap on the table"),
}
MADE = {
    ActMeaning.FOLD: text("rulings", "It is a fold."),
    ActMeaning.CHECK: text("rulings", "It is a check."),
    ActMeaning.CALL: text("rulings", "It is a call, {to} in all."),
    ActMeaning.BET: text("rulings", "It is a bet of {to}."),
    ActMeaning.RAISE: text("rulings", "It is a raise to {to}."),
    ActMeaning.ALL_IN: text("rulings", "The player is all-in, {to} in all."),
}
WAYS = {
    WagerRemedy.COMPLETE: text("rulings", "add {chips} and make it {to}"),
    WagerRemedy.FORFEIT: text("rulings", "leave {chips} in the pot and fold"),
    WagerRemedy.WITHDRAW: text("rulings", "take {chips} back"),
    WagerRemedy.FOLD: text("rulings", "fold"),
    WagerRemedy.CALL: text("rulings", "call"),
    WagerRemedy.CHECK: text("rulings", "check"),
}
ONE = {
    OpenTo.KEEP: text("rulings", "The action stands."),
    OpenTo.CHECK: text("rulings", "The player checks."),
    OpenTo.CALL: text("rulings", "The player calls."),
    OpenTo.RAISE: text("rulings", "The player raises."),
    OpenTo.FOLD: text("rulings", "The hand is folded."),
    OpenTo.TAKE_BACK_AND_FOLD: text("rulings", "The player takes the chips back and folds."),
    OpenTo.TAKE_BACK_AND_RAISE: text("rulings", "The player takes the chips back and raises."),
}
MAY = {
    OpenTo.KEEP: text("rulings", "let the action stand"),
    OpenTo.CHECK: text("rulings", "check"),
    OpenTo.CALL: text("rulings", "call"),
    OpenTo.RAISE: text("rulings", "raise"),
    OpenTo.FOLD: text("rulings", "fold"),
    OpenTo.TAKE_BACK_AND_FOLD: text("rulings", "take the chips back and fold"),
    OpenTo.TAKE_BACK_AND_RAISE: text("rulings", "take the chips back and raise"),
}


def spoken(voice: Voice) -> Mapping[str, Word]:
    """What a player says, by the word for it."""
    return {voice.say(text): word for word, text in WORDS.items()}


CALL_TAKES = text("rulings", "A call takes {chips} back.")
FOLD_TAKES = text("rulings", "A fold takes {chips} back.")
STILL_TO_ADD = text("rulings", "Still to add: {chips}.")
RETURNED = plural("rulings", "Return {chips} chip.", "Return {chips} chips.")
CALL_ADDS = plural("rulings", "A call adds {chips} chip.", "A call adds {chips} chips.")
FOLD_LEAVES = plural(
    "rulings", "A fold leaves {chips} chip in the pot.", "A fold leaves {chips} chips in the pot."
)


def act_sentences(voice: Voice, ruling: ActRuling) -> tuple[str, ...]:
    """What a player's act is; its last sentence names the rule."""
    said = [_made(voice, ruling)]
    if ruling.may_raise and ruling.made is None:
        said.append(voice.text("rulings", "The player may also raise."))
    said += _chips(voice, STILL_TO_ADD, ruling.adds)
    said += _chips(voice, RETURNED, ruling.returned)
    return (*said, rule_words(voice, ruling.rule))


def turn_sentences(
    voice: Voice, ruling: TurnRuling, kept: ActRuling | None = None
) -> tuple[str, ...]:
    """What becomes of an act out of turn, and what a wager that is `kept` comes to.

    The last sentence names the rule.
    """
    text = voice.text
    may = ruling.may
    said = [voice.say(ONE[may[0]]) if len(may) == 1 else _may(voice, ruling)]
    if OpenTo.CALL in may:
        said += _chips(voice, CALL_ADDS, ruling.adds)
        said += _chips(voice, CALL_TAKES, ruling.back_on_call)
    if may != (OpenTo.KEEP,):
        said += _chips(voice, FOLD_LEAVES, ruling.lost)
        said += _chips(voice, FOLD_TAKES, ruling.back_on_fold)
    if TAKES_BACK.isdisjoint(may):
        said += _chips(voice, RETURNED, ruling.back)
    if not ruling.opens_again:
        short = text("rulings", "Less than a full raise: players who have acted may not re-raise.")
        said.append(short)
    if ruling.barred:
        said.append(text("rulings", "No bet or raise for this player in this betting round."))
    if kept is not None:
        return (*said, *act_sentences(voice, kept))
    return (*said, rule_words(voice, ruling.rule))


def _made(voice: Voice, ruling: ActRuling) -> str:
    if ruling.made is not None:
        return voice.say(MADE[ruling.made], to=voice.count(ruling.to))
    ways = "; ".join(way_words(voice, one, ruling) for one in ruling.options)
    return voice.text("rulings", "The player chooses: {ways}.", ways=ways)


def way_words(voice: Voice, option: WagerOption, ruling: ActRuling) -> str:
    """One of the ways that are open to a player."""
    said = voice.say(WAYS[option.way])
    return said.format(chips=voice.count(option.chips), to=voice.count(ruling.to))


def _may(voice: Voice, ruling: TurnRuling) -> str:
    ways = "; ".join(map(partial(may_words, voice), ruling.may))
    return voice.text("rulings", "In turn, the player may: {ways}.", ways=ways)


def may_words(voice: Voice, may: OpenTo) -> str:
    """What a player may do whose act was out of turn."""
    return voice.say(MAY[may])


def _chips(voice: Voice, said: Words, chips: int) -> list[str]:
    return [voice.form(said, {"n": chips}).format(chips=voice.count(chips))] if chips else []
