# The lesson about hand cards

learn-cards = Karty na ręce

lesson-cards-hand = Twoja ręka
    .text = Siedem zawodów i siedem małych usprawnień, a widzisz je tylko ty. Na ręce karta nic nie robi: działa, gdy zostanie zagrana.
lesson-cards-lessons = Zagraj zawód
    .text = Zawodów uczy pole akcji „Nauka”. Pierwszy jest darmowy, każdy następny kosztuje 1 żywność. Wyślij tam członka rodziny.
lesson-cards-occupation = Drwal
    .text = Przeczytaj, co robi karta: każda wizyta w „Lesie” daje ci o 1 drewno więcej. Zagraj ją; będzie leżeć przed tobą do końca gry.
lesson-cards-effect = Karta przy pracy
    .text = W „Lesie” leżą 3 drewna, a Drwal doda jedno. Nie trzeba o tym pamiętać: karty działają same.
lesson-cards-minor = Małe usprawnienie
    .text = Na „Miejscu spotkań” zostajesz pierwszym graczem i możesz zagrać małe usprawnienie. Idź tam.
lesson-cards-price = Ile kosztuje
    .text = Cena stoi przy lewym brzegu karty, a niektóre karty stawiają też warunek. Szufla do zboża kosztuje 1 drewno, a tyle masz. Wybierz małe usprawnienie, potem Szuflę do zboża.
lesson-cards-again = Dwie karty, mały plan
    .text = Szufla do zboża dodaje 1 zboże za każdym razem, gdy używasz pola „Nasiona zboża”. Weź zboże: dwa zamiast jednego.
lesson-cards-on = Teraz graj po swojemu
    .text = Szukaj kart, które do siebie pasują, i zagrywaj je wcześnie: wtedy działają dłużej. Wskaż kartę, aby ją przeczytać. Gdy się wahasz, „Podpowiedź” zaznaczy, co warto rozważyć.
