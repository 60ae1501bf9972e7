"""Pseudo-language made from English, to make clipped or untranslated text visible.

Every message gets accents and brackets and is two fifths longer; its values stay. A screen with room for this has
room for French and Portuguese. Only Latin 1 accents are used, so that missing glyphs don't look like layout bugs.
"""

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer, ast

PSEUDO = "en-XA"
"""The Unicode locale data's tag for accented pseudo-English."""
LONGER = 2, 5
"""Two extra letters for every five."""
ACCENTS = str.maketrans("AaCcEeIiNnOoUuYy", "ÀàÇçÉéÎîÑñÖöÛûÝý")


def pseudo(source: str) -> str:
    """Converts a catalogue in Fluent syntax to pseudo-language."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            for pattern in (entry.value, *[attribute.value for attribute in entry.attributes]):
                if pattern is not None:
                    _accent(pattern)
                    pattern.elements[:] = [ast.TextElement("["), *pattern.elements, ast.TextElement("]")]
    return FluentSerializer().serialize(resource)


def stretched(text: str) -> str:
    """Adds accents and doubles letters evenly, so that the text keeps the shape of a sentence."""
    more, of = LONGER
    due, said = 0, []
    for letter in text:
        due += more
        said.append(letter)
        if letter.isalpha():
            said.append(letter.lower() * (due // of))
            due %= of
    return "".join(said).translate(ACCENTS)


def _accent(pattern: ast.Pattern) -> None:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value = stretched(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                _accent(variant.value)
