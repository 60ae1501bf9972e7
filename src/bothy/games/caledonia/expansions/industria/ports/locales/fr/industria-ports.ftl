# Same as in English (spare-whisky)

### Ports 10 à 18

option-port-tiles = Jeu de ports
option-port-tiles-base = ceux du jeu de base
option-port-tiles-both = ceux du jeu de base et d’Industria
option-port-tiles-industria = ceux d’Industria seulement
option-port-tiles-about = Les ports d’Industria déplacent des unités, engagent des marchands, paient un contrat et plus encore.

effect-spare-processed-good = épargner un produit transformé
effect-share-a-hex = partager une case
effect-building-to-field = un champ à la place d’un bâtiment
effect-technologies-or-glory = technologie ou gloire
effect-sell-processed-goods = vendre des produits transformés
effect-hire-merchants = marchands
effect-move-units = déplacer des unités
effect-move-a-building = déplacer un bâtiment
effect-pay-for-a-contract = payer un contrat
cal-port-spare-processed-good = En remplissant un contrat, laissez { $goods } produit transformé de côté.
cal-port-share-a-hex = Déployez gratuitement { $animals } animal sur la case d’un autre de vos animaux.
cal-port-building-to-field = Échangez gratuitement { $units } de vos bâtiments de la carte contre un champ.
cal-port-technologies-or-glory = Payez £{ $cost } pour { $technologies } technologies, ou prenez { $glory } gloires.
cal-port-sell-processed-goods = Donnez { $give } produits transformés, prenez £{ $money }.
cal-port-hire-merchants = Avec { $contracts } contrat rempli : engagez ou reprenez jusqu’à { $merchants } marchands.
cal-port-move-units = Déplacez des unités sur des cases adjacentes, jusqu’à { $moves } fois.
cal-port-move-a-building = Déplacez { $units } de vos bâtiments en ne payant que la case.
cal-port-pay-for-a-contract = Payez £{ $cost } pour remplir un contrat sans ses marchandises ni sa viande.
spare-bread = 1 pain
    .several = { $count } { good-bread.many }
spare-cheese = 1 fromage
    .several = { $count } { good-cheese.many }
spare-whisky = 1 whisky
    .several = { $count } { good-whisky.many }

ask-merchant-upgrades = { $left ->
    [one] Engagez-vous un marchand, ou en reprenez-vous un ?
   *[other] Engagez-vous des marchands, ou en reprenez-vous ? Jusqu’à { $left }.
 }

do-share-hex = Port { $port } : poser { $unit-a } avec l’animal en { $hex }
do-building-to-field = Port { $port } : échanger { $unit-the } en { $hex } contre un champ
do-port-technology = Port { $port } : { $technology ->
    [true] payer vos technologies
   *[other] prendre la gloire
 }
do-sell-processed-goods = Port { $port } : vendre { $give }
do-port-merchants = Port { $port } : engager ou reprendre des marchands
do-port-moves = Port { $port } : déplacer des unités
do-move-building = Port { $port } : déplacer { $unit-the } de { $start } en { $end }
do-pay-for-contract = Port { $port } : payer le contrat { $contract }

verb-share-hex = Port : partager une case
verb-building-to-field = Port : un champ à la place
verb-port-technology = Port : technologie ou gloire
verb-sell-processed-goods = Port : vendre des produits transformés
verb-port-merchants = Port : marchands
verb-port-moves = Port : déplacer des unités
verb-move-building = Port : déplacer un bâtiment
verb-pay-for-contract = Port : payer un contrat
argument-technology = Technologie
cal-technology-true = les deux technologies
cal-technology-false = la gloire

no-no-technology-left = Vous n’avez plus de technologie à améliorer. Prenez plutôt la gloire.
no-no-contract-fulfilled = Vous n’avez pas encore rempli de contrat. Le port vous servira ensuite.
no-no-animal-there = Aucun de vos animaux n’est en { $hex }. Choisissez une case avec l’un de vos moutons ou l’une de vos vaches.
no-no-building-there = Vous n’avez pas un tel bâtiment en { $hex }. Choisissez l’une de vos fromageries, boulangeries ou distilleries.
no-building-out-of-reach = Aucune de vos unités n’atteint { $hex }. Choisissez une case voisine, ou améliorez votre expédition.
