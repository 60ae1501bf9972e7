### Os componentes pelo nome, para a caixa de comando e ao lado das regras

shown-landmark = { $card }, carta de marco
shown-clan = Clã { $clan }
shown-no-effect = Não tem efeito próprio.
