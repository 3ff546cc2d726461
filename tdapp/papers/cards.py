"""Cards to be cut out: ten on a page, with marks for the knife outside them."""

from collections.abc import Sequence

from tdapp.papers.composer import Composer
from tdapp.papers.head import EVENT, FACT, HERO, LABEL, TEXT, letterhead
from tdapp.papers.marks import THIN, BoxMark, TextStyle
from tdapp.papers.paper import MARGIN, Paper
from tdapp.papers.qr import code_at
from tdapp.papers.sheet import Card

ACROSS, DOWN = 2, 5
A_PAGE = ACROSS * DOWN
INSIDE = 14.0
"""From a card's edge to its ink."""

MARK = 10.0
FROM_CARD = 3.0
ID = TextStyle(7, zero=True)


def card_size(paper: Paper) -> tuple[float, float]:
    """Width and height of a card: a bank card's on A4, two by three and a half inches else."""
    return (252.0, 144.0) if paper.name == "Letter" else (241.0, 153.0)


def pages_of_cards(cards: Sequence[Card]) -> list[Sequence[Card]]:
    """The cards page by page."""
    return [cards[start : start + A_PAGE] for start in range(0, len(cards), A_PAGE)]


def set_cards(setter: Composer, cards: Sequence[Card], paper: Paper) -> None:
    """Set the cards of a page, row by row, and the marks to cut along."""
    width, height = card_size(paper)
    left, top = (paper.width - ACROSS * width) / 2, (paper.height - DOWN * height) / 2
    for place, card in enumerate(cards):
        row, column = divmod(place, ACROSS)
        _card(setter, card, left + column * width, top + row * height, width)
    _cut_marks(setter, left, top, width, height)


def _card(setter: Composer, card: Card, x: float, y: float, width: float) -> None:
    right, start = x + width - INSIDE, x + INSIDE
    code = code_at(right, y + INSIDE, card.code)
    room = code.x - code.quiet - start
    setter.marks.append(code)
    below = letterhead(setter, start, y + 20, card.letterhead, room)
    setter.trimmed(start, below + 11, card.event, LABEL, room)
    setter.left(start, y + 52, card.label, LABEL, room)
    setter.left(start - 2, y + 86, card.hero, HERO, room)
    _name(setter, card.name, start, y + 108, width - 2 * INSIDE)
    setter.left(start, y + 122, card.remark, TEXT, (width - 2 * INSIDE) * 0.62)
    setter.right(right, y + 122, card.document, ID, (width - 2 * INSIDE) * 0.36)


def _name(setter: Composer, name: str, x: float, y: float, width: float) -> None:
    """In one line as large as it can be; one that would become too small stands in two."""
    if setter.shrunk(name, EVENT, width, smallest=0).size >= FACT.size:
        setter.left(x, y, name, EVENT, width)
        return
    first, *rest = setter.wrapped(name, FACT, width)
    setter.left(x, y - 6, first, FACT, width)
    setter.left(x, y + 4, " ".join(rest), FACT, width)


def _cut_marks(setter: Composer, left: float, top: float, width: float, height: float) -> None:
    """Short lines outside the cards, at each edge that is cut, none nearer than the margin."""
    right, bottom = left + ACROSS * width, top + DOWN * height
    up = min(MARK, top - FROM_CARD - MARGIN)
    for line in range(DOWN + 1):
        y = top + line * height
        setter.rule(left - FROM_CARD - MARK, y, left - FROM_CARD, THIN)
        setter.rule(right + FROM_CARD, y, right + FROM_CARD + MARK, THIN)
    for line in range(ACROSS + 1):
        x = left + line * width - THIN / 2
        for start in (top - FROM_CARD - up, bottom + FROM_CARD):
            setter.marks.append(BoxMark(x, start, THIN, up, filled=True))
