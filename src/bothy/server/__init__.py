"""Tables over a network: store, bus, match service, API, live sockets, bot seats. Names no game."""
