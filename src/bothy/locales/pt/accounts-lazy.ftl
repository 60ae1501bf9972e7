## Contas: o que é recusado à porta, e o e-mail que deixa entrar

no-ticket-over = Este link já foi usado ou expirou. Peça um novo.
no-code-wrong = Este código está errado. Veja de novo o último e-mail, ou peça outro.
no-passkey-unknown = Esta chave de acesso não é conhecida aqui.
no-sign-up-closed = { $how ->
    [invitation] Aqui, contas novas são por convite. Peça um ao anfitrião.
   *[other] Este servidor não aceita contas novas.
 }
no-name-needed = Você é novo aqui: como devemos chamar você?
no-way-taken = Isso já pertence a outra conta. Saia e entre nessa conta.
no-last-way-in = Esta é sua única forma de entrar. Adicione outra primeiro.
no-guests-not-allowed = É preciso ter uma conta para jogar aqui. Entre, ou crie uma.
no-no-mail-here = Este servidor não envia e-mails.
no-no-accounts-here = Não há contas aqui: este Bothy roda em casa.
no-erase-unsure = Para apagar tudo, escreva seu nome exatamente: { $name }

mail-sign-in-subject = { $code } é o seu código para { $site }
mail-sign-in-text =
    Seu código para { $site } é

        { $code }

    Digite-o onde você o pediu. Ou abra este link e aperte o botão que está lá:

    { $link }

    Os dois funcionam uma vez, durante { $minutes } minutos.

    Se não foi você que pediu, ignore este e-mail. Sem ele, ninguém consegue entrar.
