"""What is posted for somebody absent, line by line in words."""

from collections.abc import Sequence

from tdapp.table.geometry.posting import ForcedBet, PostedLine
from tdapp.ui.look.spoken import voice
from tdapp.voice.texts import text

DUES = {
    ForcedBet.ANTE: text("floor", "ante {times} at {each} = {paid}"),
    ForcedBet.SMALL_BLIND: text("floor", "small blind {times} at {each} = {paid}"),
    ForcedBet.BIG_BLIND: text("floor", "big blind {times} at {each} = {paid}"),
}


def posted_in_words(lines: Sequence[PostedLine]) -> str:
    """Each line with its sum, as far as the stack went."""
    said = (
        voice().say(
            DUES[line.due],
            times=line.times,
            each=voice().count(line.each),
            paid=voice().count(line.paid),
        )
        for line in lines
    )
    return ", ".join(said)
