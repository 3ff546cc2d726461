"""The foot of a page: lines to sign on, and which page of which document this is."""

from tdapp.papers.composer import Composer
from tdapp.papers.head import FACT, GAP, LABEL, version_words
from tdapp.papers.marks import THIN, Code, InkTone, Measure, TextStyle, Weight
from tdapp.papers.paper import MARGIN
from tdapp.papers.qr import code_at
from tdapp.papers.sheet import PAGE, Sheet

IDENTITY = TextStyle(7, tone=InkTone.QUIET, zero=True)
NUMBER = TextStyle(7, Weight.MEDIUM)

APART = 6.0
"""Between the facts of the last line."""

BETWEEN = 24.0
"""From one signature to the next."""

PER_SIGNATURE = 40.0
"""From one to the next where they stand one below the other."""

ABOVE = 10.0
"""So much over the last line of a slim page is the one before it."""


def signatures(setter: Composer, sheet: Sheet, number: int) -> None:
    """Set the lines to sign on; later pages carry their code beside them."""
    if not sheet.signatures:
        return
    paper = sheet.paper
    right = paper.right
    if number > 1 and sheet.qr is not None:
        code = code_at(paper.right, 0, sheet.qr.replace(PAGE, str(number)))
        right = code.x - BETWEEN
        setter.marks.append(_lowered(code, paper.foot - 28))
    y = paper.foot - paper.signing
    signing = sheet.signing or sheet.imprint.voice.text("paper", "Signed (name, signature, time)")
    setter.left(paper.side, y, signing, LABEL, right - paper.side)
    width = _signature_width(sheet, right)
    stacked = lines_to_sign(sheet, setter.measure) > 1
    for place, label in enumerate(sheet.signatures):
        x, down = paper.side + place * (width + BETWEEN), 0.0
        if stacked:
            x, down = paper.side, place * PER_SIGNATURE
        setter.rule(x, y + down + 34, right if stacked else x + width, THIN)
        setter.left(x, y + down + 46, label, FACT, right - x if stacked else width)


def lines_to_sign(sheet: Sheet, measure: Measure) -> int:
    """One for all signatures; on a roll one for each where they have no room side by side."""
    labels, paper = sheet.signatures, sheet.paper
    width = _signature_width(sheet, paper.right) if labels else 0
    stacked = paper.narrow and any(measure(one, FACT) > width for one in labels)
    return len(labels) if stacked else 1


def _signature_width(sheet: Sheet, right: float) -> float:
    count = len(sheet.signatures)
    return (right - sheet.paper.side - BETWEEN * (count - 1)) / count


def foot(setter: Composer, sheet: Sheet, number: int, count: int) -> None:
    """Set kind, event and version, the document, and the page's number."""
    paper, imprint = sheet.paper, sheet.imprint
    middle = (paper.side + paper.right) / 2
    half = setter.measure(imprint.document, IDENTITY) / 2
    version = version_words(sheet)
    page = _page(sheet, number, count)
    if paper.slim:
        said = f"{sheet.title}, {version}"
        setter.left(paper.side, paper.foot - ABOVE, said, LABEL, paper.right - paper.side)
        setter.left(paper.side, paper.foot, imprint.document, IDENTITY, middle)
        setter.right(paper.right, paper.foot, page, NUMBER, paper.right - middle)
        return
    room = middle - half - GAP - paper.side - setter.measure(version, LABEL)
    x = setter.left(paper.side, paper.foot, sheet.title, LABEL, room) + APART
    if paper.wide:
        free = paper.side + room - x - APART
        x = setter.trimmed(x, paper.foot, imprint.event, LABEL, free) + APART
    setter.left(x, paper.foot, version, LABEL, middle - half - x)
    setter.centre(middle, paper.foot, imprint.document, IDENTITY, paper.right - middle)
    setter.right(paper.right, paper.foot, page, NUMBER, paper.right - middle)


def card_foot(setter: Composer, sheet: Sheet, number: int, count: int) -> None:
    """Name document and page under the cards of a page, between the marks to cut along."""
    paper = sheet.paper
    y, quarter = paper.height - MARGIN, paper.width / 4
    said = f"{sheet.title}   {sheet.imprint.document}"
    setter.centre(quarter * 1.2, y, said, IDENTITY, quarter * 1.4)
    setter.centre(quarter * 2.8, y, _page(sheet, number, count), NUMBER, quarter)


def _page(sheet: Sheet, number: int, count: int) -> str:
    said = sheet.imprint.voice.text("paper", "Page {page} of {pages}")
    return said.format(page=number, pages=count)


def _lowered(code: Code, bottom: float) -> Code:
    return Code(code.x, bottom - code.side, code.module, code.rows)
