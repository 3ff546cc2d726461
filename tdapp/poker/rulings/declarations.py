"""What words and gestures come to, and what is first done of words and chips."""

from collections.abc import Sequence

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.rulings.wagers import chips_pushed
from tdapp.poker.rulings.wagers_facing import (
    ActMeaning,
    ActRuling,
    Facing,
    WagerOption,
    all_in,
    called,
    named_bet,
)
from tdapp.rules.play_rules import PlayRules
from tdapp.rules.wager_rules import Bound, DeclarationRules, WagerRemedy, Word, WordMeaning


class Declaration(msgspec.Struct, frozen=True):
    """A word or a gesture, and the bet that it names in all, if it does."""

    word: Word
    named: int | None = None


class PushedChips(msgspec.Struct, frozen=True):
    """Chips that went in with one motion, each by its value."""

    chips: tuple[int, ...]


def ruled(did: Sequence[Declaration | PushedChips], facing: Facing, rules: PlayRules) -> ActRuling:
    """What a player's words and chips are, in the order in which they came.

    The first word counts, and chips before it make it void. Refuses with ``nothing_done`` where
    nothing was, or chips without a value.
    """
    motions = [one.chips for one in did if isinstance(one, PushedChips)]
    if not did or any(min(one, default=0) <= 0 for one in motions):
        raise Refusal("nothing_done")
    match did[0]:
        case PushedChips():
            return chips_pushed(motions, facing, rules.wagers)
        case Declaration(word, named):
            if not motions or not _has_meaning(word, facing):
                return _with_chips_back(declared(word, facing, rules, named), motions)
            found = chips_pushed(motions, facing, rules.wagers, word, named)
            return _first_binds(found, word, motions, rules.declarations)


def declared(word: Word, facing: Facing, rules: PlayRules, named: int | None = None) -> ActRuling:
    """What a word alone comes to; it binds in turn."""
    says = rules.declarations
    match word:
        case Word.FOLD:
            return ActRuling(made=ActMeaning.FOLD, to=facing.put_in, rule=says.rule)
        case Word.ALL_IN:
            return all_in(facing, 0, rules.wagers)
        case Word.CHECK | Word.TAP:
            return _check(word, facing, says)
        case Word.CALL:
            meaning = says if facing.to_call else says.call_with_no_bet
            return called(facing, 0, meaning.rule)
        case Word.BET | Word.RAISE:
            meaning = says.raise_with_no_bet if facing.opens and word is Word.RAISE else says
            return named_bet(facing, word, named or 0, 0, meaning.rule)


def _first_binds(
    found: ActRuling,
    word: Word,
    motions: Sequence[Sequence[int]],
    says: DeclarationRules,
) -> ActRuling:
    """With the rule by which the word binds, where the chips after a call say something else."""
    differs = found.returned or found.adds
    if word is not Word.CALL or not motions or not differs or says.first_of_two is None:
        return found
    return msgspec.structs.replace(found, rule=says.first_of_two)


def _check(word: Word, facing: Facing, says: DeclarationRules) -> ActRuling:
    if word is Word.TAP and says.tap_is_check is None:
        return _bound(WordMeaning(bound=Bound.NOTHING, rule=says.check or says.rule), facing)
    if facing.to_call:
        return _bound(says.check_facing_bet, facing)
    by_gesture = says.tap_is_check.rule if says.tap_is_check else says.rule
    return called(facing, 0, says.check or by_gesture)


def _bound(meaning: WordMeaning, facing: Facing) -> ActRuling:
    """A word without meaning here: what is still open to the player."""
    free = meaning.bound is Bound.NOTHING
    ways = (WagerRemedy.CALL, WagerRemedy.FOLD) if facing.to_call else (WagerRemedy.CHECK,)
    return ActRuling(
        made=None,
        to=facing.put_in,
        options=tuple(
            WagerOption(way, facing.to_call if way is WagerRemedy.CALL else 0) for way in ways
        ),
        may_raise=free and facing.raises is not None,
        rule=meaning.rule,
    )


def _has_meaning(word: Word, facing: Facing) -> bool:
    """Whether the word says what the chips after it are for."""
    return word in {Word.BET, Word.RAISE, Word.ALL_IN} or (word is Word.CALL and facing.to_call > 0)


def _with_chips_back(found: ActRuling, motions: Sequence[Sequence[int]]) -> ActRuling:
    return msgspec.structs.replace(found, returned=sum(map(sum, motions)))
