"""Which rules are run by tests that enter as a person does: by the desk, a command or a window.

The code of a rule is what its tests reach in the program. A rule is run where entering tests
reach all of that. What a run of the tests showed is kept in `reached.json`, with the witnesses:
a few entering tests that together reach as much as all of them.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from tests.rules_doc.cases import ROOT
from tests.rules_doc.recording import ENTRANCES, FOLDER

KEPT = ROOT / "tests" / "rules_doc" / "reached.json"


class Reach(msgspec.Struct, frozen=True):
    """By the id of each test that proves a rule: what of its code no entering test reaches."""

    witnesses: tuple[str, ...]
    missing: Mapping[str, tuple[str, ...]]

    def is_run(self, test: str) -> bool:
        """Whether the code of this test is reached as a person reaches it."""
        return self.missing.get(test) == ()


def kept_reach() -> Reach:
    """What the last run showed."""
    return msgspec.json.decode(KEPT.read_bytes(), type=Reach)


def keep(reach: Reach) -> None:
    """Keep what a run showed, a line for each test, so that changes can be read."""
    text = json.dumps(msgspec.to_builtins(reach), indent=1, sort_keys=True)
    KEPT.write_text(text + "\n", "utf-8", newline="\n")


def run_tests(tests: Sequence[str], proving: Iterable[str]) -> Reach:
    """Run these tests in a process of their own, and see what they reach.

    By one hash seed, so that evenings of any acts are the same each time.
    """
    with tempfile.TemporaryDirectory() as folder:
        paths = {"PYTHONPATH": str(ROOT), "PYTEST_PLUGINS": "tests.rules_doc.recording"}
        alike = {"PYTHONHASHSEED": "0"}
        command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", *tests]
        done = subprocess.run(
            command, cwd=ROOT, env={**os.environ, **paths, **alike, FOLDER: folder}, check=False
        )
        if done.returncode:
            sys.exit("The tests do not pass, so that nothing can be said of the rules.")
        parts = [msgspec.json.decode(path.read_bytes()) for path in Path(folder).glob("*.json")]
    return reach_of(parts, proving)


def reach_of(parts: Iterable[Mapping[str, Sequence[str]]], proving: Iterable[str]) -> Reach:
    """What the tests of several processes reach; those that are `proving` prove a rule."""
    seen: dict[str, set[str]] = {}
    for part in parts:
        for test, names in part.items():
            seen.setdefault(test, set()).update(names)
    entering = {test: names for test, names in seen.items() if names & ENTRANCES}
    met = set[str]().union(*entering.values())
    missing = {test: tuple(sorted(seen[test] - met)) for test in sorted({*proving} & seen.keys())}
    wanted = set[str]().union(*(seen[test] for test in missing)) & met
    return Reach(tuple(_witnesses(entering, wanted)), missing)


def _witnesses(entering: Mapping[str, set[str]], wanted: set[str]) -> list[str]:
    """A few of the entering tests that together reach all that is wanted."""
    chosen, left = [], set(wanted)
    while left:
        best = max(sorted(entering), key=lambda test: len(entering[test] & left))
        chosen.append(best)
        left -= entering[best]
    return sorted(chosen)
