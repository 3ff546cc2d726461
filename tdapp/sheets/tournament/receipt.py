"""The receipt for a purchase: every part of the price, and what it was paid with."""

from collections.abc import Sequence

from tdapp.core.refusal import Refusal
from tdapp.papers.paper import A6
from tdapp.papers.parts import SumPart, part_columns, part_rows
from tdapp.papers.sheet import Imprint, Sheet, SheetFact


def receipt(
    imprint: Imprint,
    facts: Sequence[SheetFact],
    parts: Sequence[SumPart],
    tender: Sequence[SumPart],
    qr: str | None = None,
) -> Sheet:
    """The receipt named by the imprint's document; `facts` say who bought what.

    Refuses ``nothing_bought`` without parts, and ``tender_short`` where the tender does not reach
    the sum; what it exceeds it by is listed as change.
    """
    if not parts:
        raise Refusal("nothing_bought")
    due = sum(part.cents for part in parts)
    given = sum(part.cents for part in tender)
    if given < due:
        raise Refusal("tender_short", due=due, tendered=given)
    voice = imprint.voice
    text = voice.text
    change = [SumPart(text("paper", "Change"), given - due)] if given > due else []
    return Sheet(
        kind="receipt",
        title=text("paper", "Receipt"),
        imprint=imprint,
        paper=A6,
        facts=tuple(facts),
        columns=part_columns(text("paper", "Bought"), voice),
        rows=part_rows(parts, voice),
        closing=part_rows([*tender, *change], voice),
        posted_label=text("paper", "Issued"),
        qr=qr,
    )
