## Programas: tokens e contas de bots

no-token-unknown = Este token não é conhecido aqui, ou expirou.
no-token-never = Um token não permite isto. Abra o Bothy num navegador.
no-token-scope = Este token não permite isto: falta-lhe o escopo “{ $scope }”.
no-tokens-many = Você tem { $most } tokens e não pode ter mais. Revogue um primeiro.
no-bot-accounts-many = Você tem { $most } bots e não pode ter mais. Apague um primeiro.
no-name-marked = Só o nome de um bot termina com “{ $mark }”.

developers = Programas e bots
developers-about = Um token permite que um programa leia suas partidas ou jogue nelas. Uma conta de bot é um jogador à parte, e todos veem pelo nome que é um bot.
developers-bots = Meus bots
developers-bot-name = Nome do bot
developers-bot-new = Criar um bot
developers-bot-made = { $name } está aqui. Crie um token para ele e convide-o para uma mesa.
developers-bot-erase = Apagar
developers-bot-erased = { $name } foi apagado.
developers-tokens = Meus tokens
developers-token-name = Para que serve
developers-token-who = Joga por
developers-token-me = mim
developers-token-days = Dias
developers-token-may = Permite
developers-scope-read = ler o que eu vejo
developers-scope-play = jogar nos meus lugares
developers-scope-tables = abrir mesas e entrar nelas
developers-token-new = Criar um token
developers-token-once = Copie-o agora: só é mostrado uma vez.
developers-token-copy = Copiar
developers-token-copied = Copiado
developers-token-line = { $name }: { $scopes }, até { $day }
developers-token-of = { $name }, para { $who }: { $scopes }, até { $day }
developers-token-revoke = Revogar
developers-token-revoked = O token já não funciona.
