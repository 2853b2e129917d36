import type { NotificationPage } from '#contract/messages/notifications.ts'

/** Three of Ana's, one of each kind; the first two wait to be read. */
export const someNotifications: NotificationPage = {
  notificacoes: [
    {
      id: 31,
      titulo: 'Nova mensagem do atendimento',
      descricao: 'Acompanhamento de Solicitação',
      data_notificacao: '2026-11-22T15:09:00.000Z',
      reagido: 'N',
      tipoNotificacao: { id: 1, nome: 'Conversa' },
      idPlano: 1,
      idConversa: 7,
      idRequisicao: null,
      caminho: '/chat?idConversa=7',
    },
    {
      id: 30,
      titulo: 'Solicitação aceita',
      descricao: 'Sua solicitação de Alterar contribuição foi aceita. Protocolo 2026.0000084.',
      data_notificacao: '2026-11-22T13:09:00.000Z',
      reagido: 'N',
      tipoNotificacao: { id: 2, nome: 'Solicitação' },
      idPlano: 1,
      idConversa: null,
      idRequisicao: 84,
      caminho: '/services/requests?idRequisicao=84',
    },
    {
      id: 12,
      titulo: 'Renove sua declaração de pessoa exposta politicamente',
      descricao: 'Sua declaração vale até 30/11/2026. Renove no serviço Pessoa exposta politicamente.',
      data_notificacao: '2026-11-06T15:00:00.000Z',
      reagido: 'S',
      tipoNotificacao: { id: 3, nome: 'Aviso' },
      idPlano: null,
      idConversa: null,
      idRequisicao: null,
      caminho: '/services/pep',
    },
  ],
  totalPage: 2,
  totalItems: 23,
  naoLidas: 2,
}

/** Nothing at all. */
export const noNotifications: NotificationPage = {
  notificacoes: [],
  totalPage: 0,
  totalItems: 0,
  naoLidas: 0,
}
