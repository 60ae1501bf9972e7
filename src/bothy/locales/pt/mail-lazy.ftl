## E-mails que não puderam ser enviados

no-mail-away = O servidor de e-mail não responde. Tente de novo em alguns minutos.
no-mail-refused = Nenhum e-mail pode ser entregue neste endereço.
no-address-unfit = Isso não é um endereço de e-mail. Ele deve ser parecido com nome@exemplo.org.
no-mail-from-unset = Há um servidor de e-mail: ponha também em BOTHY_MAIL_FROM o endereço de onde partem os e-mails, como Bothy <play@bothy.example.org>, e não “{ $given }”.
