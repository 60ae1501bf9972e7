# O que designa uma lista ou um nome vazio, e o fim de uma lista
nothing = nada
list = { $rest } e { $last }

## Por que uma ação é recusada, seja qual for o jogo

no-game-over = A partida acabou. Você ainda pode rever cada passo dela.
no-not-asked = Não é você quem decide agora.
no-not-an-answer = Isso não responde à pergunta. Escolha uma das ações oferecidas.
no-finish-first = Primeiro termine o que você começou; depois poderá fazer isso.
no-not-as-one = Essas ações não podem seguir juntas: há um sorteio, uma revelação ou o fim do turno entre elas. Envie uma por vez.
no-cannot-undo = Não dá para desfazer: { $bar ->
    [draw] já houve um sorteio depois disso.
    [reveal] algo já foi revelado depois disso.
    [turn] o turno acabou.
    [asked] agora é a vez de outra pessoa decidir, e ela já pode contar com isso.
   *[other] outra pessoa já respondeu, ou não há nada seu para desfazer.
 }
no-cannot-redo = Não há nada para refazer.
no-undone-too-often = Você desfez e refez { $most } vezes neste turno, e esse é o limite. Ainda pode continuar a jogar.

## Dados que não podem ser lidos

no-unknown-name = “{ $name }” não existe neste jogo.
no-not-a-value = “{ $given }” não é um nome com seus campos.
no-wrong-fields = “{ $name }” pede { $want ->
    [one] { $want } campo
   *[other] { $want } campos
 }, e não { $have }.
no-wrong-value = “{ $given }” não é válido aqui.

## Abrir uma mesa

no-game-unknown = Não há nenhum jogo “{ $game }”. Instalados: { $known }.
no-option-unknown = Não há nenhuma opção “{ $option }”.
no-option-value-unknown = “{ $value }” não é um valor da opção “{ $option }”.
no-option-seats-unfit = “{ $value }” (opção “{ $option }”) não serve para { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
 }. Escolha outro valor ou outro número de lugares.
no-option-clash = “{ $this }” ({ $one }) e “{ $that }” ({ $other }) não combinam. Mude um dos dois.
no-seats-unfit = O jogo não pode ser jogado com { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
 }.
no-bot-unknown = Não há nenhum bot “{ $bot }”. Conhecidos: { $known }.
no-rules-version = Esta partida segue a versão { $want } das regras de { $game }; a versão { $have } está instalada. Use a edição do Bothy que traz a versão { $want }.
no-pack-unknown = Esta partida foi jogada com outros componentes ({ $pack }). Instale-os para revê-la.
no-match-diverged = No passo { $step }, este servidor chega a uma posição diferente da que está no registro da partida, por isso não pode continuá-la. Nada se perdeu: você pode baixar o registro. Avise quem mantém este servidor.

## Adversários

opponent-wren = Corruíra
opponent-wren-strength = iniciante
opponent-collie = Cão pastor
opponent-collie-strength = sólido
opponent-stag = Cervo
opponent-stag-strength = forte
opponent-eagle = Águia
opponent-eagle-strength = especialista

## Quem joga um lugar, a meio da partida

event-seat-out-of-time = o lugar { $seat } ficou sem tempo
event-seat-left = o lugar { $seat } deixa a mesa
event-seat-back = o lugar { $seat } está de volta
event-seat-bot = um bot continua pelo lugar { $seat }
event-seat-substitute = um substituto joga pelo lugar { $seat }
event-seat-abandoned = a mesa é abandonada
event-seat-idea = o lugar { $seat } pede uma ideia
event-seat-reshuffled = a partir daqui, o anfitrião distribui com uma nova chave
event-seat-branched = a partir daqui, o lugar { $seat } volta a jogar uma partida terminada, contra bots
no-match-abandoned = Esta mesa foi abandonada. Você ainda pode rever cada passo.
