import type { IndexerValueProblem } from '#domain/settings/indexers/check-indexer-values.ts'

export const indexerValueSentences: Readonly<Record<IndexerValueProblem, string>> = {
  'competence-unreadable': 'Escreva o mês como MM/AAAA.',
  'competence-future': 'Este mês ainda não chegou. Registre só até o mês atual.',
  'competence-too-old': 'Registre só a partir de julho de 1994.',
  'competence-repeated': 'Este mês já está na lista.',
  'percent-unreadable': 'Informe o percentual.',
  'percent-too-precise': 'Use no máximo quatro casas decimais.',
  'percent-implausible': 'Confira o percentual: uma variação mensal vai de -50% a 50%.',
}
