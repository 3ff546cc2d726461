"""Prizes in words: what is won, how somebody shows who they are, and who may not win."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from PySide6.QtCore import QCoreApplication

from tdapp.rules.money_rules import Heir
from tdapp.tournament.facts.prizes import Ineligible
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.payouts.queue import PrizeState
from tdapp.tournament.reckoning.shared_places import Share
from tdapp.tournament.state.given_back import debts
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.figures import money
from tdapp.ui.refusals.marker import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
Kind = TypeVar("Kind")

PROOFS = {
    Proof.PASSPORT: QT_TRANSLATE_NOOP("Money", "passport"),
    Proof.DRIVING_LICENCE: QT_TRANSLATE_NOOP("Money", "driving licence"),
    Proof.OTHER_WITH_PHOTO: QT_TRANSLATE_NOOP("Money", "other with a photo"),
}
CAUSES = {
    Ineligible.UNDER_AGE: QT_TRANSLATE_NOOP("Money", "under age"),
    Ineligible.EMPLOYEE: QT_TRANSLATE_NOOP("Money", "employee"),
    Ineligible.OTHER: QT_TRANSLATE_NOOP("Money", "not eligible otherwise"),
}
HEIRS = {
    Heir.NEXT_ELIGIBLE: QT_TRANSLATE_NOOP("Money", "those behind"),
    Heir.RUNNER_UP: QT_TRANSLATE_NOOP("Money", "the runner-up"),
    Heir.CROWN: QT_TRANSLATE_NOOP("Money", "the Crown"),
}
STATES = {
    PrizeState.OPEN: QT_TRANSLATE_NOOP("Money", "{prize}, not decided"),
    PrizeState.OWED: QT_TRANSLATE_NOOP("Money", "{prize}, to be paid"),
    PrizeState.SLIP_OUT: QT_TRANSLATE_NOOP("Money", "{prize}, to be paid, slip {slip}"),
    PrizeState.IDENTITY_SEEN: QT_TRANSLATE_NOOP("Money", "{prize}, identity seen, slip {slip}"),
    PrizeState.PAID: QT_TRANSLATE_NOOP("Money", "{prize}, paid, slip {slip}"),
    PrizeState.UNCLAIMED: QT_TRANSLATE_NOOP("Money", "{prize}, unclaimed"),
    PrizeState.FORFEITED: QT_TRANSLATE_NOOP("Money", "{prize}, forfeited to the Crown"),
}


def said(words: Mapping[Kind, str], some: Iterable[Kind]) -> tuple[str, ...]:
    """Some of these in words, in their order."""
    return tuple(translate("Money", words[one]) for one in some)


def owed_words(state: Tournament, entry: int) -> str:
    """What the winner of a prize still owes for chips, with whichever entry; empty for nothing."""
    entries, person = state.entries, state.entry(entry).person
    numbers = entries.by_person.get(person, (entry,))
    receipts = [one for number in numbers for one in debts(entries, state.entry(number))]
    if not receipts:
        return ""
    amount = money(sum(entries.owed[receipt].total for receipt in receipts))
    said = translate("Money", "Still owed by the winner: {amount}, receipt {receipts}.")
    return said.format(amount=amount, receipts=", ".join(map(str, receipts)))


def prize_words(share: Share) -> str:
    """What is won in cash and in kind."""
    if share.item is None:
        return money(share.cash)
    if not share.cash:
        return share.item
    both = translate("Money", "{cash} and {item}")
    return both.format(cash=money(share.cash), item=share.item)
