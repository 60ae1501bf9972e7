"""A table with its seats, messages and bots, but no people, storage or sockets: for the page and the server."""
