"""Starts the windows on one loop with asyncio, and ends them in order."""

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Coroutine
from contextlib import nullcontext, suppress
from typing import TypeVar

from PySide6.QtCore import (
    QMessageLogContext,
    QTimer,
    QtMsgType,
    SignalInstance,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication
from qasync import QEventLoop

from tdapp.core.ids import StreamId
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.ui.console.console import Console
from tdapp.ui.console.kept_typing import KeptTyping, handed_over, seen_in, take_over
from tdapp.ui.console.shutdown import PoliteEnd
from tdapp.ui.console.trouble import Trouble
from tdapp.ui.console.window_place import (
    keep_its_place,
    seen_last,
    show_where_it_was,
)
from tdapp.ui.look.fonts import register_fonts
from tdapp.ui.look.lettering import Size, lettering
from tdapp.ui.look.spoken import speak, voice
from tdapp.ui.look.text_size import hold_text_size
from tdapp.ui.look.theme import Theme, ThemeName, palette, read_theme
from tdapp.ui.parts.parts import OpenParts, Parts, Tell, WatchCrashes
from tdapp.words.sentence import sentence

MADE_UP = "made_up"
PACE_S = 0.5
KEEP_MS = 10_000
LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

Answer = TypeVar("Answer")
log = logging.getLogger("tdapp.qt")


def nobody_watches(_: Tell) -> nullcontext[None]:
    """What is used where no crash log is handed in."""
    return nullcontext()


def run(
    open_parts: OpenParts,
    watch_crashes: WatchCrashes = nobody_watches,
    shown: Callable[[Console], None] | None = None,
) -> int:
    """Open the record, run the console until it is closed, close the record; gives the exit code.

    A record that cannot be opened is told in a window, code 1. `shown` is called after the first
    picture, for rehearsals.
    """
    qInstallMessageHandler(_into_the_log)
    end = PoliteEnd()
    with end.heeded():
        return on_the_loop(_session(open_parts, watch_crashes, shown, end))


def on_the_loop(work: Coroutine[object, object, Answer]) -> Answer:
    """Run some work to its end on a loop that Qt and asyncio share."""
    app = application()
    with QEventLoop(app) as loop:
        answer: Answer = loop.run_until_complete(work)
        loop.run_until_complete(_let_windows_go(app))
    return answer


def application() -> QApplication:
    """The one application object, with the house's fonts and colours; it is made up only once."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    if not isinstance(app, QApplication):
        raise TypeError(type(app))
    if not app.property(MADE_UP):
        app.setProperty(MADE_UP, True)
        app.setApplicationName("tdapp")
        app.setApplicationDisplayName("tdapp")
        app.setQuitOnLastWindowClosed(False)
        app.setStyle("Fusion")
        register_fonts()
        app.setFont(lettering(Size.BODY))
        app.setPalette(palette(read_theme(ThemeName.DARK)))
    return app


def main_window(parts: Parts, event: StreamId | None = None) -> Console:
    """The console in the theme and language of the settings; call it on the running loop."""
    language = parts.settings.now.language
    speak(parts.voice_in(language), language)
    return Console(parts, dress(parts), event)


def dress(parts: Parts) -> Theme:
    """Give the application the settings' text size and theme; gives the theme."""
    hold_text_size(parts.settings.now.text_size)
    theme = read_theme(ThemeName(parts.settings.now.theme))
    app, colours = application(), palette(theme)
    if app.palette() != colours:
        app.setPalette(colours)
    if app.font() != lettering(Size.BODY):
        app.setFont(lettering(Size.BODY))
    return theme


async def _session(
    open_parts: OpenParts,
    watch_crashes: WatchCrashes,
    shown: Callable[[Console], None] | None,
    end: PoliteEnd,
) -> int:
    try:
        async with open_parts() as parts:
            await _work(parts, watch_crashes, shown, end)
        if end.is_stuck:
            _leave_now()
    except (Refusal, Unrecorded) as error:
        await _tell_why(error, end)
        return 1
    except Contradiction as clash:
        await _tell_why(Refusal("does_not_fit", fact=clash.fact, **clash.details), end)
        return 1
    return 0


async def _work(
    parts: Parts,
    watch_crashes: WatchCrashes,
    shown: Callable[[Console], None] | None,
    end: PoliteEnd,
) -> None:
    """The console from its first picture until all its work has finished.

    Clocks that ran on while nobody was there are held first, and what counts of it is asked. A
    window that is to look otherwise is closed and built anew, with all that was half done in it.
    """
    await parts.clockwork.hold_clocks()
    over: KeptTyping | None = KeptTyping(seen_last(parts.place))
    while over is not None:
        over = await _one_window(parts, watch_crashes, shown, end, over)


async def _one_window(
    parts: Parts,
    watch_crashes: WatchCrashes,
    shown: Callable[[Console], None] | None,
    end: PoliteEnd,
    over: KeptTyping,
) -> KeptTyping | None:
    """One console until it is closed; gives what the next one goes on with, if there is one."""
    console = main_window(parts, StreamId(over.seen.event) or None)
    take_over(console, over)
    closed = asyncio.Event()
    console.closed.connect(closed.set)
    for kept in (console.closed, console.view.turned, console.pages.turned, _every_while(console)):
        kept.connect(lambda: keep_its_place(console, parts.place, seen_in(console)))
    if shown is not None:
        console.painted.connect(lambda: shown(console))
    console.painted.connect(lambda: console.asking.start(console.names.warm_up, quiet=True))
    console.pages.papers_made.connect(lambda page: page.start())
    if over.is_first and parts.concern is not None:
        said = sentence(parts.concern, voice())
        console.painted.connect(lambda: console.tell(said))
    with watch_crashes(lambda said, where: console.tell(f"{said} ({where})")):
        pace = asyncio.create_task(_keep_pace(parts))
        with end.closing(console):
            show_where_it_was(console, parts.place)
            await closed.wait()
        pace.cancel()
        with suppress(asyncio.CancelledError):
            await pace
        await console.finish()
    end.is_stuck = end.is_stuck or bool(console.asking.left)
    console.deleteLater()
    return handed_over(console) if console.is_renewed else None


def _every_while(console: Console) -> SignalInstance:
    """Says now and then that what is half typed is to be kept, as the power may fail."""
    timer = QTimer(console, interval=KEEP_MS)
    timer.start()
    return timer.timeout


async def _keep_pace(parts: Parts) -> None:
    """Twice a second: record the levels that were reached, write what could not be written."""
    while True:
        try:
            parts.clockwork.note_seen()
            await parts.clockwork.tick()
        except Exception as error:  # noqa: BLE001 - it goes where every unexpected error goes
            sys.excepthook(type(error), error, error.__traceback__)
        await asyncio.sleep(PACE_S)


async def _tell_why(error: Refusal | Unrecorded, end: PoliteEnd) -> None:
    """Say in a window of its own why the console does not open."""
    said = sentence(error, voice())
    if sys.stderr is not None:
        with suppress(OSError):
            sys.stderr.write(f"{said}\n")
    window = Trouble(said, read_theme(ThemeName.DARK))
    closed = asyncio.Event()
    window.closed.connect(closed.set)
    with end.closing(window):
        window.show()
        await closed.wait()
    window.deleteLater()


def _leave_now() -> None:
    """End with a thread that never comes back; the record is closed, and nothing waits for it."""
    logging.shutdown()
    os._exit(0)


async def _let_windows_go(app: QApplication) -> None:
    """What was deleted later is deleted now, while the loop still turns."""
    for window in app.topLevelWidgets():
        window.deleteLater()
    await asyncio.sleep(0)


def _into_the_log(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    log.log(LEVELS[kind], "%s", text)
