/** Said to who writes to a conversation that was closed. */
export const conversationClosed =
  'Esta conversa foi encerrada. Reabra a conversa para continuar o assunto, ou comece uma nova.'
