"""Does something a little later, once, however often it is asked for meanwhile."""

import asyncio
from collections.abc import Callable

from tdapp.ui.asking.asking import Asking


class Soon:
    """Waits so many seconds after the last asking; the window does not close before it is done."""

    def __init__(self, asking: Asking, wait_s: float, do: Callable[[], None]) -> None:
        self._asking = asking
        self._wait_s = wait_s
        self._do = do
        self._asked = 0

    def start(self) -> None:
        """Ask for it; what was asked for before does not happen."""
        self._asked += 1
        number = self._asked

        async def later() -> None:
            await asyncio.sleep(self._wait_s)
            if number == self._asked:
                self._do()

        self._asking.start(later, quiet=True)
