"""A supervisor's question, step by step: what is asked next, and at the end what is ruled."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tdapp.core.refusal import Refusal
from tdapp.poker.rulings.irregularities_carried import RuledAct
from tdapp.table.facts.rulings import RulingKind
from tdapp.typed import figures
from tdapp.voice.voice import Voice
from tdapp.words.typed import act_words


@dataclass(frozen=True, slots=True)
class Carry:
    """The end of carrying a ruling out: the act in the hand of a table."""

    table: int
    act: RuledAct


@dataclass(frozen=True, slots=True)
class HouseRuling:
    """The house's ruling: on what `happened`, in sentences whose last names the `rule`.

    Where a hand is held, `from_hand` is what it answered by itself, `notes` say by whom a sentence
    is done, `carry` leads to carrying it out if that changes anything, and `player` of the hand is
    whom it concerns.
    """

    kind: RulingKind
    happened: str
    sentences: tuple[str, ...]
    rule: str
    from_hand: tuple[str, ...] = ()
    notes: Mapping[str, str] = field(default_factory=dict)
    carry: "Callable[[], Next] | None" = None
    player: int | None = None

    @property
    def words(self) -> str:
        """What is said with the ruling in the log, which has the rule beside it."""
        return " ".join((f"{self.happened}:", *self.sentences[:-1]))


@dataclass(frozen=True, slots=True)
class EnquiryAnswer:
    """An answer to choose, and what comes after it; `note` is what it belongs to."""

    words: str
    leads_to: Callable[[], "Next"]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Ask:
    """A question with its answers; `read` takes what is typed in place of one and may refuse."""

    words: str
    hint: str
    ways: tuple[EnquiryAnswer, ...] = ()
    read: "Callable[[str], Next] | None" = None

    def ways_for(self, typed: str) -> tuple[EnquiryAnswer, ...]:
        """The answers of whose words each typed word begins one, those that begin so first."""
        begun = act_words(typed)
        found = [way for way in self.ways if _fits(begun, way)]
        first = [way for way in found if _opens(begun, way)]
        return (*first, *(way for way in found if way not in first))

    def taken(self, typed: str, way: EnquiryAnswer | None) -> "Next":
        """What comes after an answer; refuses ``not_among_these`` and what `read` does."""
        if way is not None:
            return way.leads_to()
        if self.read is None or not typed.strip():
            raise Refusal("not_among_these", text=typed.strip())
        return self.read(typed)


Next = Ask | HouseRuling | Carry
"""What comes after an answer."""


def yes_or_no(voice: Voice, words: str, leads: Callable[[bool], Next]) -> Ask:
    """A question that is answered by yes or no."""
    yes = EnquiryAnswer(voice.text("rulings", "yes"), lambda: leads(True))
    no = EnquiryAnswer(voice.text("rulings", "no"), lambda: leads(False))
    return Ask(words, voice.text("rulings", "y or n, then Enter"), (yes, no))


def ask_number(voice: Voice, words: str, read: Callable[[str], Next], *ways: EnquiryAnswer) -> Ask:
    """A question for a number; `ways` are the other answers."""

    def read_plain(typed: str) -> Next:
        return read(str(figures.count(typed, voice.symbols)))

    return Ask(words, voice.text("rulings", "A number, then Enter"), ways, read_plain)


def read_between(typed: str, least: int, most: int | None = None) -> int:
    """A whole number; refuses ``not_a_count``, ``number_below`` and ``number_above``."""
    number = figures.count(typed)
    if number < least:
        raise Refusal("number_below", number=number, least=least)
    if most is not None and number > most:
        raise Refusal("number_above", number=number, most=most)
    return number


def _fits(begun: tuple[str, ...], way: EnquiryAnswer) -> bool:
    known = (*act_words(way.words), *act_words(way.note))
    return all(any(word.startswith(one) for word in known) for one in begun)


def _opens(begun: tuple[str, ...], way: EnquiryAnswer) -> bool:
    words = act_words(way.words)
    return all(word.startswith(one) for one, word in zip(begun, words, strict=False))
