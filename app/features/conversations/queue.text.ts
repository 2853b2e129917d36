/** Said of queued messages while their conversation is not on screen. */
export const queueText = {
  refused: 'Uma mensagem sua não foi enviada. Abra suas conversas para ver o motivo e tentar de novo.',
} as const
