"""What an event's conditions say beside levels and prices, as lines of the structure sheet."""

from collections.abc import Iterator

from tdapp.papers.sheet import SheetFact
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.terms import Cancellation, EndPlaces, EndTerms, PaceTerms
from tdapp.voice.texts import text
from tdapp.voice.voice import Voice

SHARED_OUT = {
    Cancellation.EVERYTHING: text("paper", "all payments are refunded"),
    Cancellation.EVENLY: text("paper", "the pool is shared evenly by those still in; fees stay"),
    Cancellation.HALF_BY_CHIPS: text(
        "paper", "half the pool is shared evenly by those still in, half by chips; fees stay"
    ),
    Cancellation.BY_CHIPS: text(
        "paper", "the pool is shared by those still in by chips; fees stay"
    ),
}


def published_terms(conditions: Conditions, voice: Voice) -> tuple[SheetFact, ...]:
    """One line for each that the conditions speak of; none where they say nothing."""
    said = (*_of_sales(conditions, voice), *_of_pace(conditions.pace, voice))
    said = (*said, *_of_the_end(conditions, voice))
    return tuple(SheetFact(label, f"{words}.") for label, words in said)


def _of_sales(conditions: Conditions, voice: Voice) -> Iterator[tuple[str, str]]:
    most = conditions.reentries_per_flight
    if conditions.flights:
        count = voice.count(len(conditions.flights))
        each = voice.plural("paper", "one re-entry in each", "{n} re-entries in each", most or 0)
        again = each if most else voice.text("paper", "re-entry in another one only")
        yield voice.text("paper", "Flights"), count if most is None else f"{count}; {again}"
    both = conditions.most_rebuys_and_addons
    if both is not None:
        said = voice.plural("paper", "one together", "{n} together", both)
        yield voice.text("paper", "Re-buys and add-ons"), said
    if conditions.addon is not None and conditions.addon.without_chips:
        yield voice.text("paper", "Add-on"), voice.text("paper", "also for who has lost all chips")
    if conditions.attendance.unpaid_out:
        yield (
            voice.text("paper", "Buy-in"),
            voice.text("paper", "due at the start; who has not paid it is out, the fee is kept"),
        )


def _of_pace(pace: PaceTerms, voice: Voice) -> Iterator[tuple[str, str]]:
    """The time to act, with the tokens for more of it."""
    if pace.shot_seconds is None:
        return
    plural = voice.plural
    words = [plural("paper", "{n} second to act", "{n} seconds to act", pace.shot_seconds)]
    if pace.tokens:
        each = plural("paper", "{n} second", "{n} seconds", pace.token_seconds)
        words.append(
            plural(
                "paper",
                "{n} time token for {each}",
                "{n} time tokens for {each} each",
                pace.tokens,
                each=each,
            )
        )
    if pace.later_tokens:
        words.append(
            plural(
                "paper",
                "{n} more token from level {level}",
                "{n} more tokens from level {level}",
                pace.later_tokens,
                level=pace.later_from_level,
            )
        )
    yield voice.text("paper", "Shot clock"), "; ".join(words)


def _of_the_end(conditions: Conditions, voice: Voice) -> Iterator[tuple[str, str]]:
    ending, way = conditions.ending, conditions.refunds.cancelled_in_play
    if ending != EndTerms():
        yield voice.text("paper", "End of play"), "; ".join(_ends(ending, voice))
    if way is not None:
        yield voice.text("paper", "Cancelled in play"), voice.say(SHARED_OUT[way])


def _ends(ending: EndTerms, voice: Voice) -> Iterator[str]:
    if ending.at_seats:
        yield voice.text("paper", "with as many left as there are seats to win")
    elif ending.left > 1:
        yield voice.text("paper", "with {n} left, who share their places", n=ending.left)
    if ending.after_last_level:
        yield voice.text("paper", "may be ended after the last level")
        if ending.places is EndPlaces.BY_STACK:
            yield voice.text("paper", "places by stack")
        else:
            yield voice.text("paper", "places are shared")
