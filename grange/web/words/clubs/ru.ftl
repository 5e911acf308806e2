### Clubs: members, evenings and the season

page-club = Клуб
club-mine = Ваши клубы
club-none = Свой клуб
club-none-more = Для тех, кто играет вместе снова и снова: страница с ближайшим вечером, столы для своих и сезон, который хранит результаты.
club-found = Основать клуб
club-own = Свой клуб
club-own-where = Новый клуб
club-name = Название
club-about = О чём он, одной фразой
club-sign = Знак клуба
club-called = Как вас называть?
club-not-now = Не сейчас
club-what = Что такое клуб
club-what-more = В клуб приходят по ссылке, которую можно заменить в любой момент. Страницу видят только члены клуба. Вы можете назначить распорядителей, которые помогают вам вести клуб, и передать клуб другому.
club-invited = Вас приглашают в этот клуб. Члены клуба видят имена друг друга, кто придёт на вечер и результаты клубных столов.
club-join = Вступить в клуб
club-open-table = Открыть клубный стол
club-evening = Ближайшие вечера
club-tables = Столы
club-seeks = { $count ->
    [one] нужен ещё { $count } игрок
    [few] нужны ещё { $count } игрока
    [many] нужны ещё { $count } игроков
   *[other] нужны ещё { $count } игрока
}
club-no-tables = Клубных столов сейчас нет.
club-season = Сезон { $number }, неделя { $week } из 13
club-member = Игрок
club-games = Партии
club-points = Очки
club-week = За неделю
club-new-here = впервые
club-no-results = В этом сезоне ещё никто не доиграл за клубным столом.
club-how = Каждая партия за клубным столом даёт одно очко за участие и по одному за каждого, кого вы обошли. В счёт идут пять лучших результатов в каждой игре.
club-members = { $count ->
    [one] { $count } член клуба
    [few] { $count } члена клуба
    [many] { $count } членов клуба
   *[other] { $count } члена клуба
}
club-change = Изменить роль: { $name }
club-remove = Исключить из клуба
club-invite = Пригласить
club-link = Ссылка в клуб
club-link-more = По этой ссылке может вступить любой, пока не сделана новая.
club-new-link = Сделать новую ссылку
club-set-up = Настройка
club-describe = Название, фраза и знак
club-keep = Сохранить
club-leave = Выйти из клуба
club-close = Закрыть клуб
club-close-sure = Закрыть для всех. Начатые партии продолжаются.
role-founder = основатель
role-steward = распорядитель
role-member = член клуба
role-make-founder = Передать клуб
role-make-steward = Назначить распорядителем
role-make-member = Сделать обычным членом
evening-times = с { $begins } примерно до { $ends }
evening-come = придут: { $yes }, возможно: { $maybe }
evening-nobody = пока никто не ответил
evening-yes = Приду
evening-maybe = Возможно
evening-no = Не в этот раз
evening-calendar = В мой календарь
evening-off = Отменить вечер
evening-none = Вечеров пока не назначено.
evening-add = Назначить вечер
evening-day = День и время
evening-hours = Сколько часов
evening-about = Во что играете и что ещё важно
evening-add-go = Добавить вечер
lobby-members = для членов клуба
lobby-club-about = Ближайший вечер, клубные столы и сезон.
lobby-club-go = В клуб
sign-beehive = улей
sign-windmill = мельница
sign-well = колодец
sign-stable = хлев
sign-hay = стог сена
sign-scarecrow = пугало
sign-flowerpot = цветочный горшок
sign-plow = плуг
