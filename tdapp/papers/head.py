"""The head of a page: house, title and event at the left, document and code at the right."""

from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import Letterhead
from tdapp.papers.composer import SMALLEST, Composer, one_line
from tdapp.papers.marks import BoxMark, InkTone, TextStyle, Weight
from tdapp.papers.qr import code_at
from tdapp.papers.sheet import PAGE, Sheet, SheetFact

TITLE = TextStyle(20, Weight.SEMIBOLD, tracking=-1)
EVENT = TextStyle(11, Weight.MEDIUM)
FACT = TextStyle(9, Weight.MEDIUM)
DOCUMENT = TextStyle(9, Weight.MEDIUM, zero=True)
STRONG = TextStyle(9, Weight.SEMIBOLD)
TEXT = TextStyle(9)
REMARK = TextStyle(9, tone=InkTone.QUIET)
LABEL = TextStyle(7, tone=InkTone.QUIET)
NARROW = TextStyle(7, Weight.MEDIUM)
HERO = TextStyle(40, Weight.SEMIBOLD, tracking=-2, aligned=False)

GAP = 12.0
PITCH = 15.5
"""From one fact to the next."""

BELOW = 9.5
"""From the name of the house to the line below it."""

UP, NEXT = 6.0, 8.0
"""So much higher than in one line a long name begins in two, and so much lower it goes on."""

TINY = 3.5
"""The smallest that a letterhead is set."""

DENSE = 13.0
"""The same on a copy, whose head says more and takes no more room."""

FACTS_AT = 268.0
"""Where the labels of a wide paper's facts begin, from the left margin."""

CODE_BELOW = 20.0
"""From the event to the code below it, with the white that a scanner needs."""

MOST_LINES = 6
"""A note longer than this is no note."""


def first_head(setter: Composer, sheet: Sheet) -> float:
    """Set the whole head of a first page; gives the y where the head ends."""
    paper, imprint = sheet.paper, sheet.imprint
    edge, clear = (paper.right, paper.top) if paper.slim else _code(setter, sheet, paper.top)
    left, top = paper.side, paper.top
    facts_at = left + FACTS_AT
    room = (facts_at if paper.wide else edge + GAP) - GAP - left
    letterhead(setter, left, top + 10, imprint.letterhead, room)
    _title(setter, sheet, room)
    y = top + 60.0
    _event(setter, sheet, y, (room if paper.wide and imprint.copy else edge - left))
    if sheet.summary:
        y += 14
        setter.left(left, y, sheet.summary, REMARK, edge - left)
    if paper.wide:
        text = imprint.voice.text
        rows = (
            SheetFact(text("paper", "Document"), imprint.document, exact=True),
            SheetFact(text("paper", "Version"), version_of(sheet)),
            *_printed(sheet),
        )
        set_facts(setter, facts_at, top + 10, rows, edge - facts_at, _pitch(sheet))
    if paper.slim:
        _, clear = _code(setter, sheet, y + CODE_BELOW)
    y = max(y, clear - 19)
    if sheet.notes:
        y = _notes(setter, sheet, y + 19)
    return _body(setter, sheet, y)


def letterhead(setter: Composer, x: float, y: float, head: Letterhead, width: float) -> float:
    """Set whose paper it is, the first line on `y` or two about it; gives the last baseline.

    Nothing that may be written there is cut: what is long is set smaller than any other text.
    """
    name = one_line(head.name)
    if setter.shrunk(name, FACT, width, smallest=0).size >= SMALLEST:
        setter.left(x, y, name, FACT, width)
    else:
        for place, line in enumerate(setter.halved(name, NARROW)):
            setter.left(x, y - UP + NEXT * place, line, NARROW, width, TINY)
    if not head.line:
        return y
    setter.left(x, y + BELOW, head.line, LABEL, width, TINY)
    return y + BELOW


def later_head(setter: Composer, sheet: Sheet) -> float:
    """Set the one line that heads every later page; gives the y where it ends."""
    paper, imprint = sheet.paper, sheet.imprint
    y, width = paper.top + 10, paper.right - paper.side
    version = f"{imprint.document}   {version_words(sheet)}"
    setter.right(paper.right, y, version, DOCUMENT, width / 3)
    x = setter.left(paper.side, y, sheet.title, STRONG, width / 3)
    if imprint.copy:
        x = setter.left(x + 6, y, _copy(sheet), STRONG, width)
    room = paper.right - width / 3 - GAP - x - GAP
    if paper.wide:
        setter.left(x + GAP, y, imprint.event, TEXT, room)
    return y + 2


def set_facts(
    setter: Composer,
    x: float,
    y: float,
    facts: tuple[SheetFact, ...],
    width: float,
    pitch: float = PITCH,
    *,
    wraps: bool = False,
) -> float:
    """Set labels with their values beside them, the first on `y`; gives the last baseline.

    What is too long is cut, or goes on in the next line where it `wraps`.
    """
    indent = max(setter.measure(fact.label, LABEL) for fact in facts) + 9
    indent = max(indent, 43)
    line = y - pitch
    for fact in facts:
        style = DOCUMENT if fact.exact else FACT
        setter.left(x, line + pitch, fact.label, LABEL, indent)
        lines = setter.whole(fact.value, style, width - indent) if wraps else [fact.value]
        for value in lines:
            line += pitch
            setter.left(x + indent, line, value, style, width - indent)
    return line


def _code(setter: Composer, sheet: Sheet, top: float) -> tuple[float, float]:
    paper = sheet.paper
    if sheet.qr is None:
        return paper.right, top
    code = code_at(paper.right, top, sheet.qr.replace(PAGE, "1"))
    setter.marks.append(code)
    return code.x - code.quiet, code.y + code.side + code.quiet


def _event(setter: Composer, sheet: Sheet, y: float, width: float) -> None:
    """On narrow paper a long name stands in two small lines, on wide paper in one."""
    event, left = one_line(sheet.imprint.event), sheet.paper.side
    if sheet.paper.wide or setter.measure(event, EVENT) <= width:
        setter.left(left, y, event, EVENT, width)
        return
    first, *rest = setter.wrapped(event, NARROW, width)
    setter.left(left, y - 4, first, NARROW, width)
    setter.trimmed(left, y + 5, " ".join(rest), NARROW, width)


def _title(setter: Composer, sheet: Sheet, room: float) -> None:
    paper = sheet.paper
    y = paper.top + 41
    copy = _copy(sheet)
    box = setter.measure(copy, STRONG) + 12
    free = room - box - 8 if sheet.imprint.copy else room
    end = setter.left(paper.side - 1, y, sheet.title, TITLE, free)
    if sheet.imprint.copy:
        setter.marks.append(BoxMark(end + 8, y - 14.5, box, 15))
        setter.centre(end + 8 + box / 2, y - 3.7, copy, STRONG, box)


def version_words(sheet: Sheet) -> str:
    """The version as a head or foot says it in passing."""
    text = sheet.imprint.voice.text
    return text("paper", "version {version}", version=sheet.imprint.version)


def _copy(sheet: Sheet) -> str:
    return sheet.imprint.voice.text("paper", "COPY")


def version_of(sheet: Sheet) -> str:
    """The version, and which one it replaces."""
    imprint = sheet.imprint
    if imprint.replaces is None:
        return str(imprint.version)
    said = imprint.voice.text("paper", "{version}, replaces {before}")
    return said.format(version=imprint.version, before=imprint.replaces)


def _printed(sheet: Sheet) -> tuple[SheetFact, ...]:
    """When the sheet was posted, and who printed it again."""
    imprint, text = sheet.imprint, sheet.imprint.voice.text
    posted = SheetFact(sheet.posted_label or text("paper", "Posted"), imprint.posted)
    if imprint.copy is None:
        return (posted,)
    label, copy = text("paper", "Copy"), imprint.copy
    if not sheet.paper.wide:
        return posted, SheetFact(label, f"{copy.at}, {copy.by}")
    return posted, SheetFact(label, copy.at), SheetFact(text("paper", "Printed by"), copy.by)


def _pitch(sheet: Sheet) -> float:
    return DENSE if sheet.imprint.copy else PITCH


def _notes(setter: Composer, sheet: Sheet, y: float) -> float:
    left, right = sheet.paper.side, sheet.paper.right
    setter.rule(left, y, right)
    for note in sheet.notes:
        indent = setter.measure(note.label, STRONG) + 6
        lines = setter.wrapped(note.value, TEXT, right - left, indent)
        if len(lines) > MOST_LINES:
            raise Refusal("note_too_long", label=note.label, lines=len(lines))
        setter.left(left, y + 12.6, note.label, STRONG, right - left)
        setter.left(left + indent, y + 12.6, lines[0], TEXT, right - left - indent)
        for place, line in enumerate(lines[1:], start=1):
            setter.left(left, y + 12.6 + place * 13, line, TEXT, right - left)
        y += 20 + (len(lines) - 1) * 13
        setter.rule(left, y, right)
    return y


def _body(setter: Composer, sheet: Sheet, y: float) -> float:
    paper, x = sheet.paper, sheet.paper.side
    facts = sheet.facts if paper.wide else (*sheet.facts, *_printed(sheet))
    top = y
    if sheet.hero:
        room = FACTS_AT - GAP if paper.wide else paper.right - x
        setter.left(x, y + 30, sheet.hero.label, LABEL, room)
        setter.left(x - 2, y + 68, sheet.hero.value, HERO, room)
        y += 68
    if facts and paper.wide:
        beside = x + FACTS_AT if sheet.hero else x
        end = set_facts(setter, beside, top + 30, facts, paper.right - beside)
        y = max(y, end)
    elif facts:
        y = set_facts(setter, x, y + 26, facts, paper.right - x, _pitch(sheet), wraps=paper.slim)
    return y
