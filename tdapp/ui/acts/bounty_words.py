"""Bounties in words: what is on the head of an entry, who took it, and what the entry took."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from tdapp.core.ids import PersonId
from tdapp.tournament.payouts.bounties import bounty_due
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.figures import money

translate = QCoreApplication.translate


def bounty_facts(
    state: Tournament, entry: int, name_of: Callable[[PersonId], str]
) -> list[tuple[str, str]]:
    """Nothing where the event has no bounties."""
    bounties = state.bounties
    head = bounties.heads.get(entry)
    if head is None:
        return []
    takers = bounties.takers.get(entry, ())
    said = translate("Bounty", "{amount} on the head")
    if takers:
        said = translate("Bounty", "{amount}, taken by {names}")
    elif bounties.out.get(entry):
        said = translate("Bounty", "{amount}, taker not told yet")
    names = ", ".join(name_of(state.entry(one).person) for one in takers)
    facts = [(translate("Bounty", "Bounty"), said.format(amount=money(head), names=names))]
    due = bounty_due(state, entry)
    if due.won or due.paid:
        took = translate("Bounty", "{won}, paid {paid}, owed {owed}").format(
            won=money(due.won), paid=money(due.paid), owed=money(due.owed)
        )
        facts.append((translate("Bounty", "Took"), took))
    return facts
