# Ce que la page en dit

shelf-highlander = Montagne
shelf-highlander-empty = rien dessus
shelf-highlander-hoard = de butin
shelf-highlander-nobody = Personne ne se repose sur la montagne.
shelf-highlander-about = Qui passe y laisse une pièce ou une ressource. Un seul pion peut s’y reposer au lieu de prendre une tuile, et il emporte tout en repartant.
shelf-highlander-toll = passage : laisser 1
glen-verb-leave-resource = en laisser une ressource sur la montagne
