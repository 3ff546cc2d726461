"""Who is refunded how much where an event is cancelled with chosen refunds, read and asked."""

import re
from collections.abc import Iterator, Mapping, Sequence

from tdapp.core.refusal import Refusal
from tdapp.tournament.sales.chosen_refunds import money_left
from tdapp.tournament.tournament import Tournament
from tdapp.typed import figures
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read
from tdapp.ui.look.spoken import saying, voice

say = saying("money acts")
Refunds = tuple[tuple[int, int], ...]
GROUP = re.compile(r"(?P<who>.+?)[\s:]+(?P<amount>[^\s:]+)")
SOME = re.compile(r"#?(\d{1,7})(?:[-\N{EN DASH}]#?(\d{1,7}))?")


def asked_refunds(state: Tournament) -> Flow[Refunds]:
    """Ask for all refunds in one line, by entry numbers or by who is in and out."""
    most = voice().money(sum(money_left(state).values()))
    text = say(
        "Who is refunded how much? There is {most}. Entries by number, or “in” and “out” for all "
        "who are in or out.",
        most=most,
    )
    hint = say("Such as in 19,323; 451-2593, 3000 560")
    return read(text, hint, lambda typed: read_refunds(typed, state))


def asked_rest(state: Tournament, refunds: Refunds) -> Flow[str]:
    """Ask to whom goes what is left after the refunds; nothing typed: it stays owed."""
    rest = sum(money_left(state).values()) - sum(cents for _, cents in refunds)
    if rest <= 0:
        return ""
    text = say("Who gets the {rest} that is left? Empty: it stays owed to the players.")
    hint = say("Such as the regulator, or empty")
    text = text.format(rest=voice().money(rest))
    return (yield from read(text, hint, str.strip, may_be_empty=True))


def read_refunds(typed: str, state: Tournament) -> Refunds:
    """Groups of entries with an amount for each of them, separated by semicolons.

    Refuses ``bad_refunds`` (text) for a group without entries or amount, ``refund_twice`` (entry),
    ``no_such_entry``, and as amounts do.
    """
    found: dict[int, int] = {}
    for group in filter(None, map(str.strip, typed.split(";"))):
        parts = GROUP.fullmatch(group)
        if parts is None:
            raise Refusal("bad_refunds", text=group)
        cents = figures.amount(parts["amount"], voice().symbols)
        for entry in _entries(parts["who"], state):
            if entry in found:
                raise Refusal("refund_twice", entry=entry)
            found[state.entry(entry).number] = cents
    if not found:
        raise Refusal("bad_refunds", text=typed)
    return tuple(sorted(found.items()))


def _entries(words: str, state: Tournament) -> Iterator[int]:
    """The entries of a group: all in or out, numbers, and numbers from one to another."""
    groups: Mapping[str, Sequence[int]] = {
        "in": state.in_play(),
        say("in"): state.in_play(),
        "out": list(state.exits.by_entry),
        say("out"): list(state.exits.by_entry),
    }
    for word in re.sub(r"\s*([-\N{EN DASH}])\s*", r"\1", words).replace(",", " ").split():
        some = SOME.fullmatch(word)
        if word.casefold() in groups:
            yield from groups[word.casefold()]
        elif some is not None:
            first, last = int(some[1]), int(some[2] or some[1])
            yield from range(first, min(last, state.entries.last_entry + 1) + 1)
        else:
            raise Refusal("bad_refunds", text=word)
