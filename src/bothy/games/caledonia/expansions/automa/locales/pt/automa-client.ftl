### O Automa na mesa: seu lugar, suas cartas e sua vez contada passo a passo

## Seu lugar e suas cartas

automa-seat = Automa
automa-seat-line = nível { $level }, restam { $cards } cartas
automa-level = nível { $level }
automa-deck = No baralho
automa-left = { $count ->
    [one] resta { $count } carta
   *[other] restam { $count } cartas
 }
automa-later = Ainda por vir, por rodada
automa-discarded = Descartadas
automa-gone = Fora do jogo
automa-of-round = Rodada { $round }: { $count ->
    [0] nenhuma
    [one] { $count } carta
   *[other] { $count } cartas
 }
automa-card-name = Carta { $card }
automa-card-actions = tenta { $icons }
automa-card-leaves = sai do jogo depois de pular a vez
automa-card-modules = { $modules-count ->
    [one] módulo { $modules }
   *[other] módulos { $modules }
 }
automa-card-criteria = { $criteria }
automa-card-upgrade = { $upgrade ->
    [shipping] atualização: frota mercante
   *[merchant] atualização: mercador
 }
automa-card-steps = ficha de glória +{ $steps }
automa-support-card = Carta de apoio
automa-action-card = Carta de ação
automa-token = Sua ficha de glória
automa-token-at = A ficha de glória está acima da coluna { $notch }.
automa-all-cards = Todas as suas cartas

## Sua vez

automa-turn = A vez do Automa
automa-turns = Vez { $turn } de { $count }
automa-on-the-map = desenhada no mapa passo a passo
automa-step = Passo { $step } de { $count }
automa-sentence = { $title }: { $note }
automa-pause = Pausar
automa-go-on = Continuar
automa-next = Próximo passo
automa-back = Passo anterior
automa-again = Desde o início
automa-skip = Ir para a minha vez
automa-close = Fechar
automa-keys = As setas avançam e voltam, Espaço pausa, Esc pula.
automa-none-yet = Ele ainda não jogou.
automa-show = Mostrar sua última vez

## As linhas da sua vez

automa-row-card = Carta { $card }
automa-row-unit = Unidade
automa-row-bill = Dinheiro
automa-row-chance = Acaso
automa-row-result = Resultado
automa-row-skips = Pular a vez
automa-row-nothing = Passar
criterion-growth = Maior grupo
automa-no = não
automa-hexes = { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
 }
automa-contracts = { $count ->
    [one] { $count } contrato
   *[other] { $count } contratos
 }
automa-stay = { $count ->
    [0] nenhum fica
    [one] { $count } fica
   *[other] { $count } ficam
 }
automa-purse = £{ $before } › £{ $after }
automa-note-card = ele tenta { $icons }
automa-note-no-money = custa £{ $needs }, ele tem £{ $has }
automa-note-no-workers = { $has ->
    [0] nenhum do mesmo tipo no mapa
   *[other] { $has } do mesmo tipo no mapa
 }, precisa de { $needs }
automa-note-no-merchant = não resta nenhum mercador
automa-note-all-traded = já negociou todos os produtos
automa-note-tracks-full = frota mercante e mercadores já estão completos
automa-note-no-contract = não há contrato aberto
automa-note-no-hex = nenhum hexágono serve
automa-note-modules = { $modules-count ->
    [one] módulo { $modules }: ao alcance e pagáveis
   *[other] módulos { $modules }: ao alcance e pagáveis
 }
automa-note-port = o porto { $figure } fica ao alcance
automa-note-port-none = nenhum porto ainda não usado ao alcance
automa-note-costs = o terreno custa £{ $figure }
automa-note-settlements = seu grupo ganha { $figure ->
    [one] { $figure } povoado
   *[other] { $figure } povoados
 }
automa-note-settlements-none = nenhum grupo ganharia povoado
automa-note-joins = ligaria { $count } grupos
automa-note-neighbourhood = { $figure ->
    [one] { $figure } mercador vai
   *[other] { $figure } mercadores vão
 } ao mercado
automa-note-neighbourhood-none = nada para comprar ali
automa-note-growth = última rodada: ele tem de crescer
automa-note-growth-none = ele não cresceria em lugar nenhum
automa-note-spare = desnecessário, só resta um
automa-note-chance = { $hex }, um de { $count }
automa-note-only-unit = só uma coluna serve: { $notch }
automa-note-token = { $start } +{ $steps }: { $notch }
automa-note-takes = não tem nenhum, então pega um
automa-note-cheapest = £{ $figure } para cumprir
automa-note-dearest = £{ $figure } para cumprir
automa-note-most-money = rende £{ $figure }
automa-note-rarest = { $figure ->
    [0] a importação mais rara
    [1] a segunda mais rara
    [2] a terceira mais rara
   *[other] só lúpulo
 }

## O que se indica da caixa à mesa

verb-enter-card = Indicar a carta
verb-enter-price = Indicar o dado de preço
verb-enter-good = Indicar o produto
verb-enter-hex = Indicar o hexágono
verb-enter-contract = Indicar o contrato
argument-card = Carta
argument-steps = Dado de preço

## Conferir com as minhas cartas

automa-check = Conferir com as minhas cartas
automa-check-about = Indique as cartas que você tirou para ver os mesmos passos com elas.
automa-check-same = Mesmos passos, mesmo hexágono: { $hex }
automa-check-same-steps = As mesmas cartas, os mesmos passos
automa-check-other = Outra carta levaria a outro lugar: aqui saiu a { $drawn }, você escolheu a { $card }.
automa-check-order = Tentadas nesta ordem: { $icons }
automa-check-enter = As cartas
automa-entered = indicada aqui
shown-automa = Carta { $card } do Automa
