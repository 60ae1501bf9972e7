### O duvidoso livro da história da Escócia, passo a passo: lessons/tome.json

lesson-tome = Eventos
lesson-tome-goal = Com o livro, cada carta de marco tem um evento no verso. Os Gatherings permitem virar uma carta e usá-lo; daí em diante ela conta como dois marcos.
lesson-tome-take = Castle Stalker traz uma carta de marco. Pegue-a, compre a madeira e a pedra que ela custa, coloque-a à esquerda da vila inicial e encerre seu turno.
lesson-tome-card = Aqui estão suas cartas com as duas metades: o que a carta faz e, abaixo, o evento. O de Castle Stalker: pagar um escocês por uma peça do descarte.
lesson-tome-companion = Seu companheiro agora está mais atrás e joga três turnos antes de você.
lesson-tome-gathering = Há um Gathering à frente. Pegue-o e coloque-o acima de Castle Stalker.
lesson-tome-wake = Ative o Gathering: ele aciona um evento.
lesson-tome-tell = Você pode usar o evento ou só virar a carta para que conte em dobro. Use o de Castle Stalker.
lesson-tome-pay = O evento custa um escocês de uma peça sua. Mande embora o da vila inicial.
lesson-tome-fetch = Escolha uma peça do monte de descarte: Black Isle. Coloque-a acima da vila inicial; ela vem sem custo.
lesson-tome-last = A carta fica virada e conta como dois marcos em cada pontuação. Seu poder duradouro, se houver, também fica.
