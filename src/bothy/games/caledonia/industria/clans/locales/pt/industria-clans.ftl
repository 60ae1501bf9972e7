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
