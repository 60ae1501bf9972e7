### Entre a Cruz e a Espada, passo a passo: lessons/council.json

lesson-council = O conselho dos clãs
lesson-council-goal = Há cinco cartas de pontuação abertas. No fim, cada uma dá 10 PV a quem tem mais daquilo que ela conta, mas só se o conselho a aceitar. O botão do conselho diz quantas já valem.
lesson-council-take = O conselho se reúne sempre que alguém pega um personagem. Robert the Bruce é grátis: escolha-o no rondel.
lesson-council-marker = Um personagem permite colocar um marcador de clã, como sempre. Coloque-o em MacLeod; o conselho espera por isso.
lesson-council-call = Você pegou o personagem, então diz qual carta vai a voto. Cada carta mostra quem a levaria no momento. Ponha as destilarias em votação.
lesson-council-vote = Cada um põe uma ficha fechada: um AYE redondo ou um NAY quadrado. São poucas fichas, e a que você põe se perde. Ponha um AYE.
lesson-council-secret = Seu companheiro também vota. Ninguém vê uma ficha antes de todas estarem na mesa; então são viradas juntas.
lesson-council-counted = Basta haver tantos AYE quantos NAY: a carta é aceita e dará 10 PV no fim a quem tiver mais destilarias. No empate divide-se, arredondando para cima.
lesson-council-end = Uma carta já votada não volta mais. Encerre seu turno.
lesson-council-last = Com dois jogadores, uma única vez você pode pôr duas fichas em um voto. Veja o que o outro junta: um NAY na hora certa vale tanto quanto 10 PV.
