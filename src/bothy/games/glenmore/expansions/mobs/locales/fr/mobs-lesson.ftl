### Penny Mobs, pas à pas : lessons/mobs.json

lesson-mobs = Sous et truands
lesson-mobs-goal = Vous commencez avec sept sous qui coûtent chacun 1 PV à la fin. Des truands sont en prison ; qui en prend un a son pouvoir, mais paie sa pénalité à la fin.
lesson-mobs-take = D’abord un tour ordinaire. Prenez Lochridge et placez-la au-dessus du village initial.
lesson-mobs-end = On passe à la prison quand le tour est fini. Terminez le vôtre.
lesson-mobs-penny = Vous pouvez poser un sou sur un truand, prendre un truand, ou ne rien faire. Un sou posé se retourne : il vaut +1 PV pour qui prendra le truand, et vous en êtes débarrassé. Posez-en un sur Joe McDuff.
lesson-mobs-companion = Votre compagnon joue son tour, et pose lui aussi un sou.
lesson-mobs-again = Deux sous sont maintenant sur Joe McDuff. Prenez Ballachulish, placez-la à gauche du village initial, et terminez votre tour.
lesson-mobs-free = Faites sortir Joe McDuff : les deux sous viennent avec lui, à +1 PV chacun. Il coûte 6 PV à la fin.
lesson-mobs-holds = Il est à vous pour toute la partie, avec trois jetons. Lors d’un prochain tour, chacun prend la plus grosse pile de pièces d’une ligne du marché.
lesson-mobs-last = Débarrassez-vous donc des sous, mais pas au profit des autres. Quand il y en a assez sur un truand, même un mauvais vaut la peine.
