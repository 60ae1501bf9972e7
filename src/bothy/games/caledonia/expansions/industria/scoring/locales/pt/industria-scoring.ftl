### Peças de pontuação 10 a 18

option-round-tiles = Conjunto de peças de pontuação
option-round-tiles-base = as do jogo base
option-round-tiles-both = as do jogo base e as de Industria
option-round-tiles-industria = só as de Industria
option-round-tiles-about = As peças de pontuação de Industria premiam vizinhos, as duas margens de um rio, a variedade e mais.

tile-scoring-10 = animais vizinhos
tile-scoring-11 = mercadores no mercado
tile-scoring-12 = tipos de produtos
tile-scoring-13 = cadeias de produção
tile-scoring-14 = loch central
tile-scoring-15 = unidades longe dos lochs
tile-scoring-16 = tipos de unidades
tile-scoring-17 = as duas margens
tile-scoring-18 = pequenos povoados
why-scoring-10 = { tile-scoring-10 }
why-scoring-11 = { tile-scoring-11 }
why-scoring-12 = { tile-scoring-12 }
why-scoring-13 = { tile-scoring-13 }
why-scoring-14 = { tile-scoring-14 }
why-scoring-15 = { tile-scoring-15 }
why-scoring-16 = { tile-scoring-16 }
why-scoring-17 = { tile-scoring-17 }
why-scoring-18 = { tile-scoring-18 }
cal-tile-animal-pairs = { $glory } de glória por par de animais seus em hexágonos vizinhos ou no mesmo hexágono.
cal-tile-market-merchants = { $glory } de glória por mercador seu no mercado.
cal-tile-kinds-of-goods = { $glory } de glória por tipo de produto que você tem.
cal-tile-production-chains = { $glory } de glória por queijaria vizinha de uma vaca, e por panificadora ou destilaria vizinha de uma plantação, cada uma com a sua.
cal-tile-central-loch-units = { $glory } de glória a cada { $every } unidades no loch central ou adjacentes a ele.
cal-tile-inland-units = { $glory } de glória por unidade em terra que não é adjacente a nenhum loch.
cal-tile-kinds-in-a-settlement = { $glory } de glória por tipo de unidade em um mesmo povoado.
cal-tile-pairs-across-rivers = { $glory } de glória por par de unidades do mesmo tipo separadas por um rio.
cal-tile-settlements-of-two = { $glory } de glória por povoado de exatamente duas unidades.
