"""What a hand may write: any script and any length that fits, and no sign that nobody sees."""

import pytest

from tdapp.core.free_text import NAME, NOTE, must_be_plain
from tdapp.core.refusal import Refusal

FAMILY, FLAG = "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f3f3\ufe0f\u200d\U0001f308"
WRITTEN = (
    "José Müller",
    "Łukasz Żółć",
    "محمد علي",
    "山田太郎",
    "น้ำ",
    FAMILY,
    FLAG,
    "O'Neill-Smith",
    "",
)
UNWRITTEN = ("Ada\x00", "Ada\x1b[31m", "Ada\u202eklE", "\u2066Ada", "Ada\ud800", "Ada\nEk", "a\tb")


@pytest.mark.parametrize("text", WRITTEN)
def test_every_script_and_emoji_may_be_written(text: str) -> None:
    must_be_plain(text, NAME)


@pytest.mark.parametrize("text", UNWRITTEN)
def test_signs_that_nobody_writes_are_refused(text: str) -> None:
    with pytest.raises(Refusal, match="not_plain_text"):
        must_be_plain(text, NAME)


def test_ten_thousand_letters_are_refused_and_lines_are_fine_where_words_are_kept() -> None:
    with pytest.raises(Refusal) as refused:
        must_be_plain("x" * 10_000, NOTE, lines=True)
    assert refused.value == Refusal("not_plain_text", most=NOTE)
    must_be_plain("told twice\nwarned\tonce", NOTE, lines=True)
