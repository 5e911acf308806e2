### Clubs: members, evenings and the season

page-club = Klub
club-mine = Twoje kluby
club-none = Własny klub
club-none-more = Dla osób, które grają razem raz po raz: strona z najbliższym wieczorem, stoły dla swoich i sezon, który przechowuje wyniki.
club-found = Załóż klub
club-own = Własny klub
club-own-where = Nowy klub
club-name = Nazwa
club-about = O czym jest, w jednym zdaniu
club-sign = Znak klubu
club-called = Jak mają cię nazywać?
club-not-now = Nie teraz
club-what = Czym jest klub
club-what-more = Do klubu przychodzi się przez link, który możesz w każdej chwili zmienić. Stronę widzą tylko członkowie. Możesz wyznaczyć gospodarzy, którzy prowadzą klub razem z tobą, i przekazać klub komuś innemu.
club-invited = To zaproszenie do klubu. Członkowie widzą swoje imiona, kto przyjdzie na wieczór i wyniki stołów klubowych.
club-join = Dołącz do klubu
club-open-table = Otwórz stół klubowy
club-evening = Najbliższe wieczory
club-tables = Stoły
club-seeks = { $count ->
    [one] brakuje jednej osoby
    [few] brakuje { $count } osób
    [many] brakuje { $count } osób
   *[other] brakuje { $count } osoby
}
club-no-tables = Nie ma teraz stołów klubowych.
club-season = Sezon { $number }, tydzień { $week } z 13
club-member = Gracz
club-games = Partie
club-points = Punkty
club-week = W tym tygodniu
club-new-here = nowy wpis
club-no-results = W tym sezonie nikt jeszcze nie skończył gry przy stole klubowym.
club-how = Każda partia przy stole klubowym daje jeden punkt za udział i po jednym za każdą osobę, którą wyprzedzisz. Liczy się pięć najlepszych wyników w każdej grze.
club-members = { $count ->
    [one] Jeden członek
    [few] { $count } członków
    [many] { $count } członków
   *[other] { $count } członka
}
club-change = Zmień rolę: { $name }
club-remove = Usuń z klubu
club-invite = Zaproś kogoś
club-link = Link do klubu
club-link-more = Z tym linkiem każdy może dołączyć, dopóki nie powstanie nowy.
club-new-link = Utwórz nowy link
club-set-up = Ustawienia
club-describe = Nazwa, zdanie i znak
club-keep = Zapisz
club-leave = Opuść klub
club-close = Zamknij klub
club-close-sure = Zamknij dla wszystkich. Rozpoczęte partie trwają dalej.
role-founder = założyciel
role-steward = gospodarz klubu
role-member = członek
role-make-founder = Przekaż klub
role-make-steward = Wyznacz gospodarzem
role-make-member = Uczyń zwykłym członkiem
evening-times = od { $begins } do około { $ends }
evening-come = przyjdą: { $yes }, może: { $maybe }
evening-nobody = na razie nikt nie odpowiedział
evening-yes = Przyjdę
evening-maybe = Może
evening-no = Nie tym razem
evening-calendar = Do mojego kalendarza
evening-off = Odwołaj
evening-none = Nie zaplanowano żadnego wieczoru.
evening-add = Zaplanuj wieczór
evening-day = Dzień i godzina
evening-hours = Ile godzin
evening-about = W co gracie i co jeszcze warto wiedzieć
evening-add-go = Dodaj wieczór
lobby-members = dla członków
lobby-club-about = Najbliższy wieczór, stoły klubowe i sezon.
lobby-club-go = Do klubu
sign-beehive = ul
sign-windmill = wiatrak
sign-well = studnia
sign-stable = stajnia
sign-hay = stóg siana
sign-scarecrow = strach na wróble
sign-flowerpot = doniczka
sign-plow = pług
