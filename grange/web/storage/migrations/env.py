"""Alembic's entry point: it works on the connection that `grange.web.storage.upgrade` passes, within its transaction."""

from __future__ import annotations

from alembic import context

from grange.web.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
