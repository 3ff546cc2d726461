"""Finds acts of the window by the beginnings of their words, or of what else they are called."""

import re
from collections.abc import Iterable, Sequence

from tdapp.command.grammar.also_said import Also, acts_of, of_all
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.words.typed import act_words

Words = tuple[str, ...]
NUMBER_LAST = re.compile(r" (?:[\d.,]+(?:%|s)?|now|please)\s*$", re.IGNORECASE)
ARTICLES = re.compile(r"\bthe\b ?", re.IGNORECASE)
BEGUN = 3
"""So many letters begin another name of an act."""


def acts_called(typed: str, acts: Sequence[WindowAct]) -> list[WindowAct]:
    """The acts of whose words each typed word begins one, in this order; exact ones first.

    Of those with the same words, on another page each, the first is meant. A number at the end is
    asked for by the act itself, unless it would name somebody else than is selected.
    """
    words = act_words(typed)
    if not words:
        return []
    by_words: dict[Words, WindowAct] = {}
    for act in acts:
        by_words.setdefault(act_words(act.text()), act)
    exact = [by_words[words]] if words in by_words else []
    own = [act for said, act in by_words.items() if _fits(words, said)]
    others = _by_other_names(words, by_words)
    found = list(dict.fromkeys((*exact, *others[0], *own, *others[1])))
    shorter = ARTICLES.sub("", NUMBER_LAST.sub("", typed))
    if found or shorter == typed:
        return found
    numbered = any(map(str.isdecimal, typed)) and not any(map(str.isdecimal, shorter))
    return [one for one in acts_called(shorter, acts) if not (numbered and _is_of_selected(one))]


def called_exactly(typed: str, acts: Sequence[WindowAct]) -> list[WindowAct]:
    """The act with exactly these words, then the one with exactly this other name."""
    words = act_words(typed)
    exact = [act for act in acts if act_words(act.text()) == words][:1]
    row = of_all().by_words.get(words)
    named = None if row is None else act_of(row, acts)
    return list(dict.fromkeys([*exact, *([] if named is None else [named])]))


def act_of(row: Also, acts: Iterable[WindowAct]) -> WindowAct | None:
    """The act with these words on its button, as far as they are always the same."""
    return _with_words(row, ((act_words(act.text()), act) for act in acts))


def _with_words(row: Also, acts: Iterable[tuple[Words, WindowAct]]) -> WindowAct | None:
    begins = row.begins(voice())
    exact = row.is_whole
    fits = (
        act
        for words, act in acts
        if words == begins or (not exact and words[: len(begins)] == begins)
    )
    return next(fits, None)


def the_act(typed: str, found: list[WindowAct]) -> WindowAct | None:
    """The one that is meant: the only one, or the only one with exactly these words."""
    if len(found) == 1:
        return found[0]
    exact = called_exactly(typed, found)
    return exact[0] if exact else None


def _is_of_selected(act: WindowAct) -> bool:
    """Whether it is done to the player or table that is selected."""
    rows = (*acts_of("player").by_name.values(), *acts_of("table").by_name.values())
    return any(act_of(row, (act,)) is not None for row in dict.fromkeys(rows))


def line_of(act: WindowAct) -> str:
    """What is typed for an act in full."""
    return act.text().replace("&", "").rstrip("…")


def _by_other_names(
    words: Words, by_words: dict[Words, WindowAct]
) -> tuple[list[WindowAct], list[WindowAct]]:
    """Those that are called exactly so besides, and those whose other names are begun."""
    also = of_all().by_words
    row, acts = also.get(words), by_words.items()
    exact = [] if row is None else [_with_words(row, acts)]
    begun: list[WindowAct | None] = []
    if len(words[0]) >= BEGUN:
        rows = dict.fromkeys(one for said, one in also.items() if _begins(words, said))
        begun = [_with_words(one, acts) for one in rows]
    return [one for one in exact if one], [one for one in begun if one]


def _begins(typed: Words, words: Words) -> bool:
    """Whether a name begins with the typed words, the last of which may be begun only."""
    before = len(typed) - 1
    return (
        words[:before] == typed[:before]
        and words[before:] > ()
        and words[before].startswith(typed[before])
    )


def _fits(typed: Words, words: Words) -> bool:
    """Whether the typed words begin words of an act, in their order."""
    rest = iter(words)
    return all(any(word.startswith(one) for word in rest) for one in typed)
