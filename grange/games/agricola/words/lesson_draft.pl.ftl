# The lesson about the draft

learn-draft = Draft

lesson-draft-pack = Czternaście kart
    .text = W drafcie wybierasz karty na rękę. Przed tobą leży siedem zawodów i siedem małych usprawnień, a przed Mossem tyle samo.
lesson-draft-occupation = Zatrzymaj zawód
    .text = W pierwszych rundach wszyscy potrzebują drewna, a Drwal za każdym razem przynosi go więcej. Zatrzymaj go.
lesson-draft-minor = Zatrzymaj usprawnienie
    .text = Teraz jedno z małych usprawnień. Szufla do zboża kosztuje tylko 1 drewno i pomaga od pierwszego zboża. Zatrzymaj ją.
lesson-draft-passed = Karty przechodzą dalej
    .text = Wszyscy wybierają naraz i podają resztę dalej. Te karty zostawił ci Moss. Zatrzymaj Zbieracza opału: znów drewno, za pracę w polu.
lesson-draft-fit = Karty, które do siebie pasują
    .text = Kanu kosztuje 2 drewna i wymaga jednego zawodu. Wkrótce będziesz mieć jedno i drugie, więc pasuje. Zatrzymaj je.
lesson-draft-back = Te karty już znasz
    .text = W grze dla dwóch pierwszy zestaw do ciebie wraca, bez dwóch kart, które zatrzymał Moss. Dzięki temu wiesz, co ma na ręce. Nie licz na kartę, którą podajesz dalej.
lesson-draft-on = Teraz graj po swojemu
    .text = I tak dalej, aż będziesz mieć po siedem kart każdego rodzaju; potem zaczyna się gra. Wskaż kartę, aby ją przeczytać. Gdy się wahasz, „Podpowiedź” zaznaczy, co warto rozważyć.
