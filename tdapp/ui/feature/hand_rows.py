"""The seats of a hand and what was done in it, as prepared rows."""

from PySide6.QtCore import QCoreApplication

from tdapp.poker.cards import texts_of
from tdapp.poker.round.acts import (
    AnyAct,
    BringIn,
    Call,
    Deal,
    DealBoard,
    Discard,
    Draw,
    Fold,
    Muck,
    RaiseTo,
    Show,
)
from tdapp.poker.round.state import Phase, Round
from tdapp.tournament.feature.hands import HandInPlay
from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.entry_facts import NameOf
from tdapp.ui.feature.hand_words import seat_words
from tdapp.ui.look.cells import Cell, Tone
from tdapp.ui.look.figures import whole
from tdapp.ui.look.list_rows import ListRow
from tdapp.ui.look.shapes import Shape
from tdapp.ui.refusals.marker import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
DONE: dict[type[AnyAct], str] = {
    Deal: QT_TRANSLATE_NOOP("Feature", "is dealt {cards}"),
    DealBoard: QT_TRANSLATE_NOOP("Feature", "Board {cards}"),
    Fold: QT_TRANSLATE_NOOP("Feature", "folds"),
    Call: QT_TRANSLATE_NOOP("Feature", "checks or calls"),
    RaiseTo: QT_TRANSLATE_NOOP("Feature", "bets or raises to {chips}"),
    BringIn: QT_TRANSLATE_NOOP("Feature", "brings it in"),
    Draw: QT_TRANSLATE_NOOP("Feature", "exchanges {cards}"),
    Discard: QT_TRANSLATE_NOOP("Feature", "discards {cards}"),
    Show: QT_TRANSLATE_NOOP("Feature", "shows {cards}"),
    Muck: QT_TRANSLATE_NOOP("Feature", "mucks"),
}


def seat_rows(state: Tournament, hand: HandInPlay, round_: Round, name_of: NameOf) -> list[ListRow]:
    """Seat, name, stack, bet, cards and standing, from the left of the button."""
    rows = []
    for player, entry in enumerate(hand.entries):
        stake = round_.betting.stakes[player]
        seat = state.seating.seat_of.get(entry)
        button = seat is not None and seat.seat == hand.position.button
        cells = (
            Cell(seat_words(state, entry), note=translate("Feature", "button") if button else ""),
            Cell(name_of(state.entry(entry).person)),
            Cell(whole(stake.stack)),
            Cell(whole(stake.bet) if stake.bet else ""),
            Cell(texts_of(round_.hand(player))),
            _standing(round_, player),
        )
        rows.append(ListRow(entry, cells))
    return rows


def _standing(round_: Round, player: int) -> Cell:
    stake = round_.betting.stakes[player]
    if not stake.live:
        return Cell(translate("Feature", "out of the hand"), (), Tone.GONE, Shape.GONE)
    if player == round_.actor:
        return Cell(translate("Feature", "to act"), (), Tone.WAITS, Shape.ATTENTION)
    if not stake.stack and round_.phase is not Phase.OVER:
        return Cell(translate("Feature", "all-in"), (), Tone.STOP, Shape.STOP)
    return Cell("")


def step_rows(state: Tournament, hand: HandInPlay) -> list[ListRow]:
    """What was done, the newest first."""
    rows = [
        ListRow(number, (Cell(str(number)), *_step(state, hand, done)))
        for number, done in enumerate(hand.acts, 1)
    ]
    return rows[::-1]


def _step(state: Tournament, hand: HandInPlay, done: AnyAct) -> tuple[Cell, Cell]:
    player = getattr(done, "player", None)
    who = "" if player is None else seat_words(state, hand.entries[player])
    words = translate("Feature", DONE[type(done)]) if type(done) in DONE else type(done).__name__
    cards, chips = getattr(done, "cards", ()), getattr(done, "chips", 0)
    return Cell(who), Cell(words.format(cards=texts_of(cards), chips=whole(chips)).strip())
