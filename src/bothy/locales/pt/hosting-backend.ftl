## Configurações de um servidor, e o que fazer se uma estiver errada

no-settings-file = { $file } não é um arquivo de configurações: { $fault }. Escreva linhas como port = 8417.
no-setting-misspelt = { $where } define “{ $name }”, que não existe. Quis dizer “{ $near }”?
no-setting-unknown = { $where } define “{ $name }”, que não existe. O guia de hospedagem traz todas.
no-setting-wrong = { $where } dá a “{ $name }” o valor “{ $given }”: { $fault }. O guia de hospedagem diz o que aceita.
no-store-unset = Nenhum armazenamento foi definido. Ponha em BOTHY_STORE postgresql://usuario@servidor/banco, ou sqlite:ARQUIVO para um só processo; para jogar só nesta máquina, use “bothy play”.
no-store-scheme = Um armazenamento começa com postgresql:// ou sqlite:, e não com “{ $given }”.
no-bus-scheme = Um barramento é nats://servidor:4222, ou local para um só processo, e não “{ $given }”.
no-secret-unset = As sessões precisam de um segredo de pelo menos { $least } caracteres, o mesmo para todos os processos. Faça um com: python3 -c "import secrets; print(secrets.token_urlsafe(32))" e ponha-o em BOTHY_SECRET, ou em um arquivo indicado por BOTHY_SECRET_FILE.
no-origins-unset = Ponha em BOTHY_ORIGINS os endereços que as pessoas digitam, como https://bothy.example.org, separados por vírgulas.
no-origin-form = Uma origem é um protocolo, um nome e talvez uma porta, sem caminho: https://bothy.example.org, e não “{ $given }”.

## Bots em uma mesa

no-host-missing = Hospedar precisa de “{ $package }”, que não está instalado. Instale bothy-games[host].
no-store-absent = Não há dados em { $file }. Confira BOTHY_STORE, ou crie-os com “bothy serve” ou “bothy migrate”.
no-store-file = Não é possível usar { $file }: { $fault }. Indique outro arquivo em BOTHY_STORE, ou execute como o usuário que pode gravar ali.
no-key-unfit = { $file } não é um arquivo de chave. Escolha um caminho novo para criar um.
no-port-taken = A porta { $port } está em uso. Escolha outra com --port ou BOTHY_PORT.
no-cannot-listen = Não é possível escutar em { $host }, porta { $port }: { $fault }.
no-load-turned-away = O servidor recusou uma conexão: { $status }.
no-load-refused = { $path } foi recusado com { $status }: { $said }. Um servidor em teste de carga não deve frear: ponha BOTHY_RATE_LIMITS em false.
no-load-away = Não foi possível chegar a { $address }: { $fault }
no-load-no-host = O processo em { $address } não ficou pronto; veja a saída dele acima.
no-load-no-services = Serviços privados precisam de uma cópia do repositório (scripts/services), PostgreSQL e NATS. Teste um servidor seu com --url.
no-restore-not-empty = Uma cópia de segurança só é restaurada em um armazenamento vazio, para que nada se perca. Indique outro, ou mova o antigo.
no-backup-unreadable = { $file } não pode ser restaurado: { $fault }. Use um arquivo feito por “bothy backup”.
no-backup-tool-missing = Isto precisa de { $tool }, que vem com os programas cliente do PostgreSQL (Debian: apt-get install postgresql-client).
no-backup-tool-failed = { $tool } falhou: { $fault }

### lazy

no-bot-silent = O bot “{ $bot }” não está respondendo agora. Peça ao anfitrião que verifique o registro.
no-bots-off = Este servidor não oferece bots: sua configuração bot_workers é 0.
no-bot-closed = Este processo está terminando, e seus bots estão parando. Conecte-se de novo.
no-store-unreachable = O armazenamento não responde: { $fault }. O PostgreSQL está rodando, e BOTHY_STORE é o seu endereço?
