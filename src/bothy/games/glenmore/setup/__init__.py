"""Game setup."""
