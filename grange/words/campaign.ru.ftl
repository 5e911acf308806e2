# Кампании: партии одна за другой.

error-no-campaign = У игры { $game } нет кампании.
error-campaign-rule = Вариант правил { $rule } задаёт сама кампания. Не указывайте его.
error-campaign-over = Эта кампания закончена.
error-campaign-undecided = Следующая партия начнётся, когда все выберут, что оставить. Ещё не выбрало место { $seats }.
error-campaign-unfinished = Эта партия ещё не закончена.
error-campaign-other-game = Это не следующая партия кампании: она началась с другого.
error-campaign-too-long = В кампании не больше { $most } партий.
error-campaign-nothing-to-keep = Сейчас выбирать не из чего.
error-campaign-not-played = «{ $thing }» оставить нельзя. Выберите то, что было у вас в игре в последней партии.
error-campaign-must-keep = После первой партии нужно оставить одну профессию.
error-campaign-missing = Не удаётся прочитать кампанию { $file }; проверьте имя файла.
error-campaign-json = Это не файл кампании Grange: в нём не JSON.
error-campaign-format = Это не файл кампании Grange, или в нём чего-то не хватает.
error-campaign-field = В кампании ошибка: «{ $field }».
error-campaign-game = Партия { $number } этой кампании не могла так закончиться.
error-no-such-campaign = По этому адресу нет кампании. Кампания удаляется, если её первую партию никто не начал.
error-campaign-playing = Сейчас идёт партия этой кампании. Что оставить на следующую, выбирают в конце партии.
error-campaign-changed = Эту кампанию только что изменил кто-то другой. Посмотрите на неё ещё раз.
error-rematch-campaign = Следующая партия кампании начинается на её странице.

campaign-alone = Кампания в одиночку
campaign-friends = Кампания с друзьями
campaign-reach = Партия { $number } из { $length }: наберите { $goal ->
    [one] { $goal } очко
    [few] { $goal } очка
   *[many] { $goal } очков
}
campaign-beyond = Партия { $number }: наберите { $goal ->
    [one] { $goal } очко
    [few] { $goal } очка
   *[many] { $goal } очков
}
campaign-by-lot = Партия { $number } из { $length }: кто начинает, решит жребий
campaign-begins = Партия { $number } из { $length }: { $who ->
    [you] начинаете вы
   *[other] начинает { $name }
}
campaign-won-by = Победа в кампании: { $names }
campaign-given-up = Кампания прекращена
campaign-column-game = Партия
campaign-column-goal = Цель
campaign-column-points = Очки
campaign-column-tries = Попытки
campaign-column-stays = Остаётся
campaign-won-at = { $tries ->
    [1] с первой попытки
    [2] со второй попытки
    [3] с третьей попытки
   *[other] с попытки № { $tries }
}
campaign-tried = { $tries ->
    [0] попыток ещё не было
    [1] была одна попытка: { $best }
   *[other] попыток: { $tries }, лучшая: { $best }
}
campaign-playing = Партия { $number } уже идёт; сделано ходов: { $choices }.
campaign-stays = { $name }, с начала партии: { $things }
campaign-ask-keep = { $name }: что оставить на следующую партию?
campaign-keep-nothing = Ничего
campaign-keys = Enter — начать партию, g — прекратить кампанию, q — выйти.
campaign-left = Кампания сохранена в { $file }. Продолжить: grange campaign --resume { $file }

cli-campaign = Играть кампанию: партии одна за другой, с переносом в следующую.
cli-campaign-seats = кто играет, например me или me,steady,steady (по умолчанию me)
cli-campaign-save = файл, в который сохранять кампанию
cli-campaign-resume = продолжить сохранённую кампанию; без файла — последнюю
cli-campaign-show = только показать пройденное
