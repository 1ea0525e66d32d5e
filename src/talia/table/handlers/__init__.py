"""What answers each path of the server; `routes.py` says which handler answers which path."""
