"""The load driver: clients that play at tables over the public API and verify everything the server sends."""
