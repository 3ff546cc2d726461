"""A list of the console on paper, as it is shown there."""

from collections.abc import Sequence

from tdapp.papers.paper import A4
from tdapp.papers.sheet import LIST_ROW, Imprint, Sheet, SheetCell, SheetColumn, SheetFact, SheetRow


def shown_sheet(
    imprint: Imprint,
    title: str,
    columns: Sequence[SheetColumn],
    rows: Sequence[Sequence[str]],
    kept_back: str = "",
) -> Sheet:
    """The rows in their order; what is `kept_back` from the list stands above it."""
    voice = imprint.voice
    text = voice.text
    return Sheet(
        kind="shown",
        title=title,
        imprint=imprint,
        columns=tuple(columns),
        rows=tuple(SheetRow(tuple(map(SheetCell, row))) for row in rows),
        summary=voice.plural("paper", "1 row.", "{n} rows.", len(rows)),
        notes=(SheetFact(text("paper", "Shown"), kept_back),) if kept_back else (),
        posted_label=text("paper", "Issued"),
        paper=A4.with_rows(LIST_ROW),
    )
