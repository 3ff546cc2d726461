"""A private PostgreSQL server for the tests: on a socket in its own folder, gone afterwards."""

import os
import pwd
import select
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path

import psycopg

PATIENCE = 60.0
OWNER = "postgres"


def programs() -> Path | None:
    """The folder of the newest server programs, or None where there are none."""
    debian = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"),
        key=lambda folder: [int(part) for part in folder.parent.name.split(".") if part.isdigit()],
        reverse=True,
    )
    found = shutil.which("initdb")
    folders = [*debian, *([Path(found).resolve().parent] if found else [])]
    return next((folder for folder in folders if (folder / "postgres").exists()), None)


def _owner() -> str | None:
    """The user that must run the server: it refuses to run as root."""
    return OWNER if os.geteuid() == 0 else None


def missing() -> str | None:
    """Why no server can be started here, or None if one can."""
    if programs() is None:
        return "no server programs found"
    try:
        pwd.getpwnam(_owner() or pwd.getpwuid(os.geteuid()).pw_name)
    except KeyError:
        return f"no user named {OWNER}"
    return None


def _children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


class Cluster:
    """One server and its databases; with `fsync` off it is quicker and only for calm days.

    Then nothing is vacuumed either: that goes around all databases that tests left.
    """

    def __init__(self, *, fsync: bool = True) -> None:
        found = programs()
        if found is None:
            raise RuntimeError(missing())
        self._programs = found
        self._fsync = "on" if fsync else "off"
        self._names = (f"fresh{number}" for number in count(1))
        self._server: subprocess.Popen[bytes] | None = None
        self._folder = Path(tempfile.mkdtemp(prefix="tdapp-pg-"))
        if owner := _owner():
            shutil.chown(self._folder, owner, owner)
        self._make()
        self.start()

    @property
    def version(self) -> str:
        """What the server programs call themselves: `15.18` or the like."""
        told = self._run("postgres", "--version")
        return told.split()[2]

    def url(self, dbname: str) -> str:
        """The address of one database, as libpq reads it."""
        return f"postgresql://{OWNER}@/{dbname}?host={self._folder}"

    def fresh_database(self) -> str:
        """The address of a new, empty database."""
        name = next(self._names)
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            how = "TEMPLATE template0 STRATEGY FILE_COPY"  # half the work of the default
            connection.execute(f"CREATE DATABASE {name} {how}".encode())
        return self.url(name)

    def start(self) -> None:
        """Start the server and wait until it answers; it recovers by itself after `kill`."""
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self._folder),
            "fsync": self._fsync,
            "full_page_writes": self._fsync,
            "autovacuum": self._fsync,
            "max_connections": "50",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, *options],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                user=_owner(),
                group=_owner(),
                extra_groups=[] if _owner() else None,
            )
        self._await_answer(self._server)

    def kill(self) -> None:
        """Kill -9 the server and every process that it started, all in the same moment."""
        server = self._running()
        server.send_signal(signal.SIGSTOP)
        family = [*_children(server.pid), server.pid]
        handles = [os.pidfd_open(pid) for pid in family]
        for handle in handles:
            signal.pidfd_send_signal(handle, signal.SIGKILL)
        for handle in handles:
            select.select([handle], [], [], PATIENCE)
            os.close(handle)
        server.wait(PATIENCE)
        self._server = None

    def stop(self) -> None:
        """Shut the server down, if it runs, and remove all that it left."""
        if self._server is not None:
            self._server.send_signal(signal.SIGINT)
            self._server.wait(PATIENCE)
            self._server = None
        shutil.rmtree(self._folder)

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def _make(self) -> None:
        self._run(
            "initdb",
            f"--pgdata={self._data}",
            f"--username={OWNER}",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
        )

    def _run(self, program: str, *arguments: str) -> str:
        return subprocess.run(
            [self._programs / program, *arguments],
            cwd=self._folder,
            check=True,
            capture_output=True,
            text=True,
            user=_owner(),
            group=_owner(),
            extra_groups=[] if _owner() else None,
        ).stdout

    def _running(self) -> subprocess.Popen[bytes]:
        if self._server is None:
            raise RuntimeError("the server is not running")
        return self._server

    def _await_answer(self, server: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
            except psycopg.OperationalError:
                if server.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError((self._folder / "log").read_text()) from None
                time.sleep(0.02)
            else:
                return
