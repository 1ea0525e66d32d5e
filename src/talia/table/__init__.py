"""The table in the browser: rooms, seats, storage, live updates.

A table is its set-up and a list of entries (choices, seats taken, lines of chat), each stored before anybody is told of
it. A `Room` is what the entries add up to, `OpenTables` keeps the rooms that somebody looks at, `routes` says which handler
answers which path, and `app` starts it all. docs/table.md tells what each file is, docs/protocol.md what is sent.
"""
