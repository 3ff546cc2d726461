"""What the docs name in the program exists, and their layers are those of the contract."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tests.parsed import HOUSE

DOCS = sorted((HOUSE / "docs").rglob("*.md"))
NAMED = re.compile(r"`([\w./-]+(?:\.py|/))`")
ABOVE = ("tdapp", "tests", ".")
LAYERS = re.compile(r"^\| ((?:`\w+`\*?(?:, )?)+) \|", re.MULTILINE)


def missing(doc: Path) -> Iterator[str]:
    """The modules and folders that a document names and that do not exist."""
    for name in NAMED.findall(doc.read_text(encoding="utf-8")):
        if not any((HOUSE / above / name).exists() for above in ABOVE):
            yield f"{doc.name}: {name}"


def test_every_module_and_folder_named_in_the_docs_exists() -> None:
    assert not [one for doc in DOCS for one in missing(doc)]


def test_the_layers_of_the_architecture_are_those_of_the_contract() -> None:
    page = (HOUSE / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = page[: page.index("## Where do I put it?")]
    drawn = [set(re.findall(r"\w+", row)) for row in LAYERS.findall(table)]
    contracts = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))
    layers = contracts["tool"]["importlinter"]["contracts"][0]["layers"]
    assert drawn == [set(re.findall(r"\w+", layer)) for layer in layers]
