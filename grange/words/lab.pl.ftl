error-no-workers = Procesy robocze kończą się, zanim zaczną pracę. W skrypcie umieść uruchamiany kod pod „if __name__ == "__main__":” albo graj z jobs=1.
error-other-run = Plik { $file } zawiera inne uruchomienie. Usuń go, podaj inny plik albo powtórz ustawienia tamtego uruchomienia.
error-cluster-missing = Praca na klastrze wymaga pakietu { $package }. Zainstaluj go: pip install 'grange[cluster]'
error-cluster-unreachable = Pod adresem { $address } nie ma klastra Ray, z którego można skorzystać ({ $problem }).
error-cluster-without-grange = Na węźle { $node } klastra nie ma Grange. Zainstaluj wersję { $ours } na wszystkich węzłach.
error-cluster-other-code = Na węźle { $node } klastra jest Grange { $theirs }, a tutaj { $ours }. Zainstaluj tę samą wersję na wszystkich węzłach.
