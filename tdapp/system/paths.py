"""Where the program keeps its files on this computer."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

HOME_VARIABLE = "TDAPP_HOME"


@dataclass(frozen=True, slots=True)
class Paths:
    """The program's folders; seals lie apart from the records that they seal."""

    data: Path
    seals: Path
    logs: Path

    @property
    def houses(self) -> Path:
        """The user's own houses, a folder for each, beside the seals."""
        return self.seals.parent / "houses"

    def make(self) -> None:
        """Create what is missing, for this user only; raises `OSError` where that cannot be."""
        for folder in (self.data, self.seals, self.logs, self.houses):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def paths_below(base: Path) -> Paths:
    """All of them in one folder."""
    return Paths(base / "data", base / "seals", base / "logs")


def user_paths(environment: Mapping[str, str] = os.environ) -> Paths:
    """The folders of the signed-in user, or those below TDAPP_HOME where it is set."""
    home = environment.get(HOME_VARIABLE, "").strip()
    if home:
        return paths_below(Path(home).expanduser().absolute())
    return Paths(
        platformdirs.user_data_path("tdapp", appauthor=False) / "records",
        platformdirs.user_config_path("tdapp", appauthor=False) / "seals",
        platformdirs.user_log_path("tdapp", appauthor=False),
    )
