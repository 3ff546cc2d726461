"""The seats of a hand and what was done in it, as prepared rows."""

from collections.abc import Mapping, Sequence

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import texts_of
from tdapp.poker.round.state import Phase, Round
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.entry_facts import NameOf
from tdapp.table.hands.entering import player_of
from tdapp.table.hands.kills import kill_button
from tdapp.table.hands.results import result_of
from tdapp.table.state.hands import HandInPlay
from tdapp.tournament.tournament import Tournament
from tdapp.ui.feature.hand_words import seat_words
from tdapp.ui.feature.step_words import step_words
from tdapp.ui.look.lists.list_rows import ListRow
from tdapp.ui.look.spoken import voice


def seat_rows(state: Tournament, hand: HandInPlay, round_: Round, name_of: NameOf) -> list[ListRow]:
    """Seat, name, stack, bet, cards and standing, from the left of the button.

    Who is out of the hand is said quietly, who is to act aloud.
    """
    won = _won(hand, round_)
    rows = []
    for player, entry in enumerate(hand.entries):
        stake = round_.betting.stakes[player]
        tone = Tone.FACT if stake.live else Tone.GONE
        to_act = player == round_.actor
        cells = (
            Cell(seat_words(state, entry), (), tone, note=_place(state, hand, entry)),
            Cell(name_of(state.entry(entry).person), (), tone, strong=to_act),
            Cell(voice().count(stake.stack), (), tone),
            Cell(voice().count(stake.bet) if stake.bet else "", (), tone, strong=to_act),
            Cell(texts_of(round_.hand(player)), (), tone, strong=round_.lies_open(player)),
            _standing(round_, player, won.get(player, 0)),
        )
        rows.append(ListRow(entry, cells))
    return rows


def _place(state: Tournament, hand: HandInPlay, entry: int) -> str:
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
        said = text("feature", "wins {chips}", chips=voice().count(won))
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


def step_rows(state: Tournament, hand: HandInPlay, rounds: Sequence[Round]) -> list[ListRow]:
    """What was done, the newest first."""
    rows = []
    for number, (done, before) in enumerate(zip(hand.acts, rounds, strict=False), 1):
        player = player_of(done)
        who = "" if player is None else seat_words(state, hand.entries[player])
        said = step_words(state, hand, done, before)
        rows.append(ListRow(number, (Cell(str(number)), Cell(who), Cell(said))))
    return rows[::-1]
