"""Hyphenation of the long words in a name, for narrow places."""

from __future__ import annotations

import re

from grange.core.words import Words

LONG = 6  # fewest letters of a word that is hyphenated
VERY_LONG = 11  # the same in a tile, where lines are few
VOWELS, CONSONANTS = "aeiouyąęóаеёиоуыэюя", "bcdfghjklmnpqrstvwxzćłńśźżбвгджзйклмнпрстфхцчшщ"
PAIRS = "sz|cz|rz|ch|dz|dź|dż"  # letters that make one sound
SYLLABLE = re.compile(
    rf"((?<=\w)\w*?[{VOWELS}](?:[{CONSONANTS}][ьъ]?)*?)(?=(?:{PAIRS}|(?!й)[{CONSONANTS}])[{VOWELS}])",
    re.IGNORECASE,
)
# English hyphenation follows pronunciation, so long words beside a price and very long ones are listed here.
ENGLISH = """
    Ab·duc·tion As·sis·tant Bas·ket·maker’s Bean·field Brush·wood Car·a·van Car·pen·ter’s Clay·pipe Clear·ing Con·ser·va·tor
    Cul·ti·va·tion Drink·ing Earth·lings Em·bank·ment Ex·cre·ment Ex·tra·ter·res·trial Green·grocer Green·house Ham·mer
    Hand·plow In·qui·si·tion Man·tle·piece Mold·board Pitch·fork Por·ce·lain Re·de·vel·op·ment Rep·li·ca·tor Ro·ta·tion
    Rough·caster Scul·lery Shep·herd’s Sleep·ing Stone·cutter Store·house Straw·berry Thresh·ing Trans·mog·ri·fier Wind·mill
    Work·shop
"""
ENGLISH_PARTS = {word.replace("·", ""): word.replace("·", "\u00ad") for word in ENGLISH.split()}


def parted(name: str, words: Words, long: int = LONG) -> str:
    """Put soft hyphens into the long words of a name; a word stays whole on any line that can hold it."""
    return " ".join(_parted(word, words.lang) if len(word) >= long else word for word in name.split(" "))


def _parted(word: str, lang: str) -> str:
    """Hyphenate a word: in Russian and Polish where a syllable begins with a consonant."""
    soft = ENGLISH_PARTS.get(word, word) if lang == "en" else SYLLABLE.sub("\\1\u00ad", word)
    return f'<span class="word">{soft}</span>'
