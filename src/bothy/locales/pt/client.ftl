### What the browser client says around the games

## The house

app-name = Bothy
app-about = Uma mesa aberta para jogos de estratégia das Highlands.
page-lost = Não há nenhuma página aqui.
page-home = Ir para o início
page-not-loaded = Não foi possível carregar esta página. Verifique a conexão e carregue de novo.
close = Fechar
toasts = Avisos

## Settings

theme = Tema
theme-system = como no aparelho
theme-light = claro
theme-dark = escuro
text-size = Tamanho do texto
language = Idioma
language-pseudo = idioma de teste
speed = Velocidade do jogo
speed-slow = lenta
speed-normal = no ritmo da leitura
speed-fast = rápida

## At a table

prompt = O que se pede
prompt-why = Por quê?
prompt-waiting = { $name } está jogando. Enquanto isso, você pode olhar tudo.
actions = Ações
turn-undo = Desfazer
turn-reset = Refazer o turno
turn-end = Encerrar o turno
offer-cancel = Escolher outra coisa
pass-unused = Sem uso:
bill-total = ao todo
player-me = você
player-bot = joga sozinho
player-first = primeiro jogador
player-vp = pontos de vitória
player-active = deve jogar
player-waiting = aguarda
player-passed = passou
player-away = ausente
tab-map = Mapa
tab-market = Mercado
tab-contracts = Contratos
tab-players = Jogadores
tab-log = Registro
colour-gorse = tojo
colour-rowan = sorveira
colour-minch = estreito
colour-snow = neve

## The gallery, where we judge the look

gallery-title = Galeria
gallery-sections = Seções
gallery-table = À mesa
gallery-buttons = Botões
gallery-small = Números e escolhas
gallery-surfaces = Cartões, abas, gavetas
gallery-plates = Jogadores e terrenos
gallery-tartans = Tartãs
gallery-icons = Ícones
gallery-colours = Cores e letras
gallery-icons-goods = Produtos
gallery-icons-units = Unidades
gallery-icons-land = Terra e água
gallery-icons-trade = Dinheiro, contratos, melhorias
gallery-icons-glen = Glen More
gallery-icons-clans = Clãs
gallery-icons-signs = Sinais
gallery-settings = Configurações
gallery-tabs = Abas
gallery-tabs-thumb = Abas para o polegar
gallery-open-dialog = Abrir um diálogo
gallery-open-drawer = Abrir ou fechar a gaveta
gallery-show-toast = Mostrar um aviso
gallery-show-warning = Mostrar um alerta
gallery-verb-trade = Comerciar
gallery-verb-expand = Expandir
gallery-verb-obtain = Obter um contrato
gallery-verb-fulfil = Cumprir um contrato
gallery-merchants = mercadores
gallery-final = três peças são reveladas, sem volta depois disso
vision = Visto
vision-normal = normalmente
vision-grey = sem cor
vision-protan = protan
vision-deutan = deutan
vision-tritan = tritan
