/** Every sentence of the change of contribution, except those with figures: see `contribution-sentences.ts`. */
export const contributionsText = {
  title: 'Alterar contribuição',
  lead: 'Escolha quanto quer contribuir por mês, veja o efeito e confirme.',
  pending: 'Carregando sua contribuição',
  steps: { form: 'Escolher', review: 'Conferir', receipt: 'Pronto' },

  percentages: {
    heading: 'Novos percentuais',
    basic: 'Contribuição básica',
    basicHelp: 'A patrocinadora também contribui sobre esta parte.',
    basicHelpSelf: 'Você paga também a parte da patrocinadora, no mesmo valor que ela pagaria.',
    basicHelpAlone: 'Incide sobre a parte do salário acima da unidade do plano.',
    supplementary: 'Contribuição suplementar',
    supplementaryHelp: 'Um reforço só seu, sobre todo o salário.',
    supplementaryReset: 'A suplementar voltou a 0%, porque ela só pode ser escolhida com a básica no máximo.',
    submit: 'Revisar alteração',
  },

  result: {
    heading: 'O que muda por mês',
    caption: 'Valores por mês: hoje e com a alteração',
    perMonth: 'por mês',
    same: 'O mesmo valor de hoje',
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
    above: 'Parte acima da unidade do plano',
    basic: 'Contribuição básica',
    supplementary: 'Contribuição suplementar',
    employer: 'Contribuição da patrocinadora',
    rounding: 'Cada resultado é arredondado uma vez, para o centavo mais próximo.',
  },

  voluntary: {
    heading: 'Nova contribuição',
    amount: 'Valor da contribuição mensal',
    amountNote: '*Valor minimo R$122,08',
    raised: 'Ajustamos para o valor mínimo do plano.',
    method: 'Forma de pagamento',
    boleto: 'Boleto',
    boletoHelp: 'Você recebe um boleto por mês.',
    debit: 'Débito em conta',
    debitHelp: 'O valor sai da sua conta no vencimento.',
    agency: 'Agência',
    agencyHelp: '4 números, sem o dígito.',
    account: 'Conta',
    accountHelp: '5 números, traço e o dígito.',
    bank: 'Banco',
    bankName: '341 · Itaú',
    dueDay: 'Vencimento',
    dueDayValue: 'Todo dia 10',
    submit: 'Revisar alteração',
    missing: {
      value: 'informe o valor da contribuição',
      method: 'escolha a forma de pagamento',
      agency: 'complete a agência',
      account: 'complete a conta com o dígito',
      bank: 'use uma conta do Itaú',
    },
    belowMinimum: 'O valor está abaixo do mínimo do plano.',
    fractionOfCent: 'Use no máximo duas casas decimais.',
    unchanged: 'Nada mudou. Altere o valor ou a forma de pagamento.',
    monthly: 'Valor por mês',
  },

  review: {
    heading: 'Confira antes de enviar',
    caption: 'O que muda',
    percentages: 'Percentuais do salário',
    undo: 'Enquanto a entidade não concluir o pedido, você pode cancelá-lo em Acompanhar solicitações.',
    fee: 'A taxa de administração do autopatrocínio é cobrada à parte.',
    back: 'Voltar e ajustar',
  },

  receipt: {
    heading: 'Recebemos seu pedido',
    next: ['A entidade confere o seu pedido.', 'Você recebe um aviso a cada passo.'],
    follow: 'Acompanhar este pedido',
    home: 'Ir para o início',
  },

  notNow: {
    closedTitle: 'Você já alterou a contribuição neste trimestre',
    openTitle: 'Você já tem uma alteração em andamento',
    openText:
      'Só pode haver um pedido de alteração por vez. Acompanhe o que está aberto ou cancele-o para fazer outro.',
    follow: 'Acompanhar o pedido',
    salaryTitle: 'Ainda não temos o seu salário',
    salaryText:
      'Os percentuais são calculados sobre o salário que a patrocinadora informa. Assim que ele chegar, você poderá alterar a contribuição por aqui.',
    other: 'Ver outros serviços',
  },

  returned: {
    title: 'Seu pedido voltou para correção',
    reason: 'O que a entidade escreveu:',
    noReason: 'Ajuste o pedido e envie de novo.',
  },

  problems: {
    'percent-not-offered': 'Escolha um dos percentuais da lista.',
    'salary-below-unit': 'Seu salário não permite contribuição básica.',
    'basic-below-maximum': 'A suplementar só pode ser escolhida com a básica no máximo.',
    'nothing-contributed': 'Escolha um percentual acima de 0%.',
    unchanged: 'Estes já são os seus percentuais. Mude pelo menos um.',
    'salary-unknown': 'Ainda não temos o seu salário.',
  },
} as const
