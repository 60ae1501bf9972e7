## As páginas da conta, e a porta

account-of = Você joga aqui como { $name }.
account-guest = Você joga aqui como { $name }, convidado deste navegador.
account-nobody = Você não está conectado.
account-at-home = Você está em casa: aqui não é preciso ter conta.
account-sign-in = Entrar
account-have-one = Já tenho uma conta
account-become = Mantenha seus lugares
account-become-about = Se este navegador esquecer você, seus lugares se perdem. Com uma conta, você pode voltar de onde quiser. Não há senha, e tudo o que você tem continua seu.
account-ways = Formas de entrar
account-passkey = Chave de acesso: { $name }
account-used = usada por último em { $day }
account-drop = Remover { $what }
account-only-way = Esta é sua única forma de entrar. Adicione outra primeiro.
account-passkey-add = Criar uma chave de acesso
account-passkey-about = Uma chave de acesso fica no seu aparelho ou no seu gerenciador de senhas, e se abre com um dedo, um rosto ou um PIN.
account-address = Endereço de e-mail
account-mail-send = Envie-me um código
account-mail-sent = Um código e um link estão a caminho de { $address }. Funcionam uma vez, durante dez minutos.
account-mail-again = Outro endereço
account-code = Código do e-mail
account-code-send = Entrar
account-name-new = Como devemos chamar você?
account-devices = Onde você está conectado
account-device-here = este navegador
account-device-unknown = Um navegador
account-sign-out-there = Desconectar lá
account-device-add = Acrescentar outro aparelho
account-device-about = Aponte a câmera do outro aparelho para isto, ou abra o link lá. Funciona uma vez, durante dez minutos. Não mostre a ninguém: quem o abrir joga como você.
account-qr = O link como código QR
account-copy = Copiar o link
account-copied = Copiado
account-data = Seus dados
account-data-about = Tudo o que este servidor armazena sobre você, em um só arquivo.
account-export = Baixar meus dados
account-sign-out = Sair
account-erase = Apagar tudo
account-erase-about = Seu nome, suas formas de entrar, suas classificações e suas mensagens são apagados na hora e para sempre. As partidas ficam para quem jogou com você; nelas você aparece como um antigo jogador.
account-erase-name = Digite seu nome para apagá-lo: { $name }
account-erase-not = Manter
account-erase-now = Apagar para sempre

sign-in-back = Você já esteve aqui
sign-in-invited = Você foi convidado
sign-in-passkey = Usar uma chave de acesso
sign-in-new = Você é novo aqui
sign-in-no-new = { $how ->
    [invitation] Aqui, contas novas são por convite.
   *[other] Este servidor não aceita contas novas.
 }
sign-in-guest = Só jogar, como convidado
sign-in-as = Entrar como { $name }
sign-in-add = Entrar com este endereço de agora em diante
sign-in-elsewhere = Este e-mail foi pedido em outro navegador. Para manter os lugares que você tem lá, digite o código lá.
sign-in-instead = { $name } está conectado aqui e será desconectado.
sign-in-bring = Levar tudo o que { $name } tem neste navegador: lugares, mesas, partidas
sign-in-leave = Os lugares de { $name } ficam para trás e não poderão ser recuperados.
sign-in-yes = Entrar
sign-in-done = Você entrou como { $name }.
