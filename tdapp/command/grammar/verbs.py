"""Finds the verb with which a text begins, by whole words or by the beginning of one."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tdapp.command.grammar.spoken import Verb
from tdapp.core.refusal import Refusal

GOES_ON = ("with", "at", "but", "by", "to")
WORD = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True, slots=True)
class Found:
    """A verb, the words by which it was said, and what is said after it."""

    verb: Verb
    word: str
    tail: str


class Verbs:
    """The verbs of one kind, by all words that are said for each."""

    def __init__(self, words: Mapping[Verb, tuple[str, ...]]) -> None:
        self.words = words
        self.by_word = {one: verb for verb, known in words.items() for one in known}
        longest = sorted(self.by_word, key=len, reverse=True)
        self._whole = re.compile(rf"({'|'.join(map(re.escape, longest))})(?![^\W\d_'])")

    def __iter__(self) -> Iterator[str]:
        """Every word."""
        return iter(self.by_word)

    def whole(self, text: str) -> Found | None:
        """The verb with whose longest whole words a text begins."""
        found = self._whole.match(text)
        if found is None:
            return None
        return Found(self.by_word[found[1]], found[1], text[found.end() :].strip())

    def find(self, text: str) -> Found | None:
        """The verb with which a text begins, whole or begun.

        Refuses ``several_words`` where it begins more than one.
        """
        word, whole = WORD.match(text), self.whole(text)
        if whole is not None or word is None:
            return whole
        begun, rest = self._begun(word[0]), ""
        if begun is None:
            begun, rest = self._run_together(word[0])
        return begun and Found(begun, word[0], f"{rest}{text[word.end() :]}".strip())

    def _begun(self, word: str) -> Verb | None:
        """The verb whose own word is begun."""
        own = {known[0]: verb for verb, known in self.words.items()}
        begun = {one: own[one] for one in own if " " not in one and one.startswith(word)}
        if len(begun) > 1:
            raise Refusal("several_words", text=word, words=", ".join(begun))
        return next(iter(begun.values()), None)

    def _run_together(self, word: str) -> tuple[Verb | None, str]:
        """A whole verb with what goes on after it, as in ``bustwith``."""
        for one, verb in self.by_word.items():
            rest = word.removeprefix(one)
            if rest != word and rest in GOES_ON:
                return verb, rest
        return None, ""
