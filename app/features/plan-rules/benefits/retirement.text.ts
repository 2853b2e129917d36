/** The ways to retire. */
export const retirementText = {
  title: 'Condições',
  help: 'Cada condição é uma idade e um tempo no plano, os dois juntos. Sem condições, o plano não concede aposentadoria.',
  kinds: { normal: 'Normal', early: 'Antecipada' },
  kind: (at: number) => `Tipo da condição ${at + 1}`,
  age: (at: number) => `Idade da condição ${at + 1}`,
  months: (at: number) => `Tempo da condição ${at + 1}`,
  add: 'Adicionar condição',
  remove: (at: number) => `Remover condição ${at + 1}`,
  left: (count: number) => (count === 1 ? 'Ficou 1 condição.' : `Ficaram ${count} condições.`),
  units: { years: 'anos', months: 'meses' },
} as const
