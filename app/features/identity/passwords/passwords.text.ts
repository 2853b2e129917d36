/** Every sentence of the page on which a password is changed. */
export const passwordText = {
  back: { signedIn: 'Voltar ao início', signedOut: 'Voltar ao login' },
  current: 'Senha atual',
  password: 'Nova senha',
  passwordHelp: 'Use pelo menos 8 caracteres, sem espaços.',
  confirm: 'Confirme a nova senha',
  /** Shown when the API can't be asked; without a plan the person still needs the way on. */
  labels: {
    senhaAtual: 'Senha atual',
    senha: 'Nova senha',
    confirmacao: 'Confirme a nova senha',
    cpf: 'CPF',
  },
  change: {
    heading: 'Alterar senha',
    lead: 'Depois da troca, as outras sessões abertas com a sua senha são encerradas.',
    submit: 'Alterar senha',
    done: 'Senha alterada',
    doneText: 'Use a senha nova da próxima vez que entrar. As outras sessões abertas foram encerradas.',
    forgotten: 'Não lembro a senha atual',
  },
  create: {
    heading: 'Criar nova senha',
    lead: 'Escolha a senha que você vai usar para entrar no portal.',
    submit: 'Salvar nova senha',
  },
  ask: {
    heading: 'Esqueci minha senha',
    lead: 'Informe o seu CPF. Enviamos um link para o e-mail do seu cadastro.',
    cpf: 'CPF',
    submit: 'Enviar o link',
    done: 'Confira o seu e-mail',
    doneText: [
      'Se este CPF tem acesso ao portal, o link chega em alguns minutos no e-mail do cadastro.',
      'O link vale por 30 minutos e só pode ser usado uma vez. Olhe também a caixa de spam.',
      'Não usa mais aquele e-mail? Fale com o atendimento do seu plano.',
    ],
    again: 'Pedir outro link',
  },
  dead: {
    title: 'Este link não vale mais',
    text: 'O prazo passou, ele já foi usado ou a senha mudou. Peça outro aqui.',
  },
} as const
