"""Output of the commands: answers on standard output, refusals on standard error."""

import argparse
import io
import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from tdapp.core.money import MOST
from tdapp.core.refusal import Refusal
from tdapp.typed import figures
from tdapp.voice.voice import ENGLISH
from tdapp.words.sentence import sentence

CONTROLS = {at: f"\\x{at:02x}" for at in (*range(0x20), *range(0x7F, 0xA0))}
"""Control characters, spelt out so that no terminal obeys them."""
OF_LINES = {ord(one): one for one in "\n\t"}


def in_one_line(text: str) -> str:
    """A text as a terminal shows it and never obeys it, its line ends spelt out too."""
    return text if text.isprintable() else text.translate(CONTROLS)


def prepare() -> None:
    """Let what the terminal's letters lack be spelt out; a name must not stop an answer."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def say(text: str) -> None:
    """Answer with some text; refuses ``cannot_write`` where the output takes nothing."""
    if sys.stdout is None:
        raise _closed()
    try:
        print(_visible(text))
    except OSError as error:
        raise lost(error) from error


def say_json(answer: Any, indent: int | None = None) -> None:
    """Answer with one JSON value; refuses as `say`."""
    say(json.dumps(msgspec.to_builtins(answer, enc_hook=_plain), indent=indent))


def _plain(value: object) -> str:
    """A name of two parts as plain text; for anything else raises what msgspec asks of a hook."""
    if isinstance(value, str):
        return str(value)
    raise NotImplementedError(type(value))


def flush() -> None:
    """See to it that everything was written; refuses as `say`."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        raise lost(error) from error


def write_file(path: Path, text: str) -> None:
    """Write the answer into a file; refuses ``cannot_write``."""
    try:
        path.write_text(text, "utf-8", newline="\n")
    except OSError as error:
        problem = error.strerror or str(error)
        raise Refusal("cannot_write", path=str(path), problem=problem) from error


def lines_out() -> BinaryIO:
    """Standard output for bytes; refuses ``cannot_write`` where the program has none."""
    if sys.stdout is None:
        raise _closed()
    return sys.stdout.buffer


def lost(error: OSError) -> Refusal:
    """The refusal for an output that took no more; what it has not taken is let go."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    return Refusal("cannot_write", path="The output", problem=error.strerror or str(error))


def _closed() -> Refusal:
    return Refusal("cannot_write", path="The output", problem="it is closed")


def complain(text: str) -> None:
    """Say why not, as far as anybody can be told."""
    with suppress(OSError):
        if sys.stderr is not None:
            print(_visible(text), file=sys.stderr, flush=True)


def _visible(text: str) -> str:
    return text if text.isprintable() else text.translate(CONTROLS | OF_LINES)


def counted(least: int = 0, most: int = MOST) -> Callable[[str], int]:
    """The reader of an argument that is a whole number between these."""

    def read(text: str) -> int:
        try:
            return figures.count(text, least=least, most=most)
        except Refusal as refusal:
            raise argparse.ArgumentTypeError(sentence(refusal, ENGLISH)) from refusal

    return read
