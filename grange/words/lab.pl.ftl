cli-cluster = graj na klastrze Ray pod tym adresem; bez adresu – na klastrze uruchomionym na tym komputerze
cli-out-rows = wiersz pliku to partia (games), miejsce przy stole (seats) albo wybór (choices); domyślnie w .jsonl – partia, w innych – miejsce

simulate-stopped = { $games ->
    [one] W pliku { $file } jest { $games } rozegrana partia. To samo polecenie wznowi grę od tego miejsca.
    [few] W pliku { $file } są { $games } rozegrane partie. To samo polecenie wznowi grę od tego miejsca.
    [many] W pliku { $file } jest { $games } rozegranych partii. To samo polecenie wznowi grę od tego miejsca.
   *[other] W pliku { $file } jest { $games } rozegranej partii. To samo polecenie wznowi grę od tego miejsca.
}

error-rows-without-file = --rows opisuje plik. Podaj go w --out.
error-data-missing = Pliki Parquet wymagają pakietu { $package }. Zainstaluj go: pip install 'grange[data]'
error-no-workers = Procesy robocze kończą się, zanim zaczną pracę. W skrypcie umieść uruchamiany kod pod „if __name__ == "__main__":” albo graj z jobs=1.
error-run-busy = Do pliku { $file } pisze inny proces. Poczekaj, aż się skończy, albo podaj inny plik.
error-run-damaged = Wiersz { $line } pliku { $file } jest uszkodzony. Usuń go i wszystkie wiersze po nim: te partie zostaną rozegrane jeszcze raz.
error-other-run = Plik { $file } zawiera inne uruchomienie. Usuń go, podaj inny plik albo powtórz ustawienia tamtego uruchomienia.
error-cluster-missing = Praca na klastrze wymaga pakietu { $package }. Zainstaluj go: pip install 'grange[cluster]'
error-cluster-unreachable = Pod adresem { $address } nie ma klastra Ray, z którego można skorzystać ({ $problem }).
error-cluster-without-grange = Na węźle { $node } klastra nie ma Grange. Zainstaluj wersję { $ours } na wszystkich węzłach.
error-cluster-other-code = Na węźle { $node } klastra jest Grange { $theirs }, a tutaj { $ours }. Zainstaluj tę samą wersję na wszystkich węzłach.
