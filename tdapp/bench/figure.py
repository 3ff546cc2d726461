"""One measured figure."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Figure:
    """`value` measured, `peer` measured beside it, `floor` the most that `value` may be.

    Values and floors of one figure have the same unit, which its name ends in.
    """

    name: str
    value: float
    peer: float | None
    floor: float

    @property
    def ok(self) -> bool:
        """Whether it is good enough."""
        return self.value <= self.floor

    def as_json(self) -> dict[str, Any]:
        """The figure with its ratio to the peer."""
        ratio = round(self.value / self.peer, 3) if self.peer else None
        fields = asdict(self)
        return {**fields, "ratio": ratio, "ok": self.ok}

    def __str__(self) -> str:
        peer = f", peer {self.peer:.3f}, ratio {self.value / self.peer:.2f}" if self.peer else ""
        verdict = "ok" if self.ok else "FALLS SHORT"
        return f"{self.name}: {self.value:.3f} (at most {self.floor:.3f}{peer}) {verdict}"
