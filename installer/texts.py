"""Gather the texts of the code into a template for translators: `python texts.py FOLDER TEMPLATE`.

A text is marked by a call of `text` or `plural` with its context. The modules of windows name their
context once, in the line `say = saying("…")`, and mark their texts by `say` and `say.plural`.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

MARKED: Mapping[str, Any] = {"text": ((1, "c"), 2), "plural": ((1, "c"), 2, 3)}
CONTEXT = re.compile(rb'^say = saying\("([^"]+)"\)$', re.MULTILINE)
FINDER = "texts:with_contexts"
"""The function below, as Babel finds it."""


def with_contexts(
    file: BytesIO, keywords: Iterable[str], *_tags: Any, **_options: Any
) -> Iterator[tuple[int, str, Any, Any]]:
    """Every text of a module as if its context had been written with it."""
    source = file.read()
    named = CONTEXT.search(source)
    for line, name, words in _calls(source, {*keywords, "say"} if named else {*keywords}):
        if name == "say" and named:
            yield line, "text", (named[1].decode(), words[0]), []
        elif name == "plural" and named and words[2] is None:
            yield line, name, (named[1].decode(), *words[:2]), []
        else:
            yield line, name, words, []


def _calls(source: bytes, names: set[str]) -> Iterator[tuple[int, str, tuple[Any, ...]]]:
    """Calls of these names with their words; read as a tree, which is faster than by tokens."""
    for one in ast.walk(ast.parse(source)):
        if isinstance(one, ast.Call) and one.args:
            name = getattr(one.func, "attr", getattr(one.func, "id", ""))
            if name in names:
                yield one.lineno, name, tuple(_words(said) for said in one.args)


def _words(said: ast.expr) -> str | None:
    match said:
        case ast.Constant(str() as words):
            return words
    return None


def gather(folder: Path, template: Path) -> None:
    """Write the template, its texts in order."""
    catalogue = Catalog()
    found = extract_from_dir(folder, [("**.py", FINDER)], options_map={}, keywords=MARKED)
    for _, _, said, comments, context in found:
        catalogue.add(said, None, auto_comments=comments, context=context)
    with template.open("wb") as written:
        write_po(written, catalogue, width=0, no_location=True, sort_output=True)


if __name__ == "__main__":
    gather(Path(sys.argv[1]), Path(sys.argv[2]))
