/** What is said only where the tables of the income tax are set. */
export const taxRulesText = {
  monthly: 'Retido de cada pagamento do regime progressivo, desde o primeiro dia da regra.',
  annual: 'Usado pelos simuladores para a declaração de um ano.',
  regressive: 'Retido pela idade de cada contribuição, de quem escolheu o regime regressivo.',
  redemption: 'Retido na fonte de quem resgata no regime progressivo.',
  nonResident: 'Retido de quem mora fora do Brasil.',
  nonResidentHelp: 'Em branco, o benefício segue a tabela, como no Brasil.',
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
