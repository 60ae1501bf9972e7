## Mail that could not be sent

no-mail-away = The mail server does not answer. Try again in a few minutes.
no-mail-refused = No mail can be delivered to this address.
no-address-unfit = That is no mail address: it looks like name@example.org.
no-mail-from-unset = A mail server is set, so set BOTHY_MAIL_FROM too: the address mail comes from, such as Bothy <play@bothy.example.org>, not “{ $given }”.
