"""The clan board and its markers."""
