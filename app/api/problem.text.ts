/** Fallback sentences for problems the API describes without one of its own. */
export const problemText = {
  sessionEnded: 'Sua sessão terminou. Entre de novo para continuar.',
  forbidden: 'Você não tem permissão para fazer isso.',
  notFound: 'Não encontramos o que você procura.',
  unavailable: 'O sistema do plano não respondeu agora. Espere um pouco e tente de novo.',
  rateLimited: 'Foram muitas tentativas em pouco tempo. Espere um pouco e tente de novo.',
  offline: 'Parece que você está sem conexão. Confira a internet e tente de novo.',
  unexpected: 'Algo deu errado do nosso lado. Tente de novo em alguns minutos.',
} as const
