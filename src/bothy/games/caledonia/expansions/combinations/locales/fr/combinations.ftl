### Les modules d’Industria avec l’Automa

no-worker-near-market = Il doit y avoir au moins { $between } cases entre vos premiers ouvriers et tout marché de producteurs. Choisissez une case plus éloignée.
no-market-other-module = { $alone ->
    [true] Le second marché va sur le module opposé au premier : A et C, ou B et D.
   *[other] Chaque marché va sur un autre module de terrain. Choisissez un module qui n’en a pas.
 }
breakdown-automa-railway = Le réseau ferroviaire au niveau { $level }
score-automa-railway = Réseau ferroviaire de l’Automa
ask-choose-sale = Tirez au sort la marchandise que l’Automa vend au marché.
