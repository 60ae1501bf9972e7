"""Accounts, never required: a guest who can come back from another browser."""
