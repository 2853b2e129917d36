import { suspensionFields } from '#contract/contributions/suspensions.text.ts'

/** Every sentence of the suspension of contributions, except those with figures: see `suspension-sentences.ts`. */
export const suspensionText = {
  lead: 'Pare de contribuir por alguns meses. O que você já juntou continua seu e continua rendendo.',
  pending: 'Carregando a sua contribuição',
  heading: 'Por quanto tempo suspender',
  submit: 'Revisar suspensão',

  fields: {
    months: suspensionFields.meses,
    monthsHelp: 'A contribuição volta sozinha no fim. Se quiser, você pode voltar antes.',
    warning:
      'Estou ciente de que a cobertura de risco, por morte ou invalidez, fica suspensa nesses meses e pode não voltar nas mesmas condições.',
  },

  effect: {
    heading: 'O que a suspensão faz',
    resumes: 'Volta a contribuir em',
    own: 'Você deixa de pagar por mês',
    employer: 'A patrocinadora deixa de pagar por mês',
    employerLoss: 'Você deixa de receber da patrocinadora',
    risk: 'Cobertura de risco',
    riskStops: 'Fica suspensa',
    fee: 'Taxa de administração',
    feeContinues: 'Continua sendo cobrada',
    feeStops: 'Não é cobrada',
  },

  undo: 'Você pode cancelar o pedido até a decisão e, depois, encerrar a suspensão antes do fim.',

  notNow: {
    openTitle: 'Você já pediu uma suspensão',
    openText: 'Acompanhe o pedido que está aberto ou cancele-o para fazer outro.',
    changeTitle: 'Você tem uma alteração de contribuição em andamento',
    changeText: 'Os dois pedidos não andam juntos. Acompanhe a alteração ou cancele-a para suspender.',
    usedTitle: 'Você já usou os meses de suspensão do plano',
  },

  running: {
    own: 'Sua contribuição quando voltar',
    resumes: 'Volta a contribuir em',
    endsItself: 'A contribuição volta sozinha nesse mês. Você não precisa pedir.',
  },

  end: {
    action: 'Encerrar antes do fim',
    title: 'Voltar a contribuir antes?',
  },
} as const
