# Кампании: партии одна за другой.

error-no-campaign = У игры { $game } нет кампании.
error-campaign-rule = Правило { $rule } кампания задаёт сама. Не указывайте его.
error-campaign-over = Эта кампания закончена.
error-campaign-undecided = Следующая партия начнётся, когда все скажут, что оставляют. Ещё не ответило место { $seats }.
error-campaign-unfinished = Эта партия ещё не закончена.
error-campaign-other-game = Это не следующая партия кампании: она началась с другого.
error-campaign-too-long = В кампании не больше { $most } партий.
error-campaign-nothing-to-keep = Сейчас выбирать не из чего.
error-campaign-not-played = «{ $thing }» оставить нельзя. Выберите то, что было у вас в игре в последней партии.
error-campaign-must-keep = После первой партии нужно оставить одну профессию.
error-campaign-json = Это не наш текст JSON.
error-campaign-format = Это не кампания, которую здесь можно прочесть.
error-campaign-field = В кампании ошибка: «{ $field }».
error-campaign-game = Партия { $number } этой кампании не могла так закончиться.
