"""Splitting a pot, odd chips by the house's rule (STAR 24.4, CROWN 8.5, TAS C15.3, ADELAIDE 58)."""

from collections.abc import Mapping, Sequence


def shares(chips: int, winners: Sequence[int], unit: int, *, one_each: bool) -> Mapping[int, int]:
    """What each winner gets, in chips.

    `winners` come in the order in which they take what cannot be split into whole units: the first
    takes all of it, or each a unit until it is gone, a broken unit going to the first.
    """
    each = chips // len(winners) // unit * unit
    rest = chips - each * len(winners)
    given = dict.fromkeys(winners, each)
    if one_each:
        for winner in winners[: rest // unit]:
            given[winner] += unit
        rest %= unit
    given[winners[0]] += rest
    return given


def halves(chips: int, unit: int) -> tuple[int, int]:
    """The high and the low half; the high one has what cannot be split (CROWN 10.6.6(b)(v))."""
    low = chips // 2 // unit * unit
    return chips - low, low


def parts(chips: int, count: int, unit: int) -> Sequence[int]:
    """Equal parts for several boards, the odd units one each from the first on (P25)."""
    given = shares(chips, range(count), unit, one_each=True)
    return [given[at] for at in range(count)]
