"""The shapes that stand beside words."""

from tdapp.shown.cells import Shape


def test_shapes_are_told_apart_in_greyscale_at_eleven_pixels() -> None:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QColor, QImage, QPainter

    from tdapp.ui.look.shapes import paint_shape

    def drawn(shape: Shape) -> bytes:
        image = QImage(11, 11, QImage.Format.Format_Grayscale8)
        image.fill(0)
        painter = QPainter(image)
        paint_shape(painter, shape, QRectF(0, 0, 11, 11), QColor("#FFFFFF"))
        painter.end()
        return bytes(image.constBits())

    pictures = {shape: drawn(shape) for shape in Shape}
    for shape, picture in pictures.items():
        for other, another in pictures.items():
            if shape is not other:
                apart = sum(abs(one - two) for one, two in zip(picture, another, strict=True))
                assert apart > 5 * 255, (shape, other)
