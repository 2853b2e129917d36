/** The sentences of the one thing that home begins with. Each label ends in its figure. */
export const heroText = {
  owed: {
    label: 'Você deve',
    one: (what: string, due: string) => `${what}, desde ${due}. O valor de hoje já tem os encargos.`,
    many: (count: number) => `São ${count} pagamentos vencidos, com os encargos de hoje.`,
    pay: 'Pagar agora',
    payFirst: 'Pagar o mais antigo',
  },
  held: {
    label: 'Seu benefício está suspenso desde',
    detail: 'Ele volta quando o seu recadastramento for aceito, e o que ficou guardado sai junto.',
    action: 'Fazer o recadastramento',
  },
  leaving: {
    label: 'Para escolher o que fazer com o seu plano, você tem',
    days: (days: number) => (days === 0 ? 'até hoje' : days === 1 ? 'mais 1 dia' : `mais ${days} dias`),
    until: (day: string) => `O prazo vai até ${day}.`,
    presumed: {
      bpd: 'Sem uma escolha, seu saldo fica no plano até a aposentadoria (BPD).',
      resgate: 'Sem uma escolha, fica valendo o resgate.',
    },
    action: 'Comparar as opções',
  },
  paused: {
    label: 'Suas contribuições estão suspensas até',
    resumes: (month: string, amount: string | null) =>
      amount ? `Em ${month} voltam ${amount} por mês.` : `Em ${month} elas voltam.`,
    action: 'Voltar antes',
  },
  paid: {
    today: 'Hoje caem',
    on: (day: string) => `${day.charAt(0).toUpperCase()}${day.slice(1)}, caem`,
    detail: ({ account, extras, isFirst, isLast, mayChange }: PaidDetail) =>
      [
        `na sua conta${account ? ` ${account}` : ''}${extras}.`,
        isFirst && 'É o primeiro pagamento.',
        isLast && 'É o último: paga todo o saldo.',
        mayChange && 'A cota do dia ainda pode mudar o valor.',
      ]
        .filter(Boolean)
        .join(' '),
    action: 'Ver contracheque',
  },
  income: {
    label: (age: number, plans: number) =>
      plans === 1
        ? `Aos ${age} anos você pode receber`
        : `Aos ${age} anos você pode receber dos seus ${plans} planos`,
    detail: (pension: { amount: string; age: number } | null) =>
      pension
        ? `por mês, em dinheiro de hoje. A partir dos ${pension.age}, mais cerca de ${pension.amount} do INSS.`
        : 'por mês, em dinheiro de hoje.',
    action: 'E se eu contribuir mais?',
    age: (age: number) => `Aos ${age} anos`,
  },
  worth: {
    label: 'Você tem no plano',
    detail: (day: string) => `pela cota de ${day}.`,
    action: 'Ver extrato',
  },
  beginning: {
    label: 'Seu saldo hoje é de',
    detail: (due: string | null) =>
      due
        ? `Ele começa com a primeira contribuição, que vence em ${due}.`
        : 'Ele começa com a primeira contribuição. Assim que for creditada, você a vê aqui.',
    action: 'Continuar o primeiro acesso',
  },
} as const

type PaidDetail = {
  /** End of the account; null where it is not known. */
  account: string | null
  /** Continues the sentence; empty for the income alone. */
  extras: string
  isFirst: boolean
  isLast: boolean
  mayChange: boolean
}
