# O que a página diz

glen-effect-take-token = o marcador da Inglaterra
piece-englishman = o inglês
