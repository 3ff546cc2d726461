"""How long something is on sale, in words."""

from PySide6.QtCore import QCoreApplication

from tdapp.tournament.plan.offers import Window

translate = QCoreApplication.translate


def until_when(window: Window) -> str:
    """The end of a window, to stand after "open" or "late entry"."""
    if window.minutes is not None:
        said = translate("Window", "for {minutes} minutes of the clock")
        return said.format(minutes=window.minutes)
    if window.until_level is None:
        return translate("Window", "until it is closed")
    if window.through_break:
        return translate("Window", "until the break after level {level} ends").format(
            level=window.until_level
        )
    return translate("Window", "until the end of level {level}").format(level=window.until_level)
