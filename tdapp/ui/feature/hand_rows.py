"""The seats of a hand and what was done in it, as prepared rows."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import texts_of
from tdapp.poker.round.state import Phase, Round
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.table_words import chips_words
from tdapp.table.floor import Floor
from tdapp.table.hands.entering import player_of
from tdapp.table.hands.kills import kill_button
from tdapp.table.hands.results import result_of
from tdapp.table.state.hands import HandInPlay
from tdapp.ui.feature.hand_words import seat_words
from tdapp.ui.feature.step_words import step_words
from tdapp.ui.look.lists.list_rows import Column, left, right, wide
from tdapp.ui.look.spoken import voice


class PlayedSeat(NamedTuple):
    """A player of a hand: which entry, as the hand stands in a round, and the chips won."""

    player: int
    entry: int
    name: str
    state: Floor
    hand: HandInPlay
    round: Round
    won: int

    def cell(self, words: str, *, strong: bool = False, note: str = "") -> Cell:
        """What is said of it, quiet once it is out of the hand."""
        live = self.round.betting.stakes[self.player].live
        return Cell(words, tone=Tone.FACT if live else Tone.GONE, strong=strong, note=note)

    def chips(self, chips: int) -> str:
        """Chips in words."""
        return chips_words(voice(), self.round.setup, chips)

    @property
    def acts(self) -> bool:
        """Whether it is the player's turn."""
        return self.player == self.round.actor


class DoneStep(NamedTuple):
    """What was done in a hand, and by whom."""

    number: int
    who: str
    said: str


STEP_COLUMNS: tuple[Column[DoneStep], ...] = (
    right("", 60, lambda step: str(step.number)),
    left("", 72, lambda step: step.who, strong=True),
    wide("", lambda step: step.said),
)


def seat_columns() -> tuple[Column[PlayedSeat], ...]:
    """Seat, name, stack, bet, cards and standing; who is to act is said aloud."""
    text = voice().text
    return (
        left(text("hand pane", "Seat"), 132, _seat, strong=True),
        wide(text("hand pane", "Player"), lambda it: it.cell(it.name, strong=it.acts)),
        right(text("hand pane", "Stack"), 96, _stack, strong=True),
        right(text("hand pane", "Bet"), 88, _bet),
        left(text("hand pane", "Cards"), 150, _cards),
        left(text("hand pane", "Status"), 172, lambda it: _standing(it.round, it.player, it.won)),
    )


def played_seats(
    state: Floor, hand: HandInPlay, round_: Round, name_of: Callable[[int], str]
) -> list[PlayedSeat]:
    """All players of a hand, from the left of the button."""
    won = _won(hand, round_)
    names = map(name_of, hand.entries)
    return [
        PlayedSeat(player, entry, name, state, hand, round_, won.get(player, 0))
        for player, (entry, name) in enumerate(zip(hand.entries, names, strict=True))
    ]


def _seat(one: PlayedSeat) -> Cell:
    note = _place(one.state, one.hand, one.entry)
    return one.cell(seat_words(one.state, one.entry), note=note)


def _stack(one: PlayedSeat) -> Cell:
    return one.cell(one.chips(one.round.betting.stakes[one.player].stack))


def _bet(one: PlayedSeat) -> Cell:
    bet = one.round.betting.stakes[one.player].bet
    return one.cell(one.chips(bet) if bet else "", strong=one.acts)


def _cards(one: PlayedSeat) -> Cell:
    round_, player = one.round, one.player
    return one.cell(texts_of(round_.hand(player)), strong=round_.lies_open(player))


def _place(state: Floor, hand: HandInPlay, entry: int) -> str:
    """The button, or the kill."""
    seat = state.seating.seat_of.get(entry)
    if seat is None:
        return ""
    kill = kill_button(state, hand.table)
    if kill is not None and kill.killer == seat.seat:
        return voice().text("feature", "kill")
    return voice().text("feature", "button") if seat.seat == hand.position.button else ""


def _won(hand: HandInPlay, round_: Round) -> Mapping[int, int]:
    """What each player wins of a hand that is over, where it is known."""
    if round_.phase is not Phase.OVER:
        return {}
    try:
        shares = result_of(hand).settlement.shares
    except Refusal:
        return {}
    won: dict[int, int] = {}
    for share in shares:
        won[share.player] = won.get(share.player, 0) + share.chips
    return won


def _standing(round_: Round, player: int, won: int) -> Cell:
    text = voice().text
    stake = round_.betting.stakes[player]
    if won:
        said = text("feature", "wins {chips}", chips=chips_words(voice(), round_.setup, won))
        return Cell(said, (), Tone.DONE, Shape.DONE)
    if not stake.live:
        mucked = player in round_.mucked
        said = text("feature", "mucked") if mucked else text("feature", "out of the hand")
        return Cell(said, (), Tone.GONE, Shape.GONE)
    if player == round_.actor:
        return Cell(text("feature", "to act"), (), Tone.WAITS, Shape.ATTENTION)
    if not stake.stack and round_.phase is not Phase.OVER:
        return Cell(text("feature", "all-in"), (), Tone.STOP, Shape.STOP)
    return Cell("")


def done_steps(state: Floor, hand: HandInPlay, rounds: Sequence[Round]) -> list[DoneStep]:
    """What was done, the newest first."""
    steps = []
    for number, (done, before) in enumerate(zip(hand.acts, rounds, strict=False), 1):
        player = player_of(done)
        who = "" if player is None else seat_words(state, hand.entries[player])
        steps.append(DoneStep(number, who, step_words(state, hand, done, before)))
    return steps[::-1]
