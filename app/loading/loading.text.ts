/** What is said when the script of an overlay could not be had. */
export const loadingText = {
  failed: 'Não conseguimos abrir agora. Confira a sua conexão e tente de novo.',
} as const
