home-glenmore = Glen More II: Chronicles
home-glenmore-about = Pegue peças de um anel em que joga quem está por último, monte um território e escolha o que cada peça ativa. Vence quem tiver mais pontos.
