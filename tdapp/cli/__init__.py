"""The command line, the headless twin of the console."""

from tdapp.cli.main import main

__all__ = ["main"]
