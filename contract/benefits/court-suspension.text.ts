export const courtSuspensionSentences = {
  noReason: 'Escreva o que a ordem diz.',
  noNumber: 'Informe o número do documento.',
  noDay: 'Informe o dia.',
  dayInFuture: 'A ordem não pode valer só depois de hoje. Registre-a nesse dia.',
  notPaid: 'Não há benefício em pagamento nesta matrícula. Confira a matrícula.',
  alreadySuspended: 'O benefício já está suspenso por ordem da Justiça.',
  notSuspended: 'O benefício não está suspenso por ordem da Justiça.',
} as const
