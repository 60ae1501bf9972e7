## Entre le Marteau et l’Enclume

option-council = Entre le Marteau et l’Enclume
option-council-false = sans
option-council-true = avec le conseil clanique
option-council-about = Cinq cartes Décompte sont visibles ; chaque fois que quelqu’un prend un personnage, tout le monde vote sur l’une d’elles : chaque carte acceptée donne 10 PV à la fin. Environ 10 minutes de plus ; difficulté moyenne.

measure-animals = Bétail
    .about = pour le plus de moutons et de bœufs sur un territoire
measure-wood-and-stone = Matériaux
    .about = pour le plus de bois et de pierres sur un territoire
measure-largest-square = Plus grand carré
    .about = pour le plus grand carré complet de tuiles d’un territoire
measure-full-sets = Séries complètes
    .about = pour le plus de séries d’un Écossais sur le château initial, un tonneau de whisky, une carte Lieu emblématique et un personnage
measure-manned-castles = Châteaux occupés
    .about = pour le plus de châteaux portant un Écossais, château initial inclus
measure-whisky-tiles = Tuiles whisky
    .about = pour le plus de tuiles avec le symbole whisky
measure-farthest-scotsman = Loin de chez soi
    .about = pour l’Écossais à qui il faudrait le plus de points de mouvement pour rejoindre son château initial
measure-own-discards = Défausses personnelles
    .about = pour la plus grande pile de défausse personnelle
measure-smallest-territory = Plus petit territoire
    .about = pour le territoire qui a le moins de tuiles
measure-joined-pastures = Pâturages reliés
    .about = pour le plus de pâturages reliés par leurs côtés

ballot-aye = AYE (oui)
ballot-nay = NAY (non)
ballot-two-ayes = AYE et AYE
ballot-two-nays = NAY et NAY
ballot-one-each = AYE et NAY

ask-proposing = Le conseil clanique se réunit. Quelle carte Décompte est mise au vote ?
ask-council-vote = Que votez-vous pour { $measure }, { $measure-about } ? Les votes restent secrets jusqu’à ce que tous aient voté.
do-propose = Mettre au vote : { $measure }
do-cast-vote = Voter { $ballot }
verb-propose = Mettre une carte au vote
verb-cast-vote = Voter
argument-measure = Carte Décompte
argument-ballot = Jetons de vote

no-measure-not-open = Cette carte n’est pas en jeu. Choisissez une des cartes visibles.
no-measure-voted = { $measure } : le vote a déjà eu lieu. Choisissez une carte qui n’a pas encore été votée.
no-no-such-ballot = On ne vote pas ainsi. Posez un AYE ou un NAY.
no-one-token-a-vote = Vous posez un jeton par vote. On ne peut en poser deux qu’à deux joueurs, lors d’un seul vote.
no-two-tokens-once = Vous avez déjà posé deux jetons lors d’un vote, ce qui n’est permis qu’une fois par partie. Posez-en un seul.
no-no-such-token = Vous n’avez pas ces jetons. Il vous reste AYE : { $ayes }, NAY : { $nays }.

event-measure-drawn = Carte Décompte : { $measure }, { $measure-about }.
also-votes-dealt = Chacun a { $ayes } AYE et { $nays } NAY.
also-council-card = Carte du conseil : { $measure }.
event-proposed = Place { $seat } met au vote : { $measure }.
event-ballot = Place { $seat } vote { $ballot }.
event-council-voted = { $measure } : carte { $accepted ->
    [true] acceptée
   *[other] rejetée
 }, { $ayes } AYE contre { $nays } NAY.
event-own-discard = { $tile } va dans la défausse personnelle de la place { $seat }.
event-own-discard-taken = { $tile } quitte la défausse personnelle de la place { $seat }.

score-council = Conseil clanique
category-council = le conseil clanique
breakdown-council = { $measure } : { $count }{ $tied ->
    [0] {""}
    [1] , en tête
   *[other] , en tête, à égalité à { $tied }
 }
breakdown-council-nothing = Aucune carte n’a été acceptée

note-council-open = { $measure } : { $vp } PV { $measure-about }. Pas encore de vote. Pour l’instant : { $counts }.
note-council-accepted = { $measure } : { $vp } PV { $measure-about }. Acceptée, { $ayes } AYE contre { $nays } NAY. Pour l’instant : { $counts }.
note-council-rejected = { $measure } : rejetée, { $ayes } AYE contre { $nays } NAY.
note-council-tokens = Jetons de vote restants. AYE : { $ayes }. NAY : { $nays }.
note-own-discards = Défausse personnelle de { $seat } : { $tiles-tile }.

## Ce que la page en dit

shelf-council = Conseil
council-about = Cinq cartes Décompte : { $vp } PV chacune à la fin si le conseil les accepte. En cas d’égalité, on partage, arrondi au supérieur.
council-is-counts = comptera
council-is-struck = rejetée
council-is-now = au vote
council-is-open = pas encore votée
council-short-counts = compte
council-short-struck = rejetée
council-short-now = vote
council-short-open = à voter
council-votes = { $ayes } AYE contre { $nays } NAY
council-what = { $measure }, { $measure-about }
council-count-largest-square = { $count }×{ $count }
council-in-hand = { $count } en main
council-your-vote = Votre vote
council-they-vote = Le conseil vote
council-secret = Révélé quand tous ont voté
council-has-laid = { $name } a voté
council-thinks = { $name } réfléchit
council-they-lead = En l’état, { $names } { $count ->
    [1] prendrait { $vp } PV
   *[other] prendraient { $vp } PV chacun
 }.
council-you-lead = Vous prendriez { $vp } PV.
council-vote-now = à vous de voter
council-call-now = choisir une carte
council-line = { $counts } oui, { $open } à voter
council-badge-vote = à vous
shown-vote-about = Un jeton de vote : on le pose en secret, puis il quitte la partie.
glen-row-council = conseil
council-pile = Défausse personnelle ({ $count }) : { $tiles }

### lesson

## Entre le Marteau et l’Enclume, pas à pas : lessons/council.json

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

### cover

expansion-glenmore-council = Entre le Marteau et l’Enclume
expansion-glenmore-council-about = On vote en secret sur ce qui comptera à la fin.
