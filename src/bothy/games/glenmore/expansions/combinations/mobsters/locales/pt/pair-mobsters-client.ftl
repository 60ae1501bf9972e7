# O que a página diz sobre isso

mobs-does-calum-mcquack = Quando um barco ultrapassa outro, passe um centavo; uma vez, uma segunda recompensa.
mobs-does-bully-mcmuscle = Passos para uma peça com outro barco são grátis; uma vez, uma segunda recompensa.
mobs-does-fraser-mcstarve = Uma vez, antes de um banquete: pega uma ficha de haggis de alguém.
mobs-does-oonagh-mchagg = Uma vez por banquete: manda rolar o dado de novo.
mobs-does-elspeth-mctrick = Troca algo na montanha por um recurso da reserva.
mobs-does-erin-macmalt = Venda um barril a mais em uma peça de venda.
mobs-does-john-mcclaim = Três cartas de marco dos outros contam como suas nas pontuações.
