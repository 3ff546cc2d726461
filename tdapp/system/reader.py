"""Who sits at this computer: the locale of its figures, and the clock on its wall."""

from datetime import UTC, datetime, timedelta, tzinfo

from PySide6.QtCore import QLocale

NOWHERE = "C"


def locale_name() -> str:
    """The user's locale, such as ``de_CH``; empty on a computer that has none."""
    name = QLocale().name()
    return "" if name == NOWHERE else name


class MachineZone(tzinfo):
    """The zone that this computer stands in, asked anew for every moment."""

    def fromutc(self, moment: datetime) -> datetime:
        moment = moment.replace(tzinfo=UTC)
        shown = moment.astimezone().replace(tzinfo=None, fold=0)
        return shown.replace(tzinfo=self, fold=int(shown.astimezone(UTC) != moment))

    def utcoffset(self, moment: datetime | None) -> timedelta | None:
        return None if moment is None else _here(moment).utcoffset()

    def dst(self, moment: datetime | None) -> timedelta | None:  # noqa: ARG002 - so asked by Python
        return None

    def tzname(self, moment: datetime | None) -> str | None:
        return None if moment is None else _here(moment).tzname()


def _here(moment: datetime) -> datetime:
    return moment.replace(tzinfo=None).astimezone()
