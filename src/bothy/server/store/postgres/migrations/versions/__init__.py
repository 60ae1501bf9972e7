"""One file per schema version, in order."""
