# O que a página diz

glen-piece-boat = o barco de { $name }
