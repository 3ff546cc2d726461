"""What can be counted in the program's own text, each thing with the place where it stands."""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from tests.parsed import walk

SHORT = 40
Function = ast.FunctionDef | ast.AsyncFunctionDef
FROM_A_TEST = re.compile(r"^from tests\.(?:\w+\.)*test_\w+ import", re.MULTILINE)


@dataclass(frozen=True)
class Source:
    """One file by its path from the top of the project."""

    path: Path
    text: str

    @property
    def lines(self) -> int:
        """Its length."""
        return len(self.text.splitlines())

    @cached_property
    def nodes(self) -> Sequence[ast.AST]:
        """All that its syntax tree holds."""
        return tuple(walk(ast.parse(self.text)))

    def where(self, node: ast.expr | ast.stmt) -> str:
        """Where a person finds it."""
        return f"{self.path}:{node.lineno}"


def sources(top: Path, *folders: str) -> Sequence[Source]:
    """Every Python file below these folders."""
    return [
        Source(path.relative_to(top), path.read_text(encoding="utf-8"))
        for folder in folders
        for path in sorted((top / folder).rglob("*.py"))
    ]


def below(files: Iterable[Source], *folders: str) -> Sequence[Source]:
    """Those that lie below one of these folders."""
    return [one for one in files if any(Path(folder) in one.path.parents for folder in folders)]


def lines(files: Iterable[Source]) -> int:
    """How long they are together."""
    return sum(one.lines for one in files)


def short(files: Iterable[Source]) -> Sequence[str]:
    """Files too short for an idea of their own, packages' own files aside."""
    return [str(one.path) for one in files if one.lines < SHORT and one.path.name != "__init__.py"]


def largest_folder(files: Iterable[Source]) -> Sequence[str]:
    """What lies in the folder that holds most files."""
    held: defaultdict[Path, list[str]] = defaultdict(list)
    for one in files:
        held[one.path.parent].append(str(one.path))
    return max(held.values(), key=len)


def functions(files: Iterable[Source]) -> Iterator[tuple[Source, Function]]:
    """Every function and method with its file."""
    return (
        (one, node)
        for one in files
        for node in one.nodes
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )


def nested(files: Sequence[Source], *names: str) -> Iterator[str]:
    """Functions of these names inside another function."""
    for one, node in functions(files):
        if node.name in names and any(
            node in walk(outer) for _, outer in functions([one]) if outer is not node
        ):
            yield f"{one.where(node)} {node.name}"


def beginning(files: Iterable[Source], start: str) -> Iterator[str]:
    """Functions whose name begins so."""
    for one, node in functions(files):
        if node.name.startswith(start):
            yield f"{one.where(node)} {node.name}"


def assigned(files: Iterable[Source], name: str, maker: str) -> Iterator[str]:
    """Where a name is given what a call of `maker` makes."""
    for one in files:
        for node in one.nodes:
            if isinstance(node, ast.Assign) and _calls(node.value, maker):
                yield from (one.where(node) for to in node.targets if ast.unparse(to) == name)


def quoted_getattr(files: Iterable[Source]) -> Iterator[str]:
    """Where an attribute is looked up by a name in quotes."""
    for one in files:
        for node in one.nodes:
            if isinstance(node, ast.Call) and _calls(node, "getattr") and _quoted(node.args[1]):
                yield one.where(node)


def said(files: Iterable[Source], function: str, docstring: str) -> Iterator[str]:
    """Functions of this name of which no more is said than this."""
    for one, node in functions(files):
        if node.name == function and ast.get_docstring(node) == docstring:
            yield one.where(node)


def naming(files: Iterable[Source], name: str) -> Iterator[str]:
    """Files whose code names this, in an import or in use."""
    for one in files:
        if any(
            (isinstance(node, ast.alias | ast.Attribute) and name in vars(node).values())
            or (isinstance(node, ast.Name) and node.id == name)
            for node in one.nodes
        ):
            yield str(one.path)


def from_tests(files: Iterable[Source]) -> Iterator[str]:
    """Test modules that import from another test module."""
    return (str(one.path) for one in files if FROM_A_TEST.search(one.text))


def classes(files: Iterable[Source]) -> Iterator[tuple[Source, ast.ClassDef]]:
    """Every class with its file."""
    return ((one, node) for one in files for node in one.nodes if isinstance(node, ast.ClassDef))


def repeated_classes(files: Iterable[Source]) -> Sequence[str]:
    """Class names that stand more than once, the commonest first."""
    count = Counter(node.name for _, node in classes(files))
    return [f"{name}, {often} times" for name, often in count.most_common() if often > 1]


def bases_of_acts(files: Sequence[Source]) -> Mapping[str, Path]:
    """The classes of ours from which the act files' classes are made, with their files."""
    made = {node.name: one.path for one, node in classes(files)}
    above = {
        base
        for one, node in classes(files)
        if one.path.stem.endswith("acts")
        for base in map(_name, node.bases)
    }
    return {name: made[name] for name in sorted(above & made.keys())}


def act_code(files: Sequence[Source]) -> Sequence[Source]:
    """The files of acts, of their bases, and of whatever else is made from these."""
    bases = bases_of_acts(files)
    heirs = {one.path for one, node in classes(files) if bases.keys() & {*map(_name, node.bases)}}
    found = {*bases.values(), *heirs}
    return [one for one in files if one.path in found or one.path.stem.endswith("_acts")]


def _calls(node: ast.AST, name: str) -> bool:
    called = node.func if isinstance(node, ast.Call) else None
    return isinstance(called, ast.Name) and called.id == name


def _quoted(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _name(base: ast.expr) -> str:
    """The last word of a base's name, without what it is a base of."""
    named = base.value if isinstance(base, ast.Subscript) else base
    return ast.unparse(named).rpartition(".")[2]
