"""Proves the bundled typefaces by their shapes: none of them may be an empty box."""

from collections.abc import Iterator, Sequence

from PySide6.QtGui import QFont, QRawFont, QTextLayout

from tdapp.ui.look.fonts import text_font
from tdapp.ui.whole.failing import failed

SIZE = 24
BOX = 0
"""The glyph that a typeface shows for a letter that it lacks."""

Weight = QFont.Weight
FACES = (
    ("Inter", Weight.Normal),
    ("Inter", Weight.Medium),
    ("Inter", Weight.DemiBold),
    ("Inter", Weight.Bold),
    ("Noto Sans", Weight.Normal),
)
SCRIPTS = {
    "digits": "0123456789",
    "Latin": "AaÅåÇçĐđĞğŁłŐőŘřŞşŽžßÆæ",
    "Vietnamese": "ƠơƯưẾếỄễ",
    "Greek": "ΑαΏώΩω",
    "Cyrillic": "ЖжЩщЁёЇї",
}
BEHIND = ("Noto Sans", "ŉɕϠѻᴃ")
"""The family behind the other one, and letters that it alone has."""


def letters_seen(faces: Sequence[tuple[str, Weight]] = FACES) -> Iterator[str]:
    """A line for each face whose letters all have a shape; refuses ``self_test_failed``."""
    for family, weight in faces:
        what = f"font {family} {weight.name}"
        face = _face(family, weight)
        if (face.familyName(), face.weight()) != (family, weight.value):
            raise failed(what, f"{face.familyName()} {face.weight()} stands for it")
        without = without_shape(face, "".join(SCRIPTS.values()))
        if without:
            raise failed(what, f"no shape for {_codes(without)}")
        yield f"{what}, {', '.join(SCRIPTS)}"
    yield _behind()


def without_shape(face: QRawFont, letters: str) -> str:
    """Those of some letters that the face shows as a box, as nothing, or not at all."""
    box = _rows(face, BOX)
    glyphs = {one: (*face.glyphIndexesForString(one), BOX)[0] for one in letters}
    shapes = {one: _rows(face, glyph) for one, glyph in glyphs.items()}
    return "".join(one for one, rows in shapes.items() if rows == box or not any(map(any, rows)))


def _behind() -> str:
    """What the first face lacks comes from the one behind it."""
    family, letters = BEHIND
    for letter in letters:
        layout = QTextLayout(letter, text_font(SIZE))
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
        found = {run.rawFont().familyName() for run in layout.glyphRuns()}
        if found != {family}:
            raise failed(f"font {family} behind", f"{_codes(letter)} from {', '.join(found)}")
    return f"font {family} behind the others"


def _face(family: str, weight: Weight) -> QRawFont:
    """The face that Qt has for it, without any other behind it."""
    font = QFont(family)
    font.setWeight(weight)
    font.setPixelSize(SIZE)
    font.setStyleStrategy(QFont.StyleStrategy.NoFontMerging)
    return QRawFont.fromFont(font)


def _rows(face: QRawFont, glyph: int) -> list[bytes]:
    """The picture of a glyph, a byte a dot."""
    image = face.alphaMapForGlyph(glyph, QRawFont.AntialiasingType.PixelAntialiasing)
    lines = [bytes(image.constScanLine(line)) for line in range(image.height())]  # type: ignore[call-overload]
    return [line[: image.width()] for line in lines]


def _codes(letters: str) -> str:
    return " ".join(f"U+{ord(one):04X}" for one in letters)
