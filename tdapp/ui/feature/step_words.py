"""What was done in a hand, in words: what a check, a bet and a raise were is told by the round."""

from PySide6.QtCore import QCoreApplication

from tdapp.core.marker import QT_TRANSLATE_NOOP
from tdapp.poker.cards import texts_of
from tdapp.poker.play.acts import (
    AnyAct,
    Bar,
    BringIn,
    Burn,
    Call,
    DeadHand,
    Deal,
    DealBoard,
    DealKitty,
    DealUnseen,
    Discard,
    Draw,
    Fold,
    Forfeit,
    HandBack,
    Muck,
    Opens,
    PutIn,
    RaiseTo,
    RunIt,
    See,
    Show,
    Straddle,
    TakeKitty,
)
from tdapp.poker.round.state import Round
from tdapp.poker.round.straddling import next_straddle
from tdapp.poker.rulings.ruled_acts import CarryOut, RuledAct, RuledToBe
from tdapp.table.hands.entering import cards_of, chips_of, player_of
from tdapp.table.state.hands import HandInPlay
from tdapp.tournament.tournament import Tournament
from tdapp.ui.feature.hand_words import seat_words
from tdapp.ui.look.figures import whole
from tdapp.ui.rulings.irregularity_words import situation_words

translate = QCoreApplication.translate
DONE: dict[type[AnyAct], str] = {
    Deal: QT_TRANSLATE_NOOP("Feature", "is dealt {cards}"),
    DealBoard: QT_TRANSLATE_NOOP("Feature", "Board {cards}"),
    DealUnseen: QT_TRANSLATE_NOOP("Feature", "The cards that are due are dealt unseen"),
    DealKitty: QT_TRANSLATE_NOOP("Feature", "Kitty {cards}"),
    Burn: QT_TRANSLATE_NOOP("Feature", "Burnt card {cards}"),
    Fold: QT_TRANSLATE_NOOP("Feature", "folds"),
    Forfeit: QT_TRANSLATE_NOOP("Feature", "loses the hand and {chips}, by a ruling"),
    Bar: QT_TRANSLATE_NOOP("Feature", "may not raise, by a ruling"),
    HandBack: QT_TRANSLATE_NOOP("Feature", "is handed the last call back"),
    BringIn: QT_TRANSLATE_NOOP("Feature", "brings it in"),
    Draw: QT_TRANSLATE_NOOP("Feature", "exchanges {cards}"),
    Discard: QT_TRANSLATE_NOOP("Feature", "discards {cards}"),
    Show: QT_TRANSLATE_NOOP("Feature", "shows {cards}"),
    Muck: QT_TRANSLATE_NOOP("Feature", "mucks"),
    TakeKitty: QT_TRANSLATE_NOOP("Feature", "takes the kitty"),
    RunIt: QT_TRANSLATE_NOOP("Feature", "The rest of the board is run {times} times"),
    Opens: QT_TRANSLATE_NOOP("Feature", "opens"),
    DeadHand: QT_TRANSLATE_NOOP("Feature", "has a dead hand, by a ruling"),
    Straddle: QT_TRANSLATE_NOOP("Feature", "straddles {chips}"),
    PutIn: QT_TRANSLATE_NOOP("Feature", "posts {chips} for a blind that was missed"),
    See: QT_TRANSLATE_NOOP("Feature", "had {cards}, shown because {asker} asked"),
}
PAT = QT_TRANSLATE_NOOP("Feature", "stands pat")
CHECKS, CALLS = (
    QT_TRANSLATE_NOOP("Feature", "checks"),
    QT_TRANSLATE_NOOP("Feature", "calls {chips}"),
)
BETS, RAISES = (
    QT_TRANSLATE_NOOP("Feature", "bets {chips}"),
    QT_TRANSLATE_NOOP("Feature", "raises to {chips}"),
)
DEAD = QT_TRANSLATE_NOOP("Feature", "puts in {chips} dead")


def step_words(state: Tournament, hand: HandInPlay, done: AnyAct | RuledAct, before: Round) -> str:
    """What was done, without who did it; of one's last chips that they were."""
    if isinstance(done, CarryOut):
        said = translate("Feature", "ruling on “{what}” carried out (rule {rule})")
        return said.format(what=situation_words(done.answer.situation), rule=done.rule)
    if isinstance(done, RuledToBe):
        return _ruled_words(state, hand, done, before)
    words, chips = _words(done, before)
    cards = cards_of(done)
    if isinstance(done, Show) and not cards:
        cards = before.hand(done.player)
    said = translate("Feature", words).format(
        cards=texts_of(cards),
        chips=whole(chips),
        times=done.times if isinstance(done, RunIt) else 0,
        asker=seat_words(state, hand.entries[done.asker]) if isinstance(done, See) else "",
    )
    if isinstance(done, Call | RaiseTo) and _is_all_in(done, before):
        return translate("Feature", "{said}, all-in").format(said=said)
    return said


def _ruled_words(state: Tournament, hand: HandInPlay, ruled: RuledToBe, before: Round) -> str:
    """The steps that an act is ruled to be, each with who takes it if it is somebody else."""
    said = []
    for done in ruled.acts:
        player = player_of(done)
        who = ""
        if player is not None and player != ruled.player:
            who = seat_words(state, hand.entries[player])
        said.append(f"{who} {step_words(state, hand, done, before)}".strip())
        before = done.after(before)
    if not said:
        said.append(translate("Feature", "acts again"))
    ruling = translate("Feature", "{what} (by rule {rule})")
    return ruling.format(what="; ".join(said), rule=ruled.rule)


def _words(done: AnyAct, before: Round) -> tuple[str, int]:
    """The words of a step, and the chips in them."""
    match done:
        case Call(player):
            chips = before.betting.to_call(player)
            return (CALLS if chips else CHECKS), chips
        case RaiseTo(_, chips):
            return (RAISES if before.betting.price else BETS), chips
        case Draw(_, ()):
            return PAT, 0
        case PutIn(_, chips, False):
            return DEAD, chips
        case Straddle():
            return DONE[Straddle], next_straddle(before.setup)
        case _:
            return DONE[type(done)], chips_of(done)


def _is_all_in(done: Call | RaiseTo, before: Round) -> bool:
    stake = before.betting.stakes[done.player]
    if isinstance(done, RaiseTo):
        return done.chips >= stake.most
    return 0 < stake.stack == before.betting.to_call(done.player)
