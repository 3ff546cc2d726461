"""Lets alembic see the registries, and nothing else, over the connection that it is given."""

from alembic import context

from tdapp.journal.registries.registry_tables import is_registry
from tdapp.journal.schema import RegistryBase

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=RegistryBase.metadata,
    include_name=is_registry,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
