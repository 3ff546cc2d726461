"""What chips and words were, and what an act out of turn is worth, in sentences."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from tdapp.core.marker import QT_TRANSLATE_NOOP
from tdapp.poker.rulings.out_of_turn import TAKES_BACK, TurnRuling
from tdapp.poker.rulings.wagers_facing import ActRuling, Made, Option
from tdapp.rules.declaration_rules import Word
from tdapp.rules.turn_rules import OpenTo
from tdapp.rules.wager_rules import Way
from tdapp.ui.look.figures import whole
from tdapp.ui.rulings.irregularity_words import rule_words

translate = QCoreApplication.translate

WORDS = {
    Word.FOLD: QT_TRANSLATE_NOOP("Rulings", "fold"),
    Word.CHECK: QT_TRANSLATE_NOOP("Rulings", "check"),
    Word.CALL: QT_TRANSLATE_NOOP("Rulings", "call"),
    Word.BET: QT_TRANSLATE_NOOP("Rulings", "bet"),
    Word.RAISE: QT_TRANSLATE_NOOP("Rulings", "raise"),
    Word.ALL_IN: QT_TRANSLATE_NOOP("Rulings", "all-in"),
    Word.TAP: QT_TRANSLATE_NOOP("Rulings", "tap on the table"),
}
MADE = {
    Made.FOLD: QT_TRANSLATE_NOOP("Rulings", "It is a fold."),
    Made.CHECK: QT_TRANSLATE_NOOP("Rulings", "It is a check."),
    Made.CALL: QT_TRANSLATE_NOOP("Rulings", "It is a call, {to} in all."),
    Made.BET: QT_TRANSLATE_NOOP("Rulings", "It is a bet of {to}."),
    Made.RAISE: QT_TRANSLATE_NOOP("Rulings", "It is a raise to {to}."),
    Made.ALL_IN: QT_TRANSLATE_NOOP("Rulings", "The player is all-in, {to} in all."),
}
WAYS = {
    Way.COMPLETE: QT_TRANSLATE_NOOP("Rulings", "add {chips} and make it {to}"),
    Way.FORFEIT: QT_TRANSLATE_NOOP("Rulings", "leave {chips} in the pot and fold"),
    Way.WITHDRAW: QT_TRANSLATE_NOOP("Rulings", "take {chips} back"),
    Way.FOLD: QT_TRANSLATE_NOOP("Rulings", "fold"),
    Way.CALL: QT_TRANSLATE_NOOP("Rulings", "call"),
    Way.CHECK: QT_TRANSLATE_NOOP("Rulings", "check"),
}
ONE = {
    OpenTo.KEEP: QT_TRANSLATE_NOOP("Rulings", "The act stands."),
    OpenTo.CHECK: QT_TRANSLATE_NOOP("Rulings", "The player checks."),
    OpenTo.CALL: QT_TRANSLATE_NOOP("Rulings", "The player calls."),
    OpenTo.RAISE: QT_TRANSLATE_NOOP("Rulings", "The player raises."),
    OpenTo.FOLD: QT_TRANSLATE_NOOP("Rulings", "The hand is folded."),
    OpenTo.TAKE_BACK_AND_FOLD: QT_TRANSLATE_NOOP(
        "Rulings", "The player takes the chips back and folds."
    ),
    OpenTo.TAKE_BACK_AND_RAISE: QT_TRANSLATE_NOOP(
        "Rulings", "The player takes the chips back and raises."
    ),
}
MAY = {
    OpenTo.KEEP: QT_TRANSLATE_NOOP("Rulings", "let the act stand"),
    OpenTo.CHECK: QT_TRANSLATE_NOOP("Rulings", "check"),
    OpenTo.CALL: QT_TRANSLATE_NOOP("Rulings", "call"),
    OpenTo.RAISE: QT_TRANSLATE_NOOP("Rulings", "raise"),
    OpenTo.FOLD: QT_TRANSLATE_NOOP("Rulings", "fold"),
    OpenTo.TAKE_BACK_AND_FOLD: QT_TRANSLATE_NOOP("Rulings", "take the chips back and fold"),
    OpenTo.TAKE_BACK_AND_RAISE: QT_TRANSLATE_NOOP("Rulings", "take the chips back and raise"),
}


def spoken() -> Mapping[str, Word]:
    """What a player says, by the word for it."""
    return {translate("Rulings", text): word for word, text in WORDS.items()}


def act_sentences(ruling: ActRuling) -> tuple[str, ...]:
    """What a player's act is; its last sentence names the rule."""
    said = [_made(ruling)]
    if ruling.may_raise and ruling.made is None:
        said.append(translate("Rulings", "A raise is open too."))
    said += _chips(translate("Rulings", "{chips} chips are still to be added."), ruling.adds)
    said += _chips(translate("Rulings", "{chips} chips go back."), ruling.returned)
    return (*said, rule_words(ruling.rule))


def turn_sentences(ruling: TurnRuling) -> tuple[str, ...]:
    """What becomes of an act out of turn; its last sentence names the rule."""
    may = ruling.may
    said = [translate("Rulings", ONE[may[0]]) if len(may) == 1 else _may(ruling)]
    if OpenTo.CALL in may:
        said += _chips(translate("Rulings", "A call adds {chips} chips."), ruling.adds)
        back = translate("Rulings", "A call gets {chips} chips back.")
        said += _chips(back, ruling.back_on_call)
    if may != (OpenTo.KEEP,):
        said += _chips(translate("Rulings", "A fold leaves {chips} chips in the pot."), ruling.lost)
        back = translate("Rulings", "A fold gets {chips} chips back.")
        said += _chips(back, ruling.back_on_fold)
    if TAKES_BACK.isdisjoint(may):
        said += _chips(translate("Rulings", "{chips} chips go back."), ruling.back)
    if not ruling.opens_again:
        short = translate("Rulings", "It is no full raise: nobody who has acted may raise it.")
        said.append(short)
    return (*said, rule_words(ruling.rule))


def _made(ruling: ActRuling) -> str:
    if ruling.made is not None:
        return translate("Rulings", MADE[ruling.made]).format(to=whole(ruling.to))
    ways = "; ".join(way_words(one, ruling) for one in ruling.options)
    return translate("Rulings", "The player chooses: {ways}.").format(ways=ways)


def way_words(option: Option, ruling: ActRuling) -> str:
    """One of the ways that are open to a player."""
    said = translate("Rulings", WAYS[option.way])
    return said.format(chips=whole(option.chips), to=whole(ruling.to))


def _may(ruling: TurnRuling) -> str:
    ways = "; ".join(map(may_words, ruling.may))
    return translate("Rulings", "When the turn comes, the player may: {ways}.").format(ways=ways)


def may_words(may: OpenTo) -> str:
    """What a player may do whose act was out of turn."""
    return translate("Rulings", MAY[may])


def _chips(said: str, chips: int) -> list[str]:
    return [said.format(chips=whole(chips))] if chips else []
