/** Words shared by all kinds of suspension. */
export const suspensionWords = {
  period: 'Meses suspensos',
  begins: 'Começa em',
  last: 'Último mês suspenso',
  keep: 'Manter suspensa',
  ended: 'A suspensão foi encerrada antes do fim.',
  choose: 'Escolha',
  history: {
    caption: 'Suspensões anteriores',
    period: 'Período',
    months: 'Meses',
    how: 'Como terminou',
    byItself: 'No prazo',
  },
} as const
