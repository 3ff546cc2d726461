"""What is typed and can be read in more than one way."""

from collections.abc import Mapping

from tdapp.core.refusal import Refusal


class Doubtful(Refusal):
    """Refuses with ``doubtful``; each of its `readings` can be typed instead and is read alike.

    Who can ask does so, and goes on with the value of the reading that is chosen.
    """

    def __init__(self, text: str, readings: Mapping[str, int]) -> None:
        super().__init__("doubtful", text=text, readings=" / ".join(readings))
        self.readings = readings
