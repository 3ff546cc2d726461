"""A prize list that is being edited: what is locked in it, and what it says in words."""

import re
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from operator import attrgetter

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.shown.prize_words import prize_words
from tdapp.tournament.facts.slips import FormerPlace, changed_list
from tdapp.tournament.payouts.posting import edited_prizes
from tdapp.tournament.prizes import listed_now
from tdapp.tournament.reckoning.prize_list import Prize, prizes_of
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.tournament.templates.prize_file import MOST_PLACES
from tdapp.tournament.tournament import Tournament
from tdapp.typed import figures
from tdapp.voice.voice import Voice

MOST_NAMED = 4
_TYPED = re.compile(r"(\d{1,5})(?:st|nd|rd|th)?(?:\s*[:=]\s*|\s+|$)(.*)", re.ASCII | re.IGNORECASE)

_PLACE = r"(\d{1,5})(?:st|nd|rd|th)?\.?(?:\s*(?:-|\N{EN DASH}|to)\s*(\d{1,5})(?:st|nd|rd|th)?)?"
_AMOUNT = r"\"?\$?\s?(\d(?:[\d.,']*\d)?)\"?"
_LINE = re.compile(rf"{_PLACE}(?:\s*[:=,;]\s*|\s+){_AMOUNT}", re.ASCII | re.IGNORECASE)
BETWEEN, MOST_SAID = " \t\r\n,;|\u2028\u2029", 40


class PrizeDraft(msgspec.Struct, frozen=True):
    """The list as it would be with the cash of the `locked` places, beside the one that is now.

    All its prizes together take so many `cents` off the pool.
    """

    locked: Mapping[int, int]
    prizes: tuple[Prize, ...]
    before: tuple[Prize, ...]
    cents: int

    @property
    def changes(self) -> tuple[FormerPlace, ...]:
        """What is now of every place that would be another."""
        return changed_list(self.before, self.prizes)

    def now(self, place: int) -> Prize:
        """What a place would win."""
        at = bisect_left(self.prizes, place, key=attrgetter("place"))
        found = self.prizes[at] if at < len(self.prizes) else None
        return found if found and found.place == place else Prize(place, 0)


def drafted(state: Tournament, locked: Mapping[int, int]) -> PrizeDraft:
    """The draft with these places locked and no others; refuses as `edited_prizes` does."""
    before = listed_now(state) if state.prizes.posted else edited_prizes(state, {})
    let_go = state.prizes.locked().keys() - locked.keys()
    prizes = edited_prizes(state, locked, unlocked=let_go) if locked else before
    return PrizeDraft(dict(locked), prizes, before, sum(prize.cents for prize in prizes))


def with_typed(voice: Voice, locked: Mapping[int, int], answer: str) -> dict[int, int]:
    """The locked places with what was typed: ``2 1,500``, or ``2`` alone to let it go.

    Several places and ranges are read as `read_places` does.

    Refuses ``lock_not_understood`` and ``not_an_amount``.
    """
    found = _TYPED.fullmatch(answer.strip())
    lines = _LINE.findall(answer)
    if len(lines) > 1 or any(last for _, last, _ in lines):
        return {**locked, **read_places(voice, answer)}
    if found is None:
        raise Refusal("lock_not_understood", text=answer)
    place, amount = int(found[1]), found[2].strip()
    others = {one: cents for one, cents in locked.items() if one != place}
    return {**others, place: figures.amount(amount, voice.symbols)} if amount else others


def read_places(voice: Voice, text: str) -> dict[int, int]:
    """The cents by place of a list as it is typed or pasted: ``1 5,000; 2 3,000; 62-70 1,500``.

    Places and ranges are parted by lines, spaces, commas or semicolons. Refuses
    ``prizes_not_understood`` with what cannot be read, ``place_twice`` (place).
    """
    cents: dict[int, int] = {}
    at = 0
    for line in _LINE.finditer(text):
        if text[at : line.start()].strip(BETWEEN):
            break
        at, first = line.end(), int(line[1])
        last = int(line[2] or first)
        if not 0 < first <= last or last > MOST_PLACES:
            raise Refusal("prizes_not_understood", text=line[0].strip(BETWEEN))
        for place in range(first, last + 1):
            if place in cents:
                raise Refusal("place_twice", place=place)
            cents[place] = figures.amount(line[3], voice.symbols)
    if text[at:].strip(BETWEEN) or not cents:
        raise Refusal("prizes_not_understood", text=text[at : at + MOST_SAID].strip(BETWEEN))
    return cents


def read_list(voice: Voice, text: str) -> tuple[int, ...]:
    """A whole list from first place down; refuses ``place_missing`` and as `read_places` does."""
    cents = read_places(voice, text)
    missing = next((place for place in range(1, max(cents)) if place not in cents), None)
    if missing is not None:
        raise Refusal("place_missing", place=missing)
    return tuple(cents[place] for place in sorted(cents))


def draft_words(voice: Voice, state: Tournament, draft: PrizeDraft) -> str:
    """The version that is posted, what would change of it, and the sum against the pool."""
    said = [versions_words(voice, state), changes_words(voice, draft)]
    together = voice.text("prizes", "Total {sum}; pool {pool}.")
    said.append(together.format(sum=voice.money(draft.cents), pool=voice.money(state.pool)))
    said.append(
        voice.text("prizes", "Type a place and its prize to lock it. Press Enter to continue.")
    )
    return " ".join(filter(None, said))


def versions_words(voice: Voice, state: Tournament) -> str:
    """Which version is posted and what it changed of the one before; nothing before the first."""
    prizes = state.prizes
    if not prizes.lists:
        return voice.text("prizes", "No list is posted yet.")
    version = voice.text("prizes", "Version {version} is posted.", version=prizes.version)
    if len(prizes.lists) == 1:
        return version
    last = prizes.lists[-2]
    changed = changed_list(prizes_of(last.cents, last.in_kind), prizes.listed())
    said = voice.text("prizes", "{version} Changes from version {last}: {changes}.")
    now = {prize.place: prize for prize in prizes.listed()}
    named = [_change(voice, one, now.get(one.place, Prize(one.place, 0))) for one in changed]
    return said.format(version=version, last=last.version, changes=_few(voice, named) or "0")


def changes_words(voice: Voice, draft: PrizeDraft) -> str:
    """Every place that is locked or would change, the first few by name."""
    if not draft.locked:
        return ""
    named = [
        voice.text(
            "prizes",
            "{place} locked at {prize}",
            place=voice.ordinal(place),
            prize=_words(voice, draft.now(place)),
        )
        for place in _edited(draft)
    ]
    others = [one for one in draft.changes if one.place not in draft.locked]
    named += [_change(voice, one, draft.now(one.place)) for one in others]
    return f"{_few(voice, named)}."


def _edited(draft: PrizeDraft) -> list[int]:
    """The locked places that change; where none does, all of them."""
    changed = {one.place for one in draft.changes}
    return [place for place in sorted(draft.locked) if place in changed] or sorted(draft.locked)


def _change(voice: Voice, was: FormerPlace, now: Prize) -> str:
    before = Prize(was.place, was.cents, was.item, was.value)
    said = voice.text("prizes", "{place} {old} to {new}")
    return said.format(
        place=voice.ordinal(was.place), old=_words(voice, before), new=_words(voice, now)
    )


def _few(voice: Voice, named: Sequence[str]) -> str:
    if len(named) <= MOST_NAMED:
        return ", ".join(named)
    more = voice.text("prizes", "{named} and {count} more")
    return more.format(named=", ".join(named[:MOST_NAMED]), count=len(named) - MOST_NAMED)


def _words(voice: Voice, prize: Prize) -> str:
    return prize_words(voice, PrizeShare(0, prize.cash, prize.item, prize.value))
