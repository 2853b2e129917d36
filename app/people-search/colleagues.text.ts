export const colleaguesText = {
  label: 'Colega',
  queue: 'Devolver à fila',
  isThere: 'no portal agora',
  isAway: 'ausente',
  loading: 'Carregando os colegas',
  failed: 'Não conseguimos carregar os colegas. Feche e tente de novo.',
} as const
