"""Gather the texts of the code into a template for translators: `python texts.py FOLDER TEMPLATE`.

A text is marked by a call of `text` or `plural` with its context. The modules of windows name their
context once, in the line `say = saying("…")`, and mark their texts by `say` and `say.plural`.
"""

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir, extract_python
from babel.messages.pofile import write_po

MARKED: Mapping[str, Any] = {"text": ((1, "c"), 2), "plural": ((1, "c"), 2, 3)}
CONTEXT = re.compile(rb'^say = saying\("([^"]+)"\)$', re.MULTILINE)
FINDER = "texts:with_contexts"
"""The function below, as Babel finds it."""
read_python: Callable[..., Iterator[Any]] = extract_python


def with_contexts(
    file: BytesIO, keywords: Iterable[str], tags: Sequence[str], options: Mapping[str, Any]
) -> Iterator[tuple[int, str, Any, Any]]:
    """Every text of a module as if its context had been written with it."""
    source = file.read()
    named = CONTEXT.search(source)
    marked = {*keywords, "say"} if named else set(keywords)
    for line, name, said, comments in read_python(BytesIO(source), marked, tags, options):
        words = said if isinstance(said, tuple) else (said,)
        if name == "say" and named:
            yield line, "text", (named[1].decode(), words[0]), comments
        elif name == "plural" and named and words[2] is None:
            yield line, name, (named[1].decode(), *words[:2]), comments
        else:
            yield line, name, words, comments


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
