"""Letters that are found in every name, where no font is at hand."""


class AnyLetters:
    """Letters that can write everything in no width."""

    def can_write(self, text: str) -> bool:
        return bool(text)

    def room_for(self, text: str) -> float:
        return 0.0 * len(text)

    def two_lines(self, text: str, room: float, below: float) -> tuple[str, str]:
        return text, f"{room} {below}"
