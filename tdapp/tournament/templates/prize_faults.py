"""What is wrong with a prize plan, found when the event is made and not when it is paid."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from operator import itemgetter

from tdapp.core.counted import counted
from tdapp.core.money import format_cents
from tdapp.core.refusal import Refusal
from tdapp.tournament.plan.prize_plan import (
    WHOLE,
    FieldShare,
    MinCash,
    PrizeBand,
    PrizeInKind,
    PrizePlan,
)
from tdapp.tournament.reckoning.prize_list import dropped_places
from tdapp.tournament.templates.prize_file import decimal_text

Fault = tuple[str, str]
"""What is wrong, and the field of the plan in which it is."""


def plan_faults(
    plan: PrizePlan,
    min_entries: int,
    max_entries: int,
    least_pool: Callable[[int], int] | None = None,
    *,
    bounty: bool = True,
) -> Iterator[Fault]:
    """Every fault of a plan for fields from `min_entries` to `max_entries`.

    `least_pool` tells the smallest pool in cents that so many entries can bring together, where
    that is known, `bounty` whether an entry pays for one.
    """
    yield from _faults_in_places(plan, min_entries, max_entries)
    yield from _faults_in_kind(plan.in_kind, min_entries, may_rise=plan.may_rise)
    if plan.seats and not plan.seats.item.strip():
        yield "no name", "seats.item"
    if plan.min_cash:
        yield from _faults_in_min_cash(plan.min_cash)
    if plan.progressive and not bounty:
        yield "no bounty in the entry's price", "progressive.paid"
    if plan.mystery:
        yield from _faults_in_mystery(plan, bounty=bounty)
    if least_pool is not None:
        yield from _shortages(plan, min_entries, max_entries, least_pool)


def _faults_in_mystery(plan: PrizePlan, *, bounty: bool) -> Iterator[Fault]:
    if not bounty:
        yield "no bounty in the entry's price", "mystery.envelopes"
    if plan.progressive:
        yield "beside progressive bounties", "mystery.envelopes"
    envelopes = plan.mystery.envelopes if plan.mystery else ()
    for number, one in enumerate(envelopes):
        if bool(one.value) is bool(one.percent):
            yield "neither a value nor a percentage, or both", f"mystery.envelopes[{number}].value"
    if sum(one.count * one.percent for one in envelopes) > WHOLE:
        yield "above 100", "mystery.envelopes[0].percent"


def written(percentage: int) -> str:
    """A percentage as it is read: ``65000`` becomes ``6.5``."""
    whole, decimals = divmod(percentage, WHOLE // 100)
    return f"{whole}.{decimals:04}".rstrip("0").rstrip(".")


def _faults_in_places(plan: PrizePlan, low: int, high: int) -> Iterator[Fault]:
    if plan.bands and plan.share:
        yield "beside a share of the field", "bands"
    if not (plan.bands or plan.share or plan.seats):
        yield "no place is paid", "bands"
    for number, band in enumerate(plan.bands):
        yield from _faults_in_band(band, low, high, f"bands[{number}]", may_rise=plan.may_rise)
    if plan.by_pool:
        yield from _faults_by_pool(plan.bands)
    elif plan.bands:
        yield from _faults_in_coverage(plan.bands, low, high)
    if plan.share:
        yield from _faults_in_share(plan.share, low, high, may_rise=plan.may_rise)


def _faults_in_band(
    band: PrizeBand, low: int, high: int, where: str, *, may_rise: bool
) -> Iterator[Fault]:
    if band.most is not None and band.least > band.most:
        yield "above most", f"{where}.least"
    if band.percent and band.amounts:
        yield "beside percentages", f"{where}.amounts"
    elif band.percent:
        yield from faults_in_table(band.percent, f"{where}.percent", may_rise=may_rise)
    elif band.amounts:
        yield from _rises(band.amounts, "amounts", f"{where}.amounts", may_rise=may_rise)
    else:
        yield "no percentages and no amounts", where
    places, smallest = len(band.percent or band.amounts), max(band.least, low)
    if places > smallest and smallest <= high and band.covers(smallest):
        yield f"{counted(places, 'prize')} for {_entries(smallest)}", where


def faults_in_table(table: Sequence[int], where: str, *, may_rise: bool = False) -> Iterator[Fault]:
    """That percentages do not add up to 100, or rise from one place to the next."""
    if sum(table) != WHOLE:
        yield f"percentages add to {written(sum(table))}, not 100", where
    yield from _rises(table, "percentages", where, may_rise=may_rise)


def _rises(values: Sequence[int], what: str, where: str, *, may_rise: bool) -> Iterator[Fault]:
    for place, (above, below) in enumerate(pairwise(values), 2):
        if below > above and not may_rise:
            yield f"{what} rise at place {place}", where


def _faults_in_coverage(bands: Sequence[PrizeBand], low: int, high: int) -> Iterator[Fault]:
    spans = [(band.least, high if band.most is None else band.most) for band in bands]
    for first, last in _gaps(spans, low, high):
        sizes = f"exactly {_entries(first)}" if first == last else f"{first} to {_entries(last)}"
        yield f"no band for {sizes}", "bands"
    numbered = sorted(enumerate(bands), key=lambda pair: pair[1].least)
    for (_, band), (number, following) in pairwise(numbered):
        if band.covers(following.least):
            yield f"two bands for {_entries(following.least)}", f"bands[{number}]"


def _faults_by_pool(bands: Sequence[PrizeBand]) -> Iterator[Fault]:
    """Bands by money hold for a field of any size, and each from a pool of its own."""
    begins = [band.from_pool for band in bands]
    for number, band in enumerate(bands):
        if band.least > 1 or band.most is not None:
            yield "beside from_pool of a band", f"bands[{number}].least"
        if band.from_pool in begins[:number]:
            yield f"a second band from {format_cents(band.from_pool)}", f"bands[{number}].from_pool"


def _gaps(spans: Iterable[tuple[int, int]], low: int, high: int) -> Iterator[tuple[int, int]]:
    """The stretches between `low` and `high` that none of the spans covers."""
    reached = low
    for first, last in sorted(spans):
        if first > reached and reached <= high:
            yield reached, min(first - 1, high)
        reached = max(reached, last + 1)
    if reached <= high:
        yield reached, high


def _faults_in_share(share: FieldShare, low: int, high: int, *, may_rise: bool) -> Iterator[Fault]:
    if share.tables and share.steepness:
        yield "beside tables", "share.steepness"
    elif not share.tables and not share.steepness:
        yield "no tables and no steepness", "share"
    for number, table in enumerate(share.tables):
        yield from faults_in_table(table, f"share.tables[{number}]", may_rise=may_rise)
        if len(table) in map(len, share.tables[:number]):
            yield f"a second table of length {len(table)}", f"share.tables[{number}]"
    if share.tables:
        lengths = [(len(table), len(table)) for table in share.tables]
        for first, last in _gaps(lengths, share.places(low), share.places(high)):
            length = str(first) if first == last else f"{first} to {last}"
            yield f"no table of length {length}", "share.tables"


def _faults_in_kind(
    prizes: Sequence[PrizeInKind], min_entries: int, *, may_rise: bool
) -> Iterator[Fault]:
    worth: dict[int, int] = {}
    for number, prize in enumerate(prizes):
        worth[prize.place] = worth.get(prize.place, 0) + prize.value
        if not prize.item.strip():
            yield "no name", f"in_kind[{number}].item"
        if prize.place > min_entries:
            yield f"above {_entries(min_entries)}", f"in_kind[{number}].place"
    above: tuple[int, int] | None = None
    for place, value in sorted(worth.items(), key=itemgetter(0)):
        bare = place > (above[0] if above else 0) + 1
        if not may_rise and value and (bare or (above and value > above[1])):
            yield f"values rise at place {place}", "in_kind"
        above = (place, value)


def _faults_in_min_cash(least: MinCash) -> Iterator[Fault]:
    if least.amount and least.buy_ins:
        yield "beside an amount", "min_cash.buy_ins"
    elif not least.amount and not least.buy_ins:
        yield "no amount and no buy-ins", "min_cash"


def _shortages(
    plan: PrizePlan, low: int, high: int, least_pool: Callable[[int], int]
) -> Iterator[Fault]:
    in_kind, pool = sum(prize.value for prize in plan.in_kind), least_pool(low)
    begins = min((band.from_pool for band in plan.bands), default=0)
    if begins > pool:
        yield f"no band for a pool of {format_cents(pool)}", "bands"
    if in_kind > pool:
        short = f"{format_cents(in_kind)} of a pool of {format_cents(pool)}"
        yield f"prizes in kind take {short}", "in_kind"
    for number, band in enumerate(plan.bands):
        smallest = max(band.least, low)
        if not band.amounts or smallest > high:
            continue
        needed = sum(band.amounts) + in_kind
        pool = max(least_pool(smallest), band.from_pool)
        where = f"bands[{number}].amounts"
        if needed > pool:
            short = f"{format_cents(needed)} from {format_cents(pool)}"
            yield f"prizes of {short}", where
        elif not (plan.seats or plan.by_pool) and band.is_exact(low, high):
            yield from ((said, where) for said in _left_over(plan, needed, pool))


def plan_warnings(
    plan: PrizePlan,
    min_entries: int,
    max_entries: int,
    least_pool: Callable[[int], int],
    buy_in: int = 0,
) -> Iterator[Fault]:
    """What may be a slip in a plan that can be played; the places of the largest field are meant.

    `buy_in` is the price of an entry in cents, of which the min-cash can be a multiple.
    """
    yield from _dropped(plan, max_entries, least_pool(max_entries), buy_in)
    in_kind = sum(prize.value for prize in plan.in_kind)
    for number, band in enumerate(plan.bands):
        smallest = max(band.least, min_entries)
        if not band.amounts or plan.seats or plan.by_pool:
            continue
        if band.is_exact(min_entries, max_entries):
            continue
        if smallest <= max_entries:
            needed = sum(band.amounts) + in_kind
            pool = max(least_pool(smallest), band.from_pool)
            for said in _left_over(plan, needed, pool):
                yield f"{said} with {_entries(smallest)}", f"bands[{number}].amounts"


def _dropped(plan: PrizePlan, entries: int, pool: int, buy_in: int) -> Iterator[Fault]:
    """That a curve is too steep to pay all the places of a field."""
    try:
        found = dropped_places(plan, entries, pool, buy_in)
    except Refusal:
        return
    if found is not None:
        said = f"{found.paid} of {counted(found.places, 'place')} paid with {_entries(entries)}"
        flatter = "no steepness pays them all"
        if found.steepness is not None:
            flatter = f"a steepness of {decimal_text(found.steepness * 25, 2)} pays them all"
        yield f"{said}; {flatter}", "share.steepness"


def _left_over(plan: PrizePlan, needed: int, pool: int) -> Iterator[str]:
    """That fixed prizes leave more of a pool than rounding does, and by how much."""
    if pool - needed >= plan.unit:
        short = f"{format_cents(pool - needed)} short of the pool of {format_cents(pool)}"
        yield f"prizes of {format_cents(needed)} are {short}"


def _entries(number: int) -> str:
    return counted(number, "entry", "entries")
