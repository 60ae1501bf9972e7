### O que cada opção muda, em uma frase

option-map-about = Quatro módulos com dois lados formam dezesseis mapas; sorteado, ninguém conhece o terreno de antemão.
option-clans-about = Cada clã tem um poder próprio; quem joga por último escolhe primeiro, ou todos oferecem pontos de vitória pelo clã que querem.
option-imports-about = Algodão, tabaco e cana-de-açúcar contam no fim: quanto menos todos trouxeram de um, mais ele vale.
option-scoring-about = No fim de cada rodada uma peça dá glória por algo diferente, e as cinco são conhecidas desde o início.
option-ports-about = Quem alcança um porto pode usar seu bônus uma vez na partida.
option-tight-about = Cobrir alguns terrenos aproxima os jogadores em partidas de dois ou três.
option-extras-about = Mais um clã, um porto e uma peça de pontuação do mesmo tipo entram no sorteio.
