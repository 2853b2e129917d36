import { numberText } from '#contract/value-text.ts'

/** Every sentence of the notification centre. */
export const notificationCentreText = {
  title: 'Central de notificações',
  lead: 'O que o portal avisou a você, as não lidas primeiro.',
  leadOf: (name: string) => `O que o portal avisou a ${name}, as não lidas primeiro.`,
  deskLead: 'Seus avisos e o que o atendimento envia a quem participa dos planos.',
  pending: 'Carregando suas notificações…',
  tabs: {
    label: 'Partes da central',
    own: 'Minhas notificações',
    send: 'Enviar',
    sent: 'Enviadas e agendadas',
  },
  list: 'Notificações',
  filters: {
    situation: 'Mostrar',
    all: 'Todas',
    unread: 'Só as não lidas',
    kind: 'Assunto',
    kinds: ['Todos os assuntos', 'Conversas', 'Solicitações', 'Avisos'],
  },
  count: (unread: number) =>
    unread === 0
      ? 'Você leu todas.'
      : unread === 1
        ? 'Você tem 1 notificação nova.'
        : `Você tem ${numberText(unread)} notificações novas.`,
  markAll: 'Marcar todas como lidas',
  allRead: 'Todas as notificações estão lidas.',
  mark: 'Marcar como lida',
  markOne: (title: string) => `Marcar como lida: ${title}`,
  empty: 'Você ainda não tem nenhuma notificação',
  emptyOf: (name: string) => `${name} ainda não tem nenhuma notificação`,
  noneTitle: 'Nenhuma notificação com este filtro',
  noneText: 'Escolha outro assunto ou mostre também as que já foram lidas.',
  clear: 'Mostrar todas',
  emails: {
    title: 'Avisos por e-mail',
    text: 'Parte dos avisos chega também por e-mail. Você escolhe quais, assunto por assunto, no seu perfil.',
    link: 'Escolher os avisos por e-mail',
  },
} as const
