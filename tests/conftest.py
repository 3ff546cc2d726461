"""What every test may ask for, and how the tests meet Qt, hypothesis and PostgreSQL."""

import atexit
import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests import postgres_cluster
from tests.postgres_cluster import Cluster

DISK = tempfile.gettempdir()
MEMORY, ROOM = Path("/dev/shm"), 2 * 1024**3  # noqa: S108


def _work_in_memory() -> None:
    """Let temporary files lie in memory where it has room, unless a place was chosen for them.

    Every act waits until the disk has it, and here all that wait for one disk are tests.
    """
    chosen = "TMPDIR" in os.environ or not os.access(MEMORY, os.W_OK)
    if not chosen and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def _compile_once() -> None:
    """Where no compiled code is kept beside the sources, keep it in the virtual environment.

    Else each worker compiles house and tests, and each program that a test starts the house again.
    """
    in_venv = sys.prefix != sys.base_prefix
    if in_venv and os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        sys.dont_write_bytecode = False
        sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = f"{sys.prefix}/compiled"


gc.disable()
_work_in_memory()
_compile_once()
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["TDAPP_HOME"] = tempfile.mkdtemp(prefix="tdapp-tests-")
atexit.register(shutil.rmtree, os.environ["TDAPP_HOME"], ignore_errors=True)

settings.register_profile(
    "default",
    max_examples=40,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
AS_FOUND = tuple(phase for phase in Phase if phase not in {Phase.shrink, Phase.explain})
"""What fails is printed as it was found: to make a long evening short takes many minutes."""
settings.register_profile(
    "long",
    settings.get_profile("default"),
    max_examples=1000,
    stateful_step_count=80,
    phases=AS_FOUND,
    print_blob=True,
)
settings.register_profile(
    "hunt",
    settings.get_profile("long"),
    max_examples=1_800,
    derandomize=False,
    phases=tuple(Phase),
)
settings.register_profile("soak", settings.get_profile("long"), max_examples=4_500)
settings.load_profile("default")

POSTGRES_FIXTURES = {"calm_cluster", "mortal_postgres"}


def _in_ci() -> bool:
    return os.environ.get("CI", "").lower() in {"1", "true"}


def _need_postgres() -> None:
    problem = postgres_cluster.missing()
    if problem and _in_ci():
        pytest.fail(f"PostgreSQL: not run ({problem}), and CI may not do without", pytrace=False)
    if problem:
        pytest.skip(f"PostgreSQL: not run ({problem})")


@pytest.fixture
def on_disk() -> Iterator[Path]:
    """A folder where a commit takes the time that a disk takes."""
    with tempfile.TemporaryDirectory(prefix="tdapp-tests-", dir=DISK) as folder:
        yield Path(folder)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: each waits a fifth of its time for others to answer.

    They are the disk, the threads of a record, programs that a test starts, a moment between keys.
    """
    return len(os.sched_getaffinity(0)) + 1 if hasattr(os, "sched_getaffinity") else 2


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that ask for PostgreSQL, so that `-m postgres` finds them."""
    for item in items:
        if POSTGRES_FIXTURES.intersection(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.postgres)


def pytest_collection_finish() -> None:
    """Take the collected tests out of what the garbage collector walks, and let it walk seldom.

    Windows come and go by the hundred; walking all their widgets so often took a fifth of the time.
    """
    gc.set_threshold(100_000, 20, 1_000)
    gc.collect()
    gc.freeze()
    gc.enable()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say in the summary, not only in a skip's reason, that PostgreSQL was left out."""
    if problem := postgres_cluster.missing():
        terminalreporter.write_sep("=", f"PostgreSQL: not run ({problem})", yellow=True)


@pytest.fixture(scope="session")
def calm_cluster() -> Iterator[Cluster]:
    """One server for all tests that leave it alive."""
    _need_postgres()
    cluster = Cluster(fsync=False)
    yield cluster
    cluster.stop()


@pytest.fixture
def postgres(calm_cluster: Cluster) -> str:
    """The address of a fresh, empty PostgreSQL database."""
    return calm_cluster.fresh_database()


@pytest.fixture
def mortal_postgres() -> Iterator[Cluster]:
    """A server of the test's own, which writes through to the disk and may be killed."""
    _need_postgres()
    cluster = Cluster(fsync=True)
    yield cluster
    cluster.stop()
