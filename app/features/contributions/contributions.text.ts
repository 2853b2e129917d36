import { percentageFields, voluntaryFields } from '#contract/contributions/contributions.text.ts'

/** Every sentence of the change of contribution, except those with figures: see `contribution-sentences.ts`. */
export const contributionsText = {
  lead: 'Escolha quanto quer contribuir por mês, veja o efeito e confirme.',
  pending: 'Carregando sua contribuição',
  submit: 'Revisar alteração',

  percentages: {
    heading: 'Novos percentuais',
    basic: percentageFields.percentualBasica,
    basicHelp: 'A patrocinadora também contribui sobre esta parte.',
    basicHelpSelf: 'Você paga também a parte da patrocinadora, no mesmo valor que ela pagaria.',
    supplementary: percentageFields.percentualSuplementar,
    supplementaryHelp: 'Um reforço só seu, sobre o salário inteiro, com o 13º diluído.',
    supplementaryReset: 'A suplementar voltou a 0%, porque ela só pode ser escolhida com a básica no máximo.',
  },

  result: {
    heading: 'O que muda por mês',
    youPay: 'Você paga',
    perMonth: 'por mês',
    same: 'O mesmo valor de hoje',
    reckoning: 'Calculando a sua renda no futuro…',
    names: {
      basica: 'Básica (sua)',
      suplementar: 'Suplementar (sua)',
      patrocinadora: 'Patrocinadora',
      total: 'Total na sua conta',
    },
    sponsorShare: 'Parte da patrocinadora (paga por você)',
  },

  formula: {
    heading: 'Como calculamos',
    pay: 'Salário informado pela patrocinadora',
    adjusted: 'Salário com o 13º diluído em 12 meses',
    above: 'Parte do salário acima da unidade do plano',
    basic: 'Contribuição básica',
    supplementary: 'Contribuição suplementar',
    employer: 'Contribuição da patrocinadora',
    percentOf: (rate: string, base: string, result: string) => `${rate} de ${base} = ${result}`,
    share: (rate: string) => `${rate} da básica`,
    shareUpTo: (rate: string, ceiling: string) => `${rate} da básica, até ${ceiling}`,
    rounding: 'Cada resultado é arredondado uma vez, para o centavo mais próximo.',
  },

  voluntary: {
    heading: 'Nova contribuição',
    amount: voluntaryFields.valorContribuicao,
    raised: 'Ajustamos para o valor mínimo do plano.',
    method: voluntaryFields.formaPagamento,
    boleto: 'PIX ou boleto',
    boletoHelp: 'Você gera um por mês e paga com PIX ou no banco.',
    debit: 'Débito em conta',
    debitHelp: 'O valor sai da sua conta no vencimento.',
    agency: voluntaryFields.agencia,
    agencyHelp: '4 números, sem o dígito.',
    account: voluntaryFields.conta,
    accountHelp: '5 números, traço e o dígito.',
    bank: 'Banco',
    bankName: '341 · Itaú',
    dueDay: 'Vencimento',
    bySlip: 'por PIX ou boleto',
    byDebit: 'com débito na sua conta',
  },

  review: {
    fee: 'A taxa de administração do autopatrocínio é cobrada à parte.',
  },

  notNow: {
    closedTitle: 'Você já alterou a contribuição neste trimestre',
    openTitle: 'Você já tem uma alteração em andamento',
    openText:
      'Só pode haver um pedido de alteração por vez. Acompanhe o que está aberto ou cancele-o para fazer outro.',
    suspensionOpenTitle: 'Você pediu para suspender a contribuição',
    suspensionOpenText:
      'Os dois pedidos não andam juntos. Acompanhe a suspensão ou cancele-a para alterar a contribuição.',
    suspendedTitle: 'Sua contribuição fica suspensa',
    toSuspension: 'Ver ou encerrar a suspensão',
    salaryTitle: 'Ainda não temos o seu salário',
    salaryText:
      'Os percentuais são calculados sobre o salário que a patrocinadora informa. Assim que ele chegar, você poderá alterar a contribuição por aqui.',
  },
} as const
