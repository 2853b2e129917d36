import { benefitRequestFields } from '#contract/benefits/benefit-request.text.ts'

/** Every sentence of the request of a benefit, except those with figures: see `benefit-request-sentences.ts`. */
export const benefitRequestText = {
  lead: 'Peça a sua aposentadoria e veja, antes de enviar, quanto vai receber.',
  pending: 'Carregando os seus benefícios',
  heading: 'Seu benefício',
  submit: 'Revisar o pedido',

  kinds: {
    normal: 'Para quem chegou à idade da aposentadoria do plano.',
    antecipada: 'Antes da idade normal. Quanto mais cedo, menor a renda que o saldo paga.',
    bpd: 'Para quem deixou o saldo no plano até se aposentar.',
    invalidez: 'Para quem o INSS aposentou por invalidez.',
  },
  closed: { heading: 'Ainda não abertos para você' },
  incomes: {
    percentual: 'Uma parte do saldo todo mês. A renda sobe e desce com o saldo, e ele não acaba.',
    'prazo-certo': 'A mesma renda pelos anos que você escolher. Depois o saldo acaba.',
    vitalicia: 'Enquanto você viver. Depois de concedida não muda mais.',
    'pagamento-unico': 'O saldo inteiro, de uma vez.',
  },
  fields: {
    ...benefitRequestFields,
    startHelp: 'O primeiro pagamento sai no último dia útil do mês, a partir do mês depois da decisão.',
    cpfHelp: 'Só se o documento de identidade não mostra o CPF.',
    addressHelp: 'Conta de luz, água ou telefone dos últimos três meses.',
    endHelp: 'Carta da empresa, termo de rescisão ou página da carteira de trabalho.',
    disabilityHelp: 'Só quem analisa o pedido a vê.',
    declarationLabel:
      'Declaro que o que informei é verdade, que a conta é minha e que li como o benefício é pago.',
  },
  unit: { percent: '%', years: 'anos' },

  regime: {
    heading: 'Imposto de renda',
    open: 'Você ainda pode escolher o regime de tributação. Compare os dois antes de pedir: com o primeiro pagamento a escolha não muda mais.',
    final: 'A sua escolha já é definitiva.',
    compare: 'Comparar no simulador',
    choose: 'Escolher o regime',
  },
  dependants: {
    heading: 'Dependentes',
    tax: 'Dependentes do imposto de renda',
    plan: 'Dependentes do plano',
    change: 'Conferir os dependentes',
    ask: 'Falar com o atendimento para mudar',
    note: 'Os do plano recebem a pensão se você faltar. Confira antes de pedir.',
  },
  papers: { heading: 'Documentos' },

  effect: {
    heading: 'O que você recebe',
    empty: 'Escolha o benefício e como quer receber para ver quanto seria.',
    balance: 'Seu saldo hoje',
    monthly: 'Primeira renda, líquida',
    once: 'Pagamento único, líquido',
    gross: 'Renda antes do imposto',
    tax: 'Imposto retido',
    cash: 'De uma vez, antes do imposto',
    cashTax: 'Imposto do que é pago de uma vez',
    cashNet: 'De uma vez, líquido',
    onceGross: 'Antes do imposto',
    first: 'Primeiro pagamento',
    duration: 'Quanto dura',
    account: 'Conta que recebe',
    note: 'Valores de hoje, se o pedido for aceito hoje. O pagamento usa o valor da cota e as tabelas do seu dia.',
    disability:
      'Se o plano tem cobertura de invalidez, o valor dela é calculado na análise e não está nestes números.',
  },
  after: {
    heading: 'Seu saldo depois',
    x: 'Anos de renda',
    label: 'Saldo depois da concessão',
    series: 'Saldo no fim do ano',
    start: 'Início',
  },

  note: 'Enquanto o pedido está em andamento, o seu saldo fica reservado para ele: resgate, portabilidade e as outras opções esperam.',
  undo: 'Você pode cancelar o pedido até a decisão.',
  confirm: 'Pedir o benefício',
  sent: 'Quando o pedido for aceito, avisamos você do dia do primeiro pagamento. Até a decisão você pode cancelar.',

  notNow: {
    openTitle: 'Você já pediu um benefício',
    openText: 'Acompanhe o pedido que está aberto ou cancele-o para pedir de outro jeito.',
    title: 'O benefício ainda não pode ser pedido',
    toPep: 'Declarar PPE',
    toFatca: 'Declarar FATCA',
    toProfile: 'Cadastrar a conta bancária',
    otherTitle: 'Outra opção está em andamento',
    otherText: 'Ela é sobre o mesmo saldo. Cancele-a, se puder, para pedir o benefício.',
  },
} as const
