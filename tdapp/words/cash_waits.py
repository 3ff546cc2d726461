"""An expected wait in words, with its ground."""

from tdapp.cash.waiting.expecting import ExpectedWait
from tdapp.voice.voice import Voice


def wait_in_words(voice: Voice, wait: ExpectedWait) -> str:
    """``20-40 min``."""
    if not wait.least:
        return voice.text("cash wait", "up to {most} min", most=wait.most)
    return voice.text("cash wait", "{least}–{most} min", least=wait.least, most=wait.most)


def ground_in_words(voice: Voice, wait: ExpectedWait) -> str:
    """From which seatings a wait was reckoned."""
    return voice.plural(
        "cash wait",
        "{n} player seated from the list in {minutes} min",
        "{n} players seated from the list in {minutes} min",
        wait.seated,
        minutes=wait.minutes,
    )
