"""Whole numbers within bounds, as facts and plans carry them."""

from typing import Annotated

import msgspec

MOST = 1_000_000_000
Whole = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Positive = Annotated[int, msgspec.Meta(gt=0, le=MOST)]
