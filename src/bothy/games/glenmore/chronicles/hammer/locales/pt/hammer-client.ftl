# O que a página diz

glen-effect-take-token = a ficha da Inglaterra
piece-englishman = o Inglês
glen-piece-short-englishman = Inglês
shelf-hammer = Inglaterra
shelf-hammer-free = livre
shelf-hammer-next = custa { $cost }
shelf-hammer-gone = foi embora
