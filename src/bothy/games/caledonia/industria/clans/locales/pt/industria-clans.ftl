### Os clãs de Industria

option-clan-tiles = Peças de clã
option-clan-tiles-base = as do jogo base
option-clan-tiles-both = as do jogo base e as de Industria
option-clan-tiles-industria = só as de Industria
option-clan-tiles-about = Os clãs de Industria têm poderes próprios: canais, kilts, silos, estaleiros e mais.

## Douglas

clan-douglas = Clã Douglas
    .with = com o clã Douglas
why-douglas = Clã Douglas
cal-clan-douglas = Atacado: um mercador a menos, mas cada um negocia até 2 produtos e move o preço só uma vez. £2 por par. Compra até 4 pelo bônus de vizinhança.

## Mackintosh

clan-mackintosh = Clã Mackintosh
    .with = com o clã Mackintosh
why-mackintosh = Clã Mackintosh
cal-clan-mackintosh = Altos-fornos: £3 sempre que alguém posiciona um trabalhador ou uma construção ao lado de um trabalhador seu, inclusive os iniciais.

## MacPherson

clan-macpherson = Clã MacPherson
    .with = com o clã MacPherson
why-macpherson = Clã MacPherson
cal-clan-macpherson = Criação: depois da produção, duas vacas vizinhas, e duas ovelhas vizinhas, podem ter uma cria no hexágono de uma delas, de graça.
ask-calving = Onde nasce um bezerro? Ele vai para o hexágono de uma das vacas que o geraram.
ask-lambing = Onde nasce um cordeiro? Ele vai para o hexágono de uma das ovelhas que o geraram.
do-breed-cows = { $hex ->
    [none] Não nasce bezerro
   *[other] Nasce um bezerro em { $hex }
 }
do-breed-sheep = { $hex ->
    [none] Não nasce cordeiro
   *[other] Nasce um cordeiro em { $hex }
 }
verb-breed-cows = Criar vacas
verb-breed-sheep = Criar ovelhas
no-no-parents = Só têm crias os animais com outro da mesma espécie num hexágono vizinho ou no mesmo. Escolha o hexágono de um deles.
no-no-room = Você já tem duas unidades em { $hex }, ou nenhum animal desses sobrou no seu tabuleiro. Escolha outro hexágono, ou nenhum.
