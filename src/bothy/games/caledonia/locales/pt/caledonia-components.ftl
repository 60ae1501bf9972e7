### Os componentes pelo nome, para a caixa de comando e ao lado das regras

shown-contract = Contrato { $number }
shown-contract-about = Pede { $cost }. Traz { $gain }.
shown-scoring = Peça de pontuação { $number }: { $tile }
shown-unit = Custa £{ $cost }. Terreno: { $land }.
shown-unit-makes = Produz { $count } { $good } em cada produção.
shown-unit-turns = Pode transformar 1 { $from } em 1 { $good } em cada produção.
shown-unit-earns = Rende £{ $income } em cada produção, £{ $better } depois de melhorado.
shown-side = Lado { $side } do mapa
shown-side-about = Um dos lados do módulo { $module }.
