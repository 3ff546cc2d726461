"""The ways in which the house says no."""

from collections.abc import Mapping


class Refusal(Exception):
    """An answer, not an accident: an act is not allowed, for the reason named by `code`.

    Nothing has changed when it is raised. `code` is stable and `details` fill its sentence,
    which the outermost room puts into words.
    """

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code} ({facts})" if facts else self.code

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.code, self.details) == (
            other.code,
            other.details,
        )

    def __hash__(self) -> int:
        return hash(self.code)


class Doubtful(Refusal):
    """Refuses with ``doubtful``; each of its `readings` can be typed instead and is read alike.

    Who can ask does so, and goes on with the value of the reading that is chosen.
    """

    def __init__(self, text: str, readings: Mapping[str, int]) -> None:
        super().__init__("doubtful", text=text, readings=" / ".join(readings))
        self.text = text
        self.readings = readings

    def within(self, form: str) -> "Doubtful":
        """The doubt about a text of which this is a part, at the ``{}`` of its form."""
        readings = {form.format(name): one for name, one in self.readings.items()}
        return Doubtful(form.format(self.text), readings)


class Contradiction(Exception):
    """A recorded event does not fit the state it is folded into; `fact` says what clashes."""

    def __init__(self, fact: str, **details: object) -> None:
        super().__init__(fact)
        self.fact = fact
        self.details = details

    @property
    def refusal(self) -> Refusal:
        """``does_not_fit``: why an act that would lead to it is refused."""
        return Refusal("does_not_fit", fact=self.fact, **self.details)
