"""A language nobody speaks, made of the English one: what is clipped, or not translated at all, shows at a glance.

Every message comes accented, two fifths longer and in brackets; what fills it stays. A screen that holds this
holds French and Portuguese. Only accents of Latin 1 are used, so that no font is blamed for what a layout does.
"""

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer, ast

PSEUDO = "en-XA"
"""The tag that the Unicode locale data keeps for accented pseudo-English."""
LONGER = 2, 5
"""Two more letters for every five."""
ACCENTS = str.maketrans("AaCcEeIiNnOoUuYy", "ÀàÇçÉéÎîÑñÖöÛûÝý")


def pseudo(source: str) -> str:
    """A catalogue in Fluent syntax, message by message in pseudo-language."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            for pattern in (entry.value, *[attribute.value for attribute in entry.attributes]):
                if pattern is not None:
                    _accent(pattern)
                    pattern.elements[:] = [ast.TextElement("["), *pattern.elements, ast.TextElement("]")]
    return FluentSerializer().serialize(resource)


def stretched(text: str) -> str:
    """A text accented and longer: letters are said twice, evenly, so that its shape stays that of a sentence."""
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
