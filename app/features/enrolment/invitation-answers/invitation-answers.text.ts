/** Every sentence of the page on which an invitation is answered; with names and days: `invitation-answer-sentences.ts`. */
export const invitationAnswersText = {
  signIn: 'Ir para o login',
  toPortal: 'Ir para o portal',
  facts: { from: 'Quem convidou', plan: 'Plano', until: 'Vale até', email: 'Enviado para' },
  points: [
    'Aceitar não custa nada agora: você escolhe a contribuição no primeiro acesso, ou depois.',
    'Quem convidou você não vê seus dados nem seu saldo. Fica sabendo só se você aceitou ou recusou.',
  ],
  accept: 'Aceitar o convite',
  hasAccount: 'Já tem acesso ao portal?',
  signInToAccept: 'Entre e aceite com o seu cadastro',
  identify: {
    heading: 'Seus dados',
    lead: 'Precisamos deles para criar o seu acesso. O e-mail é o do convite; você pode trocá-lo depois, no seu perfil.',
    name: 'Nome completo',
    cpf: 'CPF',
    birth: 'Data de nascimento',
    phone: 'Celular com DDD',
    submit: 'Enviar e participar',
    back: 'Voltar ao convite',
  },
  answered: {
    title: 'Recebemos a resposta a este convite',
    next: 'O que acontece agora',
    newcomer:
      'Se este é o seu primeiro acesso, abra o e-mail de boas-vindas: o link dele, que vale por 24 horas, cria a sua senha.',
    known:
      'Se o seu CPF já tem acesso ao portal, o aviso vai para o e-mail do seu cadastro. Entre com a sua senha e abra de novo o link do convite para aceitar com ele.',
    missing:
      'Não chegou em alguns minutos? Confira a caixa de spam. No login, em Esqueci minha senha, você pede outro link com o seu CPF.',
  },
  join: {
    action: 'Aceitar com o meu cadastro',
    confirm: 'Participar',
    leave: 'Agora não',
  },
  joined: {
    next: 'Escolha o plano no início e depois a sua contribuição, em Alterar contribuição.',
  },
  refuse: {
    action: 'Recusar',
    title: 'Recusar o convite?',
    text: 'Quem convidou você será avisado. O convite deixa de valer.',
    reason: 'Motivo',
    reasonHelp: 'Opcional. Quem convidou você vai ler.',
    leave: 'Voltar',
    confirm: 'Recusar o convite',
  },
  over: {
    recusado: 'Este convite foi recusado',
    cancelado: 'Este convite foi cancelado',
    expirado: 'O prazo deste convite passou',
  },
  unknown: {
    title: 'Não encontramos este convite',
    text: 'O link pode ter sido copiado pela metade. Abra o link inteiro do e-mail mais recente, ou peça outro convite a quem convidou você.',
  },
  none: {
    title: 'Abra o link do seu convite',
    text: 'Esta página mostra um convite recebido por e-mail. Abra o link do e-mail neste aparelho.',
  },
} as const
