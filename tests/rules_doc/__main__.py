"""Writes docs/rules.md, or with ``--check`` says whether it is out of date."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.rules_doc.cases import ROOT
from tests.rules_doc.page import page
from tests.rules_doc.reading import Unreadable, proofs_below

DOCS = ROOT / "docs" / "rules.md"


def main(
    arguments: Sequence[str] | None = None, tests: Path = ROOT / "tests", docs: Path = DOCS
) -> None:
    """Write `docs` from the marks below `tests`; leaves with a sentence where that cannot be."""
    parser = argparse.ArgumentParser("python -m tests.rules_doc", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, exit 1 if stale")
    check = parser.parse_args(arguments).check
    try:
        text = page(proofs_below(tests))
    except Unreadable as trouble:
        sys.exit(str(trouble))
    if not check:
        docs.parent.mkdir(exist_ok=True)
        docs.write_text(text, "utf-8", newline="\n")
    elif not docs.is_file() or docs.read_text("utf-8") != text:
        sys.exit("docs/rules.md is out of date: run `python -m tests.rules_doc`")


if __name__ == "__main__":
    main()
