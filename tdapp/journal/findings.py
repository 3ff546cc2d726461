"""Findings of a record check, which itself never fails."""

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from tdapp.core.refusal import Refusal

ENOUGH = 1_000


class Finding(msgspec.Struct, frozen=True):
    """One thing that is wrong: a stable `code`, where it is known, and what was seen."""

    code: str
    stream: str | None = None
    seq: int | None = None
    detail: str = ""

    def __str__(self) -> str:
        place = "".join(
            f" {name} {value}"
            for name, value in (("stream", self.stream), ("seq", self.seq))
            if value is not None
        )
        return f"{self.code}{place}{f': {self.detail}' if self.detail else ''}"


def finding_of(refusal: Refusal) -> Finding:
    """A refusal to read a file at all, as a finding."""
    return Finding(refusal.code, detail=", ".join(map(str, refusal.details.values())))


class Findings:
    """Collects findings; a badly damaged file gives the first thousand and the number of all."""

    def __init__(self) -> None:
        self.kept: list[Finding] = []
        self.count = 0

    def note(
        self, code: str, stream: object = None, seq: object = None, detail: object = ""
    ) -> None:
        """Keep one finding; odd values read from a damaged file are welcome."""
        place = seq if isinstance(seq, int) else None
        self.add(Finding(code, None if stream is None else str(stream), place, str(detail)))

    def add(self, finding: Finding) -> None:
        """Keep a finding made elsewhere."""
        self.count += 1
        if len(self.kept) < ENOUGH:
            self.kept.append(finding)

    @contextmanager
    def reading(self, what: str, stream: str | None = None) -> Iterator[None]:
        """Whatever goes wrong while damaged data is read becomes a finding."""
        try:
            yield
        except Exception as error:  # noqa: BLE001 - damage may raise anything
            self.note("unreadable", stream, detail=f"{what}: {type(error).__name__}: {error}")

    def all(self) -> tuple[Finding, ...]:
        """The findings; the last tells how many more there are."""
        if self.count <= ENOUGH:
            return tuple(self.kept)
        return (*self.kept, Finding("more_findings", detail=str(self.count - ENOUGH)))
