"""The prize list of an event as a board shows it: final table, bands, who went out last."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import groupby

from tdapp.core.refusal import Refusal
from tdapp.screens import board_words as words
from tdapp.screens.list_rows import won_words
from tdapp.screens.price_words import prize_text
from tdapp.screens.rows import ScreenRow
from tdapp.screens.shown_names import ShownNames
from tdapp.tournament.clock.windows import may_still_enter
from tdapp.tournament.payouts.posting import prizes_by_plan
from tdapp.tournament.prizes import is_by_agreement, listed_now
from tdapp.tournament.reckoning.prize_list import Prize
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice

FINAL_TABLE = 9
LATEST = 11


class ListStatus(Enum):
    """Whether a prize list is provisional, posted or corrected."""

    PROVISIONAL = "provisional"
    POSTED = "posted"
    CORRECTED = "corrected"


@dataclass(frozen=True, slots=True)
class PlacePrize:
    """A place or a band of places that win alike; `note` says where play stands in it."""

    places: str
    prize: str
    note: str = ""
    now: bool = False
    out: bool = False


@dataclass(frozen=True, slots=True)
class PrizeBoardFacts:
    """All that a prize board says; `version` is that of the posted list, 0 before the first."""

    pool: str
    posting: ListStatus
    mark: str
    table: tuple[PlacePrize, ...]
    bands: tuple[PlacePrize, ...]
    latest: tuple[ScreenRow, ...]
    decided: str = ""
    left: str = ""
    version: int = 0


def prize_facts(state: Tournament, names: ShownNames, posted_us: int | None) -> PrizeBoardFacts:
    """The facts of an event's prizes; `posted_us` is when the list was posted (UTC), if known."""
    posted = bool(state.prizes.posted)
    prizes = listed_now(state) if posted else _planned(state)
    table = [_place(state, [one], names.voice) for one in prizes if one.place <= FINAL_TABLE]
    low = [one for one in prizes if one.place > FINAL_TABLE]
    bands = [_place(state, list(same), names.voice) for _, same in groupby(low, _worth)]
    decided, left = (
        _sums(state, prizes, names.voice)
        if posted
        else ("", words.players_left(state.left, names.voice))
    )
    return PrizeBoardFacts(
        pool=names.voice.short_money(state.pool, state.conditions.currency),
        posting=_posting(state),
        mark=_mark(state, posted_us, names.voice),
        table=tuple(table),
        bands=(*bands, *_in_stages(state, names.voice)),
        latest=tuple(_latest(state, names)) if posted else (),
        decided=decided,
        left=left,
        version=state.prizes.version,
    )


def _planned(state: Tournament) -> tuple[Prize, ...]:
    try:
        return prizes_by_plan(state) if state.entries.count else ()
    except Refusal:
        return ()


def _worth(prize: Prize) -> tuple[int, str | None, int]:
    return prize.cash, prize.item, prize.value


def _posting(state: Tournament) -> ListStatus:
    if not state.prizes.posted:
        return ListStatus.PROVISIONAL
    return ListStatus.CORRECTED if len(state.prizes.lists) > 1 else ListStatus.POSTED


def _mark(state: Tournament, posted_us: int | None, voice: Voice) -> str:
    posting, version = _posting(state), state.prizes.version
    if posting is ListStatus.PROVISIONAL:
        if may_still_enter(state):
            return voice.text("screens", "Provisional: registration open")
        return voice.text("screens", "Provisional, not posted yet")
    time = "" if posted_us is None else voice.time(posted_us)
    if posting is ListStatus.CORRECTED:
        said = voice.text("screens", "Posted {time}, version {version}, corrected")
    else:
        said = voice.text("screens", "Posted {time}  ·  version {version}")
    return " ".join(said.format(time=time, version=version).replace(" ,", ",").split(" "))


def _place(state: Tournament, prizes: Sequence[Prize], voice: Voice) -> PlacePrize:
    """One place, or a band of places that win alike."""
    first, last = prizes[0].place, prizes[-1].place
    one = prizes[0]
    worth = prize_text(
        PrizeShare(0, one.cash, one.item, one.value), state.conditions.currency, voice
    )
    places = words.place_range(first, last)
    if is_by_agreement(state, first):
        kept = next(iter(state.prizes.to_play_for(first)), Prize(first, 0))
        own = PrizeShare(0, kept.cash, kept.item, kept.value)
        named = kept.cash or kept.item
        played_for = prize_text(own, state.conditions.currency, voice) if named else ""
        worth = words.by_agreement(played_for, voice)
    if not state.prizes.posted or state.is_decided:
        return PlacePrize(places, worth)
    left = state.left
    if left < first:
        return PlacePrize(places, worth, words.out(voice), out=True)
    if first <= left <= last:
        return PlacePrize(places, worth, words.next_out(left, voice), now=True)
    return PlacePrize(places, worth)


def _in_stages(state: Tournament, voice: Voice) -> Iterator[PlacePrize]:
    """What each stage pays that is closed, to how many of those who do not go on from it."""
    for number, places in state.stages.paid_inside().items() if state.stages.plans else ():
        plan = state.stages.plans[number - 1]
        each = voice.short_money(plan.pays, state.conditions.currency)
        if places > 1:
            each = f"{voice.count(places)} \N{MULTIPLICATION SIGN} {each}"
        yield PlacePrize(plan.name, each)


def _latest(state: Tournament, names: ShownNames) -> Iterator[ScreenRow]:
    """Who went out last, the newest first, with place and prize."""
    first = 1 if state.is_decided else state.left + 1
    for place in range(first, first + LATEST):
        for entry in state.at_place(place):
            if state.place_of(entry) != place:
                continue
            shown = names.of(state.entry(entry).person, entry)
            in_money = place <= len(state.prizes.posted) + len(state.prizes.passed_over)
            won = won_words(state, entry, names.voice) if in_money else ""
            yield ScreenRow(shown.family, shown.given, (won,), str(place))


def _sums(state: Tournament, prizes: Sequence[Prize], voice: Voice) -> tuple[str, str]:
    """What is decided and what is left; the two add up to what the list gives."""
    text = voice.text
    left = 0 if state.is_decided else state.left
    currency = state.conditions.currency
    out = [prize for prize in prizes if prize.place > left]
    open_ = sum(prize.cash + prize.value for prize in prizes) - _sum(out)
    decided = text("screens", "Nothing decided yet")
    if out:
        places = words.place_range(out[0].place, out[-1].place)
        said = text("screens", "Places {places} decided: {amount}")
        if len(out) == 1:
            said = text("screens", "Place {places} decided: {amount}")
        decided = said.format(places=places, amount=voice.short_money(_sum(out), currency))
    if not open_:
        return decided, text("screens", "All prizes are decided")
    said = text("screens", "{players} for {amount}")
    players = words.players_left(state.left, voice)
    return decided, said.format(players=players, amount=voice.short_money(open_, currency))


def _sum(prizes: Sequence[Prize]) -> int:
    return sum(prize.cash + prize.value for prize in prizes)
