export const conditionText = {
  forbidden: {
    title: 'Você não tem acesso a esta página',
    next: 'Se acha que deveria ter, fale com o atendimento.',
  },
  'not-found': {
    title: 'Página não encontrada',
    next: 'O endereço pode ter mudado ou ter sido digitado errado. Volte ao início e siga pelo menu.',
  },
  /** Next, where the server said why nothing was found: nobody has to guess. */
  knownMissing: 'Volte ao início e siga pelo menu.',
  'rate-limited': {
    title: 'Muitas tentativas em pouco tempo',
    next: 'Espere um pouco antes de tentar de novo.',
  },
  conflict: {
    title: 'Algo mudou enquanto você estava aqui',
    next: 'Recarregue a página para ver como está agora.',
  },
  'portal-updated': {
    title: 'O portal foi atualizado',
    next: 'Recarregue a página para continuar.',
  },
  invalid: {
    title: 'Não conseguimos abrir esta página assim',
    next: 'O endereço pode estar incompleto ou ter sido digitado errado. Volte ao início e siga pelo menu.',
  },
  unavailable: {
    title: 'O sistema do plano não respondeu',
    next: 'Nada do que você fez se perdeu. Espere um pouco e tente de novo.',
  },
  offline: {
    title: 'Você está sem conexão',
    next: 'Confira a internet do aparelho. A página volta assim que a conexão voltar.',
  },
  unauthenticated: {
    title: 'Sua sessão terminou',
    next: 'Estamos levando você ao login. Depois de entrar, você volta para cá.',
  },
  unexpected: {
    title: 'Algo deu errado do nosso lado',
    next: 'Tente de novo em alguns minutos. Se continuar, fale com o atendimento e diga o código abaixo.',
  },
  unexpectedPage: {
    title: 'Algo deu errado do nosso lado',
    next: 'Tente de novo em alguns minutos. Se continuar, fale com o atendimento.',
  },
  development: {
    title: 'Esta página está em construção',
    next: 'Estamos preparando esta parte do portal. Enquanto isso, o atendimento pode ajudar você.',
  },
  beingBuilt: (page: string) => `${page}: esta página está em construção`,
  comesBack: 'Esta página volta sozinha assim que o sistema responder.',
  retry: 'Tentar de novo',
  reload: 'Recarregar a página',
  home: 'Ir para o início',
  back: 'Voltar',
  signIn: 'Ir para o login',
  code: (requestId: string) => `Código: ${requestId}`,
} as const
