"""The order of those who wait for a seat: who is next, who was called, who goes to the end."""

from typing import TypeVar

import msgspec
from immutables import Map
from msgspec.structs import replace


class WaitingLine(msgspec.Struct, frozen=True):
    """Tickets in line, and those called to a seat, until when (UTC).

    `at` has the tickets by position, with gaps; the first stands at `head`, the next one to join
    at `end`.
    """

    at: Map[int, int] = Map()
    position_of: Map[int, int] = Map()
    called: Map[int, int] = Map()
    head: int = 0
    end: int = 0

    @property
    def first(self) -> int | None:
        """The ticket that is called next."""
        return self.at.get(self.head)

    @property
    def waiting(self) -> int:
        """How many are in line or called."""
        return len(self.at) + len(self.called)

    def in_order(self) -> list[int]:
        """The tickets in line, first to last."""
        return [ticket for _, ticket in sorted(self.at.items())]


Line = TypeVar("Line", bound=WaitingLine)


def at_the_end(line: Line, ticket: int) -> Line:
    """With a ticket behind all others."""
    return replace(
        line,
        at=line.at.set(line.end, ticket),
        position_of=line.position_of.set(ticket, line.end),
        end=line.end + 1,
    )


def called_up(line: Line, ticket: int, until_us: int) -> Line:
    """With a ticket called to a seat, which has until then (UTC) to come."""
    line = away_from_line(line, ticket)
    return replace(line, called=line.called.set(ticket, until_us))


def first_again(line: Line, ticket: int) -> Line:
    """With a ticket that was called at the head of the line again."""
    line, head = away_from_line(line, ticket), line.head - 1
    at, position_of = line.at.set(head, ticket), line.position_of.set(ticket, head)
    return replace(line, at=at, position_of=position_of, head=head)


def away_from_line(line: Line, ticket: int) -> Line:
    """With a ticket neither in line nor called."""
    if ticket in line.called:
        line = replace(line, called=line.called.delete(ticket))
    if ticket not in line.position_of:
        return line
    at, head = line.at.delete(line.position_of[ticket]), line.head
    while head < line.end and at.get(head) is None:
        head += 1
    return replace(line, at=at, position_of=line.position_of.delete(ticket), head=head)
