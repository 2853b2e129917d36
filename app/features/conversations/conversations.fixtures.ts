import type { Conversation } from './ConversationView.tsx'

/** A participant asked about a request; nobody answered yet. */
export const newConversation: Conversation = {
  id: 12,
  assunto: 'Acompanhamento de Solicitação',
  idRequisicao: 41,
  mensagens: [
    {
      id: 1,
      autor: 'Ana Beatriz Lima',
      minha: true,
      texto: 'Olá, preciso de ajuda com a minha solicitação de Alteração de Contribuição',
      data: '2026-11-21T13:12:00.000Z',
    },
  ],
}

/** An attendant wrote first and the participant reads it. */
export const answeredConversation: Conversation = {
  ...newConversation,
  mensagens: [
    {
      id: 1,
      autor: 'Karina Alves',
      minha: false,
      texto: 'Olá, foi encontrado um problema em sua solicitação de Alteração de Contribuição',
      data: '2026-11-20T13:12:00.000Z',
    },
    {
      id: 2,
      autor: 'Ana Beatriz Lima',
      minha: true,
      texto: 'Obrigada pelo aviso! O percentual que eu quero é 5%.\nPodem confirmar?',
      data: '2026-11-21T13:12:00.000Z',
    },
  ],
}
