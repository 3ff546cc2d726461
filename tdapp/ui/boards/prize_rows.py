"""The rows of a prize board: a place of the final table, a band of places, who went out."""

from collections.abc import Sequence

from tdapp.screens.prize_facts import PlacePrize
from tdapp.screens.rows import ScreenRow
from tdapp.ui.boards.board_page import cut
from tdapp.ui.boards.signs import tick, triangle
from tdapp.ui.projected.fit_text import Type, cut_at_word, fitted, outline
from tdapp.ui.projected.screen_grid import M_FACT, M_LABEL, S_FACT, S_LABEL
from tdapp.ui.projected.screen_page import PictureCanvas

Span = tuple[float, float]
LARGE, LARGE_ROWS = 3, 5
"""So many places are large, and fill so many rows."""
READABLE = 48.0
LEAD_GAP, WORD_GAP, SIGN_GAP = 18.0, 14.0, 16.0
LEAST_NOTE = 60.0


def final_table(
    page: PictureCanvas, places: Sequence[PlacePrize], span: Span, top: float, pitch: float
) -> None:
    """The first places, three of them large; what is long, as a prize in kind, stays small."""
    width = (span[1] - span[0]) * 0.8
    sizes = [fitted(M_FACT, [one.prize], width).size for one in places[:LARGE]]
    common = min((size for size in sizes if size >= READABLE), default=S_FACT.size)
    for number, prize in enumerate(places):
        large = number < LARGE
        height = pitch * LARGE_ROWS / LARGE if large else pitch
        page.rule(*span, top, page.mood.row if number else page.mood.rule)
        value = S_FACT
        if large and sizes[number] >= READABLE:
            value = M_FACT.at(common)
        place = M_LABEL if large else S_FACT
        _place(page, prize, span, top + (height + place.cap) / 2, (place, value))
        top += height


def _place(
    page: PictureCanvas, prize: PlacePrize, span: Span, at: float, styles: tuple[Type, Type]
) -> None:
    (left, right), (place, value) = span, styles
    colour = page.mood.quiet if prize.out else page.mood.ink
    x = page.left(prize.places, left, at, place, colour if place.fact else page.mood.quiet)
    if prize.now:
        page.shape(triangle(S_FACT.cap).translated(x + LEAD_GAP, at), page.mood.now)
        x += LEAD_GAP + S_FACT.cap
    text = cut_at_word(prize.prize, value, right - x - LEAD_GAP)
    page.right(text, right, at, value, colour)


def band_row(page: PictureCanvas, band: PlacePrize, span: Span, notes: float, at: float) -> None:
    """Places and prize, between them where play stands in the band; notes begin at `notes`."""
    left, right = span
    colour = page.mood.quiet if band.out else page.mood.ink
    page.left(band.places, left, at, S_FACT, colour)
    prize = cut_at_word(band.prize, S_FACT, right - notes - LEAST_NOTE)
    end = page.right(prize, right, at, S_FACT, colour)
    if not band.note:
        return
    sign, ink = (triangle, page.mood.now) if band.now else (tick, page.mood.quiet)
    shape = sign(S_FACT.cap)
    page.shape(shape.translated(notes, at), ink)
    text = notes + shape.boundingRect().width() + SIGN_GAP
    style = S_FACT if band.now else S_LABEL
    if outline(band.note, style).ink.width() <= end - LEAD_GAP - text:
        page.left(band.note, text, at, style, ink)


def went_out(page: PictureCanvas, row: ScreenRow, span: Span, lead: float, at: float) -> None:
    """Place, name and prize; the places are `lead` wide."""
    (left, right), start = span, span[0] + lead + LEAD_GAP
    page.right(row.lead, left + lead, at, S_LABEL)
    won = cut_at_word(row.values[0], S_FACT, (right - left) / 2)
    end = (page.right(won, right, at, S_FACT) if won else right) - LEAD_GAP
    x = page.left(cut(row.strong, S_FACT, end - start), start, at, S_FACT)
    given = cut(row.quiet, S_LABEL, end - x - WORD_GAP) if row.quiet else ""
    if given:
        page.left(given, x + WORD_GAP, at, S_LABEL)
