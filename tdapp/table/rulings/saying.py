"""What somebody said with a ruling, a review or a penalty."""

from dataclasses import dataclass

from tdapp.core.ids import StaffId


@dataclass(frozen=True, slots=True)
class Saying:
    """Who said it, and the words: empty where none were needed, None where they were erased."""

    by: StaffId
    words: str | None
