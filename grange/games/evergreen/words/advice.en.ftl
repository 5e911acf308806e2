# Why an option is worth considering: what it changes most; .less where that is a loss

advice-start = You begin sooner: about +{ $points }.
    .less = Others begin before you: about −{ $points }.
advice-light = More light: about +{ $points }.
    .less = Less light: about −{ $points }.
advice-forest = A larger forest: about +{ $points }.
    .less = A smaller forest: about −{ $points }.
advice-harvest = More from harvests: about +{ $points }.
    .less = Less from harvests: about −{ $points }.
advice-fertility = Trees on more fertile soil: about +{ $points }.
    .less = Trees on poorer soil: about −{ $points }.
advice-growth = More that can still grow: about +{ $points }.
    .less = Less that can still grow: about −{ $points }.
advice-powers = Stronger powers: about +{ $points }.
    .less = Weaker powers: about −{ $points }.
