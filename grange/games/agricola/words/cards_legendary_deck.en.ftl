### Agricola: cards of the Legendary deck

card-lady_of_the_sea_one = Lady of the Sea, Part 1
card-unicorn_one = Meeting a Unicorn, Part 1
card-unicorn_two = Meeting a Unicorn, Part 2
card-feral_child = Feral Child
card-hermit = The Hermit
card-lady_of_the_sea_two = Lady of the Sea, Part 2
card-boar_king = The Boar King
card-men_in_tights = Men in Tights
card-noblesse_oblige = Noblesse Oblige
card-midsummer_nights_dream = A Midsummer Night’s Dream
card-french_castle = French Castle
card-all_your_wood = All Your Wood Are Belong to Us
card-revenant = Revenant
card-werewolf = Werewolf
card-noble_knight = The Noble Knight
card-fire_bog_oven = The Fire Bog Flame Spurts Oven
card-land_of_milk_and_honey = Land of Milk and Honey
card-warrior_queen = Warrior Queen
card-dragons_lair = Dragon’s Lair
card-fairy_ring = Fairy Ring
card-road_not_taken = The Road Not Taken
card-fences_of_unusual_size = Fences of Unusual Size
card-witch = The Witch
card-camelot = Camelot
card-chuck_the_wood_chuck = Chuck the Wood Chuck
card-peruvian_inquisition = Peruvian Inquisition
