"""Uncaught exceptions end in the log, once each, and never on the screen."""

import logging
import sys
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tdapp.system.crash_log import SENTENCE, CrashLog

Told = list[tuple[str, Path]]


@pytest.fixture
def told() -> Told:
    return []


@pytest.fixture
def crash_log(tmp_path: Path, told: Told) -> Iterator[CrashLog]:
    crash_log = CrashLog(tmp_path / "logs", lambda sentence, path: told.append((sentence, path)))
    crash_log.start()
    yield crash_log
    crash_log.stop()


def fail(text: str = "seat 11 of 10") -> None:
    raise LookupError(text)


def fail_in_the_main_thread() -> None:
    """What Python does with an exception that nobody catches."""
    try:
        fail()
    except LookupError as error:
        sys.excepthook(type(error), error, error.__traceback__)


def fail_in_a_thread(name: str = "printer") -> None:
    thread = threading.Thread(target=fail, name=name)
    thread.start()
    thread.join()


def test_an_uncaught_exception_is_logged_with_its_traceback_and_told_in_one_sentence(
    crash_log: CrashLog, told: Told, capfd: pytest.CaptureFixture[str]
) -> None:
    fail_in_the_main_thread()

    text = crash_log.path.read_text("utf-8")
    assert "uncaught in main thread" in text
    assert "LookupError: seat 11 of 10" in text
    assert "in fail\n" in text
    assert told == [(SENTENCE, crash_log.path)]
    assert capfd.readouterr() == ("", "")


def test_a_thread_that_fails_is_named(
    crash_log: CrashLog, told: Told, capfd: pytest.CaptureFixture[str]
) -> None:
    fail_in_a_thread()

    assert "uncaught in printer" in crash_log.path.read_text("utf-8")
    assert len(told) == 1
    assert capfd.readouterr() == ("", "")


def test_one_place_that_fails_again_and_again_is_logged_once_and_counted(
    crash_log: CrashLog, told: Told
) -> None:
    for _ in range(30):
        fail_in_the_main_thread()
    assert crash_log.path.read_text("utf-8").count("Traceback") == 1
    assert len(told) == 1

    crash_log.stop()
    assert "LookupError was seen 30 times" in crash_log.path.read_text("utf-8")
    crash_log.start()


def test_two_places_are_told_apart(crash_log: CrashLog, told: Told) -> None:
    fail_in_the_main_thread()
    fail_in_a_thread()

    assert crash_log.path.read_text("utf-8").count("Traceback") == 2
    assert len(told) == 2


def test_threads_that_fail_at_once_are_told_once(crash_log: CrashLog, told: Told) -> None:
    gate = threading.Barrier(4)

    def fail_together() -> None:
        gate.wait(10)
        fail()

    threads = [threading.Thread(target=fail_together) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert crash_log.path.read_text("utf-8").count("Traceback") == 1
    assert len(told) == 1


def test_a_thread_that_leaves_by_sys_exit_is_no_crash(crash_log: CrashLog, told: Told) -> None:
    thread = threading.Thread(target=sys.exit)
    thread.start()
    thread.join()

    assert told == []
    assert not crash_log.path.exists()


def test_ctrl_c_keeps_its_meaning(
    tmp_path: Path, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, _error, _trace: seen.append(kind))
    crash_log = CrashLog(tmp_path, lambda sentence, path: told.append((sentence, path)))
    crash_log.start()
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    crash_log.stop()

    assert seen == [KeyboardInterrupt]
    assert told == []


def test_stopping_gives_the_hooks_back(tmp_path: Path) -> None:
    before = (sys.excepthook, threading.excepthook, list(logging.getLogger().handlers))
    crash_log = CrashLog(tmp_path)
    crash_log.start()
    assert sys.excepthook is not before[0]
    crash_log.stop()

    assert (sys.excepthook, threading.excepthook, list(logging.getLogger().handlers)) == before


def test_a_teller_that_fails_is_logged_too(tmp_path: Path) -> None:
    crash_log = CrashLog(tmp_path, lambda _sentence, _path: fail("no window"))
    crash_log.start()
    fail_in_the_main_thread()
    crash_log.stop()

    text = crash_log.path.read_text("utf-8")
    assert "telling of an error failed" in text
    assert "LookupError: no window" in text


def test_without_a_folder_for_the_log_the_program_goes_on_and_tells(
    tmp_path: Path, told: Told, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    crash_log = CrashLog(tmp_path / "file", lambda sentence, path: told.append((sentence, path)))
    crash_log.start()
    fail_in_the_main_thread()
    crash_log.stop()

    assert [sentence for sentence, _ in told] == [SENTENCE]
    assert capfd.readouterr() == ("", "")


def test_the_log_is_turned_over_before_it_grows_without_end(crash_log: CrashLog) -> None:
    log = logging.getLogger("tdapp.test")
    for _ in range(40):
        log.info("x" * (1 << 16))

    assert crash_log.path.stat().st_size <= 1 << 20
    assert crash_log.path.with_name("tdapp.log.1").exists()


def test_lines_carry_utc_time(crash_log: CrashLog) -> None:
    before = datetime.now(UTC)
    logging.getLogger("tdapp.test").info("opened")

    stamp, _, rest = crash_log.path.read_text("utf-8").partition(" ")
    assert rest == "INFO tdapp.test: opened\n"
    assert abs(datetime.fromisoformat(stamp) - before) < timedelta(minutes=1)
