### Objaśnienia rzeczy na stole i zasady obok niego

lookup-rule = „{ $rule }”
lookup-more = Do rozdziału
drawer-asked = Ten rozdział dotyczy pytania, na które odpowiadasz: „{ $question }”
drawer-name = Zasady
