"""The HTTP API, one file a subject. Everything a client can do is here; the live socket only tells it sooner."""
