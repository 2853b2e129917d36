export const taxRulesText = {
  table: {
    title: 'Tabela',
    help: 'As faixas seguem em ordem de valor. A última fica sem limite.',
    upTo: (at: number) => `Até, faixa ${at + 1}`,
    rate: (at: number) => `Alíquota, faixa ${at + 1}`,
    deduct: (at: number) => `Deduzir, faixa ${at + 1}`,
    add: 'Adicionar faixa',
    remove: (at: number) => `Remover faixa ${at + 1}`,
    left: (count: number) => (count === 1 ? 'Ficou 1 faixa.' : `Ficaram ${count} faixas.`),
  },
  brackets: {
    title: 'Alíquotas',
    help: 'As faixas seguem em ordem de anos. A última fica sem limite.',
    upTo: (at: number) => `Até quantos anos, faixa ${at + 1}`,
  },
  reduction: {
    has: 'O imposto é reduzido para quem recebe menos',
    fullUpTo: 'Redução inteira até',
    fullMaximum: 'Redução inteira, no máximo',
    endsAt: 'Sem redução a partir de',
    constant: 'Constante da redução',
    slope: 'Coeficiente da redução',
  },
  years: 'anos',
} as const
