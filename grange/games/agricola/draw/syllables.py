"""Where the long words of a name may be parted, when its place is narrow."""

from __future__ import annotations

import re

from grange.core.words import Words

LONG = 7  # letters of a word that may be parted on a slip
VERY_LONG = 12  # and in a tile, or on a whole card
VOWELS, CONSONANTS = "aeiouyąęóаеёиоуыэюя", "bcdfghjklmnpqrstvwxzćłńśźżбвгджзйклмнпрстфхцчшщ"
PAIRS = "sz|cz|rz|ch|dz|dź|dż"  # letters that make one sound
SYLLABLE = re.compile(
    rf"((?<=\w)\w*?[{VOWELS}](?:(?!{PAIRS})[{CONSONANTS}][ьъ]?(?=(?!{PAIRS})[{CONSONANTS}][{VOWELS}]))?)(?=(?:{PAIRS}|[{CONSONANTS}])[{VOWELS}])",
    re.IGNORECASE,
)
# English parts its words by ear, so the long ones that stand beside a price or are very long are written out.
ENGLISH = """
    Ab·duc·tion As·sis·tant Bas·ket·maker’s Bean·field Brush·wood Car·pen·ter’s Clay·pipe Clear·ing Con·ser·va·tor Cul·ti·va·tion
    Drink·ing Earth·lings Em·bank·ment Ex·cre·ment Ex·tra·ter·res·trial Green·grocer Green·house Hand·plow In·qui·si·tion
    Man·tle·piece Mold·board Pitch·fork Por·ce·lain Rep·li·ca·tor Ro·ta·tion Rough·caster Scul·lery Shep·herd’s Sleep·ing
    Re·de·vel·op·ment Stone·cutter Store·house Straw·berry Thresh·ing Trans·mog·ri·fier Wind·mill Work·shop
"""
ENGLISH_PARTS = {word.replace("·", ""): word.replace("·", "\u00ad") for word in ENGLISH.split()}


def parted(name: str, words: Words, long: int = LONG) -> str:
    """Put soft hyphens into the long words of a name: in Russian and Polish where a syllable begins with a consonant."""
    if words.lang == "en":
        return " ".join(ENGLISH_PARTS.get(word, word) for word in name.split(" "))
    return " ".join(SYLLABLE.sub("\\1\u00ad", word) if len(word) >= long else word for word in name.split(" "))
