"""`python -m talia` is the `talia` command."""

from talia.cli import main

if __name__ == "__main__":
    main()
