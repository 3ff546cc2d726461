"""The lines of a charge in words and as plain values."""

from typing import Any

from tdapp.core.money import format_cents
from tdapp.poker.commission.charge import ChargeLine
from tdapp.voice.voice import Voice
from tdapp.words.look_up.commission_words import figures_of, line_words


def plain(cents: int) -> str:
    """Cents as decimal text, its thousands not grouped."""
    return format_cents(cents).replace(",", "")


def words(line: ChargeLine) -> str:
    """One line in words, with its pot where there are several."""
    return line_words(Voice(), line, plain)


def facts(line: ChargeLine) -> dict[str, Any]:
    """One line as plain values."""
    base, rate = figures_of(Voice(), line, plain)
    return {
        "what": line.item.value,
        "pot": None if line.pot is None else line.pot + 1,
        "base": base,
        "rate": rate,
        "amount": plain(line.cents),
        "rule": line.rule,
        "words": words(line),
    }
