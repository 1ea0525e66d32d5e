"""Everything that can be tried by chance, for hours: `make soak`. docs/soak.md says how to run it."""
