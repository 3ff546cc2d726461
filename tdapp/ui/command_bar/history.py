"""What was commanded in this session, for the arrow keys. Needs no Qt."""

MOST = 50


class History:
    """Lines from the oldest to the newest; walking back begins after the newest."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._place = 0
        self._typed = ""

    def add(self, line: str) -> None:
        """Remember a line that was done; the same one twice is kept once."""
        self._lines = [one for one in self._lines if one != line][1 - MOST :]
        self._lines.append(line)
        self.begin_anew()

    def begin_anew(self) -> None:
        """Walk from the newest again."""
        self._place, self._typed = len(self._lines), ""

    def earlier(self, typed: str) -> str:
        """The line before; what was `typed` is kept to come back to."""
        if self._place == len(self._lines):
            self._typed = typed
        self._place = max(0, self._place - 1)
        return self._lines[self._place] if self._lines else typed

    def later(self, typed: str) -> str:
        """The line after, at the end what was typed before."""
        if self._place >= len(self._lines):
            return typed
        self._place += 1
        return self._typed if self._place == len(self._lines) else self._lines[self._place]
