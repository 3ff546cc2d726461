"""Which folders and modules of a room import each other in a circle.

grimp comes with import-linter.
"""

from collections.abc import Iterator, Mapping

from grimp import ImportGraph

Edges = Mapping[str, frozenset[str]]


def in_cycles(graph: ImportGraph, room: str) -> Iterator[str]:
    """Every folder and module below a room that stands in a cycle with its siblings.

    A folder stands for all that it holds, so a cycle of modules in two folders is one of folders.
    """
    for parent in sorted({room, *graph.find_descendants(room)}):
        if graph.find_children(parent):
            yield from sorted(_circling(_siblings(graph, parent)))


def _siblings(graph: ImportGraph, parent: str) -> Edges:
    """What each child of a package imports of the others."""
    children = graph.find_children(parent)
    return {
        child: frozenset(
            other for other in children if other != child and _imports(graph, child, other)
        )
        for child in children
    }


def _imports(graph: ImportGraph, one: str, other: str) -> bool:
    return graph.direct_import_exists(importer=one, imported=other, as_packages=True)


def _circling(edges: Edges) -> frozenset[str]:
    """The nodes from which a way leads back to themselves."""
    return frozenset(node for node in edges if node in _reached(edges, node))


def _reached(edges: Edges, start: str) -> frozenset[str]:
    found: set[str] = set()
    ahead = [*edges[start]]
    while ahead:
        node = ahead.pop()
        if node not in found:
            found.add(node)
            ahead += edges[node]
    return frozenset(found)
