"""Which tables alembic may look at: the record proper is frozen and none of its business."""

from collections.abc import Mapping
from typing import Any

from tdapp.journal.schema import RegistryBase


def is_registry(name: str | None, type_: str, parents: Mapping[Any, str | None]) -> bool:
    """Alembic's question about everything that it finds in a database."""
    table = name if type_ == "table" else parents.get("table_name")
    return type_ == "schema" or table in RegistryBase.metadata.tables
