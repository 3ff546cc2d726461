"""What is kept: the record and its figures as the program gave them before anything moved."""

import tempfile
from collections.abc import Callable, Sequence
from difflib import unified_diff
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from tests.same_record.evening.whole import play_evening
from tests.same_record.rows import ActOnFile, read_rows, read_text, write_rows, write_text
from tests.same_record.templates import HOUSES, play_house
from tests.same_record.told import told
from tests.same_record.workplace import Workplace

FOLDER = Path(__file__).parent / "kept"
SHOWN = 80


class Played(NamedTuple):
    """What is played again under a name, and after how many events its figures are looked at."""

    name: str
    play: Callable[[Path], Workplace]
    every: int

    @property
    def rows_file(self) -> Path:
        """Where its record is kept."""
        return FOLDER / f"{self.name}.rows.gz"

    @property
    def figures_file(self) -> Path:
        """Where its figures are kept."""
        packed = "" if self.every == 1 else ".gz"
        return FOLDER / f"{self.name}.figures.txt{packed}"

    def rows(self) -> list[ActOnFile]:
        """Its record as it is kept."""
        return read_rows(self.rows_file)

    def figures(self) -> list[str]:
        """Its figures as they are kept."""
        return read_text(self.figures_file)

    def keep(self) -> None:
        """Play it, and keep its record and figures."""
        with tempfile.TemporaryDirectory() as folder:
            place = self.play(Path(folder))
            acts = place.rows()
            place.close()
        write_rows(self.rows_file, acts)
        write_text(self.figures_file, told(acts, self.every))


def _of_house(house: str) -> Played:
    return Played(house, lambda folder: play_house(folder, house), 40)


EVENING = Played("evening", play_evening, 1)
PLAYED = (EVENING, *(_of_house(house) for house in HOUSES))


def differences(kept: Sequence[str], now: Sequence[str]) -> str:
    """The first lines that are not the same; nothing where all are."""
    if list(kept) == list(now):
        return ""
    lines = unified_diff(kept, now, "kept", "now", lineterm="", n=1)
    return "\n".join(line[:400] for line in islice(lines, SHOWN))
