"""The acts of the window by other words than stand on their buttons. Needs no Qt.

They are those of ``resources/words/acts.toml``, of every language in every language.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

import resources
from tdapp.command.grammar.spoken import Spoken
from tdapp.voice.texts import Text
from tdapp.voice.voice import Voice
from tdapp.words.typed import act_words

LANGUAGES = ("en", "de")
SMALL = frozenset({"a", "an", "the", "of", "to", "at", "how", "do", "i"})


@dataclass(frozen=True, slots=True)
class Also:
    """The words of an act, and what else it is called, the first of which it is written with.

    Players who are `out` are looked for first. It is one `of` several that end otherwise.
    """

    words: Text
    names: tuple[str, ...]
    out: bool = False
    of: Text | None = None

    @property
    def is_whole(self) -> bool:
        """Whether its text is always the same."""
        return self.of is not None or "{" not in self.words.english

    def begins(self, voice: Voice) -> tuple[str, ...]:
        """The words with which its text begins, as they are searched."""
        said = voice.say(self.words)
        if self.of is not None:
            said = said.format(of=voice.say(self.of))
        return act_words(said.partition("{")[0])


class AlsoSaid:
    """Finds acts by their other names."""

    def __init__(self, rows: Iterable[Also]) -> None:
        self.by_name: Mapping[str, Also] = {
            name: row for row in reversed(tuple(rows)) for name in row.names
        }
        self.by_words: Mapping[tuple[str, ...], Also] = {
            act_words(name): row for name, row in self.by_name.items()
        }
        longest = sorted(self.by_name, key=len, reverse=True)
        self._pattern = re.compile(rf"({'|'.join(map(re.escape, longest))})(?![^\W\d_'])")

    def at_start(self, text: str) -> tuple[Also, str, str] | None:
        """The act with whose longest name a text begins, that name, and what follows it."""
        found = self._pattern.match(text)
        if found is None:
            return None
        return self.by_name[found[1]], found[1], text[found.end() :].strip()


@lru_cache(maxsize=4)
def acts_of(*kinds: str) -> AlsoSaid:
    """Those of a ``player``, of a ``table`` or of ``nobody``; the first kind comes first."""
    known = tomllib.loads(resources.read("words", "acts.toml"))
    return AlsoSaid(
        Also(
            Text(*row["act"]),
            tuple(name for language in LANGUAGES for name in row[language]),
            row.get("out", False),
            Text(*row["of"]) if "of" in row else None,
        )
        for kind in kinds
        for row in known[kind]
    )


def of_all() -> AlsoSaid:
    """All of them; what is said of nobody comes first."""
    return acts_of("nobody", "player", "table")


def meant_by(typed: str, voice: Voice) -> Callable[[str, str], bool]:
    """Whether an act of these words, at this place, is meant by what is typed.

    Each typed word begins one of its words, of its place or of one other name; small ones count
    only alone.
    """
    wanted = [word for word in act_words(typed) if word not in SMALL] or act_words(typed)
    also: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
    for row in dict.fromkeys(of_all().by_name.values()):
        also.setdefault(row.begins(voice), []).extend(map(act_words, row.names))

    def fits(words: str, place: str) -> bool:
        own, near = act_words(words), act_words(place)
        names = (name for end in range(len(own), 0, -1) for name in also.get(own[:end], ()))
        return any(
            all(any(word.startswith(one) for word in (*own, *near, *name)) for one in wanted)
            for name in (("".join(own),), *names)
        )

    return fits


def act_row(said: Spoken) -> Also:
    """The act that a line says of a player or a table."""
    return acts_of("player" if said.who else "table").by_name[said.act]
