"""A page that hangs where it is played, to be read from across a table: all of it is large."""

from tdapp.papers.composer import Composer
from tdapp.papers.foot import foot
from tdapp.papers.head import FACT, FACTS_AT, GAP, REMARK, letterhead, version_of
from tdapp.papers.marks import Code, InkTone, Measure, TextStyle, Weight
from tdapp.papers.qr import SIDE, code_at
from tdapp.papers.sheet import PAGE, Sheet, SheetFact, SheetRow

TABLE = TextStyle(11, Weight.MEDIUM)
NAME = TextStyle(50, Weight.SEMIBOLD, tracking=-2)
FIRST = TextStyle(100, Weight.SEMIBOLD, tracking=-2, aligned=False)
SECOND = TextStyle(50, Weight.SEMIBOLD, tracking=-2, aligned=False)
LABEL = TextStyle(11, tone=InkTone.QUIET)
VALUE = TextStyle(16, Weight.SEMIBOLD)
NOTICE = TextStyle(11, Weight.MEDIUM)

VALUES_AT = 157.0
"""Where the values of the rows begin, from the left margin."""

NEXT_LINE = 52.0
"""From one line of the name to the next."""

MOST, LEAST = 44.0, 31.0
"""The height of a row: as much as there is room for, between these."""

NOTICE_ROW = 34.0
HEAVY = 1.5

END = 26.0
"""From the last line of the code to the foot of the page."""


def hangs(sheet: Sheet, measure: Measure) -> bool:
    """Whether a sheet is set like this: one that is to be, has room on its page, and is no copy."""
    if not sheet.hung or not sheet.rows or sheet.imprint.copy is not None:
        return False
    return _row(sheet, _top(Composer(measure), sheet)) >= LEAST


def set_hung(setter: Composer, sheet: Sheet) -> None:
    """Set the page: the name, two facts, the rows, what is announced, the sign's own number."""
    y = _top(setter, sheet)
    height, left, right = _row(sheet, y), sheet.paper.side, sheet.paper.right
    for row in sheet.rows:
        _set_row(setter, sheet, row, y, height)
        y += height
        setter.rule(left, y, right, 0.4, InkTone.LINE)
    for notice in sheet.notes:
        setter.rule(left, y, right, HEAVY)
        _set_notice(setter, sheet, notice, y)
        y += NOTICE_ROW
    setter.rule(left, y, right, HEAVY)
    _set_end(setter, sheet)
    foot(setter, sheet, 1, 1)


def _top(setter: Composer, sheet: Sheet) -> float:
    """Set everything above the rows; gives the y where they begin."""
    paper, imprint = sheet.paper, sheet.imprint
    left, right, y = paper.side, paper.right, paper.top + 10
    room = (right - left) / 2 - GAP
    letterhead(setter, left, y, imprint.letterhead, room)
    setter.right(right, y, sheet.summary, TABLE, room)
    y += 10
    fits = setter.measure(sheet.title, NAME) <= right - left
    for line in [sheet.title] if fits else setter.halved(sheet.title, NAME):
        y += NEXT_LINE
        setter.left(left - 2, y, line, NAME, right - left)
    y += 20
    setter.rule(left, y, right, HEAVY)
    return _facts(setter, sheet, y)


def _facts(setter: Composer, sheet: Sheet, y: float) -> float:
    """Set the first fact largest and the second beside it."""
    left, right = sheet.paper.side, sheet.paper.right
    beside = left + FACTS_AT
    hero, others = sheet.hero, sheet.facts[:1]
    if hero is not None:
        room = (beside - GAP if others else right) - left
        setter.left(left, y + 18, hero.label, LABEL, room)
        setter.left(left - 4, y + 106, hero.value, FIRST, room)
    for fact in others:
        setter.left(beside, y + 18, fact.label, LABEL, right - beside)
        setter.left(beside - 2, y + 106, fact.value, SECOND, right - beside)
    y += 130
    setter.rule(left, y, right, 1)
    return y


def _row(sheet: Sheet, y: float) -> float:
    """The height that each row has below `y`."""
    below = sheet.paper.foot - END - SIDE - 2 * GAP - NOTICE_ROW * len(sheet.notes)
    return min(MOST, (below - y) / len(sheet.rows))


def _set_row(setter: Composer, sheet: Sheet, row: SheetRow, y: float, height: float) -> None:
    label, fact, *_ = row.cells
    left, right = sheet.paper.side, sheet.paper.right
    start = left + VALUES_AT
    value = y + height / 2 + (0.5 if fact.note else 5.5)
    setter.left(left, value, label.text, LABEL, VALUES_AT - GAP)
    setter.left(start, value, fact.text, VALUE, right - start)
    setter.left(start, value + 12.5, fact.note, REMARK, right - start)


def _set_notice(setter: Composer, sheet: Sheet, notice: SheetFact, y: float) -> None:
    left, right = sheet.paper.side, sheet.paper.right
    start = left + VALUES_AT
    setter.left(left, y + 20.5, notice.label, REMARK, VALUES_AT - GAP)
    setter.left(start, y + 20.5, notice.value, NOTICE, right - start)


def _set_end(setter: Composer, sheet: Sheet) -> None:
    """The document, its version and what it replaces, since when; the code beside them."""
    paper, imprint, text = sheet.paper, sheet.imprint, sheet.imprint.voice.text
    bottom, right = paper.foot - END, paper.right
    if sheet.qr is not None:
        code = code_at(paper.right, 0, sheet.qr.replace(PAGE, "1"))
        setter.marks.append(Code(code.x, bottom - code.side, code.module, code.rows))
        right = code.x - code.quiet
    version = text("paper", "Document {document}, version {version}")
    said = version.format(document=imprint.document, version=version_of(sheet))
    posted = f"{sheet.posted_label or text('paper', 'Posted')} {imprint.posted}"
    setter.left(paper.side, bottom - 15, said, FACT, right - paper.side)
    setter.left(paper.side, bottom, posted, FACT, right - paper.side)
