"""The windows: the director's console, the projected screens and what they are painted with.

Once it is there, Qt's binding reads the source of whatever is imported, to see whether features are
chosen in it that nothing here chooses, and keeps all the lines. The import of before is put back.
"""

import builtins

import PySide6.QtWidgets  # noqa: F401 - what is put back below is taken away by it

builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
