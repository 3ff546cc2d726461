"""Keep record and figures anew: ``python -m tests.same_record.keep --overwrite [NAME...]``.

That is right only where the issue at hand says that a figure or a payload changes; a code that is
moved, renamed or made simpler leaves what is kept as it is.
"""

import argparse
import sys

from tests.same_record.played import FOLDER, PLAYED


def main() -> int:
    """Play all, or what is named; what is kept already stays unless it is to be overwritten."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="such as star (default: all)")
    parser.add_argument("--overwrite", action="store_true")
    args = parser.parse_args()
    chosen = [one for one in PLAYED if not args.names or one.name in args.names]
    there = [one.name for one in chosen if one.rows_file.exists() or one.figures_file.exists()]
    if there and not args.overwrite:
        sys.stderr.write(f"kept already: {', '.join(there)}; nothing was changed\n")
        return 1
    FOLDER.mkdir(exist_ok=True)
    for one in chosen:
        one.keep()
    return 0


if __name__ == "__main__":
    sys.exit(main())
