### As corridas de barcos-dragão, passo a passo. Os passos estão em lessons/boats.json.

lesson-boats = A corrida de barcos
lesson-boats-goal = Seu barco está no seu castelo inicial. Ele desce seu rio para a esquerda, passa por todos os outros e volta a este castelo. O primeiro a chegar ganha 15 PV e um barril; o último não pontua moedas.
lesson-boats-rivers = Há sempre quatro rios; com dois jogadores, dois são neutros. Abra esta ficha para ver todos em uma linha, com cada barco.
lesson-boats-take = Um barco rema com pontos de movimento, um por peça. Kingston on Spey dá dois: pegue-a e compre a madeira que ela custa.
lesson-boats-place = Ela tem o rio. Coloque-a na ponta esquerda; seu rio agora é mais longo, para todos os que remam por ele.
lesson-boats-move = Ative Kingston on Spey para ter 2 pontos de movimento.
lesson-boats-open = A corrida só abre quando um peão passa pela peça da largada, que vem com a pilha B. Até lá o movimento é dos escoceses: leve o seu ao castelo e encerre seu turno.
lesson-boats-castles = Em cada castelo há recompensas fechadas. Um barco que chega a um para ali: o dono olha todas e pode ficar com uma. Ela vale na hora.
