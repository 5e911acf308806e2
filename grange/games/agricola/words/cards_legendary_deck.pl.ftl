### Agricola: cards of the Legendary deck

card-lady_of_the_sea_one = Pani jeziora, część 1
    .about = Możesz od razu zaorać do 3 pól.
card-unicorn_one = Jednorożec, część 1
    .about = Przy rozmnażaniu zwierząt i na koniec gry jednorożec jest jednym zwierzęciem gatunku, który za każdym razem wybierasz na nowo. Nie potrzebuje miejsca i nie można go ugotować.
card-unicorn_two = Jednorożec, część 2
    .about = Twoja rodzina od razu się powiększa, nawet bez miejsca. Punkty tracisz także wtedy, gdy nie może się powiększyć.
card-feral_child = Dziecko lasu
    .about = Twoja rodzina od razu się powiększa, nawet bez miejsca, a dziecko może pracować już w tej rundzie. Po najbliższym karmieniu odchodzi. Jeśli masz już 5 osób, nic się nie dzieje.
card-hermit = Pustelnik
    .about = Wszystkie twoje owce odchodzą, a za każdą dostajesz 1 drewno. Nie można ich przedtem ugotować.
card-lady_of_the_sea_two = Pani jeziora, część 2
    .about = Bierzesz znacznik pierwszego gracza i trzymasz go, dopóki ta karta nie zostanie znów dobrana; na „Miejscu spotkań” nikt go nie dostaje. Karta wraca do talii.
card-boar_king = Król dzików
    .about = Dostajesz tyle dzików, ile już masz. Jeśli nie masz żadnego, tracisz wszystkie warzywa na polach. Jeśli nie masz ani jednych, ani drugich, zaoraj 1 pole. Karta wraca do talii.
card-men_in_tights = Faceci w rajtuzach
    .about = Kto ma najwięcej danego surowca, oddaje 1 temu, kto ma go najmniej; tak z każdym surowcem. Czego nie da się podzielić po równo, dostajesz ty. Karta wraca do talii.
card-noblesse_oblige = Szlachectwo zobowiązuje
    .about = Dostajesz tyle zboża, ile masz już w zasobach. Jeśli nie masz zboża, podwajają się warzywa. Jeśli nie masz ani jednego, ani drugiego, dostajesz 1 zboże i 1 warzywo.
card-midsummer_nights_dream = Sen nocy letniej
    .about = Podczas najbliższego powrotu do domu każdy pożycza jedną osobę sąsiadowi po lewej, który umieszcza ją w następnej rundzie, kiedy zechce. Akcję wykonuje jej właściciel. Potem karta wraca do talii.
card-french_castle = Francuski zamek
    .about = Dostajesz 3 żywności i 3 kamienie. Twoja następna tura przepada; tę osobę umieścisz później.
card-all_your_wood = Całe wasze drewno należeć do nas
    .about = Tracisz całe swoje drewno. Plony na twoich polach się podwajają. Karta wraca do talii.
card-revenant = Upiór oracz
    .about = Podczas powrotu do domu w tej rundzie jedna z twoich osób przechodzi na tę kartę i nie potrzebuje już izby. W każdej rundzie czeka, aż wszyscy inni zostaną umieszczeni, a potem wykonuje dwie akcje.
card-werewolf = Wilkołak
    .about = Tuż przed każdym powrotem do domu poświęcasz jedno swoje zwierzę i możesz wykonać akcję wolnego pola. Jeśli nie masz zwierząt, wybierasz zwierzę innego gracza i to on ma akcję. W odpowiedzi nie wolno gotować.
card-noble_knight = Szlachetny rycerz
    .about = Za każdym razem, gdy idziesz łowić ryby, dostajesz też 2 drewna.
card-fire_bog_oven = Piec na bagiennym ogniu
    .about = W dowolnej chwili możesz zamieniać owce, dziki, krowy, lamy i wróżki w żywność, po 2 za każdą sztukę.
card-land_of_milk_and_honey = Kraina mlekiem i miodem płynąca
    .about = Pole akcji dla wszystkich: dostajesz 10 żywności, a podczas powrotu do domu w tej rundzie jedna z twoich osób odchodzi.
card-warrior_queen = Królowa wojowników
    .about = Pole akcji dla wszystkich w miejscu „Zwykłego życzenia potomstwa”: dostajesz 5 punktów, a podczas powrotu do domu w tej rundzie jedna z twoich osób odchodzi.
card-dragons_lair = Legowisko smoka
    .about = Pole akcji dla wszystkich; podczas jednej wizyty każdy z targów można ubić raz. Za owcę płoną 3 niewykorzystane działki twojego gospodarstwa i liczą się jako zajęte; za dzika dobierasz 2 małe usprawnienia; za krowę dostajesz 3 kamienie; za osobę, która potem odchodzi, inny gracz traci zawód.
card-fairy_ring = Krąg wróżek
    .about = Pole, na którym zbierają się wróżki: najpierw 2, potem po 1 w każdej rundzie. Na każdej niewykorzystanej działce twojego gospodarstwa mogą zamieszkać 2 i wtedy jest zajęta. Dwie wróżki dają trzecią w każde żniwa. Kto na koniec ma ich najwięcej, dostaje 5 punktów.
card-road_not_taken = Droga niewybrana
    .about = Pole akcji dla wszystkich z dwiema drogami, z których w rundzie wybiera się jedną: podczas powrotu do domu stojący na pierwszej zabiera całą trzcinę i kamień, jakie zostały na polach gromadzenia, a stojący na drugiej całą glinę.
card-fences_of_unusual_size = Bardzo Długie Płoty
    .about = Każda prosta linia nowych płotów pastwiska kosztuje cię tylko 1 drewno. Pastwisko 3 × 3 kosztuje 4.
card-witch = Wiedźma
    .about = Oddajesz 1 drewno i dostajesz 3 żetony wróżby. W dowolnej chwili możesz oddać jeden z nich, obejrzeć 3 wierzchnie karty talii legend i odłożyć je w dowolnej kolejności. Po ostatnim żetonie karta wraca do talii.
card-camelot = Camelot
    .about = Na tej karcie może mieszkać 1 osoba i po 1 zwierzęciu każdego gatunku. Nie liczy się jako izba.
card-chuck_the_wood_chuck = Drwal Drewnochwał
    .about = Za każdym razem, gdy pole akcji daje ci tylko drewno, dostajesz jeszcze 1 drewno.
card-peruvian_inquisition = Peruwiańska inkwizycja
    .about = Wszystkie twoje owce stają się lamami. Od teraz lamy dają punkty wszystkim, tak jak owce: −1 punkt, gdy nie ma żadnej, 1 punkt od jednej, 2 od czterech, 3 od sześciu, 4 od ośmiu.

space-land_of_milk_and_honey = Mleko i miód
    .about = Dostajesz 10 żywności; jedna z twoich osób odchodzi.
space-warrior_queen = Królowa wojowników
    .about = Dostajesz 5 punktów; jedna z twoich osób odchodzi.
space-dragons_lair = Legowisko smoka
    .about = Oddaj smokowi zwierzęta albo osobę za to, co oferuje.
space-fairy_ring = Krąg wróżek
    .about = Zabierz wszystkie wróżki; na niewykorzystanej działce mieszczą się dwie.
space-road_not_taken_reed = Droga: trzcina i kamień
    .about = Podczas powrotu do domu zabierz całą trzcinę i kamień z pól gromadzenia.
space-road_not_taken_clay = Droga: glina
    .about = Podczas powrotu do domu zabierz całą glinę z pól gromadzenia.

good-llama = lamy
    .one = 1 lamę
good-fairy = wróżki
    .one = 1 wróżkę
goods-llama = { $count ->
    [one] { $count } lama
    [few] { $count } lamy
    [many] { $count } lam
   *[other] { $count } lamy
}
goods-fairy = { $count ->
    [one] { $count } wróżka
    [few] { $count } wróżki
    [many] { $count } wróżek
   *[other] { $count } wróżki
}
category-llamas = Lamy

look-llama = Lama
    .kind = Zwierzę
    .does = Żyje i rozmnaża się jak inne zwierzęta, a na koniec daje punkty wszystkim. Ugotować ją można tylko w „Piecu na bagiennym ogniu”.
    .rule = Lamy żyją w gospodarstwie jak każde inne zwierzęta.
look-fairy = Wróżki
    .kind = Z „Kręgu wróżek”
    .does = Dwie mieszkają na niewykorzystanej działce, która jest wtedy zajęta. Dwie dają trzecią w każde żniwa.
    .rule = Na każdej niewykorzystanej działce mieszczą się dwie wróżki i jest ona wtedy zajęta.
look-scrying = Żeton wróżby
    .kind = Do karty „Wiedźma”
    .does = Kto go oddaje, ogląda 3 wierzchnie karty talii legend i układa je w dowolnej kolejności.
    .rule = Co pokazuje „Wiedźma”, widzi tylko jej właściciel.

ask-guest = Dokąd pójdzie osoba sąsiada?
    .more = Akcję wykonuje tam jej właściciel.
ask-work-last = Gdzie pracuje twój upiór?
    .more = { $actions ->
        [one] Ma jeszcze { $actions } akcję.
        [few] Ma { $actions } akcje.
        [many] Ma { $actions } akcji.
       *[other] Ma { $actions } akcji.
    }
ask-hide-animals = Czy gotujesz zwierzęta, zanim wilkołak wybierze ofiarę?
    .more = Może wybrać twoje zwierzę, a wtedy w odpowiedzi gotować nie wolno.
ask-victim = Czyje zwierzę dostanie wilkołak?
    .more = Kto je straci, może wykonać akcję wolnego pola.
ask-sacrifice = Które zwierzę dostanie wilkołak?
ask-free-space = Akcję którego wolnego pola wykonujesz?
    .more = Nikt tam nie idzie.
ask-unicorn = Do których zwierząt należy jednorożec przy rozmnażaniu?
ask-scry = Która karta leży nad pozostałymi?
    .more = Zostanie dobrana przed tymi, które zostały.
ask-dragon = Co oddajesz smokowi?
    .more = Za owcę płoną 3 niewykorzystane działki, za dzika dobierasz 2 małe usprawnienia, za krowę dostajesz 3 kamienie. Za osobę inny gracz traci zawód.
ask-burn = Która działka płonie?
    .more = Zostało: { $count }.
ask-plow-some = Zaorać pole?
    .more = Zostało pól: { $count }.

option-guest = Umieść osobę sąsiada
option-top = „{ $card }”
option-lose = Oddaj osobę: przepada „{ $card }”
any-witch = obejrzyj 3 wierzchnie karty talii legend

event-skips = { $who ->
    [you] Pomijasz
   *[other] { $name } pomija
} tę turę.
event-sacrifice = { $who ->
    [you] Oddajesz
   *[other] { $name } oddaje
} wilkołakowi { $good-one }.
event-acts = { $who ->
    [you] Wykonujesz
   *[other] { $name } wykonuje
} akcję pola „{ $space }”.
event-scries = { $who ->
    [you] Oglądasz
   *[other] { $name } ogląda
} wierzchnie karty talii legend.
event-dragon = { $who ->
    [you] Oddajesz
   *[other] { $name } oddaje
} smokowi { $good-one }.
event-loses-card = { $who ->
    [you] Tracisz kartę
   *[other] { $name } traci kartę
} „{ $card }”.
event-loses-goods = { $who ->
    [you] Tracisz dobra
   *[other] { $name } traci dobra
}, które karta „{ $card }” położyła na polach rund.
event-burns-space = { $who ->
    [you] W twoim gospodarstwie płonie działka { $place }.
   *[other] { $name }: płonie działka { $place }.
}
event-fairies-go = { $who ->
    [you] Nie masz miejsca dla wróżek
   *[other] { $name } nie ma miejsca dla wróżek
}: { $count }.
event-wood-for-crops = { $who ->
    [you] Tracisz
   *[other] { $name } traci
} całe drewno, a plony na polach się podwajają.
event-boar-eat = { $who ->
    [you] Tracisz
   *[other] { $name } traci
} wszystkie warzywa na polach.
event-robbed = { $who ->
    [you] Tracisz przez rabusiów:
   *[other] { $name } traci przez rabusiów:
} { $goods }.
event-feral-child = { $who ->
    [you] Do twojej rodziny przychodzi dziecko lasu.
   *[other] { $name }: do rodziny przychodzi dziecko lasu.
}
event-dream = Każdy pożycza osobę sąsiadowi po lewej na następną rundę.
