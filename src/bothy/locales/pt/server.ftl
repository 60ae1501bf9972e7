## The store

no-store-away = O servidor não alcança seus dados agora. Tente de novo daqui a pouco.
no-already-there = Já existe um { $kind } com esse nome.
no-store-version = Os dados guardados têm a forma { $have }; esta versão lê a forma { $want }. Rode “bothy migrate” com a mais nova das duas versões.
no-not-storable = Há aí caracteres, ou um número, que não podem ser guardados.
