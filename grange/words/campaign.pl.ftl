# Kampanie: partie jedna po drugiej.

error-no-campaign = Gra { $game } nie ma kampanii.
error-campaign-rule = Opcję zasad { $rule } ustala sama kampania. Pomiń ją.
error-campaign-over = Ta kampania jest zakończona.
error-campaign-undecided = Następna partia zacznie się, gdy wszyscy wybiorą, co zachowują. Brakuje jeszcze: miejsce { $seats }.
error-campaign-unfinished = Ta partia jeszcze się nie skończyła.
error-campaign-other-game = To nie jest następna partia kampanii: zaczęła się od czegoś innego.
error-campaign-too-long = Kampania ma najwyżej { $most } partii.
error-campaign-nothing-to-keep = Teraz nie ma z czego wybierać.
error-campaign-not-played = „{ $thing }” nie można zachować. Wybierz coś, co było u ciebie w grze w ostatniej partii.
error-campaign-must-keep = Po pierwszej partii trzeba zachować jeden zawód.
error-campaign-missing = Nie da się odczytać kampanii { $file }; sprawdź nazwę pliku.
error-campaign-json = To nie jest plik kampanii Grange: nie zawiera formatu JSON.
error-campaign-format = To nie jest plik kampanii Grange albo czegoś w nim brakuje.
error-campaign-field = Błąd w kampanii: „{ $field }”.
error-campaign-game = Partia { $number } tej kampanii nie mogła się tak skończyć.
error-no-such-campaign = Pod tym adresem nie ma kampanii. Kampania jest usuwana, jeśli nikt nie zaczął jej pierwszej partii.
error-campaign-playing = Trwa partia tej kampanii. Co zachować na następną, wybiera się po jej zakończeniu.
error-campaign-changed = Ktoś inny właśnie zmienił tę kampanię. Spójrz na nią jeszcze raz.
error-rematch-campaign = Następna partia kampanii zaczyna się na jej stronie.

campaign-alone = Kampania w pojedynkę
campaign-friends = Kampania z przyjaciółmi
campaign-reach = Partia { $number } z { $length }: zdobądź { $goal ->
    [one] { $goal } punkt
    [few] { $goal } punkty
   *[many] { $goal } punktów
}
campaign-beyond = Partia { $number }: zdobądź { $goal ->
    [one] { $goal } punkt
    [few] { $goal } punkty
   *[many] { $goal } punktów
}
campaign-by-lot = Partia { $number } z { $length }: kto zaczyna, rozstrzygnie los
campaign-begins = Partia { $number } z { $length }: { $who ->
    [you] zaczynasz ty
   *[other] zaczyna { $name }
}
campaign-won-by = Kampanię wygrywa: { $names }
campaign-given-up = Kampania przerwana
campaign-column-game = Partia
campaign-column-goal = Cel
campaign-column-points = Punkty
campaign-column-tries = Próby
campaign-column-stays = Zostaje
campaign-won-at = { $tries ->
    [1] za pierwszym razem
    [2] za drugim razem
    [3] za trzecim razem
   *[other] za { $tries }. razem
}
campaign-tried = { $tries ->
    [0] jeszcze bez próby
    [1] jedna próba: { $best }
   *[other] prób: { $tries }, najlepsza: { $best }
}
campaign-playing = Partia { $number } trwa; wyborów dotąd: { $choices }.
campaign-stays = { $name }, od początku partii: { $things }
campaign-ask-keep = { $name }: co zachowujesz na następną partię?
campaign-keep-nothing = Nic
campaign-keys = Enter zaczyna partię, g przerywa kampanię, q wychodzi.
campaign-left = Kampania jest zapisana w pliku { $file }. Ciąg dalszy: grange campaign --resume { $file }

cli-campaign = Graj kampanię: partie jedna po drugiej, z przenoszeniem do następnej.
cli-campaign-seats = kto gra, na przykład me albo me,steady,steady (domyślnie me)
cli-campaign-save = plik, w którym zapisywać kampanię
cli-campaign-resume = wróć do zapisanej kampanii; bez pliku do ostatniej
cli-campaign-show = tylko pokaż dotychczasowe partie
