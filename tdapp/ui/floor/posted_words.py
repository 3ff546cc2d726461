"""What is posted for somebody absent, line by line in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tdapp.table.geometry.posting import Due, PostedLine
from tdapp.ui.look.figures import whole
from tdapp.ui.refusals.marker import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

DUES = {
    Due.ANTE: QT_TRANSLATE_NOOP("Floor", "ante {times} at {each} = {paid}"),
    Due.SMALL_BLIND: QT_TRANSLATE_NOOP("Floor", "small blind {times} at {each} = {paid}"),
    Due.BIG_BLIND: QT_TRANSLATE_NOOP("Floor", "big blind {times} at {each} = {paid}"),
}


def posted_in_words(lines: Sequence[PostedLine]) -> str:
    """Each line with its sum, as far as the stack went."""
    said = (
        translate("Floor", DUES[line.due]).format(
            times=line.times, each=whole(line.each), paid=whole(line.paid)
        )
        for line in lines
    )
    return ", ".join(said)
