export const cannedRepliesText = {
  replies: 'Respostas prontas',
  reasons: 'Motivos prontos',
  loading: 'Carregando os textos',
  failed: 'Não conseguimos carregar os textos. Feche e abra de novo.',
  none: 'Ainda não há textos prontos para isto.',
  toSetting: 'Criar textos prontos',
  /** Above what several people get. */
  filledForEach: 'O que está entre chaves, como {{primeiroNome}}, é preenchido para cada pessoa.',
} as const
