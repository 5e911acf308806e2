# Why an option is worth considering: what it changes most; .less where that is a loss, .plain beside what it gains in all

advice-start = You begin sooner: about +{ $points }.
    .less = Others begin before you: about −{ $points }.
    .plain = You begin sooner.
advice-light = More light: about +{ $points }.
    .less = Less light: about −{ $points }.
    .plain = More light.
advice-forest = A larger forest: about +{ $points }.
    .less = A smaller forest: about −{ $points }.
    .plain = A larger forest.
advice-later-forest = A larger forest later: about +{ $points }.
    .less = A smaller forest later: about −{ $points }.
    .plain = A larger forest later.
advice-harvest = More from harvests: about +{ $points }.
    .less = Less from harvests: about −{ $points }.
    .plain = More from harvests.
advice-fertility = Trees on more fertile soil: about +{ $points }.
    .less = Trees on poorer soil: about −{ $points }.
    .plain = Trees on more fertile soil.
advice-growth = More left to grow: about +{ $points }.
    .less = Less left to grow: about −{ $points }.
    .plain = More left to grow.
advice-powers = Stronger powers: about +{ $points }.
    .less = Weaker powers: about −{ $points }.
    .plain = Stronger powers.
