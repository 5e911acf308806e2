### Farmerama

game-name = Farmerama
game-about = Obracaj wielkie koło, siej, karm i wybieraj nie to, co inni.

## Things

# .title: na początku zdania; .acc: co się sieje; .one, .few, .many: przy liczbach
good-carrot = marchew
    .title = Marchew
    .acc = marchew
    .one = marchewka
    .few = marchewki
    .many = marchewek
good-hay = siano
    .title = Siano
    .acc = siano
    .one = siano
    .few = siana
    .many = siana
good-oats = owies
    .title = Owies
    .acc = owies
    .one = owies
    .few = owsa
    .many = owsa
good-corn = kukurydza
    .title = Kukurydza
    .acc = kukurydzę
    .one = kukurydza
    .few = kukurydze
    .many = kukurydz
good-water = woda
    .title = Woda
    .acc = wodę
    .one = woda
    .few = wody
    .many = wody
amount = { $number ->
    [one] { $number } { $good-one }
    [few] { $number } { $good-few }
    [many] { $number } { $good-many }
   *[other] { $number } { $good-few }
}

# .title: na początku zdania; .acc: kogo się karmi; .your: czyje jest; .product: za co są gwiazdki
animal-sheep = owca
    .title = Owca
    .acc = owcę
    .your = Twoja owca
    .product = za wełnę
animal-pig = świnia
    .title = Świnia
    .acc = świnię
    .your = Twoja świnia
    .product = za trufle
animal-cow = krowa
    .title = Krowa
    .acc = krowę
    .your = Twoja krowa
    .product = za mleko
animal-horse = koń
    .title = Koń
    .acc = konia
    .your = Twój koń
    .product = za lekcje jazdy

action-sow = Siew
action-harvest = Zbiory
action-water = Woda
action-feed = Karmienie
action-seeds = Nasiona

# parts of a bonus tile
tile-sow = jeden siew od razu
tile-harvest = jedne zbiory od razu
tile-star = { $stars ->
    [one] { $stars } gwiazdka na koniec
    [few] { $stars } gwiazdki na koniec
    [many] { $stars } gwiazdek na koniec
   *[other] { $stars } gwiazdki na koniec
}

where = { $tiles ->
    [one] Runda { $round }, w stosie { $tiles } żeton bonusowy
    [few] Runda { $round }, w stosie { $tiles } żetony bonusowe
    [many] Runda { $round }, w stosie { $tiles } żetonów bonusowych
   *[other] Runda { $round }, w stosie { $tiles } żetonu bonusowego
}
where-alone = { $round ->
    [0] Przed rundą 1 z { $rounds }
   *[other] Runda { $round } z { $rounds }
}

## Questions

ask-card = { $may ->
    [yes] Czy wybierasz drugą akcję?
   *[no] Którą akcję wybierasz?
}
    .more = { $may ->
       [yes] Dzięki Naczelnej Owcy możesz wybrać w tajemnicy jeszcze jedną kartę albo poprzestać na pierwszej.
      *[no] { $cards ->
        [1] Jedna karta, w tajemnicy. Jeśli nikt inny jej nie wybierze, liczy się duża liczba, inaczej mała.
        [one] { $cards } karta, w tajemnicy. Jeśli nikt inny nie wybierze tej samej akcji, liczy się duża liczba, inaczej mała.
        [few] { $cards } karty, w tajemnicy. Jeśli nikt inny nie wybierze tej samej akcji, liczy się duża liczba, inaczej mała.
        [many] { $cards } kart, w tajemnicy. Jeśli nikt inny nie wybierze tej samej akcji, liczy się duża liczba, inaczej mała.
       *[other] { $cards } karty, w tajemnicy. Jeśli nikt inny nie wybierze tej samej akcji, liczy się duża liczba, inaczej mała.
      }
    }
ask-tile = Który żeton bonusowy bierzesz?
    .more = To, co pokazuje, dostajesz od razu; potem leży zakryty w twoim ogrodzie.
ask-action = Co robisz teraz?
    .more = Karty w dowolnej kolejności. Za 1 wodę możesz w każdej chwili obrócić swoje koło, jeśli sektor, przez który przejdzie ramię, jest pusty.{ $waits ->
        [yes] {" "}W banku nie ma tego, co daje twoja karta. Inni mogą jeszcze coś oddać, więc możesz poczekać.
       *[no] {""}
    }
ask-sow = { $left ->
    [work] Gdzie siejesz?
    [turn] Przy tym ustawieniu koła nie ma czego siać. Obracasz je?
   *[rest] Teraz nie ma czego siać. Kończysz?
}
    .more = { $left ->
      [turn] Jedna woda obraca koło o jeden sektor; wtedy nad polami znajdą się inne rośliny.
      [rest] Brakuje odpowiednich żetonów w stodole albo pustego pola tam, gdzie koło pokazuje twoje rośliny.
     *[work] { $times ->
        [0] Każdy następny raz kosztuje 1 wodę.
        [1] Jeden raz: jeden żeton ze stodoły i taki sam z banku. Co gdzie rośnie, pokazuje koło.
        [one] Do { $times } razu: jeden żeton ze stodoły i taki sam z banku. Co gdzie rośnie, pokazuje koło.
        [few] Do { $times } razy: jeden żeton ze stodoły i taki sam z banku. Co gdzie rośnie, pokazuje koło.
        [many] Do { $times } razy: jeden żeton ze stodoły i taki sam z banku. Co gdzie rośnie, pokazuje koło.
       *[other] Do { $times } razu: jeden żeton ze stodoły i taki sam z banku. Co gdzie rośnie, pokazuje koło.
      }
    }{ $waits ->
        [yes] {" "}W banku brakuje rośliny, którą możesz zasiać. Inni mogą ją jeszcze oddać, więc możesz poczekać.
       *[no] {""}
    }
ask-harvest = { $left ->
    [work] Co zbierasz?
    [turn] Teraz nic nie dojrzało. Obracasz koło?
   *[rest] Teraz nic nie dojrzało. Kończysz?
}
    .more = { $left ->
      [turn] Jedna woda obraca koło o jeden sektor, a z nim zieloną strefę.
      [rest] W zielonej strefie nie ma żadnej pary.
     *[work] { $times ->
        [0] Każdy następny raz kosztuje 1 wodę.
        [1] Jeden raz: para z zielonej strefy trafia do stodoły.
        [one] Do { $times } razu: para z zielonej strefy trafia do stodoły.
        [few] Do { $times } razy: para z zielonej strefy trafia do stodoły.
        [many] Do { $times } razy: para z zielonej strefy trafia do stodoły.
       *[other] Do { $times } razu: para z zielonej strefy trafia do stodoły.
      }
    }
ask-feed = { $left ->
    [work] Które zwierzę karmisz?
    [turn] Teraz nie możesz nikogo nakarmić. Obracasz koło?
   *[rest] Teraz nie możesz nikogo nakarmić. Kończysz?
}
    .more = { $left ->
        [work] Tyle zwierząt, na ile starczy paszy. Każde idzie na pastwisko, które wskazuje jego symbol na kole; są tam dwa miejsca.
        [turn] Jedna woda obraca koło o jeden sektor. Zwierzęta pod smoczkiem wracają wtedy do domu i przynoszą swój produkt.
       *[rest] Brakuje paszy w stodole, zwierzęcia w zagrodzie albo miejsca na jego pastwisku.
    }
ask-finish = Coś jeszcze?
    .more = Za 1 wodę możesz obrócić swoje koło, jeśli sektor, przez który przejdzie ramię, jest pusty.
ask-alone = Którą akcję wykonujesz?
    .more = Dowolną z pięciu. Dla akcji z karty liczy się duża liczba, dla pozostałych mała.

## Options

option-card = { $action }
option-do = { $action }
option-turn = Obróć koło za 1 wodę
option-done = { $question ->
    [sow] Zakończ siew
    [harvest] Zakończ zbiory
    [feed] Zakończ karmienie
    [card] Wystarczy jedna karta
   *[finish] Gotowe
}
option-redraw = Inna karta za 1 żeton specjalny
option-exchange = Wymień żeton specjalny na { $good-acc }
option-feed = Nakarm { $animal-acc }
option-take = Weź: { $tile }
option-sow = { $good-title } w sektorze { $sector }{ $kind ->
    [scarecrow] , strach na wróble
   *[plain] {""}
}{ $costs ->
    [water] , za 1 wodę
   *[nothing] {""}
}
option-harvest = { $good-title } z sektora { $sector }{ $kind ->
    [scarecrow] , strach na wróble
   *[plain] {""}
}{ $costs ->
    [water] , za 1 wodę
   *[nothing] {""}
}

detail-numbers = { $alone }, jeśli nikt inny jej nie wybierze, inaczej { $shared }.
detail-times = { $times ->
    [0] W banku teraz tego nie ma.
   *[other] Najwyżej { $times }: { $shared ->
        [shared] mała
       *[alone] duża
    } liczba.
}
detail-feed = Tyle zwierząt, na ile starczy paszy.
detail-seeds = Po jednym żetonie wszystkiego, czego brakuje w stodole, i jeden siew.
detail-turn = O jeden sektor. Żadne zwierzę nie wróci do domu.
detail-turn-home = Do domu wróci: { $animals }. { $stars ->
    [0] Gwiazdek już nie przybędzie.
    [one] Jeszcze { $stars } gwiazdka.
    [few] Jeszcze { $stars } gwiazdki.
    [many] Jeszcze { $stars } gwiazdek.
   *[other] Jeszcze { $stars } gwiazdki.
}
detail-animal = Pasza: { $feed }.

## What happens

event-round = Runda { $round }
chapter = Runda { $round }
    .brief = { $round }
event-head-sheep = { $who ->
    [you] Masz Naczelną Owcę: możesz wybrać o jedną kartę więcej.
   *[other] { $name } ma Naczelną Owcę i może wybrać o jedną kartę więcej.
}
event-chosen = { $who ->
    [you] Wybrano.
   *[other] { $name }: wybrano.
}
    .openly = { $who ->
        [you] Wybierasz
       *[other] { $name } wybiera
    }: { $choice }.
event-reveals = { $who ->
    [you] Odkrywasz
   *[other] { $name } odkrywa
}: { $actions }.
    .brief = { $actions }
event-drawn = { $who ->
    [you] Takie same karty mają dwie pary. Los wskazuje ciebie: dostajesz żeton bonusowy.
   *[other] Takie same karty mają dwie pary. Z losowania żeton bonusowy dostaje { $name }.
}
event-lot = Takie same karty mają dwie pary. Los wskazuje „{ $action }”: ta para walczy o żeton bonusowy.
event-both = Takie same karty mają dwie pary i obie walczą o żetony. Jako pierwszą los wskazuje: { $action }.
event-no-tile = { $action }: remis, nikt nie dostaje żetonu bonusowego.
event-wins-tile = { $who ->
    [you] Zdobywasz
   *[other] { $name } zdobywa
} { $tiles ->
    [1] żeton bonusowy
    [one] { $tiles } żeton bonusowy
    [few] { $tiles } żetony bonusowe
    [many] { $tiles } żetonów bonusowych
   *[other] { $tiles } żetonu bonusowego
}: { $reason ->
    [tiles] najmniej żetonów w ogrodzie
    [scarecrows] najwięcej widocznych strachów na wróble
   *[crops] najmniej plonów w stodole
}.
    .brief = żeton bonusowy
event-takes-tile = { $who ->
    [you] Bierzesz
   *[other] { $name } bierze
} żeton bonusowy: { $tile }.
event-water = { $water ->
    [0] { $who ->
        [you] W banku nie ma wody: nic nie dostajesz.
       *[other] W banku nie ma wody: { $name } nic nie dostaje.
    }
   *[other] { $who ->
        [you] Bierzesz wodę: { $water }.
       *[other] { $name } bierze wodę: { $water }.
    }
}
    .brief = woda: { $water }
event-seeds = { $number ->
    [0] { $who ->
        [you] Nie dostajesz nasion.
       *[other] { $name } nie dostaje nasion.
    }
   *[other] { $who ->
        [you] Dostajesz: { $goods }.
       *[other] { $name } dostaje: { $goods }.
    }
}
    .brief = { $number ->
        [0] bez nasion
       *[other] nasiona: { $goods }
    }
event-pays = { $who ->
    [you] Płacisz
   *[other] { $name } płaci
} 1 wodę za jeszcze jeden raz.
event-sows = { $who ->
    [you] Siejesz
   *[other] { $name } sieje
} { $good-acc } w sektorze { $sector }{ $kind ->
    [scarecrow] , na polu ze strachem na wróble
   *[plain] {""}
}.
    .brief = siew: { $good }
event-harvests = { $who ->
    [you] Zbierasz
   *[other] { $name } zbiera
} { $good-acc } z sektora { $sector }{ $kind ->
    [scarecrow] ; znów widać stracha na wróble
   *[plain] {""}
}.
    .brief = zbiór: { $good }
event-feeds = { $who ->
    [you] Karmisz { $animal-acc } i prowadzisz na pastwisko.
   *[other] { $name } karmi { $animal-acc } i prowadzi na pastwisko.
}
    .brief = { $animal } na pastwisku
event-turns = { $who ->
    [you] Obracasz swoje koło za 1 wodę.
   *[other] { $name } obraca swoje koło za 1 wodę.
}
    .brief = obrót koła
event-produces = { $who ->
    [you] { $animal-your } wraca do domu
   *[other] { $name }: { $animal } wraca do domu
}. Teraz { $animal-product } { $stars ->
    [one] jest { $stars } gwiazdka
    [few] są { $stars } gwiazdki
    [many] jest { $stars } gwiazdek
   *[other] jest { $stars } gwiazdki
}.
    .brief = { $animal } w domu: { $stars ->
        [one] { $stars } gwiazdka
        [few] { $stars } gwiazdki
        [many] { $stars } gwiazdek
       *[other] { $stars } gwiazdki
    }
event-exchanges = { $who ->
    [you] Wymieniasz
   *[other] { $name } wymienia
} żeton specjalny na { $good-acc }.
event-draws = Karta rundy: { $action }.
event-special = { $who ->
    [you] Dostajesz
   *[other] { $name } dostaje
} żeton specjalny za wtasowaną kartę.
event-no-special = { $who ->
    [you] Masz już wszystkie żetony specjalne i więcej nie dostajesz.
   *[other] { $name } ma już wszystkie żetony specjalne i więcej nie dostaje.
}
event-extra-round = Żetony bonusowe się skończyły. Gra toczy się dalej, aż każdy będzie miał Naczelną Owcę tyle samo razy.
event-end-tiles = Żetony bonusowe się wyczerpały: koniec gry.
event-end-rounds = { $rounds ->
    [one] Koniec gry: rozegrano { $rounds } rundę.
    [few] Koniec gry: rozegrano { $rounds } rundy.
    [many] Koniec gry: rozegrano { $rounds } rund.
   *[other] Koniec gry: rozegrano { $rounds } rundy.
}
event-end-cards = Zagrano ostatnią kartę ostatniej talii: koniec gry.

## Looking things up

look-carrot = Marchew
    .kind = Plon
    .does = Sieje się ją parami tam, gdzie pokazuje ją koło; jedzą: { $eaters }. Na koniec po { $stars } gwiazdce za każdą.
    .rule = Weź żeton ze stodoły i taki sam z banku i połóż oba jako parę na pustym polu.
look-hay = Siano
    .kind = Plon
    .does = Sieje się parami tam, gdzie pokazuje to koło; jedzą: { $eaters }. Na koniec po { $stars } gwiazdce za każdy żeton.
    .rule = Weź żeton ze stodoły i taki sam z banku i połóż oba jako parę na pustym polu.
look-oats = Owies
    .kind = Plon
    .does = Sieje się parami tam, gdzie pokazuje to koło; jedzą: { $eaters }. Na koniec po { $stars } gwiazdce za każdy żeton.
    .rule = Weź żeton ze stodoły i taki sam z banku i połóż oba jako parę na pustym polu.
look-corn = Kukurydza
    .kind = Plon
    .does = Sieje się ją parami tam, gdzie pokazuje ją koło; jedzą: { $eaters }. Na koniec po { $stars } gwiazdce za każdą.
    .rule = Weź żeton ze stodoły i taki sam z banku i połóż oba jako parę na pustym polu.
look-water = Woda
    .kind = Jedno z pięciu dóbr
    .does = Jedna woda obraca koło o sektor. Na koniec tylko rozstrzyga remisy.
    .rule = Woda jest potrzebna, by obracać swoje koło.
look-animal-sheep = Owca
    .kind = Zwierzę
    .does = Je: { $feed }. Nakarmione idzie na pastwisko; pod smoczkiem wraca do domu i przynosi: { $product }.
    .rule = Potem poprowadź je na pastwisko, które wskazuje jego symbol na kole.
look-animal-pig = Świnia
    .kind = Zwierzę
    .does = Je: { $feed }. Nakarmione idzie na pastwisko; pod smoczkiem wraca do domu i przynosi: { $product }.
    .rule = Potem poprowadź je na pastwisko, które wskazuje jego symbol na kole.
look-animal-cow = Krowa
    .kind = Zwierzę
    .does = Je: { $feed }. Nakarmione idzie na pastwisko; pod smoczkiem wraca do domu i przynosi: { $product }.
    .rule = Potem poprowadź je na pastwisko, które wskazuje jego symbol na kole.
look-animal-horse = Koń
    .kind = Zwierzę
    .does = Je: { $feed }. Nakarmione idzie na pastwisko; pod smoczkiem wraca do domu i przynosi: { $product }.
    .rule = Potem poprowadź je na pastwisko, które wskazuje jego symbol na kole.
look-stable = Zagroda i tor punktów
    .kind = Zwierzę
    .does = { $animal }: co je, ile gwiazdek daje na pastwisku na koniec ({ $stars }) i ile są warte wszystkie produkty (do kostki).
    .rule = Wszystkie zwierzęta z jego pastwiska wracają do zagród i przynoszą produkty: ich kostki idą o jedno pole w górę tabeli punktów.
look-field = Pole
    .kind = Na farmie
    .does = Mieści jedną parę plonów. Gdzie koło jest brązowe, tam siejesz, gdzie zielone, tam zbierasz.
    .rule = Nad każdym polem przechodzą więc kolejno marchew, siano, owies, kukurydza i trzy razy zielona strefa; potem przechodzi nad nim ramię i wszystko zaczyna się od nowa.
look-scarecrow = Strach na wróble
    .kind = Na jednym polu każdego sektora
    .does = Plon na jego polu go zasłania, zbiory odsłaniają znowu. Widoczne strachy pomagają zdobyć żeton.
    .rule = Widać go, dopóki pole jest puste.
look-pasture = Pastwisko
    .kind = Na farmie
    .does = Miejsce dla zwierząt: { $places }. Nakarmione stoją tu, aż nadejdzie smoczek.
    .rule = Jeśli na pastwisku stoją już dwa, trzecie nie wejdzie, dopóki koło się nie obróci.
look-pacifier = Smoczek
    .kind = Na kole
    .does = Zwierzęta z pastwiska pod nim wracają do domu z produktem.
    .rule = Po każdym obrocie spójrz na sektor pod smoczkiem.
look-arm = Ramię
    .kind = Na kole
    .does = Gdy koło się obraca, przechodzi przez ostatni zielony sektor, który musi być pusty. Obrót kosztuje 1 wodę.
    .rule = Ramię nie może jednak na nic najechać: sektor, przez który przejdzie, ostatni w zielonej strefie, musi być pusty, bez plonów na polach i bez zwierząt na pastwisku.
look-wheel = Koło
    .kind = Na farmie
    .does = Brązowe sektory służą do siewu, zielone do zbiorów; zwierzęta na nim wskazują swoje pastwiska.
    .rule = Farma stoi w miejscu, a obraca się koło, które na niej leży.
look-part-sow = Siew: { $crop }
    .kind = Brązowy sektor koła
    .does = Na polach pod nim można zasiać tę roślinę.
    .rule = Musi ono leżeć w sektorze, w którym koło pokazuje tę roślinę.
look-part-harvest = Zbiory
    .kind = Zielony sektor koła
    .does = Z pól pod nim można zbierać pary.
    .rule = Weź parę z pola w zielonej strefie i połóż oba żetony w stodole.
look-sector = Sektor { $sector }
    .kind = Na farmie
    .does = Pastwisko i od jednego do trzech pól. Koło nad nim pokazuje, co można tu teraz robić.
    .rule = Farma ma siedem sektorów, ponumerowanych zgodnie z ruchem wskazówek zegara, a między nimi rzeki.
look-star = Gwiazdka
    .kind = To, co liczy się na koniec
    .does = Wygrywa, kto ma najwięcej gwiazdek.
    .rule = Wygrywa ten, kto ma najwięcej gwiazdek.
look-cube = Kostka tabeli punktów
    .kind = Jedna na każde zwierzę
    .does = Pokazuje, ile razy zwierzę coś przyniosło i ile warte są wszystkie produkty.
    .rule = Gdy kostka jest już na szczycie, zwierzę dalej wraca do domu, ale nic więcej nie przynosi.
look-product = { $product }
    .kind = Produkt zwierzęcia
    .does = Przybywa go za każdym razem, gdy zwierzę wraca; tor pokazuje, ile warte jest wszystko razem.
    .rule = Wszystkie zwierzęta z jego pastwiska wracają do zagród i przynoszą produkty: ich kostki idą o jedno pole w górę tabeli punktów.
look-card-sow = { action-sow }
    .kind = Karta akcji
    .does = Kładź pary plonów na puste pola. Teraz: { $alone }, jeśli nikt inny tego nie wybrał, { $shared }, jeśli wybór się powtórzył.
    .rule = Ważne jest, co wybiorą inni: dla siewu, zbiorów i wody koło akcji pokazuje dużą liczbę dla gracza, który jako jedyny wybrał tę akcję, i małą liczbę dla graczy, którzy wybrali to samo.
look-card-harvest = { action-harvest }
    .kind = Karta akcji
    .does = Zabieraj pary z zielonej strefy do stodoły. Teraz: { $alone }, jeśli nikt inny tego nie wybrał, { $shared }, jeśli wybór się powtórzył.
    .rule = Ważne jest, co wybiorą inni: dla siewu, zbiorów i wody koło akcji pokazuje dużą liczbę dla gracza, który jako jedyny wybrał tę akcję, i małą liczbę dla graczy, którzy wybrali to samo.
look-card-water = { action-water }
    .kind = Karta akcji
    .does = Weź wodę z banku. Teraz: { $alone }, jeśli nikt inny tego nie wybrał, { $shared }, jeśli wybór się powtórzył.
    .rule = Ważne jest, co wybiorą inni: dla siewu, zbiorów i wody koło akcji pokazuje dużą liczbę dla gracza, który jako jedyny wybrał tę akcję, i małą liczbę dla graczy, którzy wybrali to samo.
look-card-feed = { action-feed }
    .kind = Karta akcji
    .does = Nakarm tyle zwierząt, ile możesz, i poprowadź je na pastwiska.
    .rule = Możesz nakarmić tyle zwierząt, na ile starczy paszy.
look-card-seeds = { action-seeds }
    .kind = Karta akcji
    .does = Weź po jednym tego, czego brakuje w stodole; potem możesz raz zasiać.
    .rule = Weź z banku po jednym żetonie każdego z pięciu rodzajów, którego nie ma w stodole, także wody.
look-action-wheel = Koło akcji
    .kind = Dwie liczby dla każdej akcji
    .does = Duża liczba liczy się, gdy nikt inny nie wybrał tej akcji, mała, gdy wybór się powtórzył. Po każdej rundzie koło idzie dalej.
    .rule = Ważne jest, co wybiorą inni: dla siewu, zbiorów i wody koło akcji pokazuje dużą liczbę dla gracza, który jako jedyny wybrał tę akcję, i małą liczbę dla graczy, którzy wybrali to samo.
look-tile = Żeton bonusowy: { $goods }
    .kind = Dla kogoś z tych, którzy wybrali to samo
    .does = Zwycięzca od razu to dostaje i kładzie żeton w ogrodzie.
    .rule = Zwycięzca bierze jeden z dwóch odkrytych żetonów, od razu i tylko raz dostaje to, co na nim jest, i kładzie go zakrytego w ogrodzie.
look-tile-none = Nie ma żetonu
    .kind = Puste miejsce
    .does = Żeton, który tu leżał, już ktoś wziął.
    .rule = Odkrywa się żetony bonusowe, aż będą dwa odkryte.
look-garden = Ogród
    .kind = Zdobyte żetony bonusowe
    .does = Im mniej masz żetonów, tym większa szansa na następny.
    .rule = Zwycięzca bierze jeden z dwóch odkrytych żetonów, od razu i tylko raz dostaje to, co na nim jest, i kładzie go zakrytego w ogrodzie.
look-rank = Kto zdobyłby żeton
    .kind = Gdyby wszyscy wybrali to samo
    .does = Porównuje się ogród, strachy na wróble i stodołę, aż ktoś wyjdzie na prowadzenie.
    .rule = Gracze, którzy wybrali to samo, porównują po kolei, aż ktoś wyjdzie na prowadzenie
look-head-sheep = { head-sheep }
    .kind = W grze trzyosobowej
    .does = Jej właściciel może wybrać w tej rundzie dwie karty.
    .rule = Przy porządkowaniu Naczelna Owca przechodzi do następnego gracza zgodnie z ruchem wskazówek zegara.
look-special = Żeton specjalny
    .kind = W grze solo
    .does = Oddaj go za inną kartę albo wymień na plon lub wodę.
    .rule = Możesz ich mieć najwyżej trzy; czwarty przepada.
look-drawn = Karta rundy
    .kind = W grze solo
    .does = Dla jej akcji liczy się duża liczba, dla pozostałych mała.
    .rule = Dla akcji z karty liczy się duża liczba, dla pozostałych mała.
look-seat = Znak gracza
    .kind = Kolor, kształt i kreskowanie
    .does = Wszystko z tym znakiem należy do tego gracza.
    .rule = Gra od jednej do czterech osób, a każda ma własną farmę.
look-products = { $name }
    .kind = Wiersz wyniku
    .does = Ile według toru warte jest wszystko, co przyniosło to zwierzę: { $track }.
    .rule = Tor każdego zwierzęcia pokazuje, ile warte jest wszystko, co przyniosło
look-category-crops = { category-crops }
    .kind = Wiersz wyniku
    .does = Za każdy plon w stodole i na farmie { $stars }; para liczy się za dwa.
    .rule = 1 gwiazdka za każdy żeton w stodole i na farmie; para to 2.
look-category-tiles = { category-tiles }
    .kind = Wiersz wyniku
    .does = Za każdy żeton bonusowy z gwiazdką { $stars }.
    .rule = 3 gwiazdki za każdy z gwiazdką.
look-category-pastures = { category-pastures }
    .kind = Wiersz wyniku
    .does = Zwierzęta, które są jeszcze na pastwisku: { $stars }.
    .rule = Zwierzę, które nadal stoi na pastwisku, daje: owca 3 gwiazdki, świnia 4, krowa 5, koń 7.

## Stars

category-wool = Wełna
category-truffles = Trufle
category-milk = Mleko
category-riding = Lekcje jazdy
category-crops = Plony
category-tiles = Żetony z gwiazdką
category-pastures = Pastwiska
next-stars = +{ $stars }

verdict-won = { $stars ->
    [one] Masz { $stars } gwiazdkę. Cel ({ $goal }) osiągnięty.
    [few] Masz { $stars } gwiazdki. Cel ({ $goal }) osiągnięty.
    [many] Masz { $stars } gwiazdek. Cel ({ $goal }) osiągnięty.
   *[other] Masz { $stars } gwiazdki. Cel ({ $goal }) osiągnięty.
}
    .theirs = { $stars ->
        [one] { $name }: { $stars } gwiazdka. Cel ({ $goal }) osiągnięty.
        [few] { $name }: { $stars } gwiazdki. Cel ({ $goal }) osiągnięty.
       *[many] { $name }: { $stars } gwiazdek. Cel ({ $goal }) osiągnięty.
    }
verdict-lost = { $stars ->
    [one] Masz { $stars } gwiazdkę. Do zwycięstwa trzeba { $goal }.
    [few] Masz { $stars } gwiazdki. Do zwycięstwa trzeba { $goal }.
    [many] Masz { $stars } gwiazdek. Do zwycięstwa trzeba { $goal }.
   *[other] Masz { $stars } gwiazdki. Do zwycięstwa trzeba { $goal }.
}
    .theirs = { $stars ->
        [one] { $name }: { $stars } gwiazdka. Do zwycięstwa trzeba { $goal }.
        [few] { $name }: { $stars } gwiazdki. Do zwycięstwa trzeba { $goal }.
       *[many] { $name }: { $stars } gwiazdek. Do zwycięstwa trzeba { $goal }.
    }

## Rule options

rule-mode = Gra
    .about = Zawodowi farmerzy mogą za wodę siać i zbierać więcej razy, w stosie jest o pięć żetonów bonusowych więcej, a w walce o nie najpierw porównuje się strachy na wróble. Gra solo jest zawsze podstawowa.
mode-basic = Podstawowa
mode-professional = Zawodowy farmer
rule-cow = Krowa lubi
    .about = Siano i owies, jak w instrukcji, albo siano i kukurydzę, jak podobno w innym wydaniu.
cow-oats = Owies
cow-corn = Kukurydzę
rule-pairs = Gdy dwie pary wybiorą to samo
    .about = Dla trzech i czterech graczy. Według instrukcji żeton jest jeden i dostaje go gracz wskazany losowo. Albo los wskazuje parę, która o niego walczy, albo walczą obie pary, każda o swój żeton.
pairs-player = Losowy gracz
pairs-pair = Losowa para
pairs-both = Obie pary
rule-alike = Gdy dwie osoby mają obie karty takie same
    .about = Dla dwóch graczy: oba żetony bierze zwycięzca jednego porównania, bo według instrukcji najczęściej tak bywa, albo o drugi walczy się jeszcze raz, już z wziętym.
alike-same = Oba dla jednej osoby
alike-anew = Porównać jeszcze raz
rule-score = Wartość produktów
    .about = Wydrukowane gwiazdki nie są publicznie znane. Te są nasze własne: wyważone symulacjami albo trochę hojniejsze.
score-usual = Zwykła
score-generous = Hojna

## The guided first game

lesson-stars = O co grasz
    .text = Grasz o gwiazdki, a najwięcej przynoszą ich zwierzęta. Owca [sheep] zjada 2 siana i 2 owsa. Za każdym razem, gdy wraca z pastwiska, przynosi wełnę, najpierw wartą 10 gwiazdek.
lesson-wheel = Farma i koło
    .text = Farma stoi w miejscu, a nad nią obraca się koło. Gdzie jest brązowe, tam się sieje, gdzie zielone, tam się zbiera. Zwierzęta na kole pokazują, które na jakie pastwisko pójdzie.
lesson-cards = Dwie karty w tajemnicy
    .text = W każdej rundzie ty i Moss wybieracie po dwie z pięciu akcji. Wybierz karmienie: siano i owies masz w stodole. Potem zbiory: do tego czasu coś dojrzeje.
lesson-alone = Moss wybrał co innego
    .text = Siew i wodę. Jeśli nikt inny nie wybrał twojej akcji, liczy się duża liczba na kole akcji: możesz zebrać plony trzy razy. Gracze, którzy wybrali to samo, mogą mniej, ale walczą o żeton bonusowy.
lesson-feed = Nakarm owcę
    .text = Zacznij od karmienia. Owca zje i pójdzie na pastwisko, które wskazuje koło.
lesson-turn = Obróć koło
    .text = Jedna woda to jeden sektor, o ile sektor, przez który przejdzie ramię, jest pusty. Sektory 7 i 6 są puste. Obróć koło dwa razy: smoczek znajdzie się nad pastwiskiem i owca wróci do domu.
lesson-home = Wełna za 10 gwiazdek
    .text = Z każdym powrotem owcy wełna jest warta więcej, a inne zwierzęta przynoszą jeszcze więcej. Wybierz „Zakończ karmienie”.
lesson-ripe = Teraz zbiory
    .text = Koło się obróciło i kukurydza z owsem trafiły do zielonej strefy. Zbierz obie pary do stodoły i wybierz „Zakończ zbiory”. Każdy plon daje na koniec gwiazdkę.
lesson-arm = Co zatrzymuje koło
    .text = Koło obraca się tylko wtedy, gdy sektor, przez który przejdzie ramię, jest pusty: bez plonów i bez zwierząt. Sektory 5, 4 i 3 są teraz puste. Zbierz siano z sektora 2, zanim dojdzie tam ramię.
lesson-on = Teraz graj po swojemu
    .text = Następnym razem spróbuj siewu: żeton ze stodoły i taki sam z banku tworzą na polu parę. Gra kończy się wraz z żetonami bonusowymi. Gdy się wahasz, „Podpowiedź” zaznaczy, co warto rozważyć, a „Zasada” otworzy właściwy rozdział.

## Mistakes in a components file

mistake-number = { $place }: potrzebna liczba od { $least } do { $most }.
mistake-feed = { $place }: potrzeba czterech liczb od 0 do 99, dla marchwi, siana, owsa i kukurydzy.
mistake-track = { $place }: tor zaczyna się od 0, ma co najmniej dwie liczby i nigdy nie maleje.
mistake-tile = { $place }: żeton bonusowy potrzebuje number, goods (pięć liczb), action (sow, harvest albo nic), star i dark.
mistake-removed = { $place }: potrzeba czterech liczb, a żetonów musi zostać tyle, by odkryć pierwsze.
mistake-cards = { $place }: potrzeba czterech liczb, a wszystkie po pierwszej to 1 albo 2.
mistake-fields = { $place }: potrzeba siedmiu liczb od 1 do { $most }, po jednej na sektor.
mistake-crops = { $place }: potrzeba siedmiu wpisów; każdy jest pusty albo jest jednym z { $known }.
mistake-animals = { $place }: potrzeba siedmiu wpisów: każde z { $known } raz, reszta pusta.
mistake-ring = { $place }: potrzeba par liczb od 0 do 99, co najmniej jednej.

## The table

title-cards = { $cards ->
    [one] Twoja karta
    [few] Twoje karty
    [many] Twoje karty
   *[other] Twoje karty
}
    .theirs = { $cards ->
        [one] { $name }: karta
        [few] { $name }: karty
       *[many] { $name }: karty
    }
title-action-cards = Karty akcji
cards-secret = wszyscy wybierają naraz
cards-shown = karty odkryte
cards-alone = dla odkrytej karty duża liczba
card-any = dowolnie
card-each = po 1
title-action-wheel = Koło akcji
wheel-numbers = duża, jeśli nikt inny nie wybrał
wheel-now = teraz
wheel-next = potem
title-tiles = Do zdobycia
stack-left = { $tiles ->
    [0] stos jest pusty
   *[other] w stosie: { $tiles }
}
title-stables = Zagrody i tabela punktów
title-farms = Inne farmy
compared-tiles = żetony
compared-scarecrows = strachy
compared-crops = plony
has-chosen = gotowe
is-thinking = myśli
head-sheep = Naczelna Owca
title-barn = Twoja stodoła
    .theirs = Stodoła: { $name }
title-barn-of = Stodoła: { $name }
title-garden = Twój ogród
    .theirs = Ogród: { $name }
title-garden-of = Ogród: { $name }
title-bank = Bank
title-rank = Kto zdobyłby żeton
count-tiles = { $count ->
    [0] bez żetonów
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
count-scarecrows = { $count ->
    [one] { $count } strach
    [few] { $count } strachy
    [many] { $count } strachów
   *[other] { $count } stracha
}
count-crops = { $count ->
    [one] { $count } plon
    [few] { $count } plony
    [many] { $count } plonów
   *[other] { $count } plonu
}
rank-first-tiles = { $counts }, najmniej
rank-first-scarecrows = { $counts }, najwięcej
rank-even = { $counts }: remis

# on the dial of a farm
dial-sow = siej { $good-acc }
dial-harvest = zbieraj
dial-home = { $use }, do domu
dial-blocks = blokuje

# alone
title-deck = Talia
deck-round = runda { $round } z { $rounds }
deck-left = { $cards ->
    [0] Talia jest pusta
    [one] { $cards } karta w talii
    [few] { $cards } karty w talii
    [many] { $cards } kart w talii
   *[other] { $cards } karty w talii
}
deck-drawn = Już odkryte
extra-left = { $cards ->
    [0] Żadna karta już nie dojdzie
    [one] Dojdzie jeszcze { $cards } karta
    [few] Dojdą jeszcze { $cards } karty
    [many] Dojdzie jeszcze { $cards } kart
   *[other] Dojdzie jeszcze { $cards } karty
}
specials = Żetony specjalne
specials-have = { $tiles ->
    [0] Brak żetonów specjalnych
    [one] { $tiles } żeton specjalny
    [few] { $tiles } żetony specjalne
    [many] { $tiles } żetonów specjalnych
   *[other] { $tiles } żetonu specjalnego
}
goal = Gwiazdki: { $stars } z { $goal }

# what a picture shows, for those who cannot see it
numbers = { $alone } w pojedynkę, { $shared } wspólnie
thing-nothing = nic
thing-scarecrow = strach na wróble
picture-of-farm = Farma: { $name }.
picture-of-sector = Sektor { $sector }, { $use }: { $things }.
picture-of-card = { $card }: { $told }.
picture-of-drawn = Karta tej rundy: { $card }.
picture-of-action-wheel = Koło akcji. { $told }
picture-of-tile = Żeton bonusowy: { $tile }.
picture-of-no-tile = Nie ma żetonu bonusowego.
picture-of-garden = { $tiles ->
    [0] W ogrodzie nie ma żetonów bonusowych.
    [one] W ogrodzie { $tiles } żeton bonusowy; gwiazdki za niego: { $stars }.
    [few] W ogrodzie { $tiles } żetony bonusowe; gwiazdki za nie: { $stars }.
    [many] W ogrodzie { $tiles } żetonów bonusowych; gwiazdki za nie: { $stars }.
   *[other] W ogrodzie { $tiles } żetonu bonusowego; gwiazdki za nie: { $stars }.
}
picture-of-stable = { $animal-title }, { $place ->
    [home] w zagrodzie
   *[out] na pastwisku
}. Pasza: { $feed }. Gwiazdki { $animal-product }: { $stars }.

## In the terminal

terminal-bare = puste pole
terminal-arm = tędy przejdzie ramię
terminal-stables = pasza; w domu → pastwisko (obrotów do domu); gwiazdki; + na pastwisku na koniec
terminal-home = w domu → { $sector } ({ $turns })
terminal-times = { $action } { $times } ({ $shared ->
    [shared] mała
   *[alone] duża
})
terminal-numbers = Liczby dla ciebie
terminal-out = { $turns ->
    [one] w domu za { $turns } obrót
    [few] w domu za { $turns } obroty
    [many] w domu za { $turns } obrotów
   *[other] w domu za { $turns } obrotu
}
terminal-barn = Stodoła: { $goods }
terminal-fields = Pola: { $goods }
terminal-wheel = { $turns ->
    [0] koło jeszcze nieobrócone
    [one] koło obrócone { $turns } raz
    [few] koło obrócone { $turns } razy
    [many] koło obrócone { $turns } razy
   *[other] koło obrócone { $turns } razy
}

# how the end comes near
ending-next = { $sheep ->
    [yes] Po wzięciu następnego żetonu bonusowego gra skończy się, jak tylko każdy będzie miał Naczelną Owcę tyle samo razy.
   *[no] Następny wzięty żeton bonusowy kończy grę.
}
ending-soon = { $sheep ->
    [yes] Żetony bonusowe się skończyły. Gra skończy się, jak tylko każdy będzie miał Naczelną Owcę tyle samo razy.
   *[no] Żetony bonusowe się skończyły. To ostatnia runda.
}
ending-rounds = To ostatnia runda.

# the pages of the table in a hand
tab-farm = Farma
tab-wheel = Zagrody, koło
tab-rivals = Rywale
