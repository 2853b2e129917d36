/** Every sentence of the command palette. */
export const commandPaletteText = {
  recent: 'Recentes',
  services: 'Serviços',
  pages: 'Páginas',
  people: 'Pessoas',
  personNumber: (id: number) => `Nº ${id}`,
  here: 'Você está aqui',
  participant: {
    label: 'Procurar serviços',
    emptyTitle: 'Nenhum serviço encontrado',
    emptyText: 'Tente outra palavra, como “boleto”, “imposto” ou “aposentadoria”.',
    failedTitle: 'Não conseguimos carregar os seus serviços',
    failedText: 'Confira a sua conexão e tente de novo.',
  },
  attendant: {
    label: 'Procurar pessoas',
    placeholder: 'Nome, e-mail ou CPF',
    emptyTitle: 'Nenhuma pessoa foi encontrada',
    emptyText: 'Não encontramos nada com esse termo. Por favor, tente novamente.',
    startTitle: 'Procure uma pessoa',
    startText: 'Digite pelo menos duas letras do nome, do e-mail ou números do CPF.',
    failedTitle: 'A busca não respondeu',
    failedText: 'Confira a sua conexão e tente de novo.',
  },
  pageNames: { services: 'Todos os serviços', notifications: 'Notificações', password: 'Alterar senha' },
} as const
