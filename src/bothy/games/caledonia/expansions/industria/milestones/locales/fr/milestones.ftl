# Same as in English (site-glasgow, site-tunnel-1, site-tunnel-2)

### Jalons

milestone-rare-imports = 6 marchandises importées rares d’un même type sur les contrats remplis
milestone-ports = 3 ports utilisés
milestone-buildings = 5 fromageries, boulangeries et distilleries déployées
milestone-basic-goods = 7 marchandises de base en stock
milestone-all-workers = tous les ouvriers déployés
milestone-upgrades = 7 améliorations
milestone-triangles = des triangles de 3 cases avec vos unités dans 2 villages
milestone-threes = 3 unités de chacun de 2 types, sans les ouvriers
milestone-every-kind = une unité de chaque type déployée
milestone-units = 15 unités déployées
milestone-settlement = un village de 6 unités
milestone-along-rivers = 8 unités le long des rivières
milestone-straight-line = 5 cases avec vos unités en ligne droite
milestone-hops = 2 contrats remplis avec au moins 3 houblons chacun
milestone-exported-kinds = 5 types de marchandises et de viandes exportés
milestone-plain-contracts = 2 contrats remplis sans bonus direct
site-glasgow = Glasgow
site-edinburgh = Édimbourg
site-tunnel-1 = tunnel 1
site-tunnel-2 = tunnel 2
do-claim-milestone = Réclamer le jalon « { $milestone } » ({ $site })
verb-claim-milestone = Réclamer un jalon
argument-site = Lieu
argument-milestone = Jalon
no-no-such-milestone = Ce jalon n’est pas en jeu. Choisissez l’un des quatre.
no-milestone-claimed = Vous avez déjà réclamé ce jalon ({ $site }). Choisissez-en un autre.
no-no-marker = Vous n’avez aucun marqueur Jalon déverrouillé. Faites d’abord une livraison.
no-no-marker-yet = Vous n’avez aucun marqueur Jalon disponible. Il s’en ajoute un par manche, jusqu’à la manche 4.
no-milestone-not-met = Il en faut { $need } ({ $milestone }), et vous en avez { $have }.
no-no-demand-there = Il n’y a pas de demande à côté de ce jalon ({ $site }). Réclamez-en un autre.
event-milestone-placed = Jalon ({ $site }) : { $milestone }.
event-milestone-claimed = Place { $seat } réclame le jalon « { $milestone } » ({ $site }) pour { $vp } PV.
event-marker-unlocked = Place { $seat } a un marqueur Jalon de plus à placer.
score-milestones = Jalons
breakdown-milestone = { $site } : { $milestone } ; réclamé { $place ->
    [1] en 1er
   *[other] en { $place }e
 }, à la manche { $round }
note-milestone = Jalon ({ $site }) : { $milestone }. { $seats-count ->
    [0] Personne ne l’a réclamé ;
    [one] Réclamé par la place { $seats } ;
   *[other] Réclamé par les places { $seats } ;
 } le prochain rapporte { $vp } PV.
note-markers = Place { $seat } : { $count ->
    [0] aucun marqueur Jalon disponible
    [one] { $count } marqueur Jalon disponible
   *[other] { $count } marqueurs Jalon disponibles
 }.
shown-milestone = Jalon { $number }
shown-milestone-about = Pour le réclamer, il faut : { $milestone }.
