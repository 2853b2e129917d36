/** Sentences of the refusal of a re-registration, item by item. */
export const refusalText = {
  title: 'Pedir correção?',
  text: 'Marque só o que precisa de correção. A pessoa recebe cada motivo e corrige só esses itens.',
  items: 'Itens recusados',
  reason: (item: string) => `Motivo de ${item}`,
  none: 'Marque pelo menos um item.',
  empty: 'Escreva o motivo.',
  action: 'Pedir correção',
} as const
