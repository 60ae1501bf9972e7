### Entre le Marteau et l’Enclume, pas à pas : lessons/council.json

lesson-council = Le conseil clanique
lesson-council-goal = Cinq cartes Décompte sont visibles. Chacune donne à la fin 10 PV à qui possède le plus de ce qu’elle compte, mais seulement si le conseil l’accepte. Le bouton du conseil dit combien comptent déjà.
lesson-council-take = Le conseil se réunit dès qu’un joueur prend un personnage. Robert Ier ne coûte rien : choisissez-le sur le rondel.
lesson-council-marker = Un personnage permet de placer un pion de clan, comme toujours. Placez-le sur MacLeod ; le conseil attend que ce soit fait.
lesson-council-call = Vous avez pris le personnage, à vous de dire quelle carte est mise au vote. Chaque carte montre qui l’obtiendrait en l’état. Choisissez les distilleries.
lesson-council-vote = Chacun pose un jeton face cachée : un AYE rond ou un NAY carré. Les jetons sont rares, et un jeton posé est perdu. Posez un AYE.
lesson-council-secret = Votre compagnon vote aussi. Personne ne voit un jeton avant que tous soient posés ; on les retourne alors ensemble.
lesson-council-counted = Autant d’AYE que de NAY suffit : la carte est acceptée et donnera 10 PV pour le plus de distilleries. En cas d’égalité on partage, arrondi au supérieur.
lesson-council-end = Une carte votée ne revient plus. Terminez votre tour.
lesson-council-last = À deux, on peut une seule fois poser deux jetons lors d’un vote. Regardez ce que l’autre amasse : un NAY au bon moment vaut bien 10 PV.
