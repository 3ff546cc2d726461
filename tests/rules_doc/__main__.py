"""Writes docs/rules.md, or with ``--check`` says whether it is out of date.

With ``--run`` all tests are run first, to see which rules are run as a person runs them.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.rules_doc.cases import ROOT
from tests.rules_doc.page import page
from tests.rules_doc.reach import keep, kept_reach, run_tests
from tests.rules_doc.reading import Unreadable, proofs_below

DOCS = ROOT / "docs" / "rules.md"


def main(
    arguments: Sequence[str] | None = None, tests: Path = ROOT / "tests", docs: Path = DOCS
) -> None:
    """Write `docs` from the marks below `tests`; leaves with a sentence where that cannot be."""
    parser = argparse.ArgumentParser("python -m tests.rules_doc", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, exit 1 if stale")
    parser.add_argument("--run", action="store_true", help="run all tests first")
    asked = parser.parse_args(arguments)
    try:
        proofs = proofs_below(tests)
        if asked.run:
            keep(run_tests((), {proof.test for proof in proofs}))
        text = page(proofs, kept_reach())
    except Unreadable as trouble:
        sys.exit(str(trouble))
    if not asked.check:
        docs.parent.mkdir(exist_ok=True)
        docs.write_text(text, "utf-8", newline="\n")
    elif not docs.is_file() or docs.read_text("utf-8") != text:
        sys.exit("docs/rules.md is out of date: run `python -m tests.rules_doc`")


if __name__ == "__main__":
    main()
