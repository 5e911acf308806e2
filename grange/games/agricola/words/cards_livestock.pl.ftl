### Agricola's hand cards: livestock providers

## Occupations

card-animal_dealer = Handlarz zwierzętami
    .about = Za każdym razem, gdy korzystasz z pola akcji „Targ owiec”, „Targ dzików” albo „Targ bydła”, możesz najpierw kupić jeszcze jedno zwierzę tego gatunku za 1 żywność.
card-pig_breeder = Hodowca dzików
    .about = Gdy zagrywasz tę kartę, weź 1 dzika. Na koniec 12. rundy twoje dziki się rozmnażają: jeśli masz co najmniej dwa, rodzi się jeszcze jeden, o ile znajdzie się dla niego miejsce. To nie są żniwa.
card-sheep_whisperer = Zaklinacz owiec
    .about = Dodaj do numeru bieżącej rundy 2, 5, 8 i 10: na polu każdej z tych rund, o ile jeszcze będzie, czeka na ciebie owca. Przychodzi na początku tamtej rundy i potrzebuje miejsca w gospodarstwie, inaczej trafi do kuchni albo ucieknie.
card-cattle_feeder = Karmiciel bydła
    .about = Za każdym razem, gdy korzystasz z pola akcji „Nasiona zboża”, możesz najpierw kupić 1 krowę za 1 żywność.

## Minor improvements

card-young_animal_market = Targ młodych zwierząt
    .about = Za owcę, którą płacisz, weź 1 krowę. Potem karta trafia na rękę sąsiada po lewej, a w grze jednoosobowej znika z gry.
card-shepherds_crook = Laska pasterska
    .about = Za każdym razem, gdy stawiasz płoty, dostajesz po 2 owce za każde nowe pastwisko z co najmniej czterech działek. Musi leżeć na ziemi, która nie należała dotąd do żadnego pastwiska, a liczy się w takim kształcie, jaki ma po całej akcji.
card-acorns_basket = Kosz żołędzi
    .about = Na polu każdej z dwóch następnych rund czeka na ciebie dzik. Przychodzi na początku tamtej rundy i potrzebuje miejsca w gospodarstwie, inaczej trafi do kuchni albo ucieknie.
