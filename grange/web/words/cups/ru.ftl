### Cups

# the list
cups-title = Кубки
cups-all = Все кубки этого дома
cups-list = Кубки этого дома
cups-none = Кубков ещё не было. Устройте первый.
cups-new = Новый кубок
cups-name = Название
cups-size = Мест за столом
cups-rounds = Туров
cups-length = Тур длится не дольше
cups-begins = Начало через
cups-hours = { $hours ->
    [1] час
    [2] два часа
    [24] сутки
    [72] трое суток
    [168] неделю
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
}
cups-found = Устроить кубок
cups-how = До начала записываются все, у кого есть аккаунт. Потом дом сам составляет пары каждого тура и открывает столы.
cup-listed-open = { $players ->
    [one] { $players } участник
    [few] { $players } участника
   *[many] { $players } участников
}, начало { $day }
cup-listed-playing = { $players ->
    [one] { $players } участник
    [few] { $players } участника
   *[many] { $players } участников
}, тур { $round } из { $rounds }
cup-listed-over = { $players ->
    [one] { $players } участник
    [few] { $players } участника
   *[many] { $players } участников
}, завершён

# a cup
cup-about = { $players ->
    [one] { $players } участник
    [few] { $players } участника
   *[many] { $players } участников
}, мест за столом: { $size }, { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[many] { $rounds } туров
} по швейцарской системе
cup-nobody = кто-то
cup-you = Вы
cup-entry = Запись
cup-begins = Записаться может каждый, у кого есть аккаунт: { $day } запись закроется.
cup-your-name = Ваше имя в этом кубке
cup-enter = Участвовать
cup-link = Адрес этого кубка
cup-link-more = Отправьте эту ссылку всем, кто будет играть.
cup-enter-how = Нужен аккаунт: ключ доступа на странице «Обо мне». Если у аккаунта есть имя, вы играете под ним.
cup-leave-entry = Отозвать заявку
cup-leave = Выйти из кубка
cup-entered = { $players ->
    [0] Пока никто не записался
    [one] Записался { $players } участник
    [few] Записались { $players } участника
   *[many] Записались { $players } участников
}
cup-off = Отменён
    .more = К началу кубка записалось меньше двух участников.
cup-my-table = Ваш стол { $round }-го тура готов
    .more = Соперники: { $names }. Доиграть нужно к сроку: { $day }.
cup-to-table = К моему столу
cup-round = Тур { $number }
cup-round-short = Т{ $number }
cup-until = до { $day }
cup-standings = Таблица
cup-final = Итоговая таблица
cup-player = Игрок
cup-points = Очки
cup-rivals = Соперники
cup-how-points = За столом на четверых места дают 3, 2, 1 и 0 очков, на троих — 3, 1½ и 0, на двоих — 3 и 0. Кто делит место, делит и очки. Кому в туре не досталось соперника, получает 1½ очка. «Соперники» — сколько набрали те, с кем вы встречались; это решает при равенстве.
cup-how-pairs = Начинает первое место за столом; все начинают примерно одинаково часто. Тех, кто уже встречался, по возможности разводят.
cup-how-late = Когда срок тура вышел, за тех, кого ждёт стол, играет бот. Если партию за вас закончил бот, очков за этот тур у вас нет.
cup-tables = Столы { $round }-го тура
cup-table = Стол { $number }
cup-table-mine = Стол { $number }, ваш
cup-table-plays = идёт игра
cup-table-over = окончен
cup-table-bye = в этом туре без соперников: полтора очка
cup-start-order = В порядке хода
cup-place = { $place }-е место
cup-with-points = очки: { $points }
cup-won = { $names } { $count ->
    [one] выигрывает
    [few] выигрывают
    [many] выигрывают
   *[other] выигрывают
} «{ $cup }»
cup-podium = Первая тройка
cup-next = Устроить следующий кубок
cup-highest = Лучший счёт: { $name }, тур { $round }
cup-closest = Самый упорный стол: впереди { $name }, тур { $round }
cup-tie = Самый упорный стол: ничья, тур { $round }
cup-widest = Самая крупная победа: { $name }, тур { $round }
