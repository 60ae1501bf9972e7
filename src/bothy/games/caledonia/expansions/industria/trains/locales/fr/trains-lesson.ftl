### Une leçon sur le réseau ferroviaire. Les étapes sont dans les leçons du module.

lesson-trains = Le réseau ferroviaire
lesson-trains-goal = Avec le réseau ferroviaire, les marchandises vont en train vers les villes d’Écosse. Chaque lieu montre ce qu’il demande et le bonus pour l’apporter. La mise en place commence comme toujours : { opponent-wren } prend une tuile de départ.
lesson-trains-start = Prenez la tuile avec le lait et le pain. Fort William demande 2 laits et 1 pain : presque tout est déjà chez vous.
lesson-trains-start-task = Choisir la tuile avec lait et pain
lesson-trains-worker = Votre premier ouvrier : un bûcheron en i7, £9 avec la case.
lesson-trains-companion = { opponent-wren } place ses deux mineurs au nord-ouest.
lesson-trains-second = Le second bûcheron va à côté du premier, en i8 : £7.

lesson-delivery = Une livraison
lesson-delivery-two = À deux, chacun a un train et un mini-train. { opponent-wren } place d’abord son mini-train à Dumfries.
lesson-delivery-mini = Placez votre mini-train à Inverness. Qui passe devant le train d’un autre paie son propriétaire : même à l’arrêt, il vaut quelque chose.
lesson-delivery-theirs = Le train de { opponent-wren } part d’Ayr.
lesson-delivery-train = Le vôtre part de Kyle of Lochalsh, à un arrêt de Fort William.
lesson-delivery-buy = Il manque un lait. Achetez-le au marché pour £5, puis terminez votre tour.
lesson-delivery-waits = { opponent-wren } engage un marchand, et c’est de nouveau à vous.
lesson-delivery-run = Mener le train est une action principale : allez à Fort William ; votre mini-train suit par un trajet à lui, jusqu’à Kyle of Lochalsh. Au bout du chemin, vous livrez 2 laits et 1 pain. Puis terminez votre tour.
lesson-delivery-milestones = La livraison a retiré un pion de votre piste et vous a donné un marqueur. Avec les marqueurs, on réclame des jalons, comme sept améliorations : le premier reçoit le plus de PV, et les jalons ouvrent tunnels et grandes villes.
