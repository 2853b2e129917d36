/** Every sentence about notifications. */
export const notificationText = {
  title: 'Notificações',
  titleOf: (name: string) => `Notificações de ${name}`,
  onlyThePerson: (name: string) => `Você vê o que ${name} recebeu. Só ${name} marca como lida.`,
  messages: 'Mensagens',
  empty: 'Você ainda não tem nenhuma notificação',
  loading: 'Carregando suas notificações…',
  failed: 'Não conseguimos carregar as notificações agora.',
  retry: 'Tentar de novo',
  markAll: 'Marcar todas como lidas',
  all: 'Ver todas',
  unread: 'Não lida',
  arrived: (title: string) => `Nova notificação: ${title}`,
} as const
