"""The questions that acts share; each asks until its answer fits, and says what does not."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeVar

from tdapp.core.refusal import Doubtful, Refusal
from tdapp.ui.asking.flow import Flow, answer
from tdapp.ui.asking.question import Question
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.typed import read_count
from tdapp.words.typed import read_one_of

T = TypeVar("T")


def confirm(text: str, yes: str) -> Flow[None]:
    """Ask for no more than a yes; "Not now" and Escape end the flow."""
    yield from answer(Question(text, yes))


def tell(text: str) -> Flow[None]:
    """Say something that has to be seen before anything else is asked."""
    yield from answer(Question(text, voice().text("questions", "OK"), no=False))


def reason(text: str, yes: str, *choices: str, hint: str = "") -> Flow[str]:
    """Ask why; the answer goes into the record with the act."""
    said = hint or voice().text("questions", "Reason, for the record")
    return (yield from answer(Question(text, yes, hint=said, choices=choices)))


def words(text: str, yes: str, hint: str, *choices: str, may_be_empty: bool = False) -> Flow[str]:
    """Ask for words as they are typed."""
    return (yield from read(text, hint, str, *choices, yes=yes, may_be_empty=may_be_empty))


def read(
    text: str,
    hint: str,
    read_typed: Callable[[str], T],
    *choices: str,
    yes: str = "",
    may_be_empty: bool = False,
    must_be_seen: Refusal | None = None,
    by_letters: bool = False,
) -> Flow[T]:
    """Ask for what `read_typed` makes of it; what that refuses is told, and asked again.

    Nothing is preset of what `must_be_seen`, which is the refusal of an empty answer.
    """
    yes = yes or voice().text("questions", "Next")
    none = Refusal("answer_needed", hint=hint)
    question = Question(
        text, yes, hint=hint, choices=choices, by_letters=by_letters, may_be_empty=may_be_empty,
        unanswered=none,
    )  # fmt: skip
    if must_be_seen is not None:
        question = replace(question, preset=False, unanswered=must_be_seen)
    typed = yield from answer(question)
    while True:
        try:
            return read_typed(typed)
        except Doubtful as doubt:
            asked = _which(doubt, yes)
        except Refusal as unfit:
            asked = question
            yield unfit
        typed = yield from answer(asked)


def _which(doubt: Doubtful, yes: str) -> Question:
    """Which reading is meant of something that was typed."""
    text = voice().text("questions", "“{text}” can mean either of these. Which one?")
    hint = voice().text("questions", "Choose one, or type it again")
    return Question(text.format(text=doubt.text), yes, hint=hint, choices=tuple(doubt.readings))


def number(text: str, hint: str, *choices: str, yes: str = "") -> Flow[int]:
    """Ask for a whole number, its thousands grouped or not."""
    return (yield from read(text, hint, read_count, *choices, yes=yes))


def one_of(
    text: str,
    known: Mapping[str, T],
    *,
    hint: str = "",
    yes: str = "",
    must_be_seen: Refusal | None = None,
) -> Flow[T]:
    """Ask for one of these words, or how it begins; gives what it stands for."""
    hint = hint or voice().text("questions", "Word or its first letters")

    def found(typed: str) -> T:
        return read_one_of(typed, known)

    asked = read(text, hint, found, *known, yes=yes, must_be_seen=must_be_seen, by_letters=True)
    return (yield from asked)
