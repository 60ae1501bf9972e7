"""The HTTP API, one file per resource. It covers everything a client can do; the live socket only adds speed."""
