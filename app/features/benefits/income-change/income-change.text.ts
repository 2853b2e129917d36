import { incomeNames } from '#contract/benefits/benefits.text.ts'
import { incomeChangeFields } from '#contract/benefits/income-change.text.ts'

/** Every sentence of the change of income, except those with figures: see `income-change-sentences.ts`. */
export const incomeChangeText = {
  lead: 'Mude o percentual ou o prazo da sua renda. O saldo é o mesmo: muda como ele é pago.',
  pending: 'Carregando a sua renda',
  heading: 'Sua nova renda',
  submit: 'Revisar alteração',

  fields: {
    ...incomeChangeFields,
    types: {
      percentual: {
        label: incomeNames.percentual,
        description: 'Todo mês, uma parte do saldo. O valor muda com o saldo, e a renda não acaba.',
      },
      'prazo-certo': {
        label: incomeNames['prazo-certo'],
        description: 'O saldo é pago até o fim do prazo. Depois de escolhido, não volta a ser percentual.',
      },
    },
    termStays:
      'Sua renda é por prazo certo. Você pode mudar o prazo; ela não passa para percentual do saldo, porque o que falta já foi dividido em meses.',
  },

  today: {
    heading: 'Sua renda de hoje',
    lands: 'Cai na sua conta por mês',
    how: 'Como é paga',
    balance: 'Saldo que paga a renda',
    openTitle: 'O período de alteração está aberto',
    closedTitle: 'O período de alteração está fechado',
    changedTitle: 'Você já mudou a renda neste período',
    askedTitle: 'Você pediu uma nova renda',
    lifetimeTitle: 'Sua renda é vitalícia',
    noBenefitTitle: 'Renda não encontrada',
  },

  effect: {
    heading: 'O que muda para você',
    caption: 'Sua renda de hoje e a nova',
    item: 'Por mês',
    now: 'Hoje',
    next: 'Nova',
    gross: 'Antes do imposto',
    tax: 'Imposto retido',
    discounts: 'Outros descontos',
    lands: 'Cai na sua conta',
    ends: 'Último pagamento',
    later: 'Daqui a 10 anos, antes do imposto',
    nextLands: 'Vai cair na sua conta por mês',
    choose: 'Escolha uma nova renda para ver o que muda.',
    same: 'Esta já é a sua renda. Mova o controle para comparar.',
    note: 'Valores de hoje, com o imposto do seu último pagamento. A nova renda usa o saldo do primeiro dia em que ela vale.',
  },

  charts: {
    heading: 'Sua renda e o saldo nos próximos anos',
    income: 'Renda por mês, antes do imposto',
    balance: 'Saldo que paga a renda',
    x: 'Mês',
    now: 'Como é hoje',
    next: 'Com a nova renda',
  },

  forms: {
    caption: 'Como a sua renda já foi paga',
    since: 'Desde',
    type: 'Forma',
    how: 'Quanto',
  },

  trial: {
    heading: 'Experimente enquanto espera',
    lead: 'Os números são os seus. Nada é enviado.',
  },

  notNow: {
    openTitle: 'Você já pediu uma nova renda',
    openText: 'Acompanhe o pedido que está aberto ou cancele-o para escolher outra renda.',
  },

  never: 'Não acaba: muda com o saldo',
  endless: 'Não acaba',
  over: 'Já terminou',
} as const
