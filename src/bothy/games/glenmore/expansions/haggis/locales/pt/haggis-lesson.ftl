### Ode ao Haggis, passo a passo: lessons/haggis.json

lesson-haggis = O haggis
lesson-haggis-goal = As estalagens trazem fichas de haggis de valor 1, 2 ou 3. Em três banquetes o dado decide quais são servidas: depois das pontuações das pilhas B e C e bem no fim.
lesson-haggis-take = Drover’s Inn está no rondel e custa 1 madeira. Escolha-a.
lesson-haggis-pay = Você ainda não tem madeira, então o mercado a vende por 1 moeda. Compre-a.
lesson-haggis-place = Coloque a estalagem acima da vila inicial, onde está o seu escocês.
lesson-haggis-token = Uma estalagem nova traz logo uma ficha. Duas estão abertas, as outras fechadas. Pegue a de valor 1: é o 1 que o dado mais mostra.
lesson-haggis-table = Ela fica fechada na sua mesa de servir, onde cabem cinco. Só você vê o que sorteou fechado; os outros se lembram do que estava aberto.
lesson-haggis-inn = Depois, a cada ativação a estalagem troca uma ovelha por outra ficha. Uma mesa cheia devolve uma ficha a cada nova.
lesson-haggis-end = Por enquanto é só. Encerre seu turno.
lesson-haggis-feast = Em um banquete o dado é rolado quatro vezes. Quem tem uma ficha daquele valor abre uma, três no máximo; o uísque paga mais rolagens. Você marca o número de fichas vezes a soma: 1 e 3 valem 2 × 4 = 8 PV.
