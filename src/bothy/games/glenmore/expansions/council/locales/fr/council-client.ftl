# Ce que la page en dit

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
