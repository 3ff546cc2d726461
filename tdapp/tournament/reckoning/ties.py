"""The order of players who are out in one hand, or on several tables at the same time."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, count

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.rules.drawn_cards import RANKS
from tdapp.rules.finishing_rules import FinishBy, FinishingOrder


class EliminatedPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of one player who is out; None where it is not known.

    Chips: `stack` before the hand, `put_in` the pot in it, `all_in` the amount he was all-in for.
    `all_in_order` counts the all-ins of that hand from 1, `from_button` the seats clockwise from
    the button (0: on it), `cards` are the ranks drawn (2 to 14), one a round. `ruled` is his place
    among those whom the director had to rank, from 1.
    """

    entry: int
    table: int
    stack: int | None = None
    put_in: int | None = None
    all_in: int | None = None
    all_in_order: int | None = None
    from_button: int | None = None
    cards: tuple[int, ...] = ()
    ruled: int | None = None


class OpenTie(msgspec.Struct, frozen=True):
    """What must still be found out of these entries: one value each, or a card in this round.

    Cards are dealt in the order of the entries.
    """

    what: FinishBy
    entries: tuple[int, ...]
    round: int = 1


class FinishGroups(msgspec.Struct, frozen=True):
    """Groups of entries, best first; the entries of one group are tied and share its places.

    While something is missing its entries stand in one group.
    """

    groups: tuple[tuple[int, ...], ...]
    missing: tuple[OpenTie, ...] = ()


def finish(
    outs: Sequence[EliminatedPlayer],
    order: FinishingOrder,
    first_place: int = 1,
    paid_places: int | None = None,
) -> FinishGroups:
    """Rank players who are out at once; the best of them has `first_place`.

    Nothing is asked that decides only about places beyond `paid_places` (None: not known yet).
    Refuses ``entry_twice``, ``all_in_order_twice`` and ``no_such_card``.
    """
    _check(outs)
    by_entry = {out.entry: out for out in outs}
    results = {
        (one.entry, other.entry): _compare(one, other, order)
        for one, other in combinations(outs, 2)
    }
    groups: list[tuple[int, ...]] = []
    missing: list[OpenTie] = []
    place = first_place
    for group in _groups(by_entry, results):
        inside = [by_entry[entry] for entry in group]
        split, asked = _settle(inside, _within(results, group))
        groups += split
        missing += asked if paid_places is None or place <= paid_places else []
        place += len(group)
    return FinishGroups(tuple(groups), tuple(missing))


Result = int | OpenTie
"""Of a pair: above 0 the first finishes higher, below 0 the second, or what has to be asked."""

_FIELDS = {
    FinishBy.STACK: ("stack", 1),
    FinishBy.CHIPS_PUT_IN: ("put_in", 1),
    FinishBy.ALL_IN_AMOUNT: ("all_in", 1),
    FinishBy.FIRST_ALL_IN: ("all_in_order", -1),
    FinishBy.NEAREST_BUTTON: ("from_button", -1),
    FinishBy.RULING: ("ruled", -1),
}


def _values(out: EliminatedPlayer, by: FinishBy) -> tuple[int, ...]:
    """What is known, the larger the better; cards have a value for each round."""
    if by is FinishBy.CARD:
        return out.cards
    name, sign = _FIELDS[by]
    value = getattr(out, name)
    return () if value is None else (sign * value,)


def _compare(one: EliminatedPlayer, other: EliminatedPlayer, order: FinishingOrder) -> Result:
    criteria = order.same_table if one.table == other.table else order.other_tables
    for by in criteria:
        mine, theirs = _values(one, by), _values(other, by)
        for index in count() if by is FinishBy.CARD else (0,):
            known = {one.entry: mine, other.entry: theirs}
            lacking = tuple(entry for entry, values in known.items() if len(values) <= index)
            if lacking:
                return OpenTie(by, lacking, index + 1)
            if mine[index] != theirs[index]:
                return mine[index] - theirs[index]
    return 0


def _groups(
    entries: Iterable[int], results: Mapping[tuple[int, int], Result]
) -> list[tuple[int, ...]]:
    """Best first: who does not certainly finish below whom, through any number of others."""
    reached = {entry: {entry} for entry in entries}
    for (one, other), result in results.items():
        if isinstance(result, OpenTie) or result >= 0:
            reached[one].add(other)
        if isinstance(result, OpenTie) or result <= 0:
            reached[other].add(one)
    for middle, beyond in reached.items():
        for others in reached.values():
            if middle in others:
                others.update(beyond)
    groups = {
        tuple(sorted(other for other in reached[entry] if entry in reached[other])): len(below)
        for entry, below in reached.items()
    }
    return sorted(groups, key=lambda group: -groups[group])


def _settle(
    group: Sequence[EliminatedPlayer], results: Mapping[tuple[int, int], Result]
) -> tuple[list[tuple[int, ...]], list[OpenTie]]:
    """A group as it stands and what is asked of it; a circle of results goes to the director."""
    together = [tuple(out.entry for out in group)]
    asked = {pair: result for pair, result in results.items() if isinstance(result, OpenTie)}
    if asked:
        return together, _values_asked(asked) or _cards_asked(group, asked)
    if not any(results.values()):
        return together, []
    unruled = tuple(out.entry for out in group if out.ruled is None)
    if unruled:
        return together, [OpenTie(FinishBy.RULING, unruled)]
    by_ruling = defaultdict[int | None, list[int]](list)
    for out in sorted(group, key=lambda out: out.ruled or 0):
        by_ruling[out.ruled].append(out.entry)
    return [tuple(entries) for entries in by_ruling.values()], []


def _values_asked(asked: Mapping[tuple[int, int], OpenTie]) -> list[OpenTie]:
    """All that is asked except cards, which wait until it is known who draws."""
    lacking = defaultdict[FinishBy, set[int]](set)
    for one in asked.values():
        if one.what is not FinishBy.CARD:
            lacking[one.what].update(one.entries)
    return [OpenTie(what, tuple(sorted(entries))) for what, entries in lacking.items()]


def _cards_asked(
    group: Sequence[EliminatedPlayer], asked: Mapping[tuple[int, int], OpenTie]
) -> list[OpenTie]:
    """One draw for each set of players tied with each other, its first open round."""
    draws: list[set[int]] = []
    for pair in asked:
        joined = [draw for draw in draws if draw.intersection(pair)]
        draws = [draw for draw in draws if draw not in joined] + [set(pair).union(*joined)]
    open_ = []
    for draw in draws:
        here = [one for pair, one in asked.items() if draw.issuperset(pair)]
        first = min(one.round for one in here)
        drawing = {entry for one in here if one.round == first for entry in one.entries}
        dealt = sorted((out for out in group if out.entry in drawing), key=_dealt_first)
        open_.append(OpenTie(FinishBy.CARD, tuple(out.entry for out in dealt), first))
    return open_


def _dealt_first(out: EliminatedPlayer) -> tuple[bool, bool, int, int]:
    """From the left of the button on, the player on it last, then those of unknown place."""
    seats = out.from_button
    return seats is None, seats == 0, seats or 0, out.entry


def _within(
    results: Mapping[tuple[int, int], Result], group: Iterable[int]
) -> dict[tuple[int, int], Result]:
    inside = set(group)
    return {pair: result for pair, result in results.items() if inside.issuperset(pair)}


def _check(outs: Sequence[EliminatedPlayer]) -> None:
    seen: set[int] = set()
    all_ins: set[tuple[int, int]] = set()
    for out in outs:
        if out.entry in seen:
            raise Refusal("entry_twice", entry=out.entry)
        seen.add(out.entry)
        if out.all_in_order is not None:
            if (out.table, out.all_in_order) in all_ins:
                raise Refusal("all_in_order_twice", order=out.all_in_order, table=out.table)
            all_ins.add((out.table, out.all_in_order))
        for rank in out.cards:
            if rank not in RANKS.values():
                raise Refusal("no_such_card", card=rank)
