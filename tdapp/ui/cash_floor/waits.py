"""The expected wait for a game: in the list, and to tell who asks to join."""

from tdapp.cash.table_sign import CashGame
from tdapp.cash.waiting.expecting import ExpectedWait, expected_wait
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.look.spoken import saying, voice
from tdapp.words.cash_waits import ground_in_words, wait_in_words

say = saying("cash acts")


def wait_of(view: CashInView, game: CashGame, place: int) -> str:
    """The wait of who stands in a place, 0 being the next to join; empty where it is not known."""
    wait = _wait(view, game, place)
    return "" if wait is None else wait_in_words(voice(), wait)


def wait_told(view: CashInView, game: CashGame) -> str:
    """What is told to who wants to join a list: the wait, and its ground."""
    wait = _wait(view, game, 0)
    if wait is None:
        return ""
    range_, ground = wait_in_words(voice(), wait), ground_in_words(voice(), wait)
    return say("Expected wait {range} ({ground}).", range=range_, ground=ground)


def _wait(view: CashInView, game: CashGame, place: int) -> ExpectedWait | None:
    place = place or len(view.state.lists.waiting_for(game)) + 1
    return expected_wait(view.state, game, place, view.now)
