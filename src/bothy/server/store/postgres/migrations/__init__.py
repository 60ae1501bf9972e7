"""The forms the database has had, and the way from each to the next and back. Run by `migrate`."""
