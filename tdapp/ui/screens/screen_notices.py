"""What the director is told of the screens: one sentence, and the same one only when it is new."""

from PySide6.QtCore import QObject, Signal

from tdapp.ui.look.act import Attention, Done
from tdapp.ui.look.spoken import saying

say = saying("notices")


class ScreenNotices(QObject):
    """Turns codes and names of monitors into sentences; `tell` may be called in any thread."""

    notice = Signal(object)
    _told = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._last: set[str] = set()
        self._told.connect(self._say)

    def tell(self, code: str) -> None:
        """Say what a code of trouble means, once until `well`."""
        self._told.emit(code)

    def well(self, *codes: str) -> None:
        """This works again: say it anew when it fails the next time."""
        self._last.difference_update(codes)

    def lost(self, monitor: str) -> None:
        """A monitor was unplugged."""
        said = say(
            "{monitor} was disconnected. Its screen returns when it is back. The clock keeps "
            "running."
        )
        self.notice.emit(Attention(said.format(monitor=monitor)))

    def found(self, monitor: str) -> None:
        """A monitor is back."""
        self.notice.emit(Done(say("{monitor} is back and shows its view.", monitor=monitor)))

    def not_connected(self, monitor: str) -> None:
        """A monitor of the last time is not there."""
        said = say("{monitor} is not connected; its view comes back with it.")
        self.notice.emit(Attention(said.format(monitor=monitor)))

    def not_over_console(self, monitor: str) -> None:
        """The console stands where something was shown."""
        said = say("{monitor} now shows the console; player screens leave it free.")
        self.notice.emit(Attention(said.format(monitor=monitor)))

    def _say(self, code: str) -> None:
        if code not in self._last:
            self._last.add(code)
            self.notice.emit(Attention(self._sentence(code)))

    def _sentence(self, code: str) -> str:
        return {
            "cannot_stay_awake": say(
                "The program cannot keep this computer awake. Turn off sleep in the system "
                "settings."
            ),
            "no_sound_player": say(
                "No sound can be played: install paplay, pw-play or aplay, or mute the clock."
            ),
            "sound_failed": say("The sound was not played: look at the sound settings."),
            "screens_not_kept": say(
                "Screen settings could not be saved. They will be lost when the program closes."
            ),
        }[code]
