"""What stands beside and below the projected time: players, chips, prizes, one line of words."""

from collections.abc import Callable, Sequence

from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.screens.clock_face import ClockState, SideFact
from tdapp.screens.price_words import PriceDetail, on_sale, prize_text
from tdapp.tournament.chips import average_stack
from tdapp.tournament.payouts.posting import prizes_by_plan, provisional_prizes
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.prizes import is_by_agreement, listed_now, share_of
from tdapp.tournament.reckoning.prize_list import Prize
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.tournament.state.clock import ClockPosition
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import NONE, Voice

MOST_NAMED = 4


def side_facts(tournament: Tournament, index: int, voice: Voice) -> tuple[SideFact, ...]:
    """Players left, average stack, prize pool and next prize while the level at `index` is on."""
    prizes = prizes_now(tournament)
    return (
        SideFact(
            voice.text("clock", "Players left"),
            _without_chips(tournament, voice),
            voice.count(tournament.left),
            f"/ {voice.count(tournament.entries.count)}",
        ),
        _average(tournament, index, voice),
        _pool(tournament, len(prizes), voice),
        _next_prize(tournament, prizes, voice),
    )


def prizes_now(tournament: Tournament) -> tuple[int, ...]:
    """The posted prizes, or what the plan would give now; cents from first place down.

    In a stage those of the whole event.
    """
    tournament = tournament.whole or tournament
    entries = tournament.entries
    if tournament.prizes.posted or not entries.count:
        return tournament.prizes.posted
    return provisional_prizes(tournament)


def prize_now(tournament: Tournament, entry: int) -> PrizeShare:
    """What an entry's place wins, by the posted list or as the plan would give now."""
    if tournament.prizes.posted:
        try:
            return share_of(tournament, entry)
        except Refusal:
            return PrizeShare(entry, 0)
    place = tournament.place_of(entry)
    won = prize_at(tournament, place) if place is not None else None
    return PrizeShare(entry, won.cash, won.item, won.value) if won else PrizeShare(entry, 0)


def prize_at(tournament: Tournament, place: int) -> Prize | None:
    """What a place wins by the posted list, or by the plan before; None for nothing."""
    try:
        posted = tournament.prizes.posted
        prizes = listed_now(tournament) if posted else prizes_by_plan(tournament)
    except Refusal:
        return None
    return next((one for one in prizes if one.place == place), None)


def messages(
    tournament: Tournament,
    state: ClockState,
    here: ClockPosition,
    name_of: Callable[[PersonId], str],
    voice: Voice,
) -> tuple[str, ...]:
    """The one line under everything, then shorter ones for where that has no room.

    It is empty where there is nothing to say.
    """
    text = voice.text
    if state is ClockState.FINISHED:
        return (_winner(tournament, name_of, voice),)
    if hands_word(tournament, state, voice):
        whole = text("clock", "Finish the hand, then wait until the next one is announced.")
        return whole, text("clock", "Finish the hand, then wait.")
    if state is ClockState.PAUSED:
        whole = text("clock", "Finish the hand in progress. No new hand until the clock restarts.")
        return whole, text("clock", "Finish the hand in progress.")
    if tournament.conditions.is_past_the_end(here.index):
        whole = text("clock", "Last level of the structure: play continues at this level.")
        return whole, text("clock", "Last level: play continues.")
    if tournament.entries.closed:
        return ("",)
    return tuple(on_sale(tournament.conditions, here, voice, detail) for detail in PriceDetail)


def hands_word(tournament: Tournament, state: ClockState, voice: Voice) -> str:
    """That hand-for-hand is on while the clock stands, or runs on by a soft one; or practice."""
    hands = tournament.hand_for_hand
    if hands.practice and state is ClockState.NOT_STARTED:
        return voice.text("clock", "Practice hands")
    if hands.terms is None or state in {ClockState.FINISHED, ClockState.BREAK}:
        return ""
    if hands.terms.soft:
        return voice.text("clock", "Soft hand-for-hand")
    return voice.text("clock", "Hand-for-hand, hand {hand}", hand=hands.hand)


def _winner(tournament: Tournament, name_of: Callable[[PersonId], str], voice: Voice) -> str:
    to = tournament.stages.goes_to
    if to:
        said = voice.text("clock", "To {stage}: {n}")
        return said.format(stage=to, n=voice.count(tournament.left))
    first = tournament.at_place(1)
    if len(first) > MOST_NAMED:
        return voice.text("clock", "Play is over. Winners: {n}", n=voice.count(len(first)))
    if len(first) > 1:
        names = ", ".join(name_of(tournament.entry(one).person) for one in first)
        return voice.text("clock", "Winners: {names}", names=names)
    winner = tournament.entry(first[0])
    prize = prize_text(prize_now(tournament, winner.number), tournament.conditions.currency, voice)
    said = voice.text("clock", "Winner: {name}, {prize}")
    return said.format(name=name_of(winner.person), prize=prize)


def _average(tournament: Tournament, index: int, voice: Voice) -> SideFact:
    average = average_stack(tournament)
    big = big_blind_of(tournament.conditions, index)
    return SideFact(
        voice.text("clock", "Average stack"),
        _big_blinds(average // big, voice) if average and tournament.left > 1 else "",
        voice.count(average) if average else NONE,
    )


def _without_chips(tournament: Tournament, voice: Voice) -> str:
    """Who lost all chips and is not out yet: he may buy again, or his table is on hold.

    Who is out in the open hand of hand-for-hand is told to nobody before its end.
    """
    exits, hands = tournament.exits, tournament.hand_for_hand
    on_hold = sum(not hands.holds(one) for one in exits.pending.values())
    waiting = len(exits.out_of_chips) + on_hold
    if not waiting:
        return ""
    return voice.text("clock", "{count} out of chips", count=voice.count(waiting))


def _big_blinds(count: int, voice: Voice) -> str:
    return voice.text("clock", "{count} BB", count=voice.count(count))


def big_blind_of(conditions: Conditions, index: int) -> int:
    """The big blind being played; in a break the coming one."""
    while conditions.level(index).is_break:
        index += 1
    return conditions.level(index).big


def _pool(tournament: Tournament, places: int, voice: Voice) -> SideFact:
    said = voice.plural("clock", "1 place", "{n} places", places) if places else ""
    currency = tournament.conditions.currency
    pool = voice.short_money((tournament.whole or tournament).pool, currency)
    return SideFact(voice.text("clock", "Prize pool"), said, pool)


def _next_prize(tournament: Tournament, prizes: Sequence[int], voice: Voice) -> SideFact:
    """The prize of the next one out if that is in the money, else the lowest of the list."""
    text = voice.text
    if not prizes:
        return SideFact(text("clock", "Next prize"), "", NONE)
    posted = bool(tournament.prizes.posted)
    place = min(tournament.left, len(prizes)) if posted else 1
    label = text("clock", "Next prize") if place > 1 else text("clock", "First prize")
    said = voice.ordinal(place) if place > 1 else ""
    if not posted:
        said = text("clock", "provisional")
    prize = prize_at(tournament, place) or Prize(place, prizes[place - 1])
    if posted and is_by_agreement(tournament, place):
        prize = next(iter(tournament.prizes.to_play_for(place)), Prize(place, 0))
        said = ", ".join(filter(None, (said, text("clock", "by agreement"))))
    if prize.item is not None:
        said = ", ".join(filter(None, (said, text("clock", "with {item}", item=prize.item))))
    amount = voice.short_money(prize.cents, tournament.conditions.currency)
    return SideFact(label, said, amount if prize.cents else NONE)
