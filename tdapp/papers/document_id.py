"""The id of a document, and what its code says: written here and read back here."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import PaperKind
from tdapp.table.geometry.seats import Seat

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The letters and figures of an event's number: none looks like another."""

MISREAD = str.maketrans("ILO", "110")
LONGEST_SHOWN = 40
KINDS = {kind.letter: kind for kind in PaperKind}
CODE = re.compile(
    r"([0-9A-Z]{4}-[0-9A-Z]{4})-([A-Z]{1,2})([0-9]{0,9})"
    r"(?:/([0-9]{1,6})(?:-([0-9]{1,3}))?)?(?:/([0-9]{1,4}))?"
)


@dataclass(frozen=True, slots=True)
class PaperRef:
    """What a code says: the event's number, which paper, and which page of which version.

    `number` is the paper's own, that of its entry, receipt or slip, or None for a draft. A seat
    card names the `seat` that it was printed for.
    """

    event: str
    kind: PaperKind
    number: int | None = None
    version: int = 1
    page: int = 1
    seat: Seat | None = None


def event_number(event: StreamId) -> str:
    """An event's number on paper, such as ``7K4M-2Q9D``: 40 bits drawn from its id."""
    bits = int.from_bytes(sha256(event.encode()).digest()[:5], "big")
    signs = "".join(SIGNS[bits >> 5 * place & 31] for place in reversed(range(8)))
    return f"{signs[:4]}-{signs[4:]}"


HOUSE_NUMBER = event_number(StreamId("house"))
"""Stands in the place of an event's number on papers that the house numbers itself."""


def document_id(number: str, kind: PaperKind, own: int | None = None) -> str:
    """The id of a paper of the event with this number; a draft has no number of its own."""
    return f"{number}-{kind.letter}{'' if own is None else own}"


def seat_code(document: str, seat: str) -> str:
    """What the code of a seat card says."""
    return f"{document}/{seat}"


def read_paper_code(text: str) -> PaperRef:
    """What a scanned or typed code means; refuses ``foreign_code`` for any other text."""
    typed = text.strip().upper()
    found = CODE.fullmatch(typed)
    kind = KINDS.get(found.group(2)) if found else None
    if found is None or kind is None:
        raise Refusal("foreign_code", text=text.strip()[:LONGEST_SHOWN])
    event, _, own, second, seat, page = found.groups()
    return PaperRef(
        event.translate(MISREAD),
        kind,
        int(own) if own else None,
        int(second) if second and not seat else 1,
        int(page or 1),
        Seat(int(second), int(seat)) if seat else None,
    )


def event_of(ref: PaperRef, events: Iterable[StreamId]) -> StreamId | None:
    """The event of a code among these; None where it is of none of them."""
    return next((event for event in events if event_number(event) == ref.event), None)
