"""No text says "1 prizes": each is said of one and of two, in English and in German."""

import re

import pytest

from tdapp.bootstrap import voice_in
from tdapp.core.refusal import Refusal
from tdapp.voice.texts import Plural, Words
from tdapp.voice.voice import Voice
from tdapp.words.refusals import REFUSALS
from tdapp.words.sentence import filled, sentence
from tests.words.said import spoken_texts

ENGLISH, GERMAN = Voice(), voice_in("de")
BLANK = re.compile(r"\{(\w+)[^{}]*\}")
VERBS = (
    "adds joins leaves sits waits "
    "appears as authorises begins belongs breaks carries checks closes comes contains contradicts "
    "depends disqualifies does ends faces feeds fixes folds gets goes has holds is lasts miss "
    "moves needs opens owes pays plays posts reviews shares shows signs starts stays takes this "
    "wants was wins Changes"
)
"""What may follow a number or a name: level 1 ends, table 1 breaks."""
MANY = re.compile(rf"\b1 (?!(?:{VERBS.replace(' ', '|')})\b)\w+s\b")


def blanks(words: Words) -> set[str]:
    forms = (words.one, words.many) if isinstance(words, Plural) else (words.english,)
    return {blank for form in forms for blank in BLANK.findall(form)}


def said_of(number: int, words: Words, voice: Voice) -> str:
    return filled(words, dict.fromkeys((*blanks(words), "n"), number), voice)


SPOKEN = list(spoken_texts())
PLURALS = [words for words in SPOKEN if isinstance(words, Plural)]


def test_nothing_that_is_said_of_one_stands_in_the_plural() -> None:
    said = [(one.context, said_of(1, one, ENGLISH)) for one in SPOKEN]
    assert not [one for one in said if MANY.search(one[1])]


@pytest.mark.parametrize("code", REFUSALS)
def test_a_refusal_counts_by_one_of_its_details(code: str) -> None:
    """The form follows the detail that the refusal is given, and never "1 players"."""
    for number in (1, 2):
        refused = Refusal(code, **dict.fromkeys(blanks(REFUSALS[code]) - {"code"}, number))
        assert not MANY.search(sentence(refused, ENGLISH))
        assert "{" not in sentence(refused, GERMAN)


def test_both_forms_have_the_blanks_that_they_are_given() -> None:
    for words in PLURALS:
        one, many = set(BLANK.findall(words.one)), set(BLANK.findall(words.many))
        assert one <= many, words


@pytest.mark.parametrize("voice", [ENGLISH, GERMAN], ids=["English", "German"])
def test_each_form_is_said_of_its_number(voice: Voice) -> None:
    for words in PLURALS:
        singular, plural = (said_of(number, words, voice) for number in (1, 2))
        assert "{" not in singular + plural
        if voice is ENGLISH:
            assert singular.replace("1", "2") != plural, words
