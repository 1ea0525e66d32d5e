"""Which key takes which option, and which thing on the table an option concerns."""

from __future__ import annotations

from collections.abc import Sequence

from talia.kernel.decision import Option
from talia.kernel.scene import Area, Scene, Thing

COMMANDS = "urlqavwAO"
"""Letters that mean something else; no option is taken with them."""

KINDS = {
    "charge": "h",
    "ability": "i",
    "end": "d",
    "done": "d",
    "rest": "d",
    "skip": "d",
    "pass": "d",
    "yes": "y",
    "hit": "h",
}
"""The letters of actions that stand alone: the same in every question. The browser has them, too (`lib/keys.ts`)."""

_LETTERS = "abcdefghijklmnopqrstuvwxyz"
THINGS = "123456789" + "".join(
    letter for letter in _LETTERS + _LETTERS.upper() if letter not in COMMANDS and letter not in KINDS.values()
)


def keys(options: Sequence[Option]) -> list[str]:
    """The key of each option: an action that stands alone has its own letter, all else is counted through."""
    free = iter(THINGS)
    given: list[str] = []
    for option in options:
        letter = KINDS.get(option.key, "")
        given.append(letter if letter and letter not in given else next(free, ""))
    return given


def number_of(key: str, options: Sequence[Option]) -> int | None:
    """The number of the option that a key takes."""
    known = keys(options)
    return known.index(key) if key and key in known else None


def alone(options: Sequence[Option]) -> int | None:
    """The number of the only option that is about nothing on the table (to end, to refuse): Space takes it."""
    plain = [number for number, option in enumerate(options) if not option.about]
    return plain[0] if len(plain) == 1 else None


def refs(scene: Scene) -> dict[str, Area | Thing]:
    """Everything on the table by its ref. Where an area and a thing in it share a ref, it is the thing."""
    found: dict[str, Area | Thing] = {area.ref: area for area in scene.areas}
    for area in scene.areas:
        found.update((thing.ref, thing) for thing in area.things)
    return found


def home(about: str, known: dict[str, Area | Thing]) -> str:
    """The ref at which something can be shown: its own, or that of what it lies in; empty if it is nowhere."""
    while about and about not in known:
        about = about.rpartition("/")[0]
    return about


def by_ref(options: Sequence[Option], scene: Scene) -> dict[str, list[int]]:
    """The numbers of the options that concern each thing."""
    known = refs(scene)
    found: dict[str, list[int]] = {}
    for number, option in enumerate(options):
        ref = home(option.about, known)
        if ref:
            found.setdefault(ref, []).append(number)
    return found


def thing(ref: str, scene: Scene) -> Thing | None:
    """The thing at a ref; an area is told as a thing, with its facts."""
    found = refs(scene).get(ref)
    if isinstance(found, Area):
        return Thing(found.ref, found.title, found.facts, "", "player" if found.place in ("mine", "ally") else "")
    return found


def find(name: str, scene: Scene) -> Thing | None:
    """The thing that a person means by a name or the beginning of one; one with text before one without."""
    wanted = name.casefold().strip()
    if not wanted:
        return None
    things = [each for area in scene.areas for each in area.things]
    tests = (
        lambda each: wanted in (each.title.casefold(), each.ref.casefold()),
        lambda each: each.title.casefold().startswith(wanted),
        lambda each: wanted in each.title.casefold() or wanted in each.ref.casefold(),
    )
    for test in tests:
        found = sorted(filter(test, things), key=lambda each: not each.text)
        if found:
            return found[0]
    return None


def find_part(name: str, scene: Scene) -> list[Area]:
    """The part of the table that a person means by a name or a piece of one, and the parts that lie in it."""
    wanted = name.casefold().strip()
    if not wanted:
        return []
    titles = [(each, each.title.casefold()) for each in scene.areas]
    found = [each for each, title in titles if title == wanted] or [each for each, title in titles if wanted in title]
    return [each for each in scene.areas if found and f"{each.ref}/".startswith(f"{found[0].ref}/")]
