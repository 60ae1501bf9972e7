### Between a Rock and a Hard Place

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
