# Ce qu’entendent ceux qui écoutent, quel que soit le jeu

heard-did = { $name } : { $things }.
heard-has = { $name } a { $things }.
heard-none = zéro { $thing }
heard-order = Ordre du tour : { $things }.
heard-score = { $name } a { $points } PV : { $things }.
heard-now = C’est à { $name }{ $count ->
    [0] {""}
   *[other] , puis { $names }
 }.
heard-questions = Vous pouvez demander : { $things }.
