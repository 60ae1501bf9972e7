"""HTTP and sockets over ASGI: what the API needs of a framework.

Handlers are functions with typed parameters, which msgspec reads from path, query and body.
"""
