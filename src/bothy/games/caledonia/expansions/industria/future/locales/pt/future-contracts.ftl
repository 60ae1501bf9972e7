### The row of future export contracts

option-future-contracts = Futuros contratos de exportação
option-future-contracts-false = sorteados quando são necessários
option-future-contracts-true = os oito seguintes estão à vista
option-future-contracts-about = Oito contratos ficam à vista ao lado do tabuleiro de exportação: todos sabem quais vêm a seguir, e o bônus de construção pega os primeiros.
event-future-contract = O contrato { $contract } entra na fila dos futuros contratos.
note-future-contracts = Futuros contratos, o próximo em primeiro lugar: { $contracts }.
ind-next = A seguir
ind-next-open = { $count } à vista
ind-from-left = A reposição vem da esquerda
ind-by-bonus = um bônus de construção o tiraria do monte

### cover

expansion-caledonia-future = Futuros contratos
expansion-caledonia-future-about = Os contratos que virão ficam visíveis, e dá para planejar.
