"""Keeps a PDF's amounts searchable: tells it which letters its figures and signs stand for.

A typeface keeps aligned figures, slashed zeros and raised colons under codes of private use, and
Qt writes those codes into the PDF as what the glyphs mean. What is right is appended to the file,
as PDF lets one do.
"""

import re
from collections.abc import Generator, Iterable, Iterator, Mapping

from PySide6.QtGui import QFont, QGlyphRun, QRawFont, QTextLayout

from tdapp.papers.lettering import font_for
from tdapp.papers.marks import TextMark

A_SLICE = 25
"""So many texts are looked at before somebody else has a turn."""

CODES = "".join(chr(code) for code in (*range(1, 0xD800), *range(0xE000, 0xFFFE)))
CODES_OF: dict[tuple[str, str], Mapping[int, int]] = {}
"""What a face has, which is thousands, is the same for every paper."""
MEANINGS = re.compile(rb"(\d+) 0 obj\n<<[^>]*>>\nstream\n(/CIDInit.*?)\nendstream", re.DOTALL)
RANGE = re.compile(rb"<(\w{4})> <(\w{4})> (?:\[(.*?)\]|<(\w{4})>)", re.DOTALL)
RANGES = re.compile(rb"\d+ beginbfrange.*?endbfrange", re.DOTALL)
TRAILER = re.compile(rb"trailer\n<<\n(.*?)>>\nstartxref\n(\d+)", re.DOTALL)

LARGEST_BLOCK = 100
"""So many glyphs may stand in one block of meanings."""


def searchable(pdf: bytes, texts: Iterable[TextMark], family: str) -> Generator[None, None, bytes]:
    """The same PDF, where each glyph that `texts` need means the letter it was set for.

    Yields often.
    """
    letters = yield from _letters(texts, family)
    entries = [b"0 1\n0000000000 65535 f \n"]
    trailer, first_table = TRAILER.findall(pdf)[-1]
    for number, meanings in MEANINGS.findall(pdf):
        body = RANGES.sub(lambda found: _blocks(found.group(), letters), meanings)
        entries.append(b"%s 1\n%010d 00000 n \n" % (number, len(pdf)))
        pdf += b"%s 0 obj\n<< /Length %d >>\nstream\n%s\nendstream\nendobj\n" % (
            number,
            len(body),
            body,
        )
        yield
    end = b"xref\n%strailer\n<<\n%s/Prev %s\n>>\nstartxref\n%d\n%%%%EOF\n"
    return pdf + end % (b"".join(entries), trailer, first_table, len(pdf))


def _blocks(ranges: bytes, letters: Mapping[int, int]) -> bytes:
    """The same ranges glyph by glyph, with codes turned into letters."""
    lines = [
        b"<%04X> <%04X>\n" % (glyph, letters.get(code, code)) for glyph, code in _meant(ranges)
    ]
    blocks = [lines[start : start + LARGEST_BLOCK] for start in range(0, len(lines), LARGEST_BLOCK)]
    return b"\n".join(
        b"%d beginbfchar\n%sendbfchar" % (len(block), b"".join(block)) for block in blocks
    )


def _meant(ranges: bytes) -> Iterator[tuple[int, int]]:
    """The glyphs of some ranges, each with the code that Qt gave it."""
    for first, last, several, one in RANGE.findall(ranges):
        glyphs = range(int(first, 16), int(last, 16) + 1)
        codes = [int(code, 16) for code in re.findall(rb"<(\w+)>", several)]
        start = int(one or b"0", 16)
        yield from zip(glyphs, codes or range(start, start + len(glyphs)), strict=True)


def _letters(texts: Iterable[TextMark], family: str) -> Generator[None, None, dict[int, int]]:
    """The codes of the glyphs that `texts` need, each with the letter it was set for."""
    letters: dict[int, int] = {}
    unlike = dict.fromkeys((text.text, text.style) for text in texts)
    for looked, (text, style) in enumerate(unlike):
        if looked % A_SLICE == 0:
            yield
        units = text.encode("utf-16-be", "replace")
        for run in _runs(text, font_for(text, style, family)):
            face = run.rawFont()
            codes = _codes(face)
            for glyph, place in zip(run.glyphIndexes(), run.stringIndexes(), strict=True):
                letter = int.from_bytes(units[2 * place : 2 * place + 2], "big")
                code = codes.get(glyph, letter)
                letters[code] = code if code == letter else letters.get(code, letter)
    return letters


def _runs(text: str, font: QFont) -> list[QGlyphRun]:
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    flag = QTextLayout.GlyphRunRetrievalFlag
    return layout.glyphRuns(-1, -1, flag.RetrieveGlyphIndexes | flag.RetrieveStringIndexes)


def _codes(face: QRawFont) -> Mapping[int, int]:
    """The lowest code of each glyph, which is the one that Qt writes; looked up once for a face."""
    name = face.familyName(), face.styleName()
    if name not in CODES_OF:
        glyphs = face.glyphIndexesForString(CODES)
        pairs = zip(reversed(glyphs), reversed(CODES), strict=True)
        CODES_OF[name] = {glyph: ord(code) for glyph, code in pairs if glyph}
    return CODES_OF[name]
