# Jogar na página, sem servidor.

offline-about = Tudo fica neste navegador: sem conta, sem mais ninguém, sem precisar de rede.
offline-unrated = Os jogos daqui nunca contam para a classificação: quem é dono da página pode ver o baralho.
offline-open = Abrir um arquivo de jogo
engine-starting = O motor do jogo está iniciando…
engine-again = Tentar de novo
engine-told = O que o motor informou
engine-forbidden = Esta página não pode executar o motor do jogo (WebAssembly): uma extensão, uma configuração do navegador ou a política do site não permite. Permita nesta página ou use outro navegador.
engine-unsupported = Este navegador é antigo demais para o motor do jogo. Atualize-o ou use um Firefox, Chrome ou Safari recente.
engine-missing = Um arquivo do motor do jogo está faltando ou danificado. Tente de novo; se não resolver, quem cuida deste site precisa enviá-lo outra vez.
engine-away = Não foi possível baixar o motor do jogo. Verifique sua conexão e tente de novo.
engine-storage = Este navegador não guarda dados desta página, então nenhum jogo ficaria salvo. Saia da janela anônima, permita o armazenamento nesta página ou libere espaço.
engine-memory = O navegador ficou sem memória. Feche outras abas e tente de novo: seus jogos estão salvos até a última jogada.
engine-stuck = O motor do jogo parou de responder. Tente de novo: seus jogos estão salvos até a última jogada.
engine-broken = O motor do jogo falhou. Tente de novo: seus jogos estão salvos até a última jogada.
no-engine-gone = O motor do jogo parou. Recarregue a página: seus jogos estão salvos até a última jogada.
table-elsewhere = Esta mesa está aberta em outra aba.
table-here = Jogar aqui mesmo
