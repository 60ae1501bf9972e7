### Chegar e partir: o que dizem o início, a preparação, a sala de espera e a folha de pontos

## Início

home-to-move = É a vez de { $name }
home-away = { $name } não está à mesa
home-without = Seguem sem você
home-more = { $count ->
    [one] mais 1 mesa
   *[other] mais { $count } mesas
 }
home-contents = O que inclui
home-base = jogo base
home-seats = { $more ->
    [0] { $from ->
        [one] 1 jogador
       *[other] { $from } jogadores
     }
   *[other] { $from } a { $to } jogadores
 }
home-quiet = Sem conta, sem rastreamento, funciona offline.
home-quiet-shared = Sem conta, sem rastreamento.
home-quiet-host = Sem rastreamento.
home-offline = Jogar agora contra um bot, nesta página

## A folha de pontos

place-1 = 1º
place-2 = 2º
place-3 = 3º
place-4 = 4º
scores-margin = { $points } pontos, { $ahead ->
    [0] empatado com { $name }, na frente no desempate.
   *[other] { $ahead } a mais que { $name }.
 }
scores-picture = Salvar como imagem
leads = Quem estava na frente
leads-about = Pontos acima ou abaixo da média
leads-moments = Momentos que contaram
leads-moments-about = escolha um para ver o tabuleiro de então
leads-gains = { $name } ganha { $points } pontos de uma vez.
leads-takes = { $name } ganha { $points } pontos e passa para a frente.

## Abrir uma mesa

setup-who = Quem joga
setup-where = O tabuleiro
setup-bots = Cada bot tem seu estilo
setup-as-usual = { $count ->
    [one] uma opção, no padrão
   *[other] { $count } opções, no padrão
 }
setup-changed = alteradas
setup-learn = Aprender
setup-sets = Pronto para jogar
setup-expansions = Expansões
setup-longer = cerca de { $minutes } minutos a mais{ $for ->
    [player] {" "}por pessoa
   *[game] {""}
 }
setup-minutes = +{ $minutes } min{ $for ->
    [player] {" "}por pessoa
   *[game] {""}
 }
setup-difficulty = { $level ->
    [1] fácil
    [2] média
   *[3] exigente
 }
setup-count = { $count ->
    [one] Um lugar
   *[other] { $count } lugares
 }
waiting-free = { $count ->
    [0] Todos estão aqui
    [one] Há um lugar livre
   *[other] Há { $count } lugares livres
 }
waiting-close = Fechar este lugar
waiting-share = Enviar o link
waiting-ready = pronto
waiting-laid = Como será a partida

## Gallery
