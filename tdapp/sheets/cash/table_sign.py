"""The sign at a cash table on paper: game and blinds large, then what a screen says of it too."""

from collections.abc import Iterable

from tdapp.cash.facts.games import ChangePosted, GameOpened, SignChanged
from tdapp.core.act import Recorded
from tdapp.papers.paper import A4
from tdapp.papers.sheet import Sheet, SheetCell, SheetColumn, SheetFact, SheetRow, page_code
from tdapp.screens.cash_boards import CashShown
from tdapp.screens.sign_facts import sign_facts
from tdapp.sheets.cash.papers import CashPapers

ROW = 34.0


def table_sign(papers: CashPapers, table: int) -> Sheet:
    """The sign of a table, with the notices that hang there; refuses ``no_game_there``."""
    papers.cash.game_at(table)
    facts = sign_facts(CashShown(papers.cash, papers.rules), table, papers.voice)
    hero, *others = (SheetFact(line.label, line.fact) for line in facts.large)
    return Sheet(
        kind="table_sign",
        title=facts.game,
        imprint=papers.imprint,
        summary=facts.table,
        hero=hero,
        facts=tuple(others),
        columns=(SheetColumn("", 150), SheetColumn("", 340)),
        rows=tuple(
            SheetRow(
                (
                    SheetCell(line.label, quiet=True),
                    SheetCell(line.fact, note=line.note, strong=True),
                )
            )
            for line in facts.lines
        ),
        notes=tuple(SheetFact(line.note, line.fact) for line in facts.notices),
        posted_label=papers.voice.text("paper", "Posted"),
        qr=page_code(papers.imprint),
        paper=A4.with_rows(ROW),
        hung=True,
    )


def sign_version(past: Iterable[Recorded], table: int) -> int:
    """Which of the signs of the day at a table, from 1, the newest is; a notice makes another."""
    signs = (GameOpened, SignChanged, ChangePosted)
    made = (one.event for one in past if isinstance(one.event, signs))
    return max(1, sum(one.table == table for one in made))
