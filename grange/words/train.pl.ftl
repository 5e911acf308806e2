cli-train = Wytrenuj sieć gry na partiach z samą sobą; przerwany trening rusza dalej od tego samego miejsca.
cli-train-folder = folder treningu: partie, sieci, dziennik i wykres
cli-train-generations = liczba pokoleń gry z samą sobą
cli-train-first = liczba partii według gotowych planów dla pierwszej sieci
cli-train-games = liczba partii w każdym pokoleniu
cli-train-full = liczba symulacji pełnego przeszukiwania
cli-train-quick = liczba symulacji szybkiego przeszukiwania
cli-train-share = część wyborów z pełnym przeszukiwaniem; tylko na nich sieć uczy się wybierać
cli-train-after = sieć, od której zacząć zamiast od partii według gotowych planów

train-playing = Pokolenie { $generation }: rozegrano { $done } z { $of } części, zostało około { $minutes } min.
train-learning = Pokolenie { $generation }: sieć się uczy.
train-generation = Pokolenie { $generation }: wygrywa { $judge } % partii z botem bez sieci (punkty { $points } : { $its }) i { $best } % z najlepszą dotychczasową siecią.

error-train-missing = Trening wymaga pakietu { $package }. Zainstaluj go poleceniem: pip install 'grange[train]'
error-train-share = --share to ułamek większy od 0 i nie większy od 1, na przykład 0.4.
error-train-net = W pliku { $file } nie ma sieci. Podaj plik .npz zapisany podczas treningu.
error-cannot-learn = Dla gry { $game } nie ma jeszcze treningu.
