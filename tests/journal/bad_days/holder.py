"""Another program that locks a SQLite file: says when it has it, waits for a line, lets go."""

import sqlite3
import sys


def main() -> None:
    """Hold the file named on the command line."""
    db = sqlite3.connect(sys.argv[1], isolation_level=None)
    db.execute("BEGIN IMMEDIATE")
    for line in ("held", "let go"):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
        if line == "held":
            sys.stdin.readline()
            db.execute("ROLLBACK")
            db.close()


if __name__ == "__main__":
    main()
