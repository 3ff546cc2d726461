"""What the inspector says of the prizes: the list as it is, or as it is being edited."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.shown.cells import Shape, Tone
from tdapp.shown.prize_draft import PrizeDraft
from tdapp.shown.prize_words import prize_words
from tdapp.tournament.facts.slips import FormerPlace
from tdapp.tournament.payouts.posting import prizes_by_plan
from tdapp.tournament.prizes import prize_holders, prize_place, share_of
from tdapp.tournament.reckoning.prize_list import Prize
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.spoken import voice
from tdapp.voice.voice import NONE

NameOf = Callable[[PersonId], str]
SEVERAL = 2


@dataclass(frozen=True, slots=True)
class PrizeLine:
    """One prize of the list: its place, whose it is, its amount, and how it stands."""

    place: str
    name: str
    amount: str
    tone: Tone
    shape: Shape


def prize_facts(state: Tournament, name_of: NameOf) -> tuple[PrizeLine, ...]:
    """The prizes from first place down; what a new version changed says what it was before.

    Of those who share places each stands there with the own share.
    """
    prizes = state.prizes.listed() if state.prizes.posted else _planned(state)
    return tuple(_down_the_list(state, prizes, name_of))


def draft_facts(draft: PrizeDraft) -> tuple[PrizeLine, ...]:
    """The list as it would be: what is locked in it, and what changes."""
    return tuple(_drafted(draft))


def _planned(state: Tournament) -> tuple[Prize, ...]:
    """The list as the plan would give it now; none before entries, or where no list fits yet."""
    try:
        return prizes_by_plan(state) if state.entries.count else ()
    except Refusal:
        return ()


def _down_the_list(
    state: Tournament, prizes: Sequence[Prize], name_of: NameOf
) -> Iterator[PrizeLine]:
    was = {one.place: one for one in state.prizes.sheet.was if one.entry is None}
    told: set[int] = set()
    undecided = state.left - len(state.prizes.passed_over)
    for prize in prizes:
        holders = prize_holders(state, prize.place) if prize.place >= undecided else ()
        shares = _shares(state, holders)
        if not shares:
            named = [name_of(state.entry(holder).person) for holder in holders]
            named += [_was(was[prize.place])] if prize.place in was else []
            yield _prize_facts(state, prize, holders, named)
        elif not told.issuperset(holders):
            told.update(holders)
            shared = [_share_facts(state, share, name_of) for share in shares]
            yield from sorted(shared, key=lambda one: one.name.casefold())


def _shares(state: Tournament, holders: Sequence[int]) -> list[PrizeShare]:
    """What each of several wins of the places they share; nothing where that is not decided."""
    if len(holders) < SEVERAL or not state.prizes.posted:
        return []
    try:
        return [share_of(state, holder) for holder in holders]
    except Refusal:
        return []


def _share_facts(state: Tournament, share: PrizeShare, name_of: NameOf) -> PrizeLine:
    tone, shape = Tone.OWED, Shape.MONEY_OUT
    if state.prizes.settled(share.entry) is not None:
        tone, shape = Tone.DONE, Shape.DONE
    name = name_of(state.entry(share.entry).person)
    place = voice().ordinal(prize_place(state, share.entry) or 0)
    return PrizeLine(place, name, prize_words(voice(), share), tone, shape)


def _prize_facts(
    state: Tournament, prize: Prize, holders: Sequence[int], named: Sequence[str]
) -> PrizeLine:
    tone, shape = Tone.LABEL, Shape.WAITING
    if holders and all(state.prizes.settled(holder) for holder in holders):
        tone, shape = Tone.DONE, Shape.DONE
    elif state.prizes.posted and holders:
        tone, shape = Tone.OWED, Shape.MONEY_OUT
    elif state.prizes.posted:
        tone, shape = Tone.FACT, Shape.READY
    name = ", ".join(named) or NONE
    return PrizeLine(voice().ordinal(prize.place), name, _words(prize), tone, shape)


def _drafted(draft: PrizeDraft) -> Iterator[PrizeLine]:
    was = {one.place: one for one in draft.changes}
    for prize in draft.prizes:
        changed = was.get(prize.place)
        said = [voice().text("prizes", "locked")] if prize.place in draft.locked else []
        said += [_was(changed)] if changed is not None else []
        tone, shape = Tone.LABEL, Shape.WAITING
        if prize.place in draft.locked:
            tone, shape = Tone.WAITS, Shape.STOP
        elif changed is not None:
            tone, shape = Tone.FACT, Shape.ATTENTION
        name = ", ".join(said) or NONE
        yield PrizeLine(voice().ordinal(prize.place), name, _words(prize), tone, shape)


def _was(was: FormerPlace) -> str:
    before = Prize(was.place, was.cents, was.item, was.value)
    return voice().text("prizes", "was {prize}", prize=_words(before))


def _words(prize: Prize) -> str:
    return prize_words(voice(), PrizeShare(0, prize.cash, prize.item, prize.value))
