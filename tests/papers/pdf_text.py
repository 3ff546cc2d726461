"""Reads back what a reader's search finds in one of Qt's PDF files."""

import re
import zlib

OBJECT = re.compile(rb"(\d+) 0 obj\n(.*?)\nendobj", re.DOTALL)
BLOCK = re.compile(rb"BT\n/F(\d+) (.*?)ET\n", re.DOTALL)
LETTER = re.compile(rb"^<(\w{4})> <(\w+)>$", re.MULTILINE)
TABLE = re.compile(rb"xref\n(.*?)trailer\n(.*?)startxref", re.DOTALL)
ENTRIES = re.compile(rb"(\d+) (\d+)\n((?:\d{10} \d{5} [nf] ?\n)+)")


def pdf_pages(content: bytes) -> list[str]:
    """The text of each page: one line for each text that was set."""
    objects = _objects(content)
    pages = [body for _, body in sorted(objects.items()) if b"/Type /Page\n" in body]
    return [_text(_stream(objects[_linked(page, b"Contents")]), objects) for page in pages]


def page_sizes(content: bytes) -> list[tuple[float, float]]:
    """Width and height of each page in points."""
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", content)
    return [(float(width), float(height)) for width, height in boxes]


def _objects(content: bytes) -> dict[int, bytes]:
    """The newest version of every object, found as readers do: by the tables from the end on."""
    objects: dict[int, bytes] = {}
    start: int | None = int(content.rpartition(b"startxref\n")[2].split()[0])
    while start is not None:
        table = TABLE.match(content, start)
        assert table, start
        for first, _, lines in ENTRIES.findall(table.group(1)):
            for number, line in enumerate(lines.splitlines(), start=int(first)):
                found = OBJECT.match(content, int(line[:10]))
                if found and line.split()[2] == b"n":
                    assert int(found.group(1)) == number
                    objects.setdefault(number, found.group(2))
        previous = re.search(rb"/Prev (\d+)", table.group(2))
        start = int(previous.group(1)) if previous else None
    return objects


def _linked(body: bytes, name: bytes) -> int:
    found = re.search(rb"/%s (\d+) 0 R" % name, body)
    assert found, name
    return int(found.group(1))


def _stream(body: bytes) -> bytes:
    return zlib.decompress(body.partition(b"stream\n")[2].rpartition(b"endstream")[0])


def _text(stream: bytes, objects: dict[int, bytes]) -> str:
    lines = []
    for font, block in BLOCK.findall(stream):
        meanings = objects[_linked(objects[int(font)], b"ToUnicode")]
        letters = {
            int(glyph, 16): bytes.fromhex(code.decode()).decode("utf-16-be")
            for glyph, code in LETTER.findall(meanings)
        }
        codes = re.findall(rb"<(\w{4})> Tj", block)
        lines.append("".join(letters[int(code, 16)] for code in codes))
    return "\n".join(lines)


Matrix = tuple[float, float, float, float, float, float]
WHOLE: Matrix = (1, 0, 0, 1, 0, 0)


def text_places(content: bytes) -> list[list[tuple[float, float]]]:
    """Where each text of each page begins: x and y in points from the paper's top left corner."""
    objects = _objects(content)
    pages = [body for _, body in sorted(objects.items()) if b"/Type /Page\n" in body]
    streams = (_stream(objects[_linked(page, b"Contents")]) for page in pages)
    sizes = page_sizes(content)
    return [_begins(one, height) for one, (_, height) in zip(streams, sizes, strict=True)]


def _begins(stream: bytes, height: float) -> list[tuple[float, float]]:
    found, stack, space, text, begun = [], list[Matrix](), WHOLE, WHOLE, False
    words = stream.split()
    for place, word in enumerate(words):
        if word == b"q":
            stack.append(space)
        elif word == b"Q":
            space = stack.pop()
        elif word == b"cm":
            space = _within(_matrix(words, place), space)
        elif word == b"Tm":
            text = _within(_matrix(words, place), space)
        elif word == b"BT":
            begun = True
        elif word == b"Tj" and begun:
            found.append((text[4], height - text[5]))
            begun = False
    return found


def _matrix(words: list[bytes], place: int) -> Matrix:
    a, b, c, d, e, f = (float(one) for one in words[place - 6 : place])
    return a, b, c, d, e, f


def _within(inner: Matrix, outer: Matrix) -> Matrix:
    a, b, c, d, e, f = inner
    g, h, i, j, k, m = outer
    return (
        a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j,
        e * g + f * i + k, e * h + f * j + m,
    )  # fmt: skip
