"""Finds acts of the window by the beginnings of their words."""

from collections.abc import Iterable

from tdapp.ui.look.act import WindowAct
from tdapp.words.typed import act_words


def acts_called(typed: str, acts: Iterable[WindowAct]) -> list[WindowAct]:
    """The acts of whose words each typed word begins one, in this order; exact ones first.

    Of those with the same words, on another page each, the first is meant.
    """
    words = act_words(typed)
    if not words:
        return []
    by_words: dict[tuple[str, ...], WindowAct] = {}
    for act in acts:
        by_words.setdefault(act_words(act.text()), act)
    found = [act for said, act in by_words.items() if _fits(words, said)]
    exact = [act for act in found if act_words(act.text()) == words]
    return [*exact, *(act for act in found if act not in exact)]


def the_act(typed: str, found: list[WindowAct]) -> WindowAct | None:
    """The one that is meant: the only one, or the only one with exactly these words."""
    words = act_words(typed)
    exact = [act for act in found if act_words(act.text()) == words]
    meant = exact or found
    return meant[0] if len(meant) == 1 else None


def line_of(act: WindowAct) -> str:
    """What is typed for an act in full."""
    return act.text().replace("&", "").rstrip("…")


def _fits(typed: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """Whether the typed words begin words of an act, in their order."""
    rest = iter(words)
    return all(any(word.startswith(one) for word in rest) for one in typed)
