"""Texts say what a card room says: no vague persons, and one word for one thing."""

import re
from pathlib import Path

import pytest

from tdapp.voice.texts import Plural, Words
from tests.words.said import spoken_texts

ROOT = Path(__file__).parents[2]
CODE = re.compile(r"`[^`]*`|^ {4,}\S.*")
PAGES = sorted({*(ROOT / "docs").rglob("*.md"), ROOT / "README.md"} - {ROOT / "docs" / "rules.md"})
"""All but the table of rules, which is made from tests."""
BLANK = re.compile(r"\{[^{}]*\}")
REFUSED = {
    r"somebody|everybody|whoever|colleagues?": "name the person: player, staff member, director",
    r"nobody": "no player, no one",
    r"(?:has|have|had) to": "must",
    r"anew": "again",
    r"(?<!there )is no(?! longer| one)": "is not a",
    r"tenders?": "payment method",
    r"buys? again": "re-buy",
    r"(?:goes|is gone) out": "busts, is out",
    r"identity": "ID",
    r"second copy|second medium": "backup",
    r"own wish": "self-excluded",
    r"of age": "under age, over age",
    r"prize tables?": "prize list",
    r"prize queue": "prizes to pay",
    r"not now": "not available",
    r"late entr(?:y|ies)": "late registration",
    r"(?:lay|lays|take|takes) the duty": "go on duty, go off duty",
    r"handed back": "refund money, reverse a payment",
    r"in what\?": "payment method?",
    r"(?:is|are) disabled|no rights": "what to do instead",
}
"""What no text says, and what it says in its place."""
TYPED = frozenset({"nobody", "Entries or seats, or nobody", "Entries or seats, or “nobody”"})
"""Words that are typed as answers, which keep their old form."""


FOUND = [(re.compile(rf"\b(?:{word})\b", re.IGNORECASE), said) for word, said in REFUSED.items()]


def faults(text: str) -> list[str]:
    """The refused words of a text, each with what to write."""
    plain = BLANK.sub("…", text)
    found = ((word.search(plain), better) for word, better in FOUND)
    return [f"“{hit[0]}”: {better}" for hit, better in found if hit is not None]


def forms(words: Words) -> tuple[str, ...]:
    return (words.one, words.many) if isinstance(words, Plural) else (words.english,)


def test_no_text_says_a_refused_word() -> None:
    said = ((one.context, form) for one in spoken_texts() for form in forms(one))
    assert not [(context, one, faults(one)) for context, one in said
                if one not in TYPED and faults(one)]  # fmt: skip


@pytest.mark.parametrize("page", PAGES, ids=lambda it: it.name)
def test_no_page_of_the_documentation_says_a_refused_word(page: Path) -> None:
    lines = [CODE.sub("…", line) for line in page.read_text("utf-8").splitlines()]
    assert not [(number, faults(line)) for number, line in enumerate(lines, 1) if faults(line)]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Somebody sits there", True),
        ("“x” is no seat", True),
        ("There is no seat", False),
        ("The player has to sign", True),
        ("Paid by {tender}", False),
        ("The tender is missing", True),
        ("No one is signed in", False),
    ],
)
def test_a_refused_word_is_found_and_a_blank_is_not_read(text: str, *, wrong: bool) -> None:
    assert bool(faults(text)) is wrong
