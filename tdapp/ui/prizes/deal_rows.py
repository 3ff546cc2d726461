"""The rows of the page of a deal: the players with every way, the sums, terms and signatures."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tdapp.core.names import parted
from tdapp.shown.cells import EMPTY, Cell, Shape, Tone
from tdapp.shown.deal_table import METHOD_WORDS, METHODS, DealTable
from tdapp.tournament.facts.deals import DealAnswer
from tdapp.tournament.prizes import undecided
from tdapp.tournament.reckoning.deal_shares import DealMethod
from tdapp.ui.look.lists.list_rows import Column, ListRow, label, left, right, row_of, wide
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.prizes.place_row import signed
from tdapp.voice.voice import NONE

say = saying("deal page")
NameOf = Callable[[int], str]


class DealLine(NamedTuple):
    """A player, or a sum under all of them."""

    place: Cell
    player: Cell
    stack: Cell
    blinds: Cell
    prize: Cell
    ways: tuple[Cell, ...]
    answer: Cell


def method_word(method: DealMethod) -> str:
    """What a way to share is called."""
    return voice().say(METHOD_WORDS[method])


def deal_columns(chosen: DealMethod = DealMethod.ICM) -> tuple[Column[DealLine], ...]:
    """Place, player, stack, big blinds, prize, every way with its key, and what was said."""
    ways = [_way_column(at, method, chosen) for at, method in enumerate(METHODS)]
    return (
        right("", 32, lambda line: line.place),
        wide(say("Player"), lambda line: line.player, 150, strong=True),
        right(say("Stack"), 96, lambda line: line.stack),
        right(say("BB"), 52, lambda line: line.blinds, 900),
        right(say("Prize"), 100, lambda line: line.prize, 1000),
        *ways,
        left(say("Agrees to it"), 184, lambda line: line.answer),
    )


def _way_column(at: int, method: DealMethod, chosen: DealMethod) -> Column[DealLine]:
    least = 1150 if method is DealMethod.ALL_CHIPS else 0
    head = f"{method_word(method)}  {at + 1}"
    return right(head, 112, lambda line: line.ways[at], least, strong=method is chosen)


def deal_rows(table: DealTable, big_blind: int, name_of: NameOf) -> list[ListRow]:
    """The players left, the most chips first."""
    columns, rows = deal_columns(table.draft.method), []
    for place, (entry, chips) in enumerate(table.stacks.items(), 1):
        seat = table.state.seating.seat_of.get(entry)
        prize = undecided(table.state, place)
        line = DealLine(
            label(str(place)),
            Cell(name_of(entry), strong=True, note="" if seat is None else str(seat)),
            Cell(NONE if chips < 0 else voice().count(chips)),
            label(voice().count(chips // big_blind) if chips >= 0 and big_blind else NONE),
            label(voice().money(prize.cash) if prize else NONE),
            tuple(_way(table, method, entry) for method in METHODS),
            answer_cell(table.answer(entry)),
        )
        rows.append(row_of(columns, line, entry))
    return rows


def _way(table: DealTable, method: DealMethod, entry: int) -> Cell:
    cents, chosen = table.gets(method, entry), method is table.draft.method
    tone, odd = Tone.CHOSEN if chosen else Tone.FACT, table.is_odd(method, entry)
    words = NONE if cents is None else voice().money(cents)
    tone = Tone.WAITS if odd else tone
    return Cell(words, tone=tone, strong=chosen, shape=Shape.ATTENTION if odd else None)


def answer_cell(answer: DealAnswer | None) -> Cell:
    """What a player said, with its shape."""
    return {
        None: Cell(say("not asked"), tone=Tone.LABEL, shape=Shape.WAITING),
        DealAnswer.AGREED: Cell(say("agreed"), tone=Tone.DONE, shape=Shape.DONE),
        DealAnswer.REFUSED: Cell(say("said no"), tone=Tone.STOP, shape=Shape.STOP),
        DealAnswer.SIGNED: Cell(say("signed"), tone=Tone.DONE, shape=Shape.PAPER),
    }[answer]


def sum_rows(table: DealTable, name_of: NameOf) -> list[ListRow]:
    """All together, what rounding leaves and to whom, and who gains most against ICM."""
    lines = [_together(table), _left_over(table, name_of), _gains(table, name_of)]
    return [
        row_of(deal_columns(table.draft.method), line, f"sum {at}") for at, line in enumerate(lines)
    ]


def _together(table: DealTable) -> DealLine:
    wanted, state = table.to_share, table.state
    sums = []
    for method in METHODS:
        amounts = [table.gets(method, one) or 0 for one in table.entries]
        off = sum(amounts) != wanted
        tone = Tone.STOP if off and any(amounts) else Tone.FACT
        sums.append(Cell(voice().money(sum(amounts)), total=True, tone=tone))
    wrong = table.chips != state.chips_in_play
    said = say("{chips} in play", chips=voice().count(state.chips_in_play))
    shape, tone = (Shape.ATTENTION, Tone.WAITS) if wrong else (Shape.DONE, Tone.DONE)
    stack = Cell(voice().count(table.chips), total=True)
    money = Cell(voice().money(wanted), total=True)
    title = Cell(say("Together"), total=True)
    return DealLine(EMPTY, title, stack, EMPTY, money, tuple(sums), Cell(said, (), tone, shape))


def _left_over(table: DealTable, name_of: NameOf) -> DealLine:
    unit = voice().money(table.draft.unit)
    title = label(say("Rounded to {unit}", unit=unit))
    first = name_of(table.entries[0]) if table.entries else ""
    said = label(say("rest: {name}", name=parted(first)[0] or first))
    ways = tuple(label(_error(table, method)) for method in METHODS)
    return DealLine(EMPTY, title, EMPTY, EMPTY, EMPTY, ways, said)


def _error(table: DealTable, method: DealMethod) -> str:
    """How exact the amounts are."""
    put = table.in_way(method)
    if put is None or method is DealMethod.HAND:
        return ""
    if not put.error:
        return say("exact")
    return f"\N{PLUS-MINUS SIGN}{voice().money(put.error)}"


def _gains(table: DealTable, name_of: NameOf) -> DealLine:
    found = [table.gains_most(method) for method in METHODS]
    ways = tuple(label(signed(one[1]) if one and one[1] else NONE) for one in found)
    chosen = table.gains_most(table.draft.method)
    name = name_of(chosen[0]) if chosen and chosen[1] else ""
    title = label(say("Most over ICM"))
    return DealLine(EMPTY, title, EMPTY, EMPTY, EMPTY, ways, label(name))


def terms_columns() -> tuple[Column[tuple[str, str, str]], ...]:
    """What is agreed, the value, and what that means."""
    return (
        left("", 148, lambda line: label(line[0])),
        left("", 128, lambda line: Cell(line[1], strong=True)),
        wide("", lambda line: label(line[2])),
    )


def terms_rows(table: DealTable) -> list[ListRow]:
    """What the players agree beside the amounts."""
    return [row_of(terms_columns(), line, line[0]) for line in _terms(table)]


def _terms(table: DealTable) -> Iterator[tuple[str, str, str]]:
    draft, state = table.draft, table.state
    kept = [voice().money(cents) for cents in draft.saved] or [voice().money(0)]
    yield say("Shared"), voice().money(table.to_share), say("in cash, by name")
    unit = voice().money(draft.unit)
    yield say("Rounded down to"), unit, say("rest to most chips")
    yield say("Saved to play for"), "; ".join(kept), say("taken off first")
    for kind in state.prizes.in_kind:
        if kind.place <= len(table.entries):
            stays = say("stays with place {place}", place=kind.place)
            yield say("In kind, outside"), kind.item, stays
    if state.bounties.in_envelopes:
        shared = say("inside: shared") if draft.heads else say("outside, played for")
        yield say("Undrawn envelopes"), voice().money(state.bounties.in_envelopes), shared
    elif len(state.bounties.heads):
        inside = say("inside: each keeps the own") if draft.heads else say("outside, played for")
        inside = say("inside: shared") if draft.heads and draft.heads_shared else inside
        total = sum(state.bounties.heads.get(one, 0) for one in table.entries)
        yield say("Bounties"), voice().money(total), inside
    if draft.until_us is not None:
        yield say("Time to answer"), voice().time(draft.until_us), say("no yes is taken after")
    odd = any(table.is_odd(draft.method, one) for one in table.entries)
    if odd:
        yield say("Check"), method_word(draft.method), say("above first prize, or below the lowest")
    yield say("On screens"), say("by agreement"), say("amounts not shown")


def signing_columns() -> tuple[Column[tuple[str, str, Cell]], ...]:
    """Who signs, for how much, and whether that is done."""
    return (
        wide(say("Signs"), lambda line: Cell(line[0], strong=True)),
        right(say("Amount"), 120, lambda line: line[1]),
        left(say("Signature"), 170, lambda line: line[2]),
    )


def signing_rows(table: DealTable, name_of: NameOf) -> list[ListRow]:
    """The players with what they sign for."""
    columns, rows = signing_columns(), []
    for entry in table.entries:
        cents = table.gets(table.draft.method, entry)
        amount = NONE if cents is None else voice().money(cents)
        line = (name_of(entry), amount, answer_cell(table.answer(entry)))
        rows.append(row_of(columns, line, entry))
    return rows
