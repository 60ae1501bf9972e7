"""Alembic's entry point. It only writes SQL: `migrate` runs that itself, so no second driver is needed."""

from alembic import context

context.configure(dialect_name="postgresql", output_buffer=context.config.output_buffer)
context.run_migrations()
