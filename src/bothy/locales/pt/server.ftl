## O armazenamento

no-store-away = O servidor não alcança seu armazenamento agora. Tente de novo em instantes.
no-already-there = Já há algo com este nome ({ $kind }).
no-store-version = Os dados salvos têm a versão de esquema { $have }; esta edição lê a versão { $want }. Rode “bothy migrate” com a mais nova das duas.
no-match-holed = Faltam entradas no registro desta partida a partir do passo { $step }, por isso este servidor não pode continuá-la. Avise quem mantém este servidor.
no-match-unreadable = Esta edição não consegue ler a partida ({ $fault }).
no-not-storable = Isto contém caracteres, ou um número, que não podem ser salvos.
