import { incomeNames } from '#contract/benefits/benefits.text.ts'
import { portabilityFields } from '#contract/exits/portability.text.ts'

/** Every sentence of the portability, except those with figures: see `portability-sentences.ts`. */
export const portabilityText = {
  lead: 'Leve o seu saldo para um plano de outra entidade, sem imposto.',
  pending: 'Carregando o seu saldo',
  heading: 'Sua portabilidade',
  submit: 'Revisar portabilidade',

  fields: {
    ...portabilityFields,
    percentual: `${portabilityFields.percentual} (%)`,
    destinationHelp: 'Procure pelo nome da entidade, do plano ou pelo CNPJ.',
    percentHelp: 'De 1 a 100, em porcentagem. Com 100 a sua participação neste plano acaba.',
    incomes: [
      { id: 'vitalicia', label: incomeNames.vitalicia, description: 'Paga enquanto você viver.' },
      {
        id: 'prazo-certo',
        label: incomeNames['prazo-certo'],
        description: 'Paga por anos que você escolhe.',
      },
    ],
    accepted: 'A entidade de destino aceitou receber o valor.',
    warning:
      'Li o que muda: o dinheiro vai direto para a outra entidade, e depois de transferido não pode ser desfeito.',
  },

  effect: {
    heading: 'O que você leva',
    value: 'Valor que você leva',
    stays: 'Continua neste plano',
    tax: 'Imposto',
    noTax: 'Nenhum',
    term: 'Termo enviado ao destino até',
    due: 'Transferência até',
    followsQuota:
      'Você pede uma parte do saldo. O valor em reais acompanha a cota até o dia da transferência.',
    age: 'O tempo de cada contribuição vai junto e continua contando para o imposto regressivo.',
  },

  moved: {
    caption: 'Portabilidades feitas',
    day: 'Transferida em',
    entity: 'Entidade',
    plan: 'Plano',
    amount: 'Valor',
  },

  undo: 'Você pode cancelar o pedido até a decisão.',
  confirm: 'Pedir a portabilidade',
  sent: 'Enquanto o pedido está em andamento, o valor fica reservado para ele.',

  notNow: {
    openTitle: 'Você já pediu a portabilidade',
    openText: 'Acompanhe o pedido que está aberto ou cancele-o para escolher outro caminho.',
    title: 'A portabilidade ainda não pode ser pedida',
    noDestinations: 'Ainda não há planos de destino na lista. Fale com o atendimento.',
    toLoan: 'Ver o empréstimo',
  },
} as const
