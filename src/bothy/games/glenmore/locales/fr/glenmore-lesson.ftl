### Une première partie, pas à pas. Les étapes sont dans lessons/first.json.

lesson-win = Comment gagner
lesson-win-goal = Qui a le plus de points de victoire (PV) à la fin gagne. Ils viennent de vos tuiles, de quatre décomptes et des pièces ; un territoire plus grand que le plus petit coûte des PV.
lesson-win-scorings = Un décompte compare quatre choses : Écossais sur votre château initial, lieux emblématiques, whisky et personnages. Pour chacune, vous marquez selon votre avance sur le joueur qui en a le moins. Ce tableau montre ce que donnerait un décompte maintenant.
lesson-win-last = L’anneau de tuiles est le rondel. Qui y est le dernier joue : c’est vous. Vous avancez jusqu’à une tuile de votre choix, proche ou lointaine ; mais ceux que vous dépassez jouent avant que vous ne rejouiez.
lesson-win-take = Commencez par Inshriach, la prochaine tuile. Elle ne coûte rien. Choisissez-la, voyez qui jouerait après vous, puis confirmez.

lesson-land = Votre territoire
lesson-land-rules = Une tuile doit toucher votre territoire par un côté entier, et un de vos Écossais doit être sur l’une des huit places autour d’elle. Le vôtre est sur le village initial. La rivière garde sa ligne : seules des tuiles avec rivière s’y suivent.
lesson-land-place = Inshriach n’a pas de rivière : elle va au-dessus ou au-dessous de cette ligne. Posez-la au-dessus du village initial.
lesson-land-wake = Une fois posée, une tuile peut être activée, ainsi que toutes celles autour d’elle, coins compris : chacune une fois ce tour-ci. Mieux vaut donc bâtir serré.
lesson-land-wood = Activez Inshriach : elle fait 1 bois, posé sur la tuile. Une tuile porte trois ressources au plus.
lesson-land-end = Les territoires initiaux peuvent être activés aussi, mais leur mouvement peut attendre : rien n’oblige à activer. Terminez votre tour.

lesson-order = Qui joue ensuite
lesson-order-companion = { opponent-wren } était en dernier, saute jusqu’à Glen Lyon et y fait un mouton.
lesson-order-die = Puis le dé était en dernier. À deux joueurs, il joue aussi : il avance de 1 à 3 tuiles, et celle où il s’arrête disparaît. De même celles que tous ont dépassées. De nouvelles sont posées derrière la dernière pièce.
lesson-order-take = Vous êtes de nouveau en dernier. Prenez Black Isle, un champ d’orge.
lesson-order-place = Posez-la au-dessus du château initial, à côté d’Inshriach, qui sera ainsi activée encore.
lesson-order-barley = Activez Black Isle pour 1 orge, puis Inshriach pour un autre bois.
lesson-order-move = Villages et châteaux donnent du mouvement. Activez le village initial pour 1 point de mouvement.
lesson-order-walk = Déplacez votre Écossais d’un pas vers l’est, sur le château initial : là, il compte à chaque décompte. Puis terminez votre tour.

lesson-cost = Coûts et whisky
lesson-cost-again = Le dé a avancé, et vous êtes encore en dernier. De petits pas donnent beaucoup de tours.
lesson-cost-market = Certaines tuiles coûtent des ressources. Ce qui vous manque s’achète ici, pour payer aussitôt : les pièces vont sur la case vide suivante de la ligne, donc chaque achat coûte plus que le précédent. Vendre reprend les pièces de la case la plus chère.
lesson-cost-take = Prenez Pulteney, une distillerie. Elle coûte 1 pierre.
lesson-cost-pay = Achetez la pierre. La première case de sa ligne est pleine, elle coûte donc 2 pièces.
lesson-cost-place = Posez-la à droite de Black Isle. Votre Écossais du château est à son coin : c’est assez près.
lesson-cost-whisky = Pulteney vous a donné aussitôt un tonneau de whisky. Ces effets immédiats viennent avant toute activation. Les tonneaux restent à côté de votre territoire.
lesson-cost-distil = Activée, Pulteney change 1 orge en un autre tonneau. Activez-la et payez l’orge de Black Isle.
lesson-cost-barley = Black Isle est à côté et peut donc être activée aussi. Prenez 1 orge pour la prochaine fois, puis terminez votre tour.

lesson-bell = Un décompte
lesson-bell-companion = { opponent-wren } prend Crieff Tryst, une tuile d’échange, et donne le mouton pour 3 PV. Puis le dé emporte William Wallace.
lesson-bell-near = Il reste une tuile dans la pile A. Dès qu’elle est posée vient un décompte, et ce sera à la fin de votre tour.
lesson-bell-take = Réunissez donc ce qui compte. Castle Stalker est un lieu emblématique et coûte 1 bois et 1 pierre. Prenez-le.
lesson-bell-pay = Payez le bois d’Inshriach et achetez la pierre : déjà 3 pièces.
lesson-bell-river = La tuile a la rivière : elle doit aller à l’un de ses bouts. Posez-la à droite du château initial.
lesson-bell-distil = La carte Lieu emblématique a rapporté 3 pièces, le château un Écossais. Pulteney peut de nouveau être activée : changez votre orge en un tonneau de plus.
lesson-bell-home = Activez Castle Stalker pour 1 point de mouvement, et envoyez le nouvel Écossais à l’ouest, sur le château initial.
lesson-bell-ring = Deux Écossais à la maison, un lieu emblématique, trois tonneaux. Terminez votre tour, et le décompte vient.
lesson-bell-scored = 2 + 1 + 3 : cela fait 6 PV. Une avance de 1, 2 ou 3 donne autant de PV, une avance de 4 en donne 5, une de 5 ou plus en donne 8.

lesson-chiefs = Personnages et clans
lesson-chiefs-person = Robert Ier est un personnage. Un personnage ne prend pas de place dans votre territoire, compte à chaque décompte et vous permet de poser un pion de clan sur le plateau de clan.
lesson-chiefs-take = Il est loin devant. Les autres joueront plusieurs fois avant vous : c’est le prix des longs sauts. Prenez-le.
lesson-chiefs-marker = Un pion de clan paie les routes de son chemin et apporte ce qu’offre le clan. MacLeod s’atteint sans frais et donne 3 pièces. Posez-le là, puis terminez votre tour.

lesson-end = La fin
lesson-end-turns = Maintenant { opponent-wren } et le dé avancent jusqu’à ce que vous soyez de nouveau en dernier. Ici est toujours écrit qui joue ensuite.
lesson-end-size = Attention à la taille : à la fin, chaque tuile de plus que le plus petit territoire coûte 3 PV. Vous en avez six, { opponent-wren } quatre. Les personnages ne sont pas des tuiles du territoire.
lesson-end-end = Suivent les piles B, C et D ; la tuile La Fin est dans D. Quand tous l’ont atteinte vient un dernier décompte, puis la taille est payée, et chaque pièce vaut 1 PV.
lesson-end-play = Voilà comment cela va. Le mieux est maintenant une partie complète contre { opponent-wren }.
