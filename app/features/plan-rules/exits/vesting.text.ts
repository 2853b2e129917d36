/** The table of what of the sponsor's account is the participant's. */
export const vestingText = {
  has: 'A patrocinadora tem conta no plano',
  title: 'Tabela',
  help: 'Começa no mês 0. Cada linha vale até a seguinte.',
  from: (at: number) => `Meses no plano da linha ${at + 1}`,
  fromUnit: 'meses ou mais',
  percent: (at: number) => `Parte da linha ${at + 1}`,
  add: 'Adicionar linha',
  remove: (at: number) => `Remover linha ${at + 1}`,
  left: (count: number) => (count === 1 ? 'Ficou 1 linha.' : `Ficaram ${count} linhas.`),
} as const
