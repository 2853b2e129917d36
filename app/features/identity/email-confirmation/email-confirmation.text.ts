/** Every sentence of the page on which the address before answers whether its owner changed it. */
export const emailConfirmationText = {
  back: { signedIn: 'Voltar ao início', signedOut: 'Voltar ao login' },
  ask: {
    heading: 'Foi você quem pediu a troca do seu e-mail?',
    lead: 'Perguntamos pelo endereço antigo, porque a troca não foi feita por você no portal.',
    facts: { email: 'E-mail novo', origin: 'Trocado', opens: 'Sem resposta, vale a partir de' },
    yesDoes: 'Se foi você, o e-mail novo passa a valer para tudo agora.',
    noDoes: 'Se não foi, o e-mail antigo volta a valer e avisamos o atendimento.',
    yes: 'Sim, fui eu',
    no: 'Não fui eu',
  },
  disown: {
    title: 'Desfazer a troca do e-mail?',
    text: 'O e-mail antigo volta a valer, e quem entrou no portal desde a troca precisa entrar de novo. O atendimento é avisado.',
    confirm: 'Não fui eu, desfazer',
    leave: 'Voltar',
  },
  confirmed: {
    heading: 'O e-mail novo já vale para tudo',
    lead: 'Obrigado por responder. Não é preciso fazer mais nada.',
    next: 'Se você pediu uma senha e recebeu o aviso de espera, peça outro link no login, em “Esqueci minha senha”.',
    act: 'Ir para o login',
  },
  disowned: {
    heading: 'O e-mail antigo voltou a valer',
    lead: 'Desfizemos a troca e avisamos o atendimento.',
    title: 'O que fazer agora',
    next: [
      'Crie uma senha nova. O link vai para o e-mail antigo, que voltou a valer.',
      'Entre no portal e confira telefones, endereço e conta bancária no seu perfil.',
      'Se algo não é seu, fale com o atendimento do seu plano.',
    ],
    act: 'Criar uma senha nova',
  },
  over: { heading: 'Este link não vale mais' },
  none: {
    heading: 'Abra o link do e-mail',
    lead: 'Esta página responde a um e-mail sobre a troca do seu endereço. Abra o link dele neste aparelho. Se você já respondeu, está feito.',
  },
} as const
