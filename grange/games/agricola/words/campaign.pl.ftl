# Kampanie: z czym zaczyna się partia.

rule-start = Przeniesione
    .about = Co przyniosły poprzednie partie; zapisuje to kampania, na przykład „first=2; food=0,1; kept=tutor,groom”.
start-usual = Nic

event-kept = { $who ->
    [you] Od początku leży przed tobą karta „{ $card }”.
   *[other] { $name } zaczyna z kartą „{ $card }”.
}

error-start = Nie da się odczytać, co zostało przeniesione: „{ $written }”. Pisz tak: „first=2; food=0,1; kept=tutor,groom”, po wartości dla każdego miejsca, a dla jednego gracza „goal=55; food=2; kept=tutor+groom”; „usual” nie przenosi niczego.
error-start-kept = { $seats ->
    [1] Na początku może leżeć najwyżej { $most } zawodów, ze znakiem plus między nimi.
   *[other] Podaj dla każdego miejsca, jaki zawód leży przed nim na początku: jeden albo żaden, po przecinku; miejsc jest { $seats }.
}
error-start-card = Nie ma zawodu „{ $written }”, który można by przenieść.
error-start-twice = Karta „{ $card }” nie może leżeć dwa razy, bo w grze jest jedna.
error-start-deal = W kampanii nie wybiera się kart na rękę, tylko się je rozdaje.

mistake-campaign-points = { $place }: po liście na każdą partię (jest ich { $games }), w każdej tyle liczb, ile miejsc: { $seats }
mistake-campaign-goals = { $place }: co najmniej jedna liczba

begins-food-title = Żywność
begins-food = Dostajesz 1 za każde 2 punkty ponad cel poprzedniej partii.
begins-food-lost = Po przegranej partii zaczynasz bez żywności.
begins-hand-title = Ręka
begins-hand = { $count ->
    [0] Siedem zawodów i siedem małych usprawnień.
   *[other] Zawody: 7 minus te, które już leżą ({ $count }).
}
begins-forest-title = Las
begins-forest = W każdej rundzie, jak zawsze w grze solo; dorośli jedzą po { $food }.
begins-first-title = Kto zaczyna
begins-first = Zwycięzca partii zaczyna następną.
begins-food-last = Ostatni dostaje w następnej partii dodatkową żywność: { $count }.
begins-kept-title = Co zostaje
begins-kept = Każdy może zachować jeden zawód z poprzedniej partii, choćby znów ten sam: razem może ich być osiem.

campaign-road = Droga z kamieniami milowymi: { $won ->
    [0] jeszcze bez wygranej partii
    [one] wygrana { $won } partia
    [few] wygrane { $won } partie
   *[many] wygranych { $won } partii
}; cel partii { $number } to { $goal }.
campaign-which-stays = Który zawód zachowujesz na stałe?
campaign-which-goes-on = Który zawód zachowujesz na następną partię?
campaign-staying = Zawody, które zostają
    .more = leżą od początku, bez nauki
campaign-going-on = Zawód na następną partię
    .more = leży od początku, bez nauki
