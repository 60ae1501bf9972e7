"""The notice channels, one file per channel."""
