### Eventos dos marcos do Martelo dos Escoceses

does-loch-lomond = pegar todas as moedas da linha da Inglaterra
history-loch-lomond = { card-loch-lomond }: { does-loch-lomond }
does-glenfinnan-church = ativá-la e as peças em volta
history-glenfinnan-church = { card-glenfinnan-church }: { does-glenfinnan-church }
does-glenfinnan-monument = o Inglês troca de lugar com uma peça do rondel
history-glenfinnan-monument = { card-glenfinnan-monument }: { does-glenfinnan-monument }
does-wades-roads = um marcador em um domínio de clã roxo, sem pagar estrada
history-wades-roads = { card-wades-roads }: { does-wades-roads }

ask-swapping = Qual peça do rondel troca de lugar com o Inglês?
ask-placing-freely = Qual domínio de clã roxo recebe seu marcador? Não há estrada a pagar.
do-swap-englishman = Trocar o Inglês e { $tile }
do-place-freely = Colocar um marcador em { $clan }
verb-swap-englishman = Trocar o Inglês de lugar
verb-place-freely = Colocar um marcador
no-other-colour = { $clan } não é roxo. Escolha um domínio de clã roxo.
event-englishman-swapped = Lugar { $seat } troca o Inglês e { $tile } de lugar.
effect-england-row = moedas da linha da Inglaterra
    .many = moedas da linha da Inglaterra
effect-activate-around = ativação de uma peça e das que estão em volta
    .many = ativações de peças e das que estão em volta
effect-swap-englishman = troca de lugar do Inglês
    .many = trocas de lugar do Inglês
effect-free-marker = marcador de clã sem estrada
    .many = marcadores de clã sem estrada
