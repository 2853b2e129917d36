/** The sentences of what every page loads first; the rest need not come along. Everything else reads them in `portuguese.ts`. */
export const firstPortuguese = {
  locale: 'pt-BR',
  tone: {
    info: 'Informação',
    success: 'Sucesso',
    warning: 'Atenção',
    danger: 'Erro',
  },
  toast: {
    region: 'Avisos',
    log: 'Últimos avisos',
    close: 'Fechar o aviso',
  },
  spinner: {
    label: 'Carregando',
  },
} as const
