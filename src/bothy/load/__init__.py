"""The load driver: clients that sit at tables over the public API, play, and trust nothing they are told."""
