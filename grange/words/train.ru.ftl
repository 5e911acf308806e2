cli-train = обучить нейросеть игры на партиях с самой собой; прерванное обучение продолжается с того же места
cli-train-folder = папка обучения: партии, сети, журнал и график
cli-train-generations = число поколений игры с самой собой
cli-train-first = число партий по заготовленным планам для первой сети
cli-train-games = число партий в каждом поколении
cli-train-full = число симуляций полного поиска
cli-train-quick = число симуляций быстрого поиска
cli-train-share = доля ходов с полным поиском; только на них сеть учится выбирать ходы
cli-train-after = начать с этой сети, а не с партий по заготовленным планам

train-playing = Поколение { $generation }: сыграно { $done } частей из { $of }, осталось примерно { $minutes } мин.
train-learning = Поколение { $generation }: сеть учится.
train-generation = Поколение { $generation }: против «Крепкого» выиграно { $steady } % партий (очки { $points } : { $its }), против лучшей прежней сети — { $best } %.

error-train-missing = Для обучения нужен пакет { $package }. Установите его: pip install 'grange[train]'
error-cannot-learn = Для игры { $game } обучения пока нет.
