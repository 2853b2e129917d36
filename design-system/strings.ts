/** Every sentence the design system says by itself. Everything else comes from whoever uses a component. */
export const strings = {
  button: {
    pending: 'Aguarde',
  },
  contrastReport: {
    label: {
      subject: 'Texto branco sobre a sua cor',
      kept: 'usaremos branco',
      changed: () => 'usaremos preto',
    },
    lightText: {
      subject: 'Links no modo claro',
      kept: 'usaremos a sua cor',
      changed: (used: string) => `usaremos um tom mais escuro (${used})`,
    },
    lightOutline: {
      subject: 'Contornos no modo claro',
      kept: 'usaremos a sua cor',
      changed: (used: string) => `usaremos um tom mais escuro (${used})`,
    },
    darkText: {
      subject: 'Links no modo escuro',
      kept: 'usaremos a sua cor',
      changed: (used: string) => `usaremos um tom mais claro (${used})`,
    },
    darkOutline: {
      subject: 'Contornos no modo escuro',
      kept: 'usaremos a sua cor',
      changed: (used: string) => `usaremos um tom mais claro (${used})`,
    },
  },
  passwordField: {
    show: 'Mostrar o que digitei',
    hide: 'Esconder o que digitei',
  },
  moneyField: {
    currency: 'R$',
    unit: 'Valor em reais',
    notUnderstood: 'Não entendemos este valor. Escreva, por exemplo, 1.234,56.',
  },
  select: {
    placeholder: 'Selecione',
    selectedCount: (count: number) => `${count} selecionados`,
    empty: 'Nenhuma opção',
  },
  dateField: {
    tooEarly: (day: string) => `A data deve ser ${day} ou depois.`,
    tooLate: (day: string) => `A data deve ser ${day} ou antes.`,
    reversed: 'A data final não pode vir antes da inicial.',
  },
  dateRangePicker: {
    open: 'Abrir o calendário',
    until: '–',
    previous: 'Mês anterior',
    next: 'Mês seguinte',
  },
  textAreaField: {
    limit: (characters: number) => `Até ${characters} caracteres.`,
  },
  searchField: {
    placeholder: 'Procurar...',
    clear: 'Limpar a busca',
    pending: 'Procurando',
  },
  errorSummary: {
    title: (count: number) => (count === 1 ? 'Falta corrigir um campo' : `Falta corrigir ${count} campos`),
  },
  spinner: {
    label: 'Carregando',
  },
  closeButton: {
    label: 'Fechar',
  },
  confirmDialog: {
    cancel: 'Cancelar',
  },
  notificationBell: {
    unread: (count: number) => {
      if (count <= 0) return 'nenhuma não lida'
      if (count > 99) return 'mais de 99 não lidas'
      return count === 1 ? '1 não lida' : `${count} não lidas`
    },
  },
  skipLink: {
    label: 'Ir para o conteúdo',
  },
  tone: {
    info: 'Informação',
    success: 'Sucesso',
    warning: 'Atenção',
    danger: 'Erro',
  },
  banner: {
    dismiss: 'Fechar o aviso',
  },
  toast: {
    region: 'Avisos',
    log: 'Últimos avisos',
    close: 'Fechar o aviso',
  },
  pagination: {
    label: 'Páginas',
    previous: 'Anterior',
    next: 'Próxima',
    where: (page: number, total: number) => `Página ${page} de ${total}`,
  },
  steps: {
    label: 'Etapas',
    done: ' (concluído)',
    where: (step: number, total: number) => `Passo ${step} de ${total}`,
  },
  stat: {
    explanation: 'Como chegamos a este valor',
  },
  avatar: {
    nameless: 'Pessoa sem nome',
  },
  chart: {
    explore: 'Explorar o gráfico',
    total: 'Total',
    asTable: 'Ver como tabela',
    asChart: 'Ver como gráfico',
  },
  breadcrumbs: {
    label: 'Você está em',
  },
} as const
