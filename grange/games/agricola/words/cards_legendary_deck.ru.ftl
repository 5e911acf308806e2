### Agricola: cards of the Legendary deck

card-lady_of_the_sea_one = Дева озера, часть 1
card-unicorn_one = Единорог, часть 1
card-unicorn_two = Единорог, часть 2
card-feral_child = Дитя леса
card-hermit = Отшельник
card-lady_of_the_sea_two = Дева озера, часть 2
card-boar_king = Король кабанов
card-men_in_tights = Мужчины в трико
card-noblesse_oblige = Честь обязывает
card-midsummer_nights_dream = Сон в летнюю ночь
card-french_castle = Французский замок
card-all_your_wood = Все ваша древесина принадлежит нам
card-revenant = Вернувшийся вспахать грядки
card-werewolf = Оборотень
card-noble_knight = Благородный рыцарь
card-fire_bog_oven = Печь на болотном пламени
card-land_of_milk_and_honey = Кисельные берега
card-warrior_queen = Королева воинов
card-dragons_lair = Логово дракона
card-fairy_ring = Кольцо фей
card-road_not_taken = Неизбранная дорога
card-fences_of_unusual_size = Очень Длинные Изгороди
card-witch = Ведьма
card-camelot = Камелот
card-chuck_the_wood_chuck = Натраве Дрова
card-peruvian_inquisition = Перуанская инквизиция
