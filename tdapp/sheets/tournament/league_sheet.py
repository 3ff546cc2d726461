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
from tdapp.voice.voice import Voice


def league_sheet(
    papers: EventPapers, terms: LeagueTerms, table: Sequence[LeaguePlace], events: Sequence[str]
) -> Sheet:
    """Everybody's points, most first, below them the formula and the events that count."""
    imprint, text = papers.imprint(PaperKind.LEAGUE_TABLE), papers.voice.text
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
        rows=_rows(papers, table),
        notes=(
            SheetFact(text("paper", "League"), terms.name),
            SheetFact(text("paper", "Points"), terms.points),
            SheetFact(text("paper", "Counted"), _counted(terms, papers.voice)),
            SheetFact(text("paper", "Events"), "; ".join(events)),
        ),
        counted=(text("paper", "player"), text("paper", "players")),
        qr=page_code(imprint),
        paper=A4.with_rows(LIST_ROW),
    )


def _rows(papers: EventPapers, table: Sequence[LeaguePlace]) -> tuple[SheetRow, ...]:
    ranks = Counter(one.rank for one in table)
    return tuple(
        SheetRow(
            (
                SheetCell(str(one.rank), hang="=" if ranks[one.rank] > 1 else "", strong=True),
                SheetCell(papers.named(one.person)),
                SheetCell(str(one.played)),
                SheetCell(papers.voice.decimal(one.points), strong=True),
            )
        )
        for one in table
    )


def _counted(terms: LeagueTerms, voice: Voice) -> str:
    if terms.best is None:
        return voice.text("paper", "all results")
    return voice.plural("paper", "the best result", "the {n} best results", terms.best)
