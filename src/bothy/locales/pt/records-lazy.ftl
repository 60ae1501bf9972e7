## Registros

no-record-format = Isto não é um registro do Bothy, ou o formato é mais novo.
no-record-json = A linha { $line } não pode ser lida.
no-record-header = Falta no cabeçalho: { $missing }.
no-record-repeated = A linha { $line } traz “{ $name }” duas vezes.
no-record-line = Esta linha não pode ser lida: { $given }
no-record-partial = Este é o registro de um só lugar de uma partida em andamento: não pode ser revisto antes do fim da partida.
no-record-altered = Esta entrada, ou uma anterior, foi mudada depois de escrita.
no-record-unsealed = Falta a semente no registro, e por isso os sorteios não podem ser conferidos.
no-record-seed = A semente não é aquela que foi comprometida antes da partida.
no-record-words = A semente e as palavras não dão a chave da distribuição: a palavra de um lugar foi mudada.
no-record-draw = O sorteio “{ $place }” está registrado como “{ $told }”, mas a semente e as palavras dão “{ $due }”.
no-record-entry = O resultado desta ação não corresponde ao registro.
no-record-digest = A posição alcançada não é a registrada.
no-record-result = O resultado não é o registrado.
no-draw-missing = Falta um sorteio: “{ $place }”.
no-draw-impossible = “{ $outcome }” não podia ser sorteado em “{ $place }”.
no-log-gap = O diário tem uma lacuna: falta a entrada { $want }, e veio a { $have } no lugar dela.
no-undo-too-far = O diário desfaz mais do que existe (até { $to }).
