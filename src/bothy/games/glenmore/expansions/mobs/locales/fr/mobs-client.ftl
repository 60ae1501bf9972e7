# Ce que la page en dit

glen-piece-kenneth-mcsnitch = { mobster-kenneth-mcsnitch }, au service de { $name }
glen-piece-fergus-macdarkie = { mobster-fergus-macdarkie }, au service de { $name }
glen-piece-mike-mccastle = { mobster-mike-mccastle }, au service de { $name }

shelf-mobs = Penny Mobs
mobs-note = un truand coûte des points à la fin ; les sous posés dessus passent de −1 à +1
mobs-in-prison = en prison
mobs-waiting = arrive avec la pile B
mobs-put = poser
mobs-take = prendre{ $count ->
    [0] {""}
   *[other] {" "}+{ $count }
 }
mobs-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
 }
mobs-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
 }
mobs-once = { $count ->
    [0] son coup est fait
   *[other] encore un coup
 }
mobs-pennies = { $count } sous à −1, { $bright } à +1
mobs-now = à vous
mobs-buy = l’acheter ?
mobs-line = { $count } en prison
mobs-words = { $count } en prison, { $pennies } sous dessus
mobs-guest = { $mobster }, pour { $name }
mobs-reserved = Réservée par { $name } : { $price } pièces de plus pour les autres
mobs-lies-in-wait = Peggy McWander : { $price } pièces à { $name }
mobs-claimed = { $name } réclame cette carte
mobs-does-peggy-mcwander = Ses jetons sont posés sur des clans : tout autre joueur qui y place un pion de clan vous paie.
mobs-does-joe-mcduff = Contre un jeton, prenez la plus grosse pile de pièces d’une ligne du marché.
mobs-does-bruce-mcmail = Achète une ressource dès qu’un autre joueur la produit.
mobs-does-peggy-mclaird = Réserve une tuile devant vous : les autres vous paient pour la prendre, et vous devez la prendre.
mobs-does-kenneth-mcsnitch = Rôde ailleurs et vole les ressources que personne ne garde.
mobs-does-sibyl-macsponge = Qui gagne 6 PV ou plus d’un coup vous en donne un.
mobs-does-derek-anderson = Une fois : déplace une tuile d’un territoire à un autre.
mobs-does-fergus-macdarkie = Dans un autre territoire, les tuiles posées autour de lui vous paient 1 pièce.
mobs-does-mike-mccastle = Sur le château d’un autre, il retire un Écossais du décompte et compte pour vous.

done-at-prison = Ni l’un ni l’autre
done-intercepting = Ne rien acheter
done-going-out = Attendre un prochain tour
done-stealing = Ne rien voler

verb-intercept = Acheter et garder
verb-fence = Acheter et vendre
verb-put-penny = Poser un sou
verb-take-mobster = Prendre un truand
verb-skim = Prendre une pile
verb-lie-in-wait = Tendre une embuscade
verb-reserve = Réserver une tuile
verb-recruit = Envoyer de la réserve
verb-disguise = Envoyer d’une tuile
verb-hide = Aller dans un territoire
verb-prowl = Déplacer McSnitch
verb-steal = Voler une ressource
verb-steal-tile = Voler une tuile
verb-resettle = Donner la tuile
shown-penny = { $side ->
    [bright] Sou, côté +1
   *[penny] Sou, côté −1
 }
glen-row-mobs = truands
