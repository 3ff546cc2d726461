"""Bounties in the queue of prizes: who is owed some, and who has all of them."""

from collections.abc import Iterable

from tdapp.core.ids import StreamId
from tdapp.core.names import family_first, folded
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.money_words import priced
from tdapp.till.payment import BOUNTY as MONEY
from tdapp.tournament.payouts.bounties import BountyDue
from tdapp.tournament.payouts.queue import PrizeState
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.lists.list_rows import ListRow
from tdapp.ui.look.spoken import voice
from tdapp.ui.prizes.decided_prizes import ORDER
from tdapp.ui.prizes.due_rows import NameOf, QueuedPrize
from tdapp.voice.voice import Voice

BOUNTY = "bounty"
"""The third part of a row's key, which tells it from the prize of the same entry."""
BEHIND_PLACES = 1_000_000


def bounty_rows(
    event: StreamId,
    state: Tournament,
    dues: Iterable[BountyDue],
    name_of: NameOf,
    title: str | None = None,
) -> list[ListRow]:
    """In the columns of the queue, behind the prizes that stand alike."""
    rows = []
    speaks, what = priced(voice(), state), voice().text("prizes", "bounty")
    if not state.entries.taken.get(MONEY, 0):
        pools = state.conditions.prizes.pools
        what = voice().text("prizes", "pool") if pools else voice().text("prizes", "stage")
    for due in dues:
        name, open_ = name_of(state.entry(due.entry).person), due.owed > 0
        quiet = Tone.FACT if open_ else Tone.LABEL
        line = QueuedPrize(
            Cell(what, (BEHIND_PLACES,), quiet, strong=open_),
            Cell(name, (folded(family_first(name)),), quiet, note=title or ""),
            Cell(speaks.money(due.owed or due.paid), (due.owed or due.paid,), quiet),
            _standing(due, speaks),
        )
        rows.append(line.row((event, due.entry, BOUNTY)))
    return rows


def _standing(due: BountyDue, voice: Voice) -> Cell:
    text = voice.text
    if due.owed > 0:
        said = text("prizes", "owed, {paid} paid") if due.paid else text("prizes", "owed")
        words, order = said.format(paid=voice.money(due.paid)), (0, BEHIND_PLACES, due.entry)
        return Cell(words, order, Tone.OWED, Shape.MONEY_OUT, strong=True)
    if due.unclaimed:
        order = (ORDER.index(PrizeState.UNCLAIMED), BEHIND_PLACES, due.entry)
        return Cell(text("prizes", "not claimed"), order, shape=Shape.WAITING)
    order = (len(ORDER), BEHIND_PLACES, due.entry)
    return Cell(text("prizes", "paid"), order, Tone.LABEL, Shape.DONE)
