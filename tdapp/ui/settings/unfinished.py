"""What would be lost if the window were built anew now."""

from PySide6.QtWidgets import QWidget

from tdapp.ui.asking.asked import QuestionPanel
from tdapp.ui.desk.quick_add import QuickAdd
from tdapp.ui.look.spoken import voice
from tdapp.ui.staff.sign_in import SignInBar


def half_done(window: QWidget) -> str:
    """Why the window stays as it is: what is to be answered or typed to its end first; or empty."""
    if any(one.text for one in window.findChildren(QuestionPanel)):
        return _asked()
    return half_typed(window)


def half_typed(window: QWidget) -> str:
    """The same, besides a question."""
    if any(one.is_waiting for one in window.findChildren(SignInBar)):
        return _asked()
    if any(not one.isHidden() for one in window.findChildren(QuickAdd)):
        return voice().text(
            "settings", "A new player is being entered. Press Enter to save, or Esc to cancel."
        )
    return ""


def _asked() -> str:
    return voice().text("settings", "A question is open. Answer it, or press Esc to cancel.")
