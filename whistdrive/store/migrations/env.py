"""Run by Alembic: the revisions on the connection, and in the transaction, that the store hands in."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"], render_as_batch=True, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
