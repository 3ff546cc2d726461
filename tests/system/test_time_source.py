"""The instants that this computer gives."""

import platform
import sys
from pathlib import Path

import pytest

from tdapp.core.instant import Instant
from tdapp.core.ports.time import TimeSource
from tdapp.system.time_source import BOOT_ID, SystemTime, boot_name

MINUTE_NS = 60_000_000_000


def test_nanoseconds_become_whole_microseconds() -> None:
    time = SystemTime(lambda: 5_000_001_999, lambda: 2_000_999, lambda: 1_000_500, "boot 1")

    assert time.now() == Instant(5_000_001, 2_000, "boot 1")
    assert time.awake_us() == 1_000


def test_the_real_clocks_tell_integers_that_do_not_run_backwards() -> None:
    source = SystemTime()
    port: TimeSource = source
    first, second = port.now(), port.now()

    assert type(first.utc_us) is int
    assert type(first.elapsed_us) is int
    assert type(source.awake_us()) is int
    assert first.boot == second.boot != ""
    assert second.elapsed_us >= first.elapsed_us > 0
    assert second.since(first) >= 0


def test_elapsed_time_is_never_shorter_than_time_awake() -> None:
    time = SystemTime()
    awake = time.awake_us()

    assert time.now().elapsed_us >= awake


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux names its boots")
def test_on_linux_the_kernel_names_the_boot() -> None:
    assert SystemTime().now().boot == BOOT_ID.read_text("ascii").strip()


def test_without_a_kernel_name_the_minute_of_the_start_names_the_boot(tmp_path: Path) -> None:
    absent = tmp_path / "boot_id"
    started = 28_000_000 * MINUTE_NS

    assert boot_name(started, absent) == boot_name(started + 20_000_000_000, absent)
    assert boot_name(started, absent) != boot_name(started + 2 * MINUTE_NS, absent)


def test_an_empty_kernel_name_does_not_name_the_boot(tmp_path: Path) -> None:
    empty = tmp_path / "boot_id"
    empty.write_text("\n", "ascii")

    assert boot_name(3 * MINUTE_NS, empty) == f"{platform.node()}-3"
