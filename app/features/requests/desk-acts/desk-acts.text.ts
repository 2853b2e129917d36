export const deskActsText = {
  bar: 'Solicitações selecionadas',
  selected: (count: number) =>
    count === 1 ? '1 solicitação selecionada' : `${count} solicitações selecionadas`,
  take: 'Assumir',
  assign: 'Passar a um colega',
  move: 'Mover',
  reply: 'Escrever',

  leave: 'Voltar',
  assignTitle: 'Passar a um colega',
  colleague: 'Colega',
  myself: (name: string) => `${name} (você)`,
  loading: 'Buscando colegas…',
  failed: 'Não foi possível buscar os colegas. Feche e tente de novo.',
  assignAct: 'Passar',

  moveTitle: 'Mover as solicitações',
  noMove: 'Não há um passo que todas estas solicitações permitam. Selecione as que estão no mesmo status.',
  to: 'Passo',
  reason: 'Motivo',
  reasonHint: 'O participante lê este texto.',
  reasonMissing: 'Escreva o motivo.',
  moveAct: 'Mover',
  steps: {
    2: 'Voltar à análise',
    4: 'Aguardar terceiros',
    5: 'Deferir',
    6: 'Indeferir',
    8: 'Concluir',
  },

  replyTitle: 'Escrever sobre cada solicitação',
  replyLead: 'Cada participante recebe a mensagem na conversa sobre o seu pedido.',
  message: 'Mensagem',
  messageMissing: 'Escreva a mensagem.',
  replyAct: 'Enviar',

  outcome: 'O que você pediu',
  waiting: (count: number) =>
    count === 1
      ? '1 solicitação vai ser atualizada em alguns segundos.'
      : `${count} solicitações vão ser atualizadas em alguns segundos.`,
  undo: 'Desfazer',
  undone: 'Desfeito. Nada mudou e ninguém foi avisado.',
  done: (count: number) => (count === 1 ? '1 solicitação atualizada.' : `${count} solicitações atualizadas.`),
  none: 'Nenhuma solicitação foi atualizada.',
  refused: (protocol: string, reason: string) => `${protocol}: ${reason}`,
  refusedTitle: (count: number) =>
    count === 1
      ? '1 solicitação não pôde ser atualizada'
      : `${count} solicitações não puderam ser atualizadas`,
  close: 'Fechar',
} as const
