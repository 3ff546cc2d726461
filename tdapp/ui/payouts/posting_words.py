"""What is said before prizes are posted: the list in short, its faults, what is not said."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tdapp.tournament.payouts.before_posting import BeforePosting
from tdapp.tournament.reckoning.prize_list import Dropped, ListFault, Wrong
from tdapp.tournament.templates.prize_file import decimal_text
from tdapp.ui.look.spoken import voice

if TYPE_CHECKING:
    from tdapp.tournament.templates.published_terms import Term


MOST_NAMED = 3


def posting_words(look: BeforePosting) -> str:
    """The question, with everything that speaks against posting now before it."""
    text = voice().text
    told = [_fault(one) for one in look.faults[:MOST_NAMED]]
    if look.left:
        said = text("posting", "The fixed prizes are {amount} short of the pool; {place} takes it.")
        place = voice().ordinal(look.left_to)
        told.append(said.format(amount=voice().money(look.left), place=place))
    if look.dropped:
        told.append(_dropped(look.dropped))
    if look.overlay:
        said = text("posting", "Overlay: the house adds {amount}.")
        told.append(said.format(amount=voice().money(look.overlay)))
    if look.waiting:
        said = text("posting", "Out of chips and eliminated, as re-buys are closed: {count}.")
        told.append(said.format(count=look.waiting))
    if look.owed:
        said = text("posting", "Still unpaid for chips: {amount}.")
        told.append(said.format(amount=voice().money(look.owed)))
    if look.unsaid:
        told.append(unsaid_words(look.unsaid))
    question = text(
        "posting", "Post the prize list? Places: {count}. Pool: {pool}. First: {first}."
    )
    first = voice().money(look.prizes[0].cents if look.prizes else 0)
    asked = question.format(count=len(look.prizes), pool=voice().money(look.pool), first=first)
    return " ".join([*told, asked])


def _dropped(dropped: Dropped) -> str:
    text = voice().text
    said = text("posting", "The payout curve is too steep. Places paid: {paid} of {places}.")
    if dropped.steepness is not None:
        said = text(
            "posting",
            "The payout curve is too steep. Places paid: {paid} of {places}. A steepness of "
            "{steepness} would pay them all.",
        )
    flatter = decimal_text(25 * (dropped.steepness or 0), 2)
    return said.format(paid=dropped.paid, places=dropped.places, steepness=flatter)


def unsaid_words(missing: "Sequence[Term]") -> str:
    """What the conditions have to cover by the house's rules and do not; empty for nothing."""
    headings = [one.heading.heading for one in missing]
    if not headings:
        return ""
    text = voice().text
    named = ", ".join(headings[:MOST_NAMED])
    if len(headings) > MOST_NAMED:
        more = text("posting", "The event conditions do not cover {named} and {count} more.")
        return more.format(named=named, count=len(headings) - MOST_NAMED)
    return text("posting", "The event conditions do not cover {named}.", named=named)


def _fault(fault: ListFault) -> str:
    text = voice().text
    place, cents = voice().ordinal(fault.place or 0), voice().money(abs(fault.cents))
    if fault.wrong is Wrong.SUM:
        if fault.cents > 0:
            return text("posting", "The list is {cents} over the pool.", cents=cents)
        return text("posting", "The list is {cents} short of the pool.", cents=cents)
    said = {
        Wrong.RISES: text("posting", "{place} wins {cents} more than the place above."),
        Wrong.NEGATIVE: text("posting", "The prize for {place} is negative."),
        Wrong.PLACE: text("posting", "{place} is listed out of order."),
    }[fault.wrong]
    return said.format(place=place, cents=cents)
