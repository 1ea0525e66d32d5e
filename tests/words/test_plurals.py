"""A number that differs from time to time chooses the form of what it counts: *1 try*, *2 tries*, *2 próby*, *5 prób*."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from .test_languages import FOLDERS

WEB = Path(__file__).parents[2] / "web" / "src" / "words"
VARIES = re.compile(r"(ask|option|event|ui|count|campaign|hall|foreseen|why|table|together|sim|error)-")
"""Words of what happens and what is asked; the number of a card's text, such as `do-draw`, is known beside the words."""
COUNTED = {
    "en": r"(?:(?:different|lost|nemesis|aether|power|pulse|more) )?(?:tokens|charges|cards|spells|souls|spaces|players"
    r"|treasures|names|tries|choices|times|creatures|crystals|points|numbers|stickers|letters|bytes|seats|games|rounds|matches)\b",
    "pl": r"(?:eteru|obraże\w+|punkt\w+|żeton\w+|kart|karty|kryształ\w+|dusz\w*|pól|pola|prób\w*|przegrany\w*|różn\w+|graczy"
    r"|bajt\w+|liter|zaklę\w+)\b",
}
FIXED = {
    "table-charges": "an ability needs more than one",
    "table-ally-charges": "eight",
    "table-toll-cards": "four or eight",
    "table-unconnected": "two",
    "table-gauge": "so many of so many",
    "option-build-bridge-pulse": "four or five",
    "option-quell": "a spell costs three or more",
    "ask-maw-gains": "ten",
    "event-tokens-anew": "three",
    "together-preps-some": "two or more",
    "together-casts": "two or more",
    "together-charges": "two or more",
    "count-gained-most": "told from two on",
    "count-called-most": "told from two on",
    "count-summoned-most": "told from two on",
    "error-setup-mages-few": "more players than there are mages",
    "error-players": "no game is for one player at most",
    "error-sealed-secret": "thirty-two",
    "error-campaign-name-long": "a name may have more than one letter",
    "error-table-too-large": "a page has more than one byte",
    "sim-battle": "an average",
    "campaign-balance-limit": "always the same",
    "campaign-balance-given-note": "always the same",
}
"""Words whose number needs one form only, and why."""
NAMES = {"card", "field", "player"}
"""Arguments that are no numbers."""


def uncounted(pattern: ast.Pattern, lang: str, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Where something counted follows a number by which no form was chosen."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None]):
        inside = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(inside, ast.SelectExpression):
            selector = inside.selector
            by = {selector.id.name} if isinstance(selector, ast.VariableReference) else set()
            for variant in inside.variants:
                yield from uncounted(variant.value, lang, chosen | by)
        elif isinstance(inside, ast.VariableReference) and inside.id.name not in chosen | NAMES:
            text = after.value if isinstance(after, ast.TextElement) else ""
            if re.match(f" {COUNTED[lang]}", text):
                yield f"{{ ${inside.id.name} }}{text[:20]}"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_numbers_that_vary_choose_a_form(lang: str) -> None:
    files = [path for folder in FOLDERS for path in (*folder.glob(f"{lang}.ftl"), *folder.glob(f"*-{lang}.ftl"))]
    wrong = []
    for path in [*files, *(WEB / lang).glob("*.ftl")]:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message) or entry.value is None or entry.id.name in FIXED:
                continue
            if VARIES.match(entry.id.name):
                wrong += [f"{entry.id.name}: {found}" for found in uncounted(entry.value, lang)]
    assert wrong == []
