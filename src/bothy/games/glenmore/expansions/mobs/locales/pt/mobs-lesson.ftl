### As gangues do centavo, passo a passo: lessons/mobs.json

lesson-mobs = Centavos e bandidos
lesson-mobs-goal = Você começa com sete centavos, e cada um custa 1 PV no fim. Há bandidos na prisão; quem pega um ganha seu poder, mas paga a penalidade no fim.
lesson-mobs-take = Primeiro um turno comum. Pegue Lochridge e coloque-a acima da vila inicial.
lesson-mobs-end = Vai-se à prisão quando o turno acaba. Encerre o seu.
lesson-mobs-penny = Agora você pode pôr um centavo em um bandido, pegar um bandido ou nada disso. O centavo vira: vale +1 PV para quem pegar o bandido, e você fica livre dele. Ponha um em Joe McDuff.
lesson-mobs-companion = Seu companheiro joga e também põe um centavo lá.
lesson-mobs-again = Agora há dois centavos em Joe McDuff. Pegue Ballachulish, coloque-a à esquerda da vila inicial e encerre seu turno.
lesson-mobs-free = Tire Joe McDuff da prisão: os dois centavos vêm com ele, a +1 PV cada. Ele custa 6 PV no fim.
lesson-mobs-holds = Ele é seu até o fim, com três fichas. Em um turno seguinte, cada uma pega a maior pilha de moedas de uma linha do mercado.
lesson-mobs-last = Livre-se dos centavos, mas não para os outros recolherem. Com bastantes deles, até um bandido ruim compensa.
