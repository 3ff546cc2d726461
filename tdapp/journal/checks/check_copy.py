"""Checks one copy of a record as a program of its own and prints what it found as JSON."""

import sys
from pathlib import Path

import msgspec

from tdapp.journal.checks.quick_check import check_copy


def main(arguments: list[str]) -> int:
    """Check the record file that is named; 0 if nothing is wrong with it, else 1."""
    findings = check_copy(Path(arguments[0]))
    sys.stdout.write(msgspec.json.encode(findings).decode() + "\n")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
