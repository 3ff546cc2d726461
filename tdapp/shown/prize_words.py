"""Prizes and bounties in words: what is won, and how somebody shows who they are."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from tdapp.core.ids import PersonId
from tdapp.house.kept_events import Ineligible
from tdapp.rules.money_rules import Heir
from tdapp.till.payment import POOL
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.payouts.bounties import bounty_due, won_apart
from tdapp.tournament.payouts.dealing import standing_of
from tdapp.tournament.payouts.queue import PrizeState
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.tournament.state.given_back import debts
from tdapp.tournament.tournament import Tournament
from tdapp.voice.texts import Text, text
from tdapp.voice.voice import Voice

Kind = TypeVar("Kind")

PROOFS = {
    Proof.PASSPORT: text("money", "passport"),
    Proof.DRIVING_LICENCE: text("money", "driver licence"),
    Proof.OTHER_WITH_PHOTO: text("money", "other photo ID"),
}
CAUSES = {
    Ineligible.UNDER_AGE: text("money", "under age"),
    Ineligible.EMPLOYEE: text("money", "employee"),
    Ineligible.OTHER: text("money", "otherwise ineligible"),
}
HEIRS = {
    Heir.NEXT_ELIGIBLE: text("money", "players finishing below"),
    Heir.RUNNER_UP: text("money", "the runner-up"),
    Heir.CROWN: text("money", "the Crown"),
}
STATES = {
    PrizeState.OPEN: text("money", "{prize}, not decided"),
    PrizeState.OWED: text("money", "{prize}, to be paid"),
    PrizeState.SLIP_OUT: text("money", "{prize}, to be paid, slip {slip}"),
    PrizeState.IDENTITY_SEEN: text("money", "{prize}, ID checked, slip {slip}"),
    PrizeState.PAID: text("money", "{prize}, paid, slip {slip}"),
    PrizeState.UNCLAIMED: text("money", "{prize}, unclaimed"),
    PrizeState.FORFEITED: text("money", "{prize}, forfeited to the Crown"),
}


def by_words(voice: Voice, words: Mapping[Kind, Text], some: Iterable[Kind]) -> dict[str, Kind]:
    """Some of these by their words, in their order."""
    return {voice.say(words[one]): one for one in some}


def owed_words(voice: Voice, state: Tournament, entry: int) -> str:
    """What the winner of a prize still owes for chips, with whichever entry; empty for nothing."""
    entries, person = state.entries, state.entry(entry).person
    numbers = entries.by_person.get(person, (entry,))
    receipts = [one for number in numbers for one in debts(entries, state.entry(number))]
    if not receipts:
        return ""
    amount = voice.money(sum(entries.owed[receipt].owed for receipt in receipts))
    said = voice.text("money", "Winner still owes {amount} (receipt {receipts}).")
    return said.format(amount=amount, receipts=", ".join(map(str, receipts)))


def prize_words(voice: Voice, share: PrizeShare) -> str:
    """What is won in cash and in kind."""
    if share.item is None:
        return voice.money(share.cash)
    if not share.cash:
        return share.item
    both = voice.text("money", "{cash} and {item}")
    return both.format(cash=voice.money(share.cash), item=share.item)


def last_longers(
    voice: Voice, state: Tournament, entry: int, name_of: Callable[[PersonId], str]
) -> list[tuple[str, str]]:
    """Each last longer that an entry is in: with whom and for what, then who won it."""
    facts = []
    for agreed in state.talks.last_longers:
        if entry in agreed.entries:
            won = standing_of(state, agreed).won
            named = won or [one for one in agreed.entries if one != entry]
            names = ", ".join(name_of(state.entry(one).person) for one in named)
            stake = voice.money(agreed.stake * (len(agreed.entries) if won else 1))
            said = voice.text("last longer", "with {names}, {stake} each", names=names, stake=stake)
            if won:
                said = voice.text("last longer", "{stake} to {names}", names=names, stake=stake)
            facts.append((voice.text("last longer", "Last longer"), said))
    return facts


def bounty_facts(
    voice: Voice, state: Tournament, entry: int, name_of: Callable[[PersonId], str]
) -> list[tuple[str, str]]:
    """Nothing where the event has no bounties and the player won of no other pool."""
    return [*_on_heads(voice, state, entry, name_of), *_of_pools(voice, state, entry)]


def _of_pools(voice: Voice, state: Tournament, entry: int) -> list[tuple[str, str]]:
    """What was won of each side pool, and in a stage."""
    within = voice.text("bounty", "Paid in the stage")
    return [
        (within if part.name == POOL else part.name.capitalize(), voice.money(part.cents))
        for part in won_apart(state).get(entry, ())
    ]


def _on_heads(
    voice: Voice, state: Tournament, entry: int, name_of: Callable[[PersonId], str]
) -> list[tuple[str, str]]:
    text = voice.text
    bounties = state.bounties
    head = bounties.pooled.get(entry, bounties.heads.get(entry))
    sealed = bounties.waits_for_a_draw(entry)
    if head is None and not sealed:
        return []
    takers = bounties.takers.get(entry, ())
    amount = text("bounty", "an envelope") if sealed else voice.money(head or 0)
    said = text("bounty", "{amount} bounty")
    if entry in bounties.pooled:
        said = text("bounty", "{amount}, in the prize pool")
    elif takers:
        said = text("bounty", "{amount}, won by {names}")
    elif bounties.out.get(entry):
        said = text("bounty", "{amount}, winner not recorded")
    names = ", ".join(name_of(state.entry(one).person) for one in takers)
    facts = [(text("bounty", "Bounty"), said.format(amount=amount, names=names))]
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
