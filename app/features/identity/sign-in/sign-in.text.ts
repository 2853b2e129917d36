/** Every sentence of the sign-in page. */
export const signInText = {
  heading: 'Portal do Participante',
  lead: 'Entre com seu CPF e sua senha.',
  cpf: 'CPF',
  password: 'Senha',
  submit: 'Entrar',
  cpfRequired: 'Digite seu CPF.',
  cpfIncomplete: 'O CPF tem 11 números.',
  cpfUnknown: 'CPF inválido. Confira os números.',
  passwordRequired: 'A senha é obrigatória',
  passwordLong: 'A senha é longa demais.',
  forgotten: 'Esqueci minha senha',
  reasons: {
    sessao: { tone: 'info', text: 'Sua sessão terminou. Entre de novo para continuar de onde parou.' },
    saida: { tone: 'info', text: 'Você saiu do portal. Até logo!' },
    senha: { tone: 'success', text: 'Senha salva. Entre com ela para continuar.' },
    recusada: { tone: 'danger', text: 'CPF ou senha incorretos. Confira e tente de novo.' },
    espera: {
      tone: 'danger',
      text: 'Muitas tentativas. Aguarde alguns minutos ou crie uma senha nova em "Esqueci minha senha".',
    },
    indisponivel: {
      tone: 'danger',
      text: 'O sistema do plano não respondeu agora. Espere um pouco e tente de novo.',
    },
  },
  errorTitle: 'Não foi possível entrar',
  simulator: 'Simular meu benefício sem entrar',
  promiseTitle: 'Seu futuro, às\u00a0claras',
  promises: [
    'Veja seu saldo e cada contribuição, centavo por centavo.',
    'Faça seus pedidos daqui, sem papel e sem fila.',
    'Acompanhe cada passo e seja avisado na hora.',
  ],
} as const
