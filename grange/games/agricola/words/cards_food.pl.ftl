### Agricola's hand cards: food providers

## Occupations

card-mushroom_collector = Grzybiarz
    .about = Za każdym razem po użyciu pola akcji „Las”, „Gaj” albo „Zagajnik” możesz odłożyć na nie 1 swoje drewno i wziąć 2 żywności.
card-roughcaster = Tynkarz
    .about = Za każdym razem, gdy dobudujesz gliniane izby albo wyremontujesz dom z glinianego na kamienny, dostajesz 3 żywności. Liczba izb dobudowanych w jednej akcji nie ma znaczenia.
card-wall_builder = Murarz
    .about = Za każdym razem, gdy dobudujesz izby, na polu każdej z czterech następnych rund czeka na ciebie 1 żywność. Liczba izb dobudowanych w jednej akcji nie ma znaczenia.
card-manservant = Służący
    .about = Gdy tylko zamieszkasz w kamiennym domu, na polu każdej rundy, która jeszcze będzie, czekają na ciebie 3 żywności. Jeśli tak jest już w chwili zagrania karty, dzieje się to od razu. Za bieżącą rundę nic nie dostajesz.
card-oven_firing_boy = Palacz
    .about = Za każdym razem, gdy korzystasz z pola akcji „Las”, „Gaj” albo „Zagajnik”, możesz najpierw upiec chleb. Możesz użyć każdego swojego usprawnienia, które piecze chleb, w granicach jego możliwości.
card-paper_maker = Papiernik
    .about = Za każdym razem, zanim zagrasz kolejny zawód, możesz zapłacić 1 drewno. Dostajesz wtedy po 1 żywności za każdy zawód leżący przed tobą, łącznie z tym. Tą żywnością możesz zapłacić także za nowy zawód.

## Minor improvements

card-pond_hut = Chata nad stawem
    .about = Na polu każdej z trzech następnych rund czeka na ciebie 1 żywność.
card-milk_jug = Dzban na mleko
    .about = Za każdym razem, gdy dowolny gracz, także ty, korzysta z pola akcji „Targ bydła”, dostajesz 3 żywności, a każdy z pozostałych graczy 1 żywność.
card-claypipe = Gliniana fajka
    .about = Podczas powrotu do domu dostajesz 2 żywności, jeśli w fazie pracy tej rundy przybyło ci co najmniej siedem surowców. Liczą się także te już wydane, ale nie dobra z pól rund.
card-junk_room = Rupieciarnia
    .about = Za każdym razem, gdy zbudujesz lub zagrasz usprawnienie, duże albo małe, dostajesz 1 żywność. Ta karta też się liczy.
card-basket = Kosz
    .about = Za każdym razem po użyciu pola akcji „Las”, „Gaj” albo „Zagajnik” możesz odłożyć na nie 2 swoje drewna i wziąć 3 żywności.
card-dutch_windmill = Wiatrak holenderski
    .about = Za każdym razem, gdy pieczesz chleb w rundzie zaraz po żniwach, dostajesz o 3 żywności więcej. Są to rundy 5, 8, 10, 12 i 14.
card-strawberry_patch = Grządka truskawek
    .about = Na polu każdej z trzech następnych rund czeka na ciebie 1 żywność.
card-herring_pot = Garnek na śledzie
    .about = Za każdym razem, gdy korzystasz z pola akcji „Połów ryb”, na polu każdej z trzech następnych rund czeka na ciebie 1 żywność.
card-butter_churn = Maselnica
    .about = W fazie pól każdych żniw dostajesz 1 żywność za każde trzy owce i 1 żywność za każde dwie krowy.
card-brook = Strumień
    .about = Za każdym razem, gdy korzystasz z pola akcji „Zarośla trzciny”, „Glinianka” albo „Las” lub z karty leżącej na polu pierwszej rundy, dostajesz 1 żywność. Możesz nią od razu zapłacić.
card-scullery = Zmywalnia
    .about = Na początku każdej rundy, jeśli mieszkasz w drewnianym domu, dostajesz 1 żywność.
card-three_field_rotation = Trójpolówka
    .about = Na początku fazy pól każdych żniw, jeszcze przed zebraniem plonów, dostajesz 3 żywności, jeśli masz co najmniej jedno pole ze zbożem, jedno z warzywami i jedno puste.
card-pitchfork = Widły
    .about = Za każdym razem, gdy korzystasz z pola akcji „Nasiona zboża”, dostajesz też 3 żywności, jeśli na polu akcji „Pole uprawne” stoi członek rodziny, obojętnie czyjej.
