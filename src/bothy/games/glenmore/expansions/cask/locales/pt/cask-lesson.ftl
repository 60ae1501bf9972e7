### A reserva de barris, passo a passo. Os passos estão em lessons/cask.json.

lesson-cask = Uísque na adega
lesson-cask-cellar = Com esta crônica o uísque envelhece. Seus barris ficam em adegas, cada vaga com seus PV; um barril vendido rende o que diz a vaga. Esta ficha mostra seu barril mais caro e suas vagas livres.
lesson-cask-take = Pegue Pulteney, uma destilaria, e compre a pedra que ela custa.
lesson-cask-place = Coloque-a acima da vila inicial. Ela traz um barril na hora.
lesson-cask-slot = Barris novos vão para a primeira vaga livre da primeira adega: este vale 1 PV. Sem vaga, ficam no depósito e não valem nada até avançar.
lesson-cask-age = O segundo efeito de uma destilaria move um barril uma vaga para a direita. Ative-o e leve seu barril à vaga de 2 PV.
lesson-cask-build = Sua primeira adega acaba em 3 PV. A segunda custa 1 madeira e 1 moeda: construa-a agora e compre a madeira. Pode-se construir a qualquer momento do turno.
lesson-cask-end = Não há mais nada a fazer. Encerre seu turno.
lesson-cask-sales = As peças de venda chegam com as pilhas B, C e D. Quem passa por uma pode vender ali um barril; quem para nela vende um ou dois, o primeiro na vaga dourada de bônus. Barris guardados continuam contando nas pontuações.
