### The pace of a table: clocks, and who plays for whom

# how long somebody has
clock-h = { $h } ч
clock-hm = { $h } ч { $m } мин
clock-m = { $m } мин
clock-ms = { $m } мин { $s } с
clock-s = { $s } с
notice-time = У вас { $time }.

# a new table
pace-title = Как вы играете
pace-pace = Темп
pace-live = Вживую
    .about = все на месте; по 5 минут и 30 секунд на ход
pace-evening = За вечер
    .about = за один присест, по часу на каждого
pace-day = Ход в день
    .about = 24 часа на ход, в запас до 72
pace-none = Без часов
    .about = когда удобно
pace-late = Когда у кого-то выйдет время
pace-late-bot = Играет бот
    .about = { $level }, пока игрок не вернётся.
pace-late-wait = Стол ждёт
    .about = Никого не торопят.

# the link of a seat
sit-pace = { $pace }: { $about }.
sit-late-bot = Когда ваше время выйдет, играет бот, пока вы не вернётесь.
sit-late-wait = Когда ваше время выйдет, стол ждёт.

# at the table
strip-stand-in = за игрока { $name } играет бот «{ $level }»
strip-holiday = в отпуске до { $day }
accord-plays-theirs = Пока { $name } не вернётся, играет бот «{ $level }».
accord-plays-mine = За вас играет бот «{ $level }».
accord-left-theirs = { $name } больше не за столом. До конца играет бот «{ $level }».
accord-left-mine = Вы вышли из-за стола. До конца за вас играет бот «{ $level }».
accord-holiday-theirs = { $name } в отпуске до { $day }. Играет бот «{ $level }».
accord-holiday-mine = Вы в отпуске до { $day }. За вас играет бот «{ $level }».
accord-waits-theirs = { $name } в отпуске до { $day }. Стол ждёт, часы стоят.
accord-waits-mine = Вы в отпуске до { $day }. Стол вас ждёт.
accord-late = { $name }: время вышло. Вернуться можно в любой момент; карт никто другой не видит.
accord-back = { $name } может вернуться в любой момент; карт никто другой не видит.
accord-take-back = Вернуть моё место
table-let-bot-play = Пусть за меня играет бот
table-take-back = Вернуть моё место
table-leave = Выйти из-за стола насовсем
table-leave-sure = Выйти насовсем? До конца партии за вас будет играть бот, вернуться будет нельзя.

# ending a game by agreement
offer-make = Предложить закончить партию…
offer-sure = Предложить закончить партию на этом, с нынешними очками? Она закончится, только если согласятся все.
offer-theirs = { $name } предлагает закончить партию с нынешними очками.
offer-mine = Вы предлагаете закончить партию с нынешними очками.
offer-points = { $points }.
offer-points-of = { $name }: { $points }
offer-points-mine = вы: { $points }
offer-everybody = Нужно согласие всех.
offer-agreed-me = Вы согласились.
offer-agreed = За: { $names }.
offer-bots = Боты решают как остальные: { $names }.
offer-decline = Играть дальше
offer-agree = Закончить
offer-withdraw = Снять предложение

# a holiday
holiday-title = Отпуск
    .more = За столами с часами за вас играет бот или стол ждёт, как там условлено. Сделанный выбор заканчивает отпуск за этим столом.
holiday-until = Меня нет до утра
holiday-take = В отпуск
holiday-end = Отпуск окончен
