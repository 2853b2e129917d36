/** Said to who writes to a conversation that was closed. */
export const conversationClosed =
  'Esta conversa foi encerrada. Reabra a conversa para continuar o assunto, ou comece uma nova.'

/** Said to who opens a conversation again while another one about the same request is open. */
export const otherConversationOpen =
  'Já há outra conversa aberta sobre esta solicitação. Continue o assunto nela.'

/** Said to an attendant about a conversation in which they are the participant. */
export const ownConversation = 'Esta conversa é sua. Quem atende é outra pessoa do atendimento.'

/** Said of a hand-over to who cannot attend to the conversation. */
export const notAnAttendant = 'Escolha alguém do atendimento para continuar esta conversa.'

/** Said of a file that is neither an image nor a PDF. */
export const fileTypeRefused =
  'Este arquivo não é uma imagem nem um PDF. Formatos válidos: PNG, JPG, PDF até 10MB.'

/** Said of a file of a conversation that is not there. */
export const conversationFileGone = 'Este arquivo não está mais guardado.'
