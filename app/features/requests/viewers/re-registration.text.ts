/** Sentences of a re-registration in the request centre. */
export const reRegistrationViewText = {
  confirmed: 'Confirmado',
  changed: 'Alterado',
  change: (before: string, after: string) => `${before || 'vazio'} → ${after || 'vazio'}`,
  answers: 'Respostas',
  changes: 'O que mudou',
  noChanges: 'Nada mudou.',
  files: 'Arquivos enviados',
  serviceDesk: (name: string) => `Feito em atendimento, com ${name}.`,
  refuse: {
    title: 'Indeferir o recadastramento?',
    text: 'Marque só o que precisa de correção. A pessoa recebe cada motivo e corrige só esses itens.',
    items: 'Itens recusados',
    reason: (item: string) => `Motivo de ${item}`,
    none: 'Marque pelo menos um item.',
    empty: 'Escreva o motivo.',
    confirm: 'Indeferir',
  },
} as const
