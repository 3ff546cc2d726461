"""A question that is put again until a whole number is the answer."""

from collections.abc import Callable

from tdapp.ui.asking.question import Question

Ask = Callable[[Question], None]


def ask_number(
    ask: Ask, text: str, yes: str, hint: str, choices: tuple[str, ...], go_on: Callable[[int], None]
) -> None:
    """Put a question through `ask`; `go_on` gets the number."""

    def answered(answer: str) -> None:
        plain = answer.replace(",", "").replace(" ", "")
        if plain.isdecimal():
            go_on(int(plain))
        else:
            ask(question)

    question = Question(text, yes, answered, hint, choices)
    ask(question)
