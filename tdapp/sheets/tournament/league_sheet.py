"""The table of a league on paper."""

from collections import Counter
from collections.abc import Sequence

from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.paper import A4
from tdapp.papers.sheet import (
    LIST_ROW,
    Align,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetFact,
    SheetRow,
    page_code,
)
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.tournament.event.league import LeaguePlace
from tdapp.tournament.plan.terms import LeagueTerms


def league_sheet(
    papers: EventPapers, terms: LeagueTerms, table: Sequence[LeaguePlace], events: Sequence[str]
) -> Sheet:
    """Everybody's points, most first, below them the formula and the events that count."""
    voice, imprint = papers.voice, papers.imprint(PaperKind.LEAGUE_TABLE)
    text = voice.text
    ranks = Counter(one.rank for one in table)
    rows = tuple(
        SheetRow(
            (
                SheetCell(str(one.rank), hang="=" if ranks[one.rank] > 1 else "", strong=True),
                SheetCell(papers.named(one.person)),
                SheetCell(str(one.played)),
                SheetCell(voice.decimal(one.points), strong=True),
            )
        )
        for one in table
    )
    best = text("paper", "all results")
    if terms.best is not None:
        best = voice.plural("paper", "the best result", "the {n} best results", terms.best)
    return Sheet(
        kind=PaperKind.LEAGUE_TABLE.value,
        title=text("paper", "League table"),
        imprint=imprint,
        columns=(
            SheetColumn(text("paper", "Place"), 20, Align.RIGHT),
            SheetColumn(text("paper", "Name"), 160),
            SheetColumn(text("paper", "Events"), 30, Align.RIGHT),
            SheetColumn(text("paper", "Points"), 60, Align.RIGHT),
        ),
        rows=rows,
        notes=(
            SheetFact(text("paper", "League"), terms.name),
            SheetFact(text("paper", "Points"), terms.points),
            SheetFact(text("paper", "Counted"), best),
            SheetFact(text("paper", "Events"), "; ".join(events)),
        ),
        counted=(text("paper", "player"), text("paper", "players")),
        qr=page_code(imprint),
        paper=A4.with_rows(LIST_ROW),
    )
