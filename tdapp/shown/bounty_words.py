"""Bounties in words: what is on the head of an entry, who took it, and what the entry took."""

from collections.abc import Callable

from tdapp.core.ids import PersonId
from tdapp.tournament.payouts.bounties import bounty_due
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice


def bounty_facts(
    voice: Voice, state: Tournament, entry: int, name_of: Callable[[PersonId], str]
) -> list[tuple[str, str]]:
    """Nothing where the event has no bounties."""
    text = voice.text
    bounties = state.bounties
    head = bounties.heads.get(entry)
    if head is None:
        return []
    takers = bounties.takers.get(entry, ())
    said = text("bounty", "{amount} bounty")
    if takers:
        said = text("bounty", "{amount}, won by {names}")
    elif bounties.out.get(entry):
        said = text("bounty", "{amount}, winner not recorded")
    names = ", ".join(name_of(state.entry(one).person) for one in takers)
    facts = [(text("bounty", "Bounty"), said.format(amount=voice.money(head), names=names))]
    due = bounty_due(state, entry)
    if due.won or due.paid:
        took = text(
            "bounty",
            "{won}, paid {paid}, owed {owed}",
            won=voice.money(due.won),
            paid=voice.money(due.paid),
            owed=voice.money(due.owed),
        )
        facts.append((text("bounty", "Bounties won"), took))
    return facts
