### Справка о предметах на столе и правила рядом с ним

lookup-rule = «{ $rule }»
lookup-more = К главе
drawer-asked = Эта глава относится к вопросу, на который вы отвечаете: «{ $question }»
drawer-name = Правила
