# O que a página diz

glen-effect-take-token = a ficha da Inglaterra
piece-englishman = o Inglês
