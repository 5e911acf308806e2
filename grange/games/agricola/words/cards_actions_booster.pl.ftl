### Agricola's hand cards: action boosters

## Occupations

card-adoptive_parents = Przybrani rodzice
    .about = W fazie pracy, gdy wszyscy pozostali członkowie rodziny są już rozmieszczeni, możesz zapłacić 1 żywność za dziecko, które urodziło się w tej rundzie. Wtedy pracuje ono jeszcze w tej rundzie, nie jest już noworodkiem i je jak dorosły.
card-master_bricklayer = Mistrz zduński
    .about = Każde duże usprawnienie kosztuje cię o tyle kamieni mniej, ile izb dobudowano w twoim domu do dwóch początkowych. Koszt w kamieniu nie spada poniżej zera.
card-scholar = Uczony
    .about = Na początku każdej rundy, jeśli mieszkasz w kamiennym domu, możesz zagrać z ręki jedną kartę: zawód za 1 żywność albo małe usprawnienie za jego cenę.

## Minor improvements

card-threshing_board = Deska do młócenia
    .about = Za każdym razem, gdy korzystasz z pola akcji „Pole uprawne” lub „Uprawa roli”, możesz najpierw upiec chleb. Możesz użyć każdego swojego usprawnienia, które piecze chleb, w granicach jego możliwości.
card-sleeping_corner = Kąt do spania
    .about = Możesz zajmować pola akcji z życzeniem potomstwa, nawet jeśli stoi tam członek rodziny jednego innego gracza. Rodzic z noworodkiem liczą się jako jeden; gdzie stoją osoby dwóch innych graczy, nie ma miejsca.
card-lasso = Lasso
    .about = W swojej turze możesz wysłać dwie osoby, jedną zaraz po drugiej, jeśli co najmniej jedna z nich idzie na targ owiec, dzików lub bydła. Następnej tury nie tracisz.
card-bread_paddle = Łopata do chleba
    .about = Gdy zagrywasz tę kartę, weź 1 żywność. Za każdym razem po zagraniu zawodu możesz upiec chleb. Możesz użyć każdego swojego usprawnienia, które piecze chleb, w granicach jego możliwości.
