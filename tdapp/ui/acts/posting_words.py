"""What is said before prizes are posted: the list in short, its faults, what is not said."""

from PySide6.QtCore import QCoreApplication

from tdapp.tournament.payouts.before_posting import BeforePosting
from tdapp.tournament.reckoning.prize_list import ListFault, Wrong
from tdapp.ui.look.figures import money, ordinal

translate = QCoreApplication.translate
MOST_NAMED = 3


def posting_words(look: BeforePosting) -> str:
    """The question, with everything that speaks against posting now before it."""
    told = [_fault(one) for one in look.faults[:MOST_NAMED]]
    if look.overlay:
        said = translate("Posting", "The house puts in {amount} for the guarantee.")
        told.append(said.format(amount=money(look.overlay)))
    if look.waiting:
        said = translate("Posting", "Without chips, and out as nobody can buy again: {count}.")
        told.append(said.format(count=look.waiting))
    if look.owed:
        said = translate("Posting", "Still owed for chips: {amount}.")
        told.append(said.format(amount=money(look.owed)))
    if look.unsaid:
        told.append(_unsaid([one.heading for one in look.unsaid]))
    question = translate("Posting", "Post {count} prizes out of {pool}, first {first}?")
    first = money(look.prizes[0].cents if look.prizes else 0)
    asked = question.format(count=len(look.prizes), pool=money(look.pool), first=first)
    return " ".join([*told, asked])


def _unsaid(headings: list[str]) -> str:
    named = ", ".join(headings[:MOST_NAMED])
    if len(headings) > MOST_NAMED:
        more = translate("Posting", "The conditions do not speak of {named} and {count} more.")
        return more.format(named=named, count=len(headings) - MOST_NAMED)
    return translate("Posting", "The conditions do not speak of {named}.").format(named=named)


def _fault(fault: ListFault) -> str:
    place, cents = ordinal(fault.place or 0), money(abs(fault.cents))
    if fault.wrong is Wrong.SUM:
        if fault.cents > 0:
            return translate("Posting", "The list is {cents} above the pool.").format(cents=cents)
        return translate("Posting", "The list is {cents} below the pool.").format(cents=cents)
    said = {
        Wrong.RISES: translate("Posting", "{place} wins {cents} more than the place before."),
        Wrong.NEGATIVE: translate("Posting", "{place} would win less than nothing."),
        Wrong.PLACE: translate("Posting", "{place} is listed out of order."),
    }[fault.wrong]
    return said.format(place=place, cents=cents)
