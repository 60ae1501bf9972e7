## Le Marteau des Écossais

option-hammer = Le Marteau des Écossais
option-hammer-false = sans
option-hammer-true = avec l’Anglais
option-hammer-about = L’Anglais rejoint le rondel, et qui contrôle le jeton Angleterre peut l’utiliser pour prendre d’autres tuiles, contre des pièces : environ 10 minutes de plus, difficulté élevée ; trois ou quatre joueurs.
tile-loch-lomond = Loch Lomond
tile-glenfinnan-church = Glenfinnan Church
tile-glenfinnan-monument = Glenfinnan Monument
tile-wades-roads = General Wade’s Military Roads
card-loch-lomond = { tile-loch-lomond }
card-glenfinnan-church = { tile-glenfinnan-church }
card-glenfinnan-monument = { tile-glenfinnan-monument }
card-wades-roads = { tile-wades-roads }
effect-england = jeton Angleterre
    .many = jetons Angleterre
ask-english-turn = Vous jouez l’Anglais. Quelle tuile prend-il pour vous, pour { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
 } de plus ? Ou il en défausse une, et vous recevez { $coins ->
    [0] rien
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }.
ask-english-turn-full = Vous jouez l’Anglais. Quelle tuile défausse-t-il ? Vous recevez { $coins } pièces : la ligne Angleterre est pleine.
do-use-englishman = Prendre { $tile } avec l’Anglais
do-english-discard = Défausser { $tile } avec l’Anglais
do-dismiss-englishman = Envoyer l’Anglais au-delà de La Fin : il quitte la partie
verb-use-englishman = Prendre avec l’Anglais
verb-english-discard = Défausser avec l’Anglais
verb-dismiss-englishman = Renvoyer l’Anglais
no-englishman-own-tile = L’Anglais n’est jamais posé sur { $tile }. Choisissez une autre tuile.
no-englishman-beyond-end = L’Anglais ne va pas au-delà de La Fin. Choisissez une tuile qui la précède.
no-englishman-cannot-take = { $tile } ne peut pas être prise. L’Anglais peut seulement la défausser.
no-englishman-too-dear = Vous ne pouvez pas payer { $tile } avec { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
 } en plus pour l’Angleterre. Vendez des ressources, choisissez une autre tuile ou défaussez-en une.
no-england-row-full = La ligne Angleterre est pleine : on ne peut pas utiliser l’Anglais. Il peut seulement défausser une tuile.
no-englishman-first = Posez d’abord l’Anglais sur une tuile.
no-englishman-moved = L’Anglais a déjà avancé. Activez des tuiles ou terminez le tour.
event-englishman-stands = L’Anglais est sur la case { $space }, le jeton Angleterre sous lui.
also-england-begins = { $filled ->
    [0] La ligne Angleterre est vide.
    [one] La première case de la ligne Angleterre est remplie.
   *[other] Les { $filled } premières cases de la ligne Angleterre sont remplies.
 }
event-england-token = Place { $seat } prend le jeton Angleterre.
event-england-row = La ligne Angleterre a { $filled ->
    [0] toutes ses cases vides
    [one] { $filled } case remplie
   *[other] { $filled } cases remplies
 }.
event-englishman-moves = Place { $seat } pose l’Anglais sur { $tile }.
event-englishman-leaves = L’Anglais quitte la partie.
why-england = Angleterre
note-england = Ligne Angleterre : utiliser l’Anglais coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
 }, défausser une tuile avec lui en rapporte { $coins }.
note-england-full = Ligne Angleterre : pleine ; défausser une tuile avec l’Anglais rapporte { $coins } pièces.
note-token = Le jeton Angleterre et l’Anglais : { $seat }.
note-token-there = Le jeton Angleterre est sous l’Anglais : le premier pion qui le dépasse le prend.

## Ce que la page en dit

glen-effect-take-token = le jeton Angleterre
piece-englishman = l’Anglais
glen-piece-short-englishman = Anglais
shelf-hammer = Angleterre
shelf-hammer-free = libre
shelf-hammer-next = puis { $cost }
shelf-hammer-gone = il est parti
shown-england = { $thing ->
    [row] Ligne Angleterre
    [token] Jeton Angleterre
   *[englishman] L’Anglais
 }
shown-england-about = { $thing ->
    [row] Qui se sert de l’Anglais y pose des pièces ; qui lui fait défausser une tuile prend la dernière pile.
    [token] Celui qui le détient joue l’Anglais.
   *[englishman] Un pion qui n’est à personne : avec lui, le détenteur du jeton prend ou défausse une tuile.
 }

### lesson

## Hammer of the Scots, pas à pas. Les étapes se trouvent dans lessons/hammer.json.

lesson-hammer = L’Anglais
lesson-hammer-englishman = Le pion gris à la couronne est l’Anglais, et le jeton Angleterre se trouve sous lui. Le premier qui le dépasse le prend ; l’Anglais joue alors pour lui.
lesson-hammer-token = Kingussie se trouve au-delà de lui. Prenez-la et achetez la pierre qu’elle coûte : en passant, le jeton est à vous.
lesson-hammer-place = Posez-la au-dessus du village initial, et terminez votre tour.
lesson-hammer-second = { opponent-wren } prend une tuile au-delà de l’Anglais. Le dépasser n’apporte plus rien.
lesson-hammer-third = Le troisième joueur aussi. L’Anglais est maintenant le dernier du rondel.
lesson-hammer-turn = L’Anglais joue quand il est dernier, et vous jouez pour lui. Il prend une tuile pour vous, contre des pièces sur la ligne Angleterre en plus du prix ; ou il en défausse une, et des pièces de la ligne vous reviennent.
lesson-hammer-use = Faites-lui prendre Strathnaver : elle coûte les 2 pièces de la ligne Angleterre, et rien d’autre.
lesson-hammer-land = Posez-la à l’extrémité gauche de votre rivière, activez-la pour un mouton, et terminez le tour.
lesson-hammer-row = La ligne Angleterre est à côté du marché. La prochaine fois, il coûtera 3 pièces ; une défausse avec lui reprend les pièces les plus chères. Certains lieux emblématiques apportent le jeton à qui les bâtit.

### cover

expansion-glenmore-hammer = Le Marteau des Écossais
expansion-glenmore-hammer-about = Un Anglais entre sur le rondel ; qui tient son jeton prend des tuiles avec lui. À trois ou quatre.
