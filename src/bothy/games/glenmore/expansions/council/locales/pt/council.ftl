## Between a Rock and a Hard Place

option-council = Entre a Cruz e a Espada
option-council-false = sem
option-council-true = com o conselho dos clãs
option-council-about = Cinco cartas de pontuação ficam abertas e, sempre que alguém pega um personagem, todos votam em uma delas: cada carta aceita dá 10 PV no fim. Cerca de 10 minutos a mais; dificuldade média.

measure-animals = Rebanho
    .about = para quem tiver mais ovelhas e vacas no território
measure-wood-and-stone = Materiais
    .about = para quem tiver mais madeira e pedra no território
measure-largest-square = Maior quadrado
    .about = para o maior quadrado completo de peças de um território
measure-full-sets = Conjuntos completos
    .about = para quem tiver mais conjuntos de um escocês no castelo inicial, um barril de uísque, uma carta de marco e um personagem
measure-manned-castles = Castelos ocupados
    .about = para quem tiver mais castelos com um escocês, contando o castelo inicial
measure-whisky-tiles = Destilarias
    .about = para quem tiver mais peças com o ícone de uísque
measure-farthest-scotsman = Longe de casa
    .about = para o escocês que precisaria de mais pontos de movimento para chegar ao seu castelo inicial
measure-own-discards = Descartes próprios
    .about = para o maior monte de descarte próprio
measure-smallest-territory = Menor território
    .about = para o território com menos peças
measure-joined-pastures = Pastos ligados
    .about = para quem tiver mais peças de animais ligadas pelos lados

ballot-aye = AYE (sim)
ballot-nay = NAY (não)
ballot-two-ayes = AYE e AYE
ballot-two-nays = NAY e NAY
ballot-one-each = AYE e NAY

ask-proposing = O conselho dos clãs se reúne. Qual carta de pontuação vai a votação?
ask-council-vote = Como você vota em { $measure }, { $measure-about }? Os votos ficam secretos até que todos tenham votado.
do-propose = Pôr em votação: { $measure }
do-cast-vote = Votar { $ballot }
verb-propose = Pôr uma carta em votação
verb-cast-vote = Votar
argument-measure = Carta de pontuação
argument-ballot = Fichas de voto

no-measure-not-open = Essa carta não está aberta nesta partida. Escolha uma que esteja.
no-measure-voted = { $measure } já foi votada. Escolha uma carta ainda sem votação.
no-no-such-ballot = Não se vota assim. Ponha um AYE ou um NAY.
no-one-token-a-vote = Você põe uma ficha por votação. Só em uma partida a dois se podem pôr duas, e em uma única votação.
no-two-tokens-once = Você já pôs duas fichas em uma votação, o que só se pode fazer uma vez por partida. Ponha uma só.
no-no-such-token = Você não tem essas fichas. Restam AYE: { $ayes }, NAY: { $nays }.

event-measure-drawn = Carta de pontuação: { $measure }, { $measure-about }.
also-votes-dealt = Cada um tem { $ayes } AYE e { $nays } NAY.
also-council-card = Carta do conselho: { $measure }.
event-proposed = Lugar { $seat } põe em votação: { $measure }.
event-ballot = Lugar { $seat } vota { $ballot }.
event-council-voted = { $measure }: carta { $accepted ->
    [true] aceita
   *[other] rejeitada
 }, { $ayes } AYE contra { $nays } NAY.
event-own-discard = { $tile } vai para o monte de descarte do lugar { $seat }.
event-own-discard-taken = { $tile } sai do monte de descarte do lugar { $seat }.

score-council = Conselho dos clãs
category-council = o conselho dos clãs
breakdown-council = { $measure }: { $count }{ $tied ->
    [0] {""}
    [1] , na frente
   *[other] , na frente, em empate de { $tied }
 }
breakdown-council-nothing = Nenhuma carta foi aceita

note-council-open = { $measure }: { $vp } PV { $measure-about }. Ainda sem votação. Até agora: { $counts }.
note-council-accepted = { $measure }: { $vp } PV { $measure-about }. Aceita, { $ayes } AYE contra { $nays } NAY. Até agora: { $counts }.
note-council-rejected = { $measure }: rejeitada, { $ayes } AYE contra { $nays } NAY.
note-council-tokens = Fichas de voto que restam. AYE: { $ayes }. NAY: { $nays }.
note-own-discards = Monte de descarte de { $seat }: { $tiles-tile }.

## O que a página diz sobre isso

shelf-council = Conselho
council-about = Cinco cartas de pontuação: { $vp } PV cada no fim, se o conselho as aceitar. No empate, divide-se, arredondando para cima.
council-is-counts = vale
council-is-struck = rejeitada
council-is-now = em votação
council-is-open = ainda não votada
council-short-counts = vale
council-short-struck = fora
council-short-now = votando
council-short-open = aberta
council-votes = { $ayes } AYE contra { $nays } NAY
council-what = { $measure }, { $measure-about }
council-count-largest-square = { $count }×{ $count }
council-in-hand = { $count } na mão
council-your-vote = Seu voto
council-they-vote = O conselho vota
council-secret = Revelado quando todos votarem
council-has-laid = { $name } votou
council-thinks = { $name } está pensando
council-they-lead = No momento, { $names } { $count ->
    [1] levaria { $vp } PV
   *[other] levariam { $vp } PV cada
 }.
council-you-lead = Você levaria { $vp } PV.
council-vote-now = vote agora
council-call-now = escolha a carta
council-line = { $counts } sim, { $open } abertas
council-badge-vote = voto
shown-vote-about = Uma ficha de votação: é posta em segredo e depois sai da partida.
glen-row-council = conselho
council-pile = Monte de descarte ({ $count }): { $tiles }

### lesson

## Entre a Cruz e a Espada, passo a passo: lessons/council.json

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

### cover

expansion-glenmore-council = Entre a Cruz e a Espada
expansion-glenmore-council-about = Vota-se em segredo no que vai contar no fim.
