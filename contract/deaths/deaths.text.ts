export const deathSentences = {
  required: 'Informe o dia.',
  inFuture: 'O falecimento não pode ser depois de hoje.',
  beforeBirth: 'O falecimento não pode ser antes do nascimento. Confira o dia, ou o cadastro da pessoa.',
  noCertificate: 'Anexe a certidão de óbito.',
  already: (day: string) => `O falecimento desta pessoa, em ${day}, já está registrado.`,
  noServing: 'O falecimento desta pessoa foi registrado. Ninguém age mais em nome dela.',
  noRequests: 'O falecimento desta pessoa foi registrado. Não se abrem mais solicitações em nome dela.',
} as const

/** Said of a request that stands still since the death of its person was registered. */
export const frozenSentence =
  'O falecimento desta pessoa foi registrado. A solicitação ficou parada: ninguém decide, corrige ou cancela. O saldo do plano segue para os dependentes ou para o espólio.'
