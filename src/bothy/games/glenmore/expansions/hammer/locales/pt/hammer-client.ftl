# O que a página diz

glen-effect-take-token = a ficha da Inglaterra
piece-englishman = o Inglês
glen-piece-short-englishman = Inglês
shelf-hammer = Inglaterra
shelf-hammer-free = livre
shelf-hammer-next = custa { $cost }
shelf-hammer-gone = foi embora
shown-england = { $thing ->
    [row] Linha da Inglaterra
    [token] Ficha da Inglaterra
   *[englishman] O Inglês
 }
shown-england-about = { $thing ->
    [row] Quem usa o Inglês põe moedas ali; quem descarta uma peça com ele pega a última pilha.
    [token] Quem a tem joga com o Inglês.
   *[englishman] Um peão que não é de ninguém: com ele, quem tem a ficha pega ou descarta uma peça.
 }
