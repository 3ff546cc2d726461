"""Whether an act can be undone, by one word in its row, and the right act instead in full."""

from tdapp.desk.undo_verdicts import UndoVerdict
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.ui.look.spoken import voice
from tdapp.voice.texts import text
from tdapp.words.sentence import sentence

BACK = "\N{LEFTWARDS ARROW WITH HOOK}"

WORDS = {
    "already_undone": text("undo", "undone"),
    "is_cancelled": text("undo", "ended"),
    "is_carry_over": text("undo", "nothing to undo"),
    "is_clock": text("undo", "set the clock instead"),
    "is_counted": text("undo", "count again instead"),
    "is_duty": text("undo", "say why it does not apply"),
    "is_erasure": text("undo", "erased permanently"),
    "is_evidence": text("undo", "nothing to undo"),
    "is_finished": text("undo", "ended"),
    "is_paid_out": text("undo", "paid; reverse it instead"),
    "is_printed": text("undo", "print it again instead"),
    "paper_spoiled": text("undo", "print it again instead"),
    "is_registry": text("undo", "change it back instead"),
    "is_staff": text("undo", "change it back instead"),
    "is_structure": text("undo", "change it back instead"),
    "is_undo": text("undo", "redo instead"),
    "no_such_act": text("undo", "ended"),
    "no_player_left": text("undo", "leaves no player"),
    "not_permitted": text("undo", "not by you"),
    "stream_ended": text("undo", "ended"),
    "was_projected": text("undo", "already shown to players"),
    "undo_blocked": text("undo", "others depend on it"),
}
"""A refusal of undo as the few words that stand in a row."""
NOTHING = text("undo", "nothing to undo")


def undo_cell(verdict: UndoVerdict | None) -> Cell:
    """The word for a row; nothing is said where it was not looked into yet."""
    if verdict is None:
        return Cell("…", (0,), Tone.GONE)
    if verdict.can:
        can = voice().text("undo", "can be undone")
        return Cell(f"{BACK} {can}", (1,))
    words = voice().say(WORDS.get(verdict.code, NOTHING))
    if verdict.code == "is_paid_out":
        return Cell(words, (2,), Tone.OWED, Shape.MONEY_OUT)
    return Cell(f"\N{EN DASH} {words}", (3,), Tone.LABEL)


def undo_sentence(verdict: UndoVerdict) -> str:
    """Why not, in full; empty where it can be undone."""
    if verdict.code == "is_paid_out":
        return voice().text(
            "undo", "Cash paid out is reversed by its own action, with the money in hand."
        )
    return "" if verdict.refusal is None else sentence(verdict.refusal, voice())
