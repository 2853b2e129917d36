/** Sentences for requests that match no server function. */
export const refusedRequestText = {
  updated: 'O portal foi atualizado enquanto esta página estava aberta. Recarregue a página para continuar.',
  unreadableRequest: 'Não entendemos o que foi enviado. Recarregue a página e tente de novo.',
} as const
