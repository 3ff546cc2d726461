"""Whether an act can be undone, by one word in its row, and the right act instead in full."""

from PySide6.QtCore import QCoreApplication

from tdapp.core.marker import QT_TRANSLATE_NOOP
from tdapp.desk.undo_verdicts import Verdict
from tdapp.ui.look.cells import Cell, Tone
from tdapp.ui.look.figures import VOICE
from tdapp.ui.look.shapes import Shape
from tdapp.ui.sentences import sentence

translate = QCoreApplication.translate
BACK = "\N{LEFTWARDS ARROW WITH HOOK}"

WORDS = {
    "already_undone": QT_TRANSLATE_NOOP("Undo", "undone"),
    "is_cancelled": QT_TRANSLATE_NOOP("Undo", "ended"),
    "is_carry_over": QT_TRANSLATE_NOOP("Undo", "nothing to undo"),
    "is_clock": QT_TRANSLATE_NOOP("Undo", "set the time instead"),
    "is_counted": QT_TRANSLATE_NOOP("Undo", "count again instead"),
    "is_duty": QT_TRANSLATE_NOOP("Undo", "say why it does not apply"),
    "is_erasure": QT_TRANSLATE_NOOP("Undo", "gone for good"),
    "is_evidence": QT_TRANSLATE_NOOP("Undo", "nothing to undo"),
    "is_finished": QT_TRANSLATE_NOOP("Undo", "ended"),
    "is_paid_out": QT_TRANSLATE_NOOP("Undo", "money paid: reverse"),
    "is_printed": QT_TRANSLATE_NOOP("Undo", "print it anew instead"),
    "paper_spoiled": QT_TRANSLATE_NOOP("Undo", "print it anew instead"),
    "is_registry": QT_TRANSLATE_NOOP("Undo", "change it back instead"),
    "is_staff": QT_TRANSLATE_NOOP("Undo", "change it back instead"),
    "is_structure": QT_TRANSLATE_NOOP("Undo", "change it back instead"),
    "is_undo": QT_TRANSLATE_NOOP("Undo", "redo instead"),
    "no_such_act": QT_TRANSLATE_NOOP("Undo", "ended"),
    "not_permitted": QT_TRANSLATE_NOOP("Undo", "not by you"),
    "stream_ended": QT_TRANSLATE_NOOP("Undo", "ended"),
    "was_projected": QT_TRANSLATE_NOOP("Undo", "players have read it"),
    "undo_blocked": QT_TRANSLATE_NOOP("Undo", "later acts rest on it"),
}
"""A refusal of undo as the few words that stand in a row."""


def undo_cell(verdict: Verdict | None) -> Cell:
    """The word for a row; nothing is said where it was not looked into yet."""
    if verdict is None:
        return Cell("…", (0,), Tone.GONE)
    if verdict.can:
        can = translate("Undo", "can be undone")
        return Cell(f"{BACK} {can}", (1,))
    words = translate("Undo", WORDS.get(verdict.code, "nothing to undo"))
    if verdict.code == "is_paid_out":
        return Cell(words, (2,), Tone.OWED, Shape.MONEY_OUT)
    return Cell(f"\N{EN DASH} {words}", (3,), Tone.LABEL)


def undo_sentence(verdict: Verdict) -> str:
    """Why not, in full; empty where it can be undone."""
    if verdict.code == "is_paid_out":
        return translate(
            "Undo", "Money handed over is taken back by its own act, with the amount in hand."
        )
    return "" if verdict.refusal is None else sentence(verdict.refusal, VOICE)
