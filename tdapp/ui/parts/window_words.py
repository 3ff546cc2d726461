"""How long something is on sale, in words."""

from tdapp.tournament.plan.offers import Window
from tdapp.ui.look.spoken import voice


def until_when(window: Window) -> str:
    """The end of a window, to stand after "open" or "late entry"."""
    text = voice().text
    if window.minutes is not None:
        return voice().plural(
            "window",
            "for 1 minute of the clock",
            "for {n} minutes of the clock",
            window.minutes,
        )
    if window.until_level is None:
        return text("window", "until it is closed")
    if window.through_break:
        return text("window", "until the break after level {level} ends", level=window.until_level)
    return text("window", "until the end of level {level}", level=window.until_level)
