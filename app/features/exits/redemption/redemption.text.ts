import { redemptionFields } from '#contract/exits/redemption.text.ts'

/** Every sentence of the redemption, except those with figures: see `redemption-sentences.ts`. */
export const redemptionText = {
  lead: 'Retire o que é seu no plano e encerre a sua participação.',
  pending: 'Carregando o seu saldo',
  heading: 'Seu resgate',
  submit: 'Revisar resgate',

  ways: {
    unica: { label: 'De uma vez', description: 'Assim que o pedido for aceito.' },
    parcelada: {
      label: 'Em parcelas mensais',
      description: 'O saldo que falta continua investido até ser pago.',
    },
    adiada: { label: 'De uma vez, mais tarde', description: 'O saldo continua investido até lá.' },
  },
  fields: {
    ...redemptionFields,
    warning:
      'Li o que muda: com o resgate a minha participação no plano acaba, e depois de pago ele não pode ser desfeito.',
    partialWarning: 'Li o que muda: depois de pago, o resgate não pode ser desfeito.',
  },

  effect: {
    heading: 'O que você recebe',
    own: 'Sua parte, com rendimento',
    ported: 'Valores que você trouxe de outro plano',
    gross: 'Valor antes do imposto',
    loan: 'Quita o seu empréstimo',
    net: 'Você recebe',
    lost: 'Fica no plano e você perde',
    waiting: 'Continua investido, à espera da carência',
    account: 'Conta que recebe',
    quotas: 'Valores de hoje. Cada pagamento usa o valor da cota e o imposto do seu dia.',
    partial:
      'Antes de sair da empresa você pode resgatar as contribuições voluntárias e o que trouxe de outro plano.',
  },

  undecided: {
    heading: 'O seu resgate nos dois regimes',
    final: 'Com o pedido de resgate, o regime fica definitivo.',
    toRegime: 'Assinar o regressivo',
    other: 'Trocar o regime',
  },

  paid: {
    caption: 'Resgates pagos',
    number: 'Parcela',
    part: (number: number, of: number) => `${number} de ${of}`,
    day: 'Pago em',
    gross: 'Bruto',
    tax: 'Imposto',
    darf: 'DARF',
    loan: 'Empréstimo',
    net: 'Recebido',
  },

  undo: 'Você pode cancelar o pedido até a decisão.',
  confirm: 'Pedir o resgate',
  sent: 'Enquanto o pedido está em andamento, o seu saldo fica reservado para ele.',

  notNow: {
    openTitle: 'Você já pediu o resgate',
    openText: 'Acompanhe o pedido que está aberto ou cancele-o para escolher outro caminho.',
    title: 'O resgate ainda não pode ser pedido',
    toProfile: 'Cadastrar a conta bancária',
    toLoan: 'Ver o empréstimo',
  },
} as const
