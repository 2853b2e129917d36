/** Said when an overlay's script failed to load. */
export const loadingText = {
  failed: 'Não conseguimos abrir agora. Confira a sua conexão e tente de novo.',
} as const
