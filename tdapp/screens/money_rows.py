"""What may be won beside the prize list: heads, an agreed deal, special rounds, a league."""

from collections import Counter
from collections.abc import Sequence

from tdapp.core.money import Chips
from tdapp.screens.paging import Blocks
from tdapp.screens.rows import RowBlock, ScreenRow
from tdapp.screens.shown_names import ShownNames
from tdapp.table.facts.chips import value_of
from tdapp.tournament.event.league import LeaguePlace
from tdapp.tournament.facts.deals import DealAnswer, DealShare
from tdapp.tournament.facts.hand_for_hand import RoundAnnounced, RoundKind
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice


def heads(state: Tournament, names: ShownNames) -> Blocks:
    """What is on the head of each player in play, the most first; then who has won the most."""
    bounties, currency, voice = state.bounties, state.conditions.currency, names.voice
    on = [(cents, one) for one, cents in bounties.heads.items() if cents and state.is_in_play(one)]
    won = [(bounties.won(one), one) for one in bounties.victims]
    told = (
        (voice.text("screens", "On the head"), on),
        (voice.text("screens", "Won so far"), [one for one in won if one[0]]),
    )
    blocks = []
    for name, found in told:
        ranked = sorted(found, key=lambda one: (-one[0], one[1]))
        rows = tuple(
            _row(state, one, names, voice.short_money(cents, currency)) for cents, one in ranked
        )
        if rows:
            blocks.append(RowBlock(rows, name))
    return Blocks(blocks)


def agreed_deal(state: Tournament, names: ShownNames) -> Blocks:
    """What each player gets by the deal on the table, once all have agreed to it.

    Nothing where the conditions do not let it be shown.
    """
    put, talks = state.talks.open, state.talks
    yes = {*talks.said(DealAnswer.AGREED), *talks.said(DealAnswer.SIGNED)}
    shown = state.conditions.prizes.deal_on_screen
    if put is None or not shown or any(one.entry not in yes for one in put.shares):
        return Blocks(())
    return Blocks([RowBlock(tuple(_share(state, one, names) for one in put.shares))])


def _share(state: Tournament, share: DealShare, names: ShownNames) -> ScreenRow:
    voice, currency = names.voice, state.conditions.currency
    stack = voice.count(Chips(share.stack))
    amount = voice.short_money(share.cents + share.head, currency)
    return _row(state, share.entry, names, stack, amount)


def special_rounds(state: Tournament, names: ShownNames) -> Blocks:
    """Each bonus or elimination round that is on, and what is to be won in it."""
    voice = names.voice
    on = sorted(state.special_rounds.open.items())
    rows = tuple(
        ScreenRow(_kind(voice, one, table), "", (_added(voice, one),), "", str(table), now=True)
        for table, one in on
    )
    return Blocks([RowBlock(rows)] if rows else ())


def _kind(voice: Voice, told: RoundAnnounced, table: int) -> str:
    if told.kind is RoundKind.BONUS:
        return voice.text("screens", "Table {table}: bonus round", table=table)
    return voice.text("screens", "Table {table}: elimination round", table=table)


def _added(voice: Voice, told: RoundAnnounced) -> str:
    if told.kind is RoundKind.ELIMINATION:
        return voice.text("screens", "lowest stack is out")
    if told.lots:
        return voice.text("screens", "chips added: {chips}", chips=voice.count(value_of(told.lots)))
    return told.prize


def league_places(state: Tournament, table: Sequence[LeaguePlace], names: ShownNames) -> Blocks:
    """The table of the event's league, most points first; who keeps the name off has none."""
    terms, voice = state.conditions.league, names.voice
    if terms is None or not table:
        return Blocks(())
    shared, rows = Counter(one.rank for one in table), list[ScreenRow]()
    for at, one in enumerate(table):
        shown = names.of(one.person, -at - 1)
        name = voice.text("screens", "Name withheld") if shown.hidden else shown.family
        lead = f"{one.rank}{'=' * (shared[one.rank] > 1)}"
        values = (voice.count(one.played), voice.decimal(one.points))
        rows.append(ScreenRow(name, shown.given, values, lead, letters=str(one.rank)))
    return Blocks([RowBlock(tuple(rows), terms.name)])


def _row(state: Tournament, entry: int, names: ShownNames, *values: str) -> ScreenRow:
    shown = names.of(state.entry(entry).person, entry)
    return ScreenRow(shown.family, shown.given, values, letters=shown.letters)
