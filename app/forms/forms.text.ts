/** Every sentence that all forms share. */
export const formsText = {
  /** Before the page's title, after a refusal. */
  error: 'Erro',
  problem: {
    invalid: 'Confira o que foi preenchido',
    conflict: 'Não é possível enviar agora',
    forbidden: 'Você não pode fazer este pedido',
    'not-found': 'Não encontramos este registro',
    'rate-limited': 'Muitas tentativas',
    'portal-updated': 'O portal foi atualizado',
    unavailable: 'Ainda não foi enviado',
    unauthenticated: 'Sua sessão terminou',
    unexpected: 'Algo deu errado do nosso lado',
  },
  kept: 'O que você preencheu continua aqui.',
  code: 'Código para o atendimento',
  restored: 'Recuperamos o que você tinha preenchido.',
  startOver: 'Começar de novo',
  cancel: 'Cancelar',
  back: 'Voltar',
  ownPassword: {
    label: 'Sua senha',
    description: 'A mesma que você usa para entrar. Ela confirma que é você.',
  },
  passwordNeeds: 'A senha precisa ter',
  leave: {
    title: { send: 'Sair sem enviar?', save: 'Sair sem salvar?' },
    text: {
      send: {
        server: 'O que você preencheu ainda não foi enviado. Fica salvo, e você pode continuar depois.',
        tab: 'O que você preencheu ainda não foi enviado. Fica guardado nesta aba até você fechá-la.',
        nowhere: 'O que você preencheu não foi enviado e não fica guardado em lugar nenhum.',
      },
      save: {
        server: 'As mudanças ainda não foram publicadas. Ficam salvas, e você pode continuar depois.',
        tab: 'As mudanças ainda não foram salvas. Ficam guardadas nesta aba até você fechá-la.',
        nowhere: 'As mudanças não foram salvas e não ficam guardadas em lugar nenhum.',
      },
    },
    confirm: 'Sair da página',
    cancel: 'Continuar aqui',
  },
} as const
