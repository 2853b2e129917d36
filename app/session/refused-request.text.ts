/** What is said about a request that no server function was made for. */
export const refusedRequestText = {
  updated: 'O portal foi atualizado enquanto esta página estava aberta. Recarregue a página para continuar.',
  notUnderstood: 'Não entendemos o que foi enviado. Recarregue a página e tente de novo.',
} as const
