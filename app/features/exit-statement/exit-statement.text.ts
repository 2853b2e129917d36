/** Every sentence of the exit statement's page, except those with figures: see `exit-statement-sentences.ts`. */
export const exitStatementText = {
  title: 'Extrato de desligamento',
  lead: 'Os números do dia em que o extrato foi entregue. Eles não mudam mais.',
  pending: 'Carregando o extrato de desligamento',
  pdf: 'Baixar em PDF',
  choose: 'Ver as quatro opções',
  contested: 'Extrato contestado',
  notYetTitle: 'O extrato ainda não foi entregue',

  contest: {
    action: 'Contestar o extrato',
    title: 'Contestar o extrato de desligamento',
    text: 'O prazo para escolher fica parado e volta a contar com a resposta, com os dias que faltavam. A resposta vem em até 15 dias úteis: um extrato corrigido, ou por que este está certo.',
    reason: 'O que está errado?',
    reasonHint: 'Exemplo: a data de admissão ou o saldo da patrocinadora não confere.',
    leave: 'Voltar',
    confirm: 'Contestar e parar o prazo',
    follow: 'Acompanhar a contestação',
  },

  dates: {
    heading: 'Datas',
    hired: 'Admissão na patrocinadora',
    unknown: 'Não informada',
    joined: 'Entrada no plano',
    ended: 'Desligamento',
    noticed: 'Informado pela patrocinadora em',
    months: 'Tempo no plano',
    delivered: 'Extrato entregue em',
    counted: 'Valores calculados em',
    enrolment: 'Matrícula',
  },

  accounts: {
    caption: 'Saldo por conta e origem',
    account: 'Conta',
    profile: 'Perfil',
    quotas: 'Cotas',
    amount: 'Valor',
    total: 'Total',
  },

  redemption: {
    caption: 'Resgate de tudo nos dois regimes',
    regime: 'Regime',
    gross: 'Antes do imposto',
    tax: 'Imposto',
    net: 'Você recebe',
    regimes: { progressivo: 'Progressivo', regressivo: 'Regressivo' },
    vested: 'Parte da patrocinadora que é sua',
    lost: 'Fica no plano e você perde',
    waiting: 'Valor portado que ainda espera a carência',
    loan: 'Empréstimo a quitar antes',
  },
  portability: { value: 'Valor que você pode levar', tax: 'Imposto', none: 'Nenhum' },
  deferral: {
    balance: 'Saldo que continua investido',
    fee: 'Taxa por mês',
    noFee: 'Sem taxa',
    retirement: 'Aposentadoria a partir de',
    reached: 'Saldo estimado na aposentadoria',
  },
  sponsorship: {
    cost: 'Você pagaria por mês',
    unknown: 'Fale com o atendimento',
    first: 'Primeiro vencimento',
  },
  open: 'Você pode escolher esta opção.',
  closed: 'Não disponível para você.',

  proof: {
    heading: 'Conferência',
    code: 'Código SHA-256',
    lead: 'Este código vem de tudo o que o extrato diz e está também no PDF.',
    contacts: 'Fale com a entidade',
  },
  earlier: { heading: 'Versões anteriores' },
} as const
