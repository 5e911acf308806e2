"""Alembic begins here: it works on the connection that `grange.web.upgrade` gives it, within that transaction."""

from __future__ import annotations

from alembic import context

from grange.web.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
