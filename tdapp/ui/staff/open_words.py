"""What is open in the house, in words, for whoever takes it over."""

from tdapp.calls.house.open_matters import OpenMatters
from tdapp.ui.look.spoken import voice
from tdapp.voice.texts import text

WAITING = {
    "held": text("staff", "tables on hold: {count}"),
    "pending": text("staff", "eliminations pending: {count}"),
    "slips": text("staff", "prize slips to pay: {count}"),
    "notices": text("staff", "notices due: {count}"),
    "drawers": text("staff", "drawers open: {count}"),
}


def open_words(open_: OpenMatters) -> str:
    """One sentence; that nothing is open too."""
    said = [
        voice().say(text, count=count)
        for name, text in WAITING.items()
        if (count := open_.waits.get(name))
    ]
    if open_.events:
        on = voice().text("staff", "in progress: {titles}")
        said.insert(0, on.format(titles=", ".join(open_.events)))
    if not said:
        return voice().text("staff", "Nothing is open.")
    return voice().text("staff", "Open: {matters}.", matters="; ".join(said))
