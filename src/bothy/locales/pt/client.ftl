# Same as in English (app-name, bill-total, player-bot, setup-solo, table-menu, scores-total)

### Messages of the browser client outside the games

## The app

app-name = Bothy
app-about = Uma mesa aberta para jogos de estratégia das Terras Altas.
lost-page = Esta página não existe.
lost-table = Esta mesa não existe.
lost-game = Este jogo não existe aqui.
lost-invite = Este convite não é válido.
lost-about = O endereço pode estar digitado errado ou incompleto, ou a página foi removida.
lost-away = Esta página não pode ser mostrada agora.
page-home = Início
page-not-loaded = Não foi possível carregar esta página. Verifique a conexão e carregue de novo.
close = Fechar
toasts = Avisos
colon = { $what }: { $told }
colon-after = { $what }:

## Settings

theme = Tema
theme-system = como no aparelho
theme-light = claro
theme-dark = escuro
text-size = Tamanho do texto
language = Idioma
speed = Velocidade do jogo
speed-slow = lenta
speed-normal = no ritmo da leitura
speed-fast = rápida

## At a table

prompt = Decisão a tomar
prompt-why = Por quê?
prompt-waiting = { $name } está jogando. Enquanto isso, você pode olhar tudo.
actions = Ações
turn-undo = Desfazer
turn-reset = Reiniciar o turno
turn-end = Encerrar o turno
offer-cancel = Escolher outra coisa
pass-unused = Sem uso:
bill-total = Total
player-me = você
player-bot = bot
player-vp = pontos de vitória
player-active = deve jogar
player-passed = passou
player-away = ausente
player-left = saiu
player-late = sem tempo
stand-in = { $bot } por { $name }
stands-in-seat-left = { $name } sai da mesa, { $bot } assume o lugar.
stands-in-seat-out-of-time = { $name } ficou sem tempo, { $bot } assume o lugar.
stands-in-seat-bot = { $bot } assume o lugar de { $name }.
tab-map = Mapa
tab-market = Mercado
tab-contracts = Contratos
tab-trade = Comércio
tab-mine = Meu
tab-players = Jogadores
tab-log = Diário
colour-gorse = tojo
colour-rowan = sorveira
colour-minch = azul
colour-snow = neve

## Pages around the table

tables = Mesas
ways = Navegação do site
rules = Regras
rules-of = { $game }: as regras
rules-chapters = Capítulos
rules-find = Procurar
rules-table = Tabela
settings = Configurações
account = Conta
sign-in = Entrar
former-player = um antigo jogador
players = Jogadores
server-away = O servidor não responde. Verifique a conexão e tente de novo.
home-opponent = Jogar contra
home-play = Jogar agora contra { $opponent }
home-here = Juntos nesta tela
home-friends = Com amigos, por um link
home-setup = Partida personalizada
home-going = Continuar
name-guest = Visitante
name-player = Jogador { $number }
seat-free = livre
table-waiting = espera jogadores
table-playing = em jogo
table-finished = encerrada

## Opening a table

setup-seats = Quantos jogadores?
setup-solo = solo
setup-name = Seu nome
setup-seat = Lugar { $number }
setup-their-name = O nome
setup-here = Outra pessoa, nesta tela
setup-free = Aberto a quem tiver o link
setup-options = Opções do jogo
setup-start = Começar
setup-open = Abrir a mesa e copiar o link
setup-opening = Abrindo a mesa.
join-title = Boas-vindas
join-about = { $host } convida você para { $game }.
join-sit = Sentar-se
join-again = Voltar à mesa
join-full = Todos os lugares estão ocupados. Você pode assistir de qualquer lugar.
join-watch = Assistir
waiting-link = Envie este link a quem vai jogar
waiting-here-only = Este Bothy roda no seu computador e não pode ser acessado de fora. O link só funciona neste computador: abra-o em um segundo navegador ou em uma janela anônima. Para jogar com amigos em outro lugar, abra a mesa em um Bothy hospedado.
waiting-share-how = Para que amigos na sua rede local possam entrar, pare o Bothy com Ctrl-C e inicie-o de novo com este comando. Suas mesas continuam lá.
waiting-share-copy = Copiar o comando
waiting-share-copied = Comando copiado.
waiting-copy = Copiar o link
waiting-copied = Copiado
waiting-empty = Liberar este lugar
waiting-for = Ainda há um lugar livre: espere, ou dê o lugar a um bot.
waiting-host = O jogo começa quando o anfitrião estiver pronto.
waiting-commitment = O embaralhamento já está definido. Depois do jogo, qualquer pessoa pode conferi-lo com
waiting-on-clipboard = O link está na área de transferência: envie-o a quem vai jogar.
waiting-came = { $name } sentou-se.
join-sitting = Já à mesa
join-seat = Seu lugar: { $plate }
plate = { $colour }, { $shape }
plate-gorse = círculo
plate-rowan = quadrado
plate-minch = escudo
plate-snow = losango
watch-from = Vista de
watch-from-seat = Ver a mesa como { $name }
prompt-watching = { $name } está jogando. Você está assistindo.
told-seats = À mesa: { $names }.
rematch-instead = Em seguida: { $game }
rematch-laid = A próxima mesa está pronta: { $game }.
rematch-there = Ir para a mesa

## Acting

prompt-loading = A mesa está sendo preparada.
game-over = O jogo acabou.
table-tools = Ferramentas
table-menu = Menu
strip-more = Mais ações
title-mine = Sua vez
prompt-only-end = Você já jogou. Encerre seu turno ou desfaça.
turn-undo-none = Não há nada a desfazer neste turno.
turn-end-not-yet = Ainda há algo a fazer antes.
turn-final = não se desfaz depois
turn-final-draw = algo novo será revelado, não se desfaz depois
offer-stopped = Algo será sorteado ou revelado: não se desfaz depois.
offer-assumed = na situação atual
offer-left-money = restam £{ $amount }
offer-left-coins = { $amount ->
    [one] resta { $amount } moeda
   *[other] restam { $amount } moedas
 }
price-coins = { $sign }{ $amount ->
    [one] { $amount } moeda
   *[other] { $amount } moedas
 }
argument-open = no tabuleiro, ou aqui
stock-money = dinheiro
stock-coins = moedas
stock-merchants = mercadores
stock-glory = glória
stock-vp = PV
stock-whisky = uísque
stock-scotsmen = escoceses
stock-markers = marcadores
log = O que aconteceu
log-setup = Preparação
log-empty = Nada ainda.
log-whole = Todos os detalhes
log-again = Rever esta vez passo a passo
log-since = Desde a sua vez
chat = Conversa
chat-unread = Conversa, { $count } não lidas
chat-empty = Nenhuma mensagem ainda.
chat-say = Escreva algo
chat-send = Enviar
leave-game = Sair da partida
announcement = Aviso
ideas = Dê-me uma ideia, tecla ?
reactions = Reações
reactions-about = O que responder pelo seu lugar quando ele puder reagir no turno dos outros? Só você vê isto.
preference-never = nunca
preference-ask = me perguntar
preference-always = sempre
reaction-waits = O turno de { $name } espera por você.
reaction-from-now = De agora em diante
reaction-leave = Recusar
preference-never-short = nunca
preference-ask-short = perguntar
preference-always-short = sempre
recap-open = O que mudou desde a sua vez
blocked-title = Ações indisponíveis agora, e por quê
blocked-nothing = Nenhuma ação está bloqueada agora.
blocked-rule = Regra { $rule }
recap-replay = Rever o que mudou
recap-stop = Parar de rever
recap-skip = Pular até a minha vez
reconnecting = Reconectando. Suas jogadas estão salvas; as que estão a caminho serão reenviadas.
plain-offers = O que você pode fazer
plain-view = Situação atual

## The command box

command = Digite uma ação ou uma pergunta
command-open = Linha de comando, tecla /
command-about = Uma ação em poucas letras, por exemplo “pos vac f6”, e duas vezes Enter. Ou: ofertas, mudanças, próximo, desfazer, recomeçar, fim, cancelar. O nome ou o número de um componente o mostra.
command-do = fazer / sim
command-undo = desfazer
command-reset = reiniciar / recomeçar
command-end = fim / fim do turno
command-pass = passar
command-cancel = cancelar
command-offers = ofertas / o que posso fazer
command-changed = mudanças / o que mudou
command-next = próximo / de quem é a vez
command-idea = ideia / dê-me uma ideia
command-help = ajuda
command-more = e mais { $count }.
command-many = { $count } possibilidades:
command-nothing = Nada por enquanto.
command-unknown = Nenhuma ação possível tem esse nome.
command-not-now = Agora não. { $prompt }
command-shows = Digite o nome ou o número de um componente para vê-lo: { $things }.
command-ringed = Está destacado na mesa.
command-done = Feito.
command-enter = Enter confirma

## The end

scores = Folha de pontuação
scores-show = Mostrar a folha de pontuação
scores-tab = Pontos
scores-total = Total
scores-so-far = Até aqui
scores-winner = { $name } vence.
scores-winners = { $names } dividem a vitória.
scores-solo = A partida termina com { $points } pontos.
scores-why = { $name }, { $category }: { $points }. Por quê?
scores-count = Contar categoria por categoria
scores-count-back = Uma categoria para trás
scores-count-next = Próxima categoria
scores-count-all = Mostrar tudo
scores-leads = { $category }: { $name } lidera com { $points }.
scores-takes = { $category }: { $name } assume a liderança com { $points }.
scores-level = { $category }: { $names } estão empatados com { $points }.
course = Como foi a partida
course-chart = Gráfico
course-of = { $name } ao longo da partida; a tabela abaixo mostra o mesmo
course-moment = Turno
course-at = { $phase }, turno { $turn } de { $turns }
course-open = Mostrar este turno
course-table = Como tabela
course-none = Não há gráfico para esta partida.
proof-check = Conferir o embaralhamento
proof-about = Repete o registro inteiro e compara cada sorteio com a promessa feita antes do jogo.
proof-running = Conferindo o embaralhamento.
proof-fair = Embaralhamento justo, conferido
proof-true = Conferido: cada sorteio decorre da promessa feita antes do jogo e da palavra de cada jogador.
proof-false = O registro não corresponde à promessa.
proof-how = O que foi verificado?
proof-promise = Antes de alguém se sentar, um número secreto foi sorteado e sua impressão digital mostrada na mesa: { $commitment }. Outro número teria outra impressão.
proof-words = Depois, cada jogador acrescentou uma palavra: { $words }. Para quem não deu nenhuma, uma foi sorteada.
proof-no-words = Este registro não tem palavras dos jogadores: o número secreto decidiu sozinho.
proof-word = { $name } “{ $word }”
proof-key = O número e as palavras juntos decidem cada sorteio. Assim, nem o anfitrião podia escolher as cartas pelo número, nem um jogador pela palavra.
proof-checked = Depois do fim o número foi revelado, { $seed }, e toda a partida jogada de novo: { $steps } passos, { $draws } sorteios. A impressão, as palavras, cada sorteio, cada posição e o resultado conferem.
proof-limit = O que nenhuma verificação mostra: quem mantém o servidor conhece o número durante a partida e, junto com quem dá a última palavra, poderia tentar várias.
record-download = Baixar o registro
rematch = Jogar de novo
replay = Rever o jogo
replay-leave = Voltar à mesa
replay-seat = Vista de
replay-spectator = espectador
replay-told = O que aconteceu
replay-silent = Nada aconteceu.
replay-back = Um passo atrás
replay-forward = Um passo adiante
replay-turn-back = Um turno para trás
replay-turn-on = Um turno à frente
replay-play = Reproduzir
replay-pause = Pausar
replay-speed = Velocidade
replay-link = Copiar um link para este passo
replay-link-copied = Link copiado.
replay-embed = Copiar o HTML para mostrar esta partida em outro site
replay-embed-copied = HTML copiado.
replay-open = Abrir no Bothy
replay-turn = Turno
replay-turn-at = Turno { $turn } de { $turns }: { $name }
replay-turn-count = Turno { $turn } de { $turns }
replay-at = Passo { $step } de { $steps }

## More settings

motion = Animações
motion-system = como o aparelho
motion-on = ativadas
motion-off = desativadas
confirm = Pedir confirmação
confirm-always = sempre
confirm-final = só se não puder ser desfeito
end-turn-itself = Encerrar meu turno automaticamente quando não restarem ações
skip-forced = Responder automaticamente quando só houver uma opção
sound = Sons
sound-turn = Só o som da minha vez
volume = Volume dos sons
notices = Um aviso do navegador quando for a minha vez e a página não estiver à vista
