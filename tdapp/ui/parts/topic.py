"""What a page would print: a kind of paper, and whom it is about."""

from tdapp.house.papers.kinds import PaperKind

Topic = tuple[PaperKind, tuple[int, ...]]
"""Nobody is named where the paper is about the event."""
