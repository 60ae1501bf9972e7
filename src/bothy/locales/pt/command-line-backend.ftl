## O que o servidor ou a linha de comando diz, nunca o próprio navegador

no-no-reference = { $game } não tem referência das regras.
no-no-lesson = { $game } não tem lição.
no-pack-none = { $game } não tem pacotes de componentes: todos os seus componentes estão nas regras.
no-no-modules = { $game } não tem módulos para ligar e desligar. Experimente “--options pairs”.
no-budget-unknown = “{ $budget }” não é um orçamento: escreva um tempo por jogada, como “0.2s”, ou um número de nós, como “500n”.
no-bot-needs-no-budget = “{ $bot }” não aceita orçamento: escreva só o nome.
no-bot-edition-unknown = Não há edição “{ $edition }” da estimativa deste jogo.
no-no-price-list = “{ $game }” não tem tabela de valores para ajustar.
no-parameter-unknown = Não existe o ajuste “{ $name }”. Conhecidos: { $known }.
no-analyst-unknown = “{ $bot }” não pode rever uma partida: escreva “planner” com um número de nós, como em “planner:200n”.
no-pack-unreadable = Não dá para usar o pacote da pasta { $folder }. { $fault }. Corrija-o e depois verifique com “bothy packs GAME --check --pack { $folder }”.
no-pack-folder-taken = Já há arquivos em { $folder }. Escolha uma pasta vazia ou nova.
no-pack-twice = { $folder } é um segundo pacote para { $game }. Um processo usa um só por jogo: deixe um deles de fora.

## Uma partida registrada, contada na linha de comando

told-action = lugar { $seat }: { $action }
told-undo = lugar { $seat }: desfaz até o passo { $to }
told-result = lugar { $seat }: colocação { $rank }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 } ({ $parts })
told-refused = { $file }: recusado no passo { $step }: { $reason }
told-true = Verdadeiro: { $game }, { $finished ->
    [true] partida encerrada
   *[other] partida inacabada
 }, { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
 }, { $draws ->
    [one] { $draws } sorteio
   *[other] { $draws } sorteios
 } segundo a semente e as palavras, { $digests ->
    [one] { $digests } resumo igual
   *[other] { $digests } resumos iguais
 }.
told-no-paragraph = Não há nenhum parágrafo { $paragraph }.
told-no-word = Nenhum parágrafo contém “{ $word }”. “bothy rules { $game }” mostra todos.
told-definition = É uma definição: nenhum código a aplica.
told-nowhere = Ainda não citado no código.

## Uma partida terminada, revista

told-looked = { $bot } reviu { $turns ->
    [one] um turno
   *[other] { $turns } turnos
 }, cada um pelo que o lugar podia saber então.
told-course = A pontuação final esperada de cada lugar:
told-course-step = passo { $step }
told-course-seat = lugar { $seat }
told-course-end = fim
told-missed = lugar { $seat }, onde se perderam mais pontos:
told-missed-nothing = lugar { $seat }: nenhum turno se destaca.
told-missed-turn = passo { $step }, { $points ->
    [one] cerca de { $points } ponto
   *[other] cerca de { $points } pontos
 }
told-missed-played = jogado: { $steps }
told-missed-better = melhor: { $steps }
told-missed-later = depois, se nada se interpuser: { $steps }
told-remarks = Observações:
told-remark = lugar { $seat }: { $remark }

## Arenas

no-results-differ = { $file } é de outro torneio: nele { $what } vale { $have } e não { $want }. Escolha outro arquivo, ou o que foi usado no começo.
no-results-line = { $file } não é um arquivo de resultados: a linha { $line } não pode ser lida.
no-ladder-games = Uma escada vale para um só jogo, mas estes arquivos têm vários: { $games }.
no-ladder-seats = Uma escada vale para um só número de lugares, mas estes arquivos têm partidas de { $seats } lugares.
no-ladder-anchor = { $bot } não jogou nenhuma destas partidas. Quem jogou: { $bots }.
no-worker-died = Processos pararam duas vezes ao jogar as partidas { $games }. Todas as outras terminaram e estão salvas.

## Pesquisa

no-arguments-missing = { $game } não lista os valores de “{ $argument }” em uma ação: suas ações não podem ser numeradas.
no-features-missing = { $game } não fornece suas vistas em números: não há o que aprender.

### lazy

no-no-seed = Esta partida pode ser vista, mas não continuada: a semente dela não é conhecida aqui.
no-pack-changes = Os componentes salvos no registro não combinam com { $game } tal como está instalado aqui: { $fault }. Use a versão com que a partida foi jogada.
no-analysis-none = Não foi possível rever esta partida.
no-branch-step = Nenhum turno começa no passo { $step }, por isso esta partida não pode continuar dali.
no-branch-seat = O lugar { $seat } não é de uma pessoa.
