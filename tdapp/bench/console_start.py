"""The program as it is started by hand, in a process of its own, closed as soon as it can be used.

`python -m tdapp.bench.console_start RECORD` prints how many modules of ours are loaded when the
first picture is up, and a line as soon as names are shown.
"""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tdapp.start_up import loading

with loading():
    from tdapp.bench.three_screens import three_screens
    from tdapp.bootstrap import parts_of, workstation
    from tdapp.core.ids import PersonId
    from tdapp.journal.target import Target
    from tdapp.ui.application import run
    from tdapp.ui.console.console import Console
    from tdapp.ui.parts.parts import Parts

OURS, ITSELF = ("tdapp", "hardware", "resources"), "tdapp.bench"
LOOK_S = 0.005
MOST_S = 5.0
"""So long is waited for names; a start that never shows them falls short."""
USABLE = "usable"


def main() -> None:
    """Start on the record that the command line names."""
    record = Path(sys.argv[1])
    os.environ["QT_QPA_PLATFORM"] = three_screens(record)

    @asynccontextmanager
    async def open_parts() -> AsyncIterator[Parts]:
        async with workstation(Target(path=record)) as station:
            yield parts_of(station)

    run(open_parts, shown=_shown)


def _shown(console: Console) -> None:
    _say(str(len(_ours())))
    console.asking.start(lambda: _close_when_named(console), quiet=True)


def _ours() -> list[str]:
    return [
        name
        for name in sys.modules
        if name.partition(".")[0] in OURS and not name.startswith(ITSELF)
    ]


async def _close_when_named(console: Console) -> None:
    """The desk comes up first; in its list stand those who entered last."""
    newest = console.pages.desk.register.lists.newest
    nobody, patience = console.names.name(PersonId("")), MOST_S
    while any(row.cells[1].text == nobody for row in newest.table.rows):
        patience -= LOOK_S
        if patience < 0:
            break
        await asyncio.sleep(LOOK_S)
    newest.viewport().repaint()
    _say(USABLE)
    console.close()


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
