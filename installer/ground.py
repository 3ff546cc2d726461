"""Set up what `make run` and `make test` stand on; plain Python, run before anything is installed.

Each step looks first and does nothing where nothing is missing. What the system lacks is installed
by root on a machine with apt; anybody else is told the one line that does it.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
LOCK = ROOT / "requirements.lock"
LOCALES = ROOT / "resources" / "locales"
DOMAIN = "tdapp"
AS_WRITTEN = ("--no-fuzzy-matching", "--ignore-obsolete", "--ignore-pot-creation-date", "--no-wrap")
OLDEST_PYTHON = (3, 11)
UV = "uv==0.13.9"

VENV_PACKAGES = ("python3-venv",)
QT_PACKAGES = (
    "libgl1",
    "libegl1",
    "libxkbcommon0",
    "libglib2.0-0",
    "libfontconfig1",
    "libdbus-1-3",
)
WINDOW_PACKAGES = (
    "libxkbcommon-x11-0",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libwayland-cursor0",
    "libwayland-egl1",
)
PRINTING_PACKAGES = ("libcups2",)
INSTALLER_PACKAGES = ("nsis",)
POSTGRES_PACKAGES = ("postgresql",)
MONITOR_PACKAGES = ("xvfb", "x11-xserver-utils", "openbox", *WINDOW_PACKAGES)
DISPLAYS = {"DISPLAY": "libqxcb.so", "WAYLAND_DISPLAY": "libqwayland.so"}


class Missing(Exception):
    """Something is not there and cannot be put there from here; the text says what to do."""


def say(text: str) -> None:
    """Print one line that is seen before the output of the programs that follow."""
    print(f"tdapp: {text}", flush=True)


def call(*command: str | Path, quietly: bool = False) -> None:
    """Run a program to its end; raises `CalledProcessError`, which holds what was said quietly."""
    text = [str(part) for part in command]
    if quietly:
        subprocess.run(text, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    else:
        subprocess.run(text, check=True)


def install(packages: tuple[str, ...], why: str) -> None:
    """Install Debian packages as root; raises `Missing` with the line to run for anybody else."""
    line = " ".join(("apt-get install -y --no-install-recommends", *packages))
    if not shutil.which("apt-get"):
        raise Missing(f"{why}. On Debian these packages have it: {' '.join(packages)}")
    if os.geteuid() != 0:
        raise Missing(f"{why}. Run this line, then the same command again:\n  sudo {line}")
    say(f"{why}: {line}")
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    call("apt-get", "update", quietly=True)
    call(*line.split(), quietly=True)


def works(python: Path, statement: str) -> str:
    """Empty if the statement runs, otherwise the last line of what went wrong."""
    try:
        subprocess.run([python, "-c", statement], capture_output=True, check=True)
    except OSError as error:
        return str(error)
    except subprocess.CalledProcessError as failed:
        return (os.fsdecode(failed.stderr.strip()) or str(failed)).splitlines()[-1]
    return ""


def make_venv() -> None:
    """Create `.venv`, or create it anew if its Python is gone or too old."""
    if not works(BIN / "python", f"import sys, pip; assert sys.version_info >= {OLDEST_PYTHON}"):
        return
    if find_spec("ensurepip") is None:
        install(VENV_PACKAGES + QT_PACKAGES, "Python's venv module is missing")
    say("making .venv")
    call(sys.executable, "-m", "venv", "--clear", VENV)


def pip(*arguments: str | Path) -> list[str]:
    """The command by which the virtual environment's pip installs."""
    command = (BIN / "python", "-m", "pip", "--disable-pip-version-check", "install", *arguments)
    return [str(part) for part in command]


def install_told(command: list[str], count: int) -> None:
    """Install `count` packages and say each as it is fetched; raises as `call` does."""
    told, fetched = [], 0
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8"
    ) as running:
        for line in running.stdout or ():
            told.append(line)
            if line.startswith("Collecting "):
                fetched += 1
                say(f"  {fetched} of at most {count}: {line.split()[1].partition('==')[0]}")
            elif line.startswith("Installing collected packages"):
                say("  all are here; putting them in place takes a minute or two")
    if running.returncode:
        raise subprocess.CalledProcessError(running.returncode, command, "".join(told).encode())


def locked(name: str) -> str:
    """The lines of one package in the lock file: its version and its hashes."""
    lines = LOCK.read_text(encoding="utf-8").splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith(f"{name}=="))
    last = next(
        (number for number in range(first + 1, len(lines)) if not lines[number].startswith(" ")),
        len(lines),
    )
    return "\n".join(lines[first:last]) + "\n"


def locked_count() -> int:
    """How many packages the lock file has."""
    return sum("==" in line and line[0] not in " #" for line in LOCK.read_text("utf-8").split("\n"))


def install_locked() -> None:
    """Install the locked pip, with it the locked packages, and then the program itself."""
    with tempfile.TemporaryDirectory() as folder:
        only_pip = Path(folder, "pip.lock")
        only_pip.write_text(locked("pip"), encoding="utf-8")
        call(*pip("--quiet", "--require-hashes", "--no-compile", "-r", only_pip))
    install_told(pip("--require-hashes", "--no-compile", "-r", LOCK), locked_count())
    call(*pip("--no-deps", "--no-build-isolation", "--editable", ROOT), quietly=True)


def need_qt() -> None:
    """See that Qt's libraries load, and install what they miss."""
    statement = "import PySide6.QtWidgets"
    problem = works(BIN / "python", statement)
    if problem and sys.platform == "linux":
        install(QT_PACKAGES, f"Qt does not load ({problem})")
        problem = works(BIN / "python", statement)
    if problem:
        raise Missing(f"Qt does not load: {problem}")


def need_windows(displays: list[str]) -> None:
    """See that Qt can open a window on one of these displays, and install what it misses."""
    qt = subprocess.run(
        [BIN / "python", "-c", "import PySide6; print(PySide6.__path__[0])"],
        capture_output=True,
        check=True,
    )
    folder = Path(os.fsdecode(qt.stdout.strip()), "Qt/plugins/platforms")
    problem = ""
    for display in displays:
        try:
            ctypes.CDLL(str(folder / DISPLAYS[display]))
        except OSError as error:
            problem = str(error)
        else:
            return
    install(WINDOW_PACKAGES, f"Qt cannot open windows ({problem})")


def build_translations() -> None:
    """Make what a voice reads out of the translated texts."""
    call(BIN / "pybabel", "compile", "-d", LOCALES, "-D", DOMAIN, quietly=True)


def gather_texts() -> None:
    """Bring the translated texts in step with the code: new ones come in, gone ones go."""
    with tempfile.TemporaryDirectory() as folder:
        texts = Path(folder, f"{DOMAIN}.pot")
        extract(texts)
        where = ("-i", texts, "-d", LOCALES, "-D", DOMAIN)
        call(BIN / "pybabel", "update", *AS_WRITTEN, *where, quietly=True)
    build_translations()


def extract(texts: Path) -> None:
    """Write all texts of the code into a template for translators."""
    call(BIN / "python", ROOT / "installer" / "texts.py", ROOT / "tdapp", texts, quietly=True)


def has_postgres() -> bool:
    """Whether PostgreSQL's server programs are here, where tests/postgres_cluster.py looks."""
    debian = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return any(debian) or shutil.which("initdb") is not None


def ready() -> None:
    """Make the virtual environment complete and mark it so."""
    make_venv()
    say("installing the packages of requirements.lock; the first time takes a few minutes")
    install_locked()
    need_qt()
    build_translations()
    (VENV / "ready").touch()


def would_like(packages: tuple[str, ...], why: str) -> None:
    """Install these if root can; otherwise say how, and go on without."""
    try:
        install(packages, why)
    except (Missing, subprocess.CalledProcessError) as problem:
        say(str(problem))


def postgres() -> None:
    """Install PostgreSQL for the tests if it is not there."""
    if not has_postgres():
        would_like(POSTGRES_PACKAGES, "the tests on PostgreSQL need its server programs")


def monitors() -> None:
    """Install an X server with monitors to pull, for the tests of two of them."""
    if sys.platform == "linux" and not all(map(shutil.which, ("Xvfb", "xrandr", "openbox"))):
        would_like(MONITOR_PACKAGES, "the tests of two monitors need an X server and its tools")


def printing() -> None:
    """Install what Qt finds printers by; without it sheets are PDF files."""
    try:
        ctypes.CDLL("libcups.so.2")
    except OSError:
        would_like(PRINTING_PACKAGES, "printers are found by CUPS alone")


def packing() -> None:
    """See that the program can be frozen: PyInstaller takes apart what it puts together."""
    if sys.platform != "linux":
        return
    shared = "import sysconfig, ctypes; ctypes.CDLL(sysconfig.get_config_var('INSTSONAME'))"
    library = f"libpython{sys.version_info[0]}.{sys.version_info[1]}"
    if shutil.which("objdump") is None or works(BIN / "python", shared):
        install(("binutils", library), "freezing needs objdump and Python's shared library")
    if shutil.which("makensis") is None:
        would_like(INSTALLER_PACKAGES, "the installer for Windows is packed by makensis")


def run() -> None:
    """Become the program; with no display, say so and play the demo without windows."""
    arguments = []
    if sys.platform == "linux":
        displays = [name for name in DISPLAYS if os.environ.get(name)]
        if displays:
            need_windows(displays)
            printing()
        else:
            say("there is no display: a demo is played without windows, see demo-output/ for it")
            arguments = ["demo", "--headless", "--out", "demo-output"]
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
    program = str(BIN / "tdapp")
    os.execv(program, [program, *arguments])


def lock() -> None:
    """Resolve the packages of pyproject.toml for all platforms, with hashes, by a throw-away uv."""
    with tempfile.TemporaryDirectory() as folder:
        call(sys.executable, "-m", "venv", folder)
        uv = Path(folder, BIN.name, "uv")
        call(uv.with_name("python"), "-m", "pip", "install", "--quiet", UV)
        options = "--group dev --universal --python-version 3.11 --generate-hashes --quiet"
        header = ("--custom-compile-command", "make lock")
        call(uv, "pip", "compile", "pyproject.toml", *options.split(), *header, "-o", LOCK)


STEPS = {
    step.__name__: step
    for step in (ready, postgres, monitors, packing, gather_texts, build_translations, run, lock)
}


def main(name: str) -> int:
    """Take the step of that name; the exit code is 0 if it went well."""
    if sys.version_info < OLDEST_PYTHON:
        say("Python 3.11 or newer is needed; python3 is " + sys.version.split()[0])
        return 1
    os.chdir(ROOT)
    try:
        STEPS[name]()
    except Missing as missing:
        say(str(missing))
        return 1
    except subprocess.CalledProcessError as failed:
        say(f"this failed: {' '.join(failed.cmd)}\n{os.fsdecode(failed.stdout or b'')}")
        return failed.returncode or 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
