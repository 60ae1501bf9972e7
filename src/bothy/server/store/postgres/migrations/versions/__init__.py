"""One file per form of the database, in order."""
