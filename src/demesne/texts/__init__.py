"""Names and rules texts of cards, questions and log lines, in English, French and Italian.

The texts are Fluent files, one folder per language, shared with every client; everything about a set's cards is in one
file, `cards/SET.ftl`. A message's id is made from the English name of what it is about: `card-throne-room`,
`ask-discard-cellar`, `mode-trash-hand`, `log-gain-deck`. A text missing in a language is taken from English; if it is
missing there too, it is the card's name or its class's docstring. A missing text never stops the program.
"""

from demesne.texts.language import LANGUAGES, UnknownLanguage, pick_language, sort_key
from demesne.texts.names import UnknownName, find_card, known_names, seek_card
from demesne.texts.speech import Texts

__all__ = [
    "LANGUAGES",
    "Texts",
    "UnknownLanguage",
    "UnknownName",
    "find_card",
    "known_names",
    "pick_language",
    "seek_card",
    "sort_key",
]
