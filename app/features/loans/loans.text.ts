/** Every sentence of loans, except those with figures: see `loan-sentences.ts`. */
export const loansText = {
  lead: 'Simule, compare as duas formas de pagar e peça um empréstimo do plano.',
  pending: 'Carregando o que você pode pedir',
  heading: 'Quanto e em quantas parcelas',
  submit: 'Revisar empréstimo',
  amountHelp: 'O imposto e a taxa saem deste valor.',
  financedHelp: 'O imposto e a taxa são somados a este valor.',
  systems: {
    price: { label: 'Price', description: 'Parcelas iguais do começo ao fim.' },
    sac: { label: 'SAC', description: 'A primeira parcela é maior e elas diminuem. Paga menos juros.' },
  },

  compare: {
    heading: 'As duas formas de pagar',
    empty: 'Informe o valor e as parcelas para comparar.',
    item: 'Item',
    first: 'Primeira parcela',
    last: 'Última parcela',
    total: 'Total das parcelas',
    iof: 'IOF',
    cover: 'Taxa de quitação por morte ou invalidez',
    settles: 'Quita o empréstimo atual',
    credit: 'Você recebe',
    cost: 'Custo efetivo ao ano (CET)',
    disclaimer:
      'Simulação com as regras de hoje. O imposto e a quitação do empréstimo atual são recalculados no dia em que o pedido é aprovado.',
  },
  margin: 'Margem usada pela parcela',

  schedule: {
    planned: 'Parcelas do novo empréstimo',
    current: 'Parcelas do empréstimo atual',
    number: 'Nº',
    due: 'Vencimento',
    interest: 'Juros',
    amortisation: 'Amortização',
    amount: 'Parcela',
    balance: 'Saldo depois',
    state: 'Situação',
    states: { paga: 'Paga', aberta: 'A vencer', atrasada: 'Atrasada' },
  },

  current: {
    heading: 'Seu empréstimo',
    balance: 'Saldo devedor',
    paid: 'Parcelas pagas',
    next: 'Próxima parcela',
    released: 'Liberado em',
    rate: 'Juros ao mês',
    collection: 'Cobrança',
    settleToday: 'Para quitar hoje',
    overdue: 'Parcelas em atraso',
    thisMonth: 'Parcela deste mês',
    interest: 'Juros até hoje',
    saved: 'Juros que você deixa de pagar',
  },
  before: {
    caption: 'Empréstimos anteriores',
    amount: 'Valor',
    released: 'Liberado em',
    ended: 'Encerrado em',
    how: 'Como terminou',
    ends: {
      pago: 'Pago até o fim',
      quitado: 'Quitado antes do prazo',
      renovado: 'Quitado por um novo empréstimo',
      abatido: 'Descontado do resgate',
      coberto: 'Quitado pela taxa de quitação',
    },
  },

  notNow: {
    openTitle: 'Você já pediu um empréstimo',
    openText: 'Acompanhe o pedido que está aberto ou cancele-o para fazer outro.',
    title: 'Agora não é possível pedir um empréstimo',
  },
  undo: 'Você pode cancelar o pedido até a decisão.',
} as const
