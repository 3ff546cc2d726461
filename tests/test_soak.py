"""Qt's binding keeps every reference: one that loses them aborts after some hundred signals.

The soak runs in a program of its own, since a binding that fails takes the whole process with it.
"""

import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex

    Index = QModelIndex | QPersistentModelIndex

ROOT = Path(__file__).resolve().parents[1]
EMITS = 5_000
RESETS = 1_000
CALLBACKS = 20_000
DRIFT = 100


def test_signals_models_and_the_loop_keep_the_counts_of_true_and_none() -> None:
    soaked = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-m", "tests.test_soak"],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

    assert soaked.returncode == 0, soaked.stderr
    assert soaked.stderr == ""
    drifts = json.loads(soaked.stdout)
    assert drifts.keys() == {"emit", "connect", "reset", "call_back"}
    assert {step: drift for step, drift in drifts.items() if max(map(abs, drift)) > DRIFT} == {}


def soak() -> dict[str, tuple[int, int]]:
    """How far the reference counts of True and None moved in each step."""
    from PySide6.QtWidgets import QApplication

    app = QApplication([])
    drifts = {step.__name__: drift_of(step) for step in (emit, connect, reset, call_back)}
    app.quit()
    return drifts


def drift_of(step: Callable[[], None]) -> tuple[int, int]:
    step()
    before = counts()
    step()
    after = counts()
    return after[0] - before[0], after[1] - before[1]


def counts() -> tuple[int, int]:
    gc.collect()
    return sys.getrefcount(True), sys.getrefcount(None)


def emit() -> None:
    from PySide6.QtCore import QObject, Signal

    class Sender(QObject):
        switched = Signal(bool)
        changed = Signal(object)
        counted = Signal(int)

    heard: list[object] = []
    sender = Sender()
    for signal in (sender.switched, sender.changed, sender.counted):
        signal.connect(heard.append)
    for number in range(EMITS):
        sender.switched.emit(number % 2 == 0)
        sender.changed.emit(None)
        sender.counted.emit(number)
    assert len(heard) == 3 * EMITS


def connect() -> None:
    from PySide6.QtCore import QObject

    def hear() -> None:
        heard.append(None)

    heard: list[None] = []
    sender = QObject()
    for _ in range(EMITS):
        sender.objectNameChanged.connect(hear)
        sender.objectNameChanged.disconnect(hear)
    sender.setObjectName("table 1")
    assert heard == []


def reset() -> None:
    from PySide6.QtCore import QAbstractTableModel, QCoreApplication, Qt
    from PySide6.QtWidgets import QTableView

    class Entries(QAbstractTableModel):
        asked = 0

        def rowCount(self, _parent: object = None) -> int:
            return 200

        def columnCount(self, _parent: object = None) -> int:
            return 3

        def data(self, index: "Index", role: int = 0) -> object:
            self.asked += 1
            return index.row() if role == Qt.ItemDataRole.DisplayRole else None

        def load(self) -> None:
            self.beginResetModel()
            self.endResetModel()

    model, view = Entries(), QTableView()
    view.setModel(model)
    view.show()
    for turn in range(RESETS):
        model.load()
        if turn % 20 == 0:
            QCoreApplication.processEvents()
    assert model.asked > RESETS
    view.close()


def call_back() -> None:
    import qasync

    loop = qasync.QEventLoop()
    done = loop.create_future()
    left = [CALLBACKS]

    def step(_argument: object) -> None:
        left[0] -= 1
        if left[0]:
            loop.call_soon(step, None if left[0] % 2 else True)
        else:
            done.set_result(None)

    loop.call_soon(step, None)
    loop.run_until_complete(done)
    loop.close()
    assert left == [0]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(soak()))
