"""The meter sheet of a day: what went into each pool and out of it, and how its meter stands."""

from collections.abc import Iterator

from tdapp.papers.paper import A4
from tdapp.papers.sheet import (
    Align,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetFact,
    SheetRow,
    page_code,
)
from tdapp.sheets.jackpot.papers import JackpotPapers, exact

ROW = 24.0


def meter_sheet(papers: JackpotPapers, pool: int = 0) -> tuple[Sheet, ...]:
    """One pool, or all of them (0), to the part of a cent; refuses ``no_such_jackpot``."""
    say, right = papers.voice, Align.RIGHT
    pools = sorted(papers.state.pools.versions) if pool == 0 else [pool]
    heads = (
        say.text("jackpot paper", "Seeds"),
        say.text("jackpot paper", "Increments"),
        say.text("jackpot paper", "Adjusted"),
        say.text("jackpot paper", "Paid"),
        say.text("jackpot paper", "Meter"),
        say.text("jackpot paper", "Reserve"),
        say.text("jackpot paper", "To be paid"),
    )
    sheet = Sheet(
        kind="meter_sheet",
        title=say.text("jackpot paper", "Jackpot meters"),
        imprint=papers.imprint,
        summary=say.text(
            "jackpot paper", "Seeds + increments + adjusted - paid = meter + reserve + to be paid"
        ),
        columns=(
            SheetColumn(say.text("jackpot paper", "Pool"), 82),
            *(SheetColumn(one, 68, right) for one in heads),
        ),
        rows=tuple(_pool(papers, one) for one in pools),
        notes=tuple(_rounds(papers, pools)),
        signatures=(
            say.text("jackpot paper", "Read by"),
            say.text("jackpot paper", "Poker manager"),
        ),
        posted_label=say.text("jackpot paper", "Printed"),
        qr=page_code(papers.imprint),
        paper=A4.with_rows(ROW),
    )
    return (sheet,)


def _pool(papers: JackpotPapers, pool: int) -> SheetRow:
    state, voice = papers.state, papers.voice
    name = state.pools.terms(pool).name
    meter = state.meters.by_pool[pool]
    sums = (
        meter.seeded,
        meter.added,
        meter.adjusted,
        meter.settled,
        meter.stands.meter,
        meter.stands.reserve,
        meter.open,
    )
    amounts = (exact(units, voice, strong=units == meter.stands.meter) for units in sums)
    return SheetRow((SheetCell(name, strong=True), *amounts))


def _rounds(papers: JackpotPapers, pools: list[int]) -> Iterator[SheetFact]:
    """The rounds of the day at the tables of each pool."""
    say, links = papers.voice, papers.state.links
    for pool in pools:
        tables = sorted(table for table, one in links.by_table.items() if one.pool == pool)
        counted = ((table, links.rounds.get(table, 0)) for table in tables)
        said = [
            say.text("jackpot paper", "table {table}: {rounds}").format(
                table=table, rounds=papers.voice.count(rounds)
            )
            for table, rounds in counted
        ]
        name = papers.state.pools.terms(pool).name
        label = say.text("jackpot paper", "Rounds today, {pool}").format(pool=name)
        yield SheetFact(label, ", ".join(said) or say.text("jackpot paper", "no tables"))
