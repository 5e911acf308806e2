## Sharing

share-invites = { $name } zaprasza cię do gry { $title }
share-invited = { $title }: stół czeka na graczy
share-seats = Wolne miejsca: { $free } z { $seats }. Około { $minutes } minut, bez konta.
share-runs = Trwa partia: { $title }
share-runs-text = { $count ->
    [1] Gra { $names }.
   *[other] Grają { $names }.
} Można popatrzeć.
share-result-text = { $title }: { $scores }.
share-day = { $title }: gra z dnia { $day }
share-daily-plays = { $title }, gra z dnia { $day }: gra { $name }
share-daily-played = { $title }, gra z dnia { $day }: { $name } ma ją za sobą
share-result = Udostępnij wynik
share-copied = Skopiowano: wklej, gdzie chcesz.
share-failed = Przeglądarka nie pozwala kopiować. Skopiuj adres z paska.
share-daily-line = Zagrane! Teraz ty: karty są dla wszystkich takie same, próba jedna.
