### O que cada opção muda, em uma frase

option-map-a-about = O canto superior esquerdo do mapa: um lado escolhido, ou sorteado.
option-map-b-about = O canto superior direito do mapa: um lado escolhido, ou sorteado.
option-map-c-about = O canto inferior direito do mapa: um lado escolhido, ou sorteado.
option-map-d-about = O canto inferior esquerdo do mapa: um lado escolhido, ou sorteado.
option-clans-about = Cada clã tem um poder próprio; quem joga por último escolhe primeiro, ou todos oferecem pontos de vitória pelo clã que querem.
option-imports-about = Algodão, tabaco e cana-de-açúcar contam no fim: quanto menos todos trouxeram de um, mais ele vale.
option-scoring-about = No fim de cada rodada uma peça dá glória por algo diferente, e as cinco são conhecidas desde o início.
option-ports-about = Quem alcança um porto pode usar seu bônus uma vez na partida.
option-tight-about = Cobrir alguns terrenos aproxima os jogadores em partidas de dois ou três.
option-extras-about = Mais um clã, um porto e uma peça de pontuação do mesmo tipo entram no sorteio.
