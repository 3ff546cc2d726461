"""Printers of the tests: each prints into a PDF file, on paper of its own choice if it has one."""

from pathlib import Path

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrinter

from tdapp.core.refusal import Refusal
from tdapp.papers.paper import Paper
from tdapp.ui.papers.printers import QtJob


class StubbornJob(QtJob):
    """A job of Qt whose driver hands back its own paper, as some do after their dialog."""

    def __init__(self, printer: QPrinter, own: Paper | None) -> None:
        super().__init__(printer)
        self._own = own

    def take(self, paper: Paper) -> tuple[float, float]:
        """What is asked for, or the driver's own."""
        if self._own is None:
            return super().take(paper)
        size = QSizeF(self._own.width, self._own.height)
        self._printer.setPageSize(QPageSize(size, QPageSize.Unit.Point))
        return self._own.width, self._own.height


class JammedJob(StubbornJob):
    """A job that the printer does not take in the end."""

    def end(self) -> None:
        self.cancel()
        raise Refusal("print_failed", printer="Jammed")


class PaperPrinters:
    """Printers by name, each with its own paper or None; the first is the computer's own."""

    def __init__(self, folder: Path, printers: dict[str, Paper | None]) -> None:
        self.folder = folder
        self.printers = printers
        self.jobs = 0
        self.jammed = False

    def names(self) -> tuple[str, ...]:
        return tuple(self.printers)

    def default(self) -> str:
        return next(iter(self.printers), "")

    def job(self, name: str, title: str) -> StubbornJob:
        if name not in self.printers:
            raise Refusal("printer_gone", printer=name)
        self.jobs += 1
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setDocName(title)
        printer.setOutputFileName(str(self.path(self.jobs)))
        of_kind = JammedJob if self.jammed else StubbornJob
        return of_kind(printer, self.printers[name])

    def path(self, job: int) -> Path:
        return self.folder / f"job-{job}.pdf"
