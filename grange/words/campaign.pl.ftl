# Kampanie: partie jedna po drugiej.

error-no-campaign = Gra { $game } nie ma kampanii.
error-campaign-rule = Zasadę { $rule } ustala sama kampania. Pomiń ją.
error-campaign-over = Ta kampania jest skończona.
error-campaign-undecided = Następna partia zacznie się, gdy wszyscy powiedzą, co zachowują. Brakuje jeszcze: miejsce { $seats }.
error-campaign-unfinished = Ta partia jeszcze się nie skończyła.
error-campaign-other-game = To nie jest następna partia kampanii: zaczęła się od czegoś innego.
error-campaign-too-long = Kampania ma najwyżej { $most } partii.
error-campaign-nothing-to-keep = Teraz nie ma z czego wybierać.
error-campaign-not-played = „{ $thing }” nie można zachować. Wybierz coś, co było u ciebie w grze w ostatniej partii.
error-campaign-must-keep = Po pierwszej partii trzeba zachować jeden zawód.
error-campaign-json = To nie jest nasz tekst JSON.
error-campaign-format = To nie jest kampania, którą można tu odczytać.
error-campaign-field = Błąd w kampanii: „{ $field }”.
error-campaign-game = Partia { $number } tej kampanii nie mogła się tak skończyć.
