/** Every sentence that all requests share. */
export const requestText = {
  steps: { form: 'Preencher', review: 'Conferir', receipt: 'Pronto' },
  protocol: 'Número do protocolo',
  filedAt: 'Recebido em',
  copy: 'Copiar número',
  copied: 'Número copiado',
  copyFailed: 'Não foi possível copiar. Anote o número.',
  nextTitle: 'O que acontece agora',
  follow: 'Acompanhar este pedido',
  requests: 'Ver minhas solicitações',
  home: 'Ir para o início',
  item: 'O que muda',
  current: 'Hoje',
  next: 'Depois',
  success: {
    title: 'Pedido recebido',
    lead: 'Guarde o número do protocolo. Com ele, você e a entidade encontram o pedido.',
    next: ['A entidade confere o seu pedido.', 'Você recebe um aviso a cada passo.'],
    noneTitle: 'Tudo certo',
    noneText: 'O que você fez foi guardado.',
  },
} as const
