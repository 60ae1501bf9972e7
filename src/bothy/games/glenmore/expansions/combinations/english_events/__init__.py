"""The Dubious Tome with Hammer of the Scots: the events of four more landmark cards."""
