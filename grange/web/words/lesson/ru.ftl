# Первая партия с подсказками
learn-step = Шаг { $number } из { $last }
learn-next = Дальше
learn-skip = Пропустить
learn-your-move = Ваш ход
learn-play-on = Играть дальше

# где её предлагают
learn-first = Впервые здесь?
learn-any = Освойте игру за пять минут, прямо за столом:
learn-this = Пять минут за столом — и вы знаете, как играть.
learn-game = Как играть: { $title }
learn-begin = Обучение
learn-further = Узнайте больше за несколько минут:
