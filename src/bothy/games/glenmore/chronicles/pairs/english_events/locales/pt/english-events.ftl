### Eventos dos marcos do Martelo dos Escoceses

history-loch-lomond = Loch Lomond: pegar todas as moedas da linha Inglaterra
history-glenfinnan-church = Glenfinnan Church: ativá-la e as peças em volta
history-glenfinnan-monument = Glenfinnan Monument: o inglês troca de lugar com uma peça do rondel
history-wades-roads = General Wade’s Military Roads: um marcador em um domínio de clã roxo, sem pagar estrada

ask-swapping = Qual peça do rondel troca de lugar com o inglês?
ask-placing-freely = Qual domínio de clã roxo recebe seu marcador? Não há estrada a pagar.
do-swap-englishman = Trocar o inglês e { $tile }
do-place-freely = Colocar um marcador em { $clan }
verb-swap-englishman = Trocar o inglês de lugar
verb-place-freely = Colocar um marcador
no-other-colour = { $clan } não é roxo. Escolha um domínio de clã roxo.
event-englishman-swapped = Assento { $seat } troca o inglês e { $tile } de lugar.
effect-england-row = moedas da linha Inglaterra
    .many = moedas da linha Inglaterra
effect-activate-around = ativação de uma peça e das que estão em volta
    .many = ativações de peças e das que estão em volta
effect-swap-englishman = troca de lugar do inglês
    .many = trocas de lugar do inglês
effect-free-marker = marcador de clã sem estrada
    .many = marcadores de clã sem estrada
