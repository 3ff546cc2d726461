"""How the self-test says what does not work."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tdapp.core.refusal import Refusal


def failed(what: str, why: object = "") -> Refusal:
    """That one thing does not work, and why, where that is known."""
    return Refusal("self_test_failed", what=f"{what}: {why}" if why else what)


@contextmanager
def trying(what: str) -> Iterator[None]:
    """Whatever goes wrong meanwhile is told with the name of what was tried.

    That holds for errors too that nobody hears of, since Qt lets them go no further.
    """
    unheard, before = list[BaseException](), sys.excepthook
    sys.excepthook = lambda _kind, error, _trace: unheard.append(error)
    try:
        yield
        for error in unheard:
            raise error
    except Refusal as refusal:
        if refusal.code == "self_test_failed":
            raise
        raise failed(what, refusal) from refusal
    except Exception as error:
        raise failed(what, f"{type(error).__name__} {error}") from error
    finally:
        sys.excepthook = before
