"""A question that is put in its place in the window, never in a box of its own."""

from collections.abc import Callable
from dataclasses import dataclass

from tdapp.core.refusal import Refusal
from tdapp.ui.look.act import Attention
from tdapp.ui.look.spoken import voice

REASON_NEEDED = Refusal("reason_needed")


def nothing(_: str = "") -> None:
    """Do nothing with an answer."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, the word that says yes, and what is done then.

    With a `hint` it wants an answer in writing, which is handed to `go_on`; without, a yes is
    enough and `go_on` gets an empty text, as it does where the answer `may_be_empty`. The first of
    the `choices` stands in the field, selected, so that a yes confirms it and typing replaces it.
    Where it is not `preset`, none of them does: it is chosen by whoever has seen it. Where they can
    be typed `by_letters`, those that are enough are shown.
    What is `filled` in stands there to be confirmed or changed. What was `typed` before and refused
    stands there selected. One that only tells something has no `no`. Nothing typed is refused as
    `unanswered`. `over` is called where it is taken away unanswered. It `begins` with the text of
    the first question of what is asked one after the other, which is `about` an act and what was
    selected for it.
    """

    text: str
    yes: str
    go_on: Callable[[str], None] = nothing
    hint: str = ""
    choices: tuple[str, ...] = ()
    preset: bool = True
    by_letters: bool = False
    filled: str = ""
    may_be_empty: bool = False
    no: bool = True
    unanswered: Refusal = REASON_NEEDED
    over: Callable[[], None] = nothing
    typed: str = ""
    begins: str = ""
    about: object = None


def asked_anew() -> str:
    """Why a question about the event that was in view before is no longer answered."""
    return Attention(
        voice().text(
            "console",
            "Another event is in view, so the question was cancelled. Ask again if needed.",
        )
    )
