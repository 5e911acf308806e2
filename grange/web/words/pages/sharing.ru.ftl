## Sharing

share-invites = { $name } приглашает вас сыграть в { $title }
share-invited = { $title }: стол ждёт игроков
share-seats = Свободных мест: { $free } из { $seats }. Около { $minutes } минут, без регистрации.
share-runs = Идёт партия: { $title }
share-runs-text = { $count ->
    [1] Играет { $names }.
   *[other] Играют { $names }.
} Можно посмотреть.
share-result-text = { $title }: { $scores }.
share-day = { $title }: партия { $day }
share-daily-plays = { $title }, партия { $day }: играет { $name }
share-daily-played = { $title }, партия { $day }: сыграно, { $name }
share-result = Поделиться итогом
share-copied = Скопировано: вставьте, куда хотите.
share-failed = Браузер не даёт скопировать. Возьмите ссылку из адресной строки.
share-daily-line = Сыграно! Ваш черёд: карты у всех одинаковы, попытка одна.
