### Agricola's hand cards: goods providers

## Occupations

card-grocer = Sklepikarz
    .about = Na karcie leży stos dóbr, od góry: drewno, zboże, trzcina, kamień, warzywo, glina, trzcina, warzywo. W każdej chwili możesz kupić to, co leży na wierzchu, za 1 żywność, także kilka razy z rzędu. Dopóki dobra nie kupisz, nie należy do ciebie.
card-harpooner = Harpunnik
    .about = Za każdym razem, gdy korzystasz z pola akcji „Połów ryb”, możesz też zapłacić 1 drewno. Dostajesz za nie 1 trzcinę i po 1 żywności za każdą osobę w swojej rodzinie, także za noworodki.
card-conjurer = Kuglarz
    .about = Za każdym razem, gdy korzystasz z pola akcji „Wędrowni artyści”, dostajesz też 1 drewno i 1 zboże.
card-consultant = Doradca
    .about = Gdy zagrywasz tę kartę, weź 2 zboża, jeśli grasz solo, 3 gliny przy dwóch graczach, 2 trzciny przy trzech, a 2 owce przy czterech. Owce potrzebują miejsca w gospodarstwie, inaczej trafią do kuchni albo uciekną.
card-sheep_walker = Poganiacz owiec
    .about = W każdej chwili możesz zamienić owcę na dzika, warzywo albo kamień, ile razy chcesz. Owca musi stać w twoim gospodarstwie; tej, która dopiero przyszła i nie ma miejsca, zamienić nie można.
card-storehouse_keeper = Magazynier
    .about = Za każdym razem, gdy korzystasz z pola akcji „Targ surowców”, dostajesz też 1 glinę albo 1 zboże, do wyboru.
