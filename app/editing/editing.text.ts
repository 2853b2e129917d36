/** Sentences that everything with versions shares. */
export const editingText = {
  newest: 'Ver a versão atual',
  state: {
    none: 'Nenhuma mudança em preparação.',
    saved: (when: string, who: string) => `Rascunho salvo em ${when} por ${who}.`,
    unsaved: 'Há mudanças que ainda não foram salvas.',
  },
  save: 'Salvar rascunho',
  saved: 'Rascunho salvo.',
  discard: 'Descartar rascunho',
  discarded: 'Rascunho descartado.',
  keepDraft: 'Manter o rascunho',
  publish: 'Publicar',
  cancel: 'Voltar',
  history: 'Histórico',
  installation: 'Instalação',
  showAll: (count: number) => `Mostrar as ${count} versões`,
} as const
