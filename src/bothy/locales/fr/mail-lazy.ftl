## Les courriels qui n’ont pas pu partir

no-mail-away = Le serveur de courriel ne répond pas. Réessayez dans quelques minutes.
no-mail-refused = Aucun courriel ne peut être remis à cette adresse.
no-address-unfit = Ce n’est pas une adresse de courriel. Elle devrait ressembler à nom@exemple.org.
no-mail-from-unset = Un serveur de courriel est donné : donnez aussi dans BOTHY_MAIL_FROM l’adresse d’où partent les courriels, et non « { $given } ».
