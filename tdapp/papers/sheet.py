"""What stands on a sheet, as plain frozen values."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import Letterhead
from tdapp.papers.paper import A4, Paper, PaperSize, of_the_house
from tdapp.voice.voice import ENGLISH, Voice


@dataclass(frozen=True, slots=True)
class BlockLine:
    """One line: a label such as a seat, a text, a figure at the right; quiet ones are free."""

    label: str = ""
    text: str = ""
    figure: str = ""
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class SheetBlock:
    """A title with a remark beside it, and its lines."""

    title: str
    note: str = ""
    lines: tuple[BlockLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """A card: what it is `of`, the one fact set large under its label, who, and its code."""

    letterhead: Letterhead
    event: str
    label: str
    hero: str
    name: str
    remark: str
    document: str
    code: str


PAGE = "{page}"
"""Stands in a code's text for the number of the page that carries it."""

LIST_ROW = 16.0
"""The height of a row that nobody signs or writes in, in points."""

NO_AMOUNT = "\N{EN DASH}"


class Align(Enum):
    """Where in its column a text stands."""

    LEFT = "left"
    RIGHT = "right"
    CENTRE = "centre"


class Fill(Enum):
    """What a column holds: text, a box to tick, or a line to sign on."""

    TEXT = "text"
    BOX = "box"
    LINE = "line"


@dataclass(frozen=True, slots=True)
class SheetColumn:
    """One column: its head, its share of the width (of the sum of all shares), its kind.

    `summed` columns are added up on every page and at the end.
    """

    title: str
    share: float
    align: Align = Align.LEFT
    fill: Fill = Fill.TEXT
    summed: bool = False


@dataclass(frozen=True, slots=True)
class SheetCell:
    """A text in a row: `more` follows in a lighter hand, `note` stands small beneath it.

    `hang` is set outside the right edge so that figures above each other stay aligned. `cents` is
    what a summed column adds.
    """

    text: str = ""
    more: str = ""
    note: str = ""
    hang: str = ""
    strong: bool = False
    quiet: bool = False
    cents: int | None = None


def money(cents: int | None, voice: Voice = ENGLISH, *, strong: bool = False) -> SheetCell:
    """An amount in cents as a cell; a dash where there is none, or nothing."""
    if not cents:
        return SheetCell(NO_AMOUNT, quiet=True)
    return SheetCell(voice.money(cents), strong=strong, cents=cents)


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One row of cells, one for each column; `changed` rows get a bar in the margin.

    One that `goes_on` says more of the row above it: no line parts them.
    """

    cells: tuple[SheetCell, ...]
    changed: bool = False
    goes_on: bool = False


@dataclass(frozen=True, slots=True)
class SheetFact:
    """A label and what it is the label of; an `exact` value is written so that none misreads it."""

    label: str
    value: str
    exact: bool = False


@dataclass(frozen=True, slots=True)
class Reprint:
    """When a sheet was printed again, in the house's words, and by whom."""

    at: str
    by: str


@dataclass(frozen=True, slots=True)
class Imprint:
    """Whose paper this is and which: on every sheet, whatever its kind.

    `posted` is the moment in the house's words, `replaces` the version that is void by this one.
    `copy` is None for the first print. `voice` is how the sheet speaks.
    """

    letterhead: Letterhead
    event: str
    document: str
    posted: str
    version: int = 1
    replaces: int | None = None
    copy: Reprint | None = None
    voice: Voice = ENGLISH


def page_code(imprint: Imprint) -> str:
    """What the code of each page says: the document, its version and the page."""
    return f"{imprint.document}/{imprint.version}/{PAGE}"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole document of one or more pages.

    `hero` is the one fact set large, `notes` are ruled lines under the head (bold label, text).
    `counted` names what the rows are, one and many. `closing` rows follow the last total.
    One that is `hung` is set large, on the one page that it has room on.
    Instead of rows a sheet may hold `blocks`, set in columns, or `cards` to be cut out, ten a page.
    `signatures` are the labels of the lines at the foot of every page; `signing` stands above them
    and `posted_label` beside the moment, both in the usual words where they are empty.

    Refuses ``row_misfit`` where a row does not have a cell for each column.
    """

    kind: str
    title: str
    imprint: Imprint
    columns: tuple[SheetColumn, ...] = ()
    rows: tuple[SheetRow, ...] = ()
    summary: str = ""
    notes: tuple[SheetFact, ...] = ()
    hero: SheetFact | None = None
    facts: tuple[SheetFact, ...] = ()
    counted: tuple[str, str] | None = None
    closing: tuple[SheetRow, ...] = ()
    signing: str = ""
    signatures: tuple[str, ...] = ()
    posted_label: str = ""
    qr: str | None = None
    paper: Paper = A4
    hung: bool = False
    blocks: tuple[SheetBlock, ...] = ()
    cards: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        for number, row in enumerate((*self.rows, *self.closing), start=1):
            if len(row.cells) != len(self.columns):
                raise Refusal("row_misfit", row=number, cells=len(row.cells))

    @property
    def totals(self) -> tuple[int | None, ...]:
        """The sum of each summed column in cents, None for the others."""
        return sums(self.columns, self.rows)


def on_paper(sheet: Sheet, size: PaperSize) -> Sheet:
    """The same sheet on the paper of a house."""
    paper = of_the_house(sheet.paper, size)
    return sheet if paper == sheet.paper else replace(sheet, paper=paper)


def sums(columns: Sequence[SheetColumn], rows: Sequence[SheetRow]) -> tuple[int | None, ...]:
    """The cents of each summed column over `rows`, None for the other columns."""
    return tuple(
        sum(row.cells[place].cents or 0 for row in rows) if column.summed else None
        for place, column in enumerate(columns)
    )


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
