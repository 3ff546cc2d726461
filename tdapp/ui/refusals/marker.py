"""The mark by which the translators' tool finds a text that stands in a table."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

__all__ = ["QT_TRANSLATE_NOOP"]
