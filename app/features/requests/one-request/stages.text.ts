/** Every sentence about the stages of a request, what is looked at in them, and what follows the grant. */
export const stagesText = {
  title: 'Etapas',
  states: { done: 'Concluída', present: 'Etapa atual', ahead: 'A seguir' },
  tones: { done: 'success', present: 'info', ahead: 'neutral' },
  /** `who`: `Cadastro ou acima`. */
  level: (who: string) => `Nível ${who}`,
  since: (when: string, who: string) => `Desde ${when} · nível ${who}`,
  left: (when: string, who: string | null) => (who === null ? `Até ${when}` : `Até ${when}, por ${who}`),
  checklist: (stage: string) => `Conferência da etapa ${stage}`,
  checkedBy: (who: string, when: string) => `Conferido por ${who}, ${when}`,
  checksLeft: (count: number) =>
    count === 1
      ? 'Para seguir, falta conferir 1 item da etapa.'
      : `Para seguir, falta conferir ${count} itens da etapa.`,

  corrections: 'O que precisa de correção',
  correctionsHelp: 'A pessoa vê estes campos marcados no formulário.',
  correctionsRequired: 'Marque ao menos um campo ou documento.',
  correctionNote: (field: string) => `O que corrigir em “${field}” (opcional)`,
  correctionLong: 'Use no máximo 300 caracteres.',

  settlements: 'Pagamentos e efeitos',
  settlementsCaption: 'O que foi deferido e quando acontece',
  number: 'Parcela',
  day: 'Data',
  amount: 'Valor',
  state: 'Situação',
  settled: (when: string) => `Feito em ${when}`,
  waiting: 'Agendado',
  retry: 'Tentar de novo',
  retried: 'Foi feito agora.',
  failed: (why: string) => `Não foi feito ainda: ${why}`,
} as const
