### La réserve de tonneaux, pas à pas. Les étapes se trouvent dans lessons/cask.json.

lesson-cask = Le whisky en cave
lesson-cask-cellar = Avec cette chronique, le whisky vieillit. Vos tonneaux reposent en cave, chaque case a ses PV ; un tonneau vendu rapporte ce qu’indique sa case. Ce jeton montre votre meilleur tonneau et vos cases libres.
lesson-cask-take = Prenez Pulteney, une distillerie, et achetez la pierre qu’elle coûte.
lesson-cask-place = Posez-la au-dessus du village initial. Elle apporte aussitôt un tonneau.
lesson-cask-slot = Un nouveau tonneau va à la première case libre de votre première cave : celui-ci vaut 1 PV. Sans case libre, il attend au dépôt et ne vaut rien tant qu’il n’avance pas.
lesson-cask-age = Le second effet d’une distillerie avance un tonneau d’une case vers la droite. Activez-le et amenez votre tonneau à la case de 2 PV.
lesson-cask-build = Votre première cave s’arrête à 3 PV. La deuxième coûte 1 bois et 1 pièce : construisez-la maintenant, et achetez le bois. On construit à tout moment de son tour.
lesson-cask-end = Il n’y a plus rien à faire. Terminez votre tour.
lesson-cask-sales = Les tuiles Vente arrivent avec les piles B, C et D. Qui en dépasse une peut y vendre un tonneau ; qui s’y arrête en vend un ou deux, le premier sur la case bonus dorée. Les tonneaux gardés comptent toujours aux décomptes.
