import { pageTitles } from '#app/navigation/page-titles.ts'

/** Every sentence of the conversation page. */
export const conversationText = {
  title: pageTitles.conversation,
  readOnly: 'Responder por aqui chega em breve',
  readOnlyText:
    'A conversa está registrada, e quem participa dela é avisado. Por enquanto, nesta página só dá para ler: escrever novas mensagens ainda está em construção.',
  soon: 'Ver o que vem por aí',
  aboutRequest: 'Ver a solicitação',
  messages: 'Mensagens',
  mine: 'Você',
} as const
