### Agricola: cards of the Legendary deck

card-lady_of_the_sea_one = Pani jeziora, część 1
card-unicorn_one = Jednorożec, część 1
card-unicorn_two = Jednorożec, część 2
card-feral_child = Dziecko lasu
card-hermit = Pustelnik
card-lady_of_the_sea_two = Pani jeziora, część 2
card-boar_king = Król dzików
card-men_in_tights = Faceci w rajtuzach
card-noblesse_oblige = Szlachectwo zobowiązuje
card-midsummer_nights_dream = Sen nocy letniej
card-french_castle = Francuski zamek
card-all_your_wood = Całe wasze drewno należeć do nas
card-revenant = Upiór oracz
card-werewolf = Wilkołak
card-noble_knight = Szlachetny rycerz
card-fire_bog_oven = Piec na bagiennym ogniu
card-land_of_milk_and_honey = Kraina mlekiem i miodem płynąca
card-warrior_queen = Królowa wojowników
card-dragons_lair = Legowisko smoka
card-fairy_ring = Krąg wróżek
card-road_not_taken = Droga nie wybrana
card-fences_of_unusual_size = Bardzo Długie Płoty
card-witch = Wiedźma
card-camelot = Camelot
card-chuck_the_wood_chuck = Drwal Drewnochwał
card-peruvian_inquisition = Peruwiańska inkwizycja
