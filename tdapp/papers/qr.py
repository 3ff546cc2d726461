"""QR codes that a phone or a scanner reads from creased paper."""

from functools import lru_cache

import segno

from tdapp.core.refusal import Refusal
from tdapp.papers.marks import Code

SMALLEST = 72 / 25.4
"""A module is never smaller than one millimetre, in points."""

SIDE = 25 * SMALLEST
"""The side that a code takes as long as its modules allow."""

LARGEST = 29


KEPT = 4096
"""So many codes are remembered: each takes some milliseconds to make."""


def code_at(right: float, top: float, text: str) -> Code:
    """The code for `text` with its top right corner there.

    Refuses ``code_misfit`` where the text is empty or would need more than 29 modules a side.
    """
    rows = modules(text)
    if not rows:
        raise Refusal("code_misfit", text=text)
    module = max(SMALLEST, SIDE / len(rows))
    return Code(right - module * len(rows), top, module, rows)


@lru_cache(maxsize=KEPT)
def modules(text: str) -> tuple[bytes, ...]:
    """The rows of a code; none where the text makes none that is small enough."""
    for level in "ML" if text else "":
        try:
            made = segno.make_qr(text, error=level)
        except ValueError:
            continue
        if len(made.matrix) <= LARGEST:
            return tuple(bytes(row) for row in made.matrix)
    return ()
