export const pendingText = { loading: 'Carregando a página…' } as const
