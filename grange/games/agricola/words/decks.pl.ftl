### Agricola: the X deck and the Legendary deck

rule-x_deck = Talia X
    .about = Kto bierze kamień z Zachodniego kamieniołomu, dobiera też jedną z 24 kart: goście z kosmosu przywożą pola akcji, artefakty i wydarzenia.
x_deck-off = Nie ma
x_deck-on = Jest
rule-legendary_deck = Talia legend
    .about = Kto zabiera z pola co najmniej trzy drewna, dobiera też jedną z 26 kart: leśne opowieści stają się prawdą.
legendary_deck-off = Nie ma
legendary_deck-on = Jest

kind-x = talia X
kind-club = talia legend
sort-space = pole akcji
sort-trader = kupcy
sort-artifact = artefakt
sort-occupation = zawód
sort-minor = małe usprawnienie
sort-major = duże usprawnienie
sort-event = wydarzenie

filter-kind-club = Talia legend
filter-kind-x = Talia X

ask-rebuild = Gdzie staną dwie izby twojego nowego domu?
ask-send = Dokąd pójdzie następna osoba gracza { $number }?

option-do-rebuild = Zbuduj nowy dom

event-deck = { $who ->
    [you] Dobierasz kartę
   *[other] { $name } dobiera kartę
} „{ $card }”.
event-parts = { $who ->
    [you] Ktoś z twojej rodziny odchodzi.
   *[other] { $name }: ktoś z rodziny odchodzi.
}

title-shelf = Obok planszy
tab-decks = Talie
picture-of-deck = { $deck ->
    [x_deck] Talia X
   *[other] Talia legend
}: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
terminal-candies = Cukierki: { $spaces }.
house-none = bez domu

look-deck-x = Talia X
    .kind = Talia
    .does = { $count ->
        [one] Została { $count } karta.
        [few] Zostały { $count } karty.
       *[many] Zostało { $count } kart.
    } Nikt nie zna ich kolejności.
    .rule = Kto bierze kamień z Zachodniego kamieniołomu, dobiera też wierzchnią kartę talii X i pokazuje ją wszystkim.
look-deck-club = Talia legend
    .kind = Talia
    .does = { $count ->
        [one] Została { $count } karta.
        [few] Zostały { $count } karty.
       *[many] Zostało { $count } kart.
    } Nikt nie zna ich kolejności.
    .rule = Kto zabiera z pola gromadzenia co najmniej 3 drewna, dobiera też wierzchnią kartę talii legend i pokazuje ją wszystkim.
look-candy = Cukierek
    .kind = Żeton
    .does = Leży tu przez Ścieżkę z cukierków.
    .rule = Cukierek leży na polu, aż ktoś tego pola użyje.
look-fuel = Bak paliwa
    .kind = Żeton
    .does = Są trzy takie baki.
    .rule = Bak paliwa oddaje się za akcję wolnego pola.
look-fuzzball = Futrzak
    .kind = Żeton
    .does = Na koniec gry daje 1 punkt.
    .rule = Futrzak zjada 1 żywność przy każdych żniwach, inaczej odchodzi i kosztuje punkt.
look-circles = Krąg w zbożu
    .kind = Żeton
    .does = Nic tu nie można zbudować i nie kosztuje to punktu.
    .rule = Działki pod kręgiem są zajęte, ale bezużyteczne: nic tam nie można zbudować i nie kosztują punktów.
look-burnt = Pogorzelisko
    .kind = Żeton
    .does = Coś się tu spaliło.
    .rule = Pogorzelisko pokazuje, gdzie stał dom, albo ziemię, z której nie ma już pożytku.
terminal-wasted = bezużyteczne
