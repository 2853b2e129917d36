/** Every sentence of the conversation page. */
export const chatText = {
  title: 'Conversa',
  opened: 'Sua mensagem foi enviada',
  openedText:
    'A conversa está aberta e quem atende já foi avisado. Responder por aqui ainda não é possível: esta parte do portal está sendo construída.',
  soon: 'Ver o que vem por aí',
  aboutRequest: 'Ver a solicitação',
  messages: 'Mensagens',
  mine: 'Você',
} as const
