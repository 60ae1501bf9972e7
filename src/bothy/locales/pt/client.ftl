### What the browser client says around the games

app-name = Bothy
app-about = Uma mesa aberta para jogos de estratégia das Highlands.
page-lost = Não há nenhuma página aqui.
page-home = Ir para o início
page-not-loaded = Não foi possível carregar esta página. Verifique a ligação e carregue-a de novo.
gallery-title = Galeria
