/** Sentences of records that are held although their time may be over. */
export const recordHoldText = {
  title: (day: string) => `Dados mantidos além do prazo desde ${day}`,
  why: (reason: string, by: string) => `Registrado por ${by}: ${reason}`,
  reason: 'Motivo',
  hold: {
    action: 'Manter os dados além do prazo',
    title: 'Manter os dados desta pessoa?',
    text: 'Nada é apagado enquanto alguém do atendimento não liberar, mesmo que o prazo de guarda termine. Use em caso de processo na Justiça, ouvidoria ou fiscalização.',
    reasonHint: 'Só o atendimento lê este texto. Exemplo: ação judicial, com o número do processo.',
    confirm: 'Manter os dados',
    done: 'Dados mantidos.',
  },
  release: {
    action: 'Liberar',
    title: 'Liberar os dados desta pessoa?',
    text: 'Os dados voltam a seguir o prazo de guarda. O que já passou do prazo é apagado no mês seguinte e não volta.',
    reasonHint: 'Só o atendimento lê este texto. Exemplo: o processo terminou.',
    confirm: 'Liberar os dados',
    done: 'Dados liberados.',
  },
} as const
