"""The database's schema versions, with migrations up and down. Run by `migrate`."""
