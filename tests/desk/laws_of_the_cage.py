"""What must hold of cashier sessions: every cent that counts is in the drawer it was told for."""

from collections import Counter
from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.till.takings import COUNTED
from tdapp.tournament.tournament import Tournament


def takings_add_up(what_counts: Sequence[Event], state: Tournament) -> None:
    """The running sums are those of the facts that count, however they came to count."""
    ins, outs = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for event in what_counts:
        session: str | None = getattr(event, "session", None)
        for line in event.lines():
            if session is not None and line.account in COUNTED and line.cents:
                into = ins if line.cents > 0 else outs
                into[session, line.account] += abs(line.cents)
    told = {(one.session, one.tender): one for one in state.takings.listed()}
    assert {key: one.ins for key, one in told.items() if one.ins} == dict(ins)
    assert {key: one.outs for key, one in told.items() if one.outs} == dict(outs)
