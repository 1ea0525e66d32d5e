"""The table in the browser: rooms, seats, storage, live updates.

A table is its set-up and a list of entries (choices, seats taken, lines of chat), each stored before anybody is told of
it. A `Room` is what the entries add up to; the `OpenTables` keeps the rooms that somebody looks at, and `app` puts it on the
network. docs/protocol.md tells what is said there.
"""
