"""The printers of this computer behind a port, so that tests print onto paper of their own."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

from tdapp.core.refusal import Refusal
from tdapp.papers.paint import POINT
from tdapp.papers.paper import Paper

Paint = Callable[[QPainter], None]
"""Paints a page on a painter whose unit is the point, from the paper's top left corner."""

STANDARD = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}


class PrintJob(Protocol):
    """One job at a printer, page after page."""

    def take(self, paper: Paper) -> tuple[float, float]:
        """Ask for paper for the next page; width and height in points of what there really is."""
        ...

    def page(self, paint: Paint) -> None:
        """Print one page; refuses ``print_failed``."""
        ...

    def end(self) -> None:
        """Hand the job over to the printer, which may wait for it; refuses ``print_failed``."""
        ...

    def cancel(self) -> None:
        """Print nothing more."""
        ...


class PrinterChoice(Protocol):
    """Which printers there are."""

    def names(self) -> tuple[str, ...]:
        """All of them; none where nothing is set up. May wait for the network: ask in a thread."""
        ...

    def default(self) -> str:
        """The computer's own choice, or nothing. May wait too."""
        ...

    def job(self, name: str, title: str) -> PrintJob:
        """Begin a job, which may wait too; refuses ``printer_gone`` with the printer's name."""
        ...


class QtPrinters:
    """The printers that the operating system knows."""

    def names(self) -> tuple[str, ...]:
        """See `PrinterChoice`."""
        return tuple(QPrinterInfo.availablePrinterNames())

    def default(self) -> str:
        """See `PrinterChoice`."""
        return QPrinterInfo.defaultPrinterName()

    def job(self, name: str, title: str) -> "QtJob":
        """See `PrinterChoice`."""
        if not name or QPrinterInfo.printerInfo(name).isNull():
            raise Refusal("printer_gone", printer=name or "\N{EN DASH}")
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPrinterName(name)
        printer.setDocName(title)
        return QtJob(printer)


class QtJob:
    """A job at a printer of Qt; what the driver makes of the paper is read back each time."""

    def __init__(self, printer: QPrinter) -> None:
        self._printer = printer
        self._painter = QPainter()
        printer.setFullPage(True)

    def take(self, paper: Paper) -> tuple[float, float]:
        """See `PrintJob`."""
        self._printer.setPageSize(_page_size(paper))
        self._printer.setPageMargins(QMarginsF(0, 0, 0, 0))
        given = self._printer.pageLayout().fullRect(QPageLayout.Unit.Point).size()
        return given.width(), given.height()

    def page(self, paint: Paint) -> None:
        """See `PrintJob`."""
        if self._painter.isActive():
            begun = self._printer.newPage()
        else:
            begun = self._painter.begin(self._printer)
        if not begun:
            self.cancel()
            raise Refusal("print_failed", printer=self._name)
        self._painter.resetTransform()
        scale = self._printer.resolution() / POINT
        self._painter.scale(scale, scale)
        paint(self._painter)

    def end(self) -> None:
        """See `PrintJob`."""
        if self._painter.isActive() and not self._painter.end():
            raise Refusal("print_failed", printer=self._name)

    def cancel(self) -> None:
        """See `PrintJob`."""
        self._printer.abort()
        if self._painter.isActive():
            self._painter.end()

    @property
    def _name(self) -> str:
        return self._printer.printerName() or self._printer.outputFileName()


def _page_size(paper: Paper) -> QPageSize:
    """A size that the driver knows by name, where it has one."""
    if paper.name in STANDARD:
        return QPageSize(STANDARD[paper.name])
    size = QSizeF(paper.width, paper.height)
    return QPageSize(size, QPageSize.Unit.Point, paper.name, QPageSize.SizeMatchPolicy.FuzzyMatch)
