import { pageTitles } from '#app/navigation/page-titles.ts'

/** Every sentence of the boletos of a loan; what stands on any boleto is in `slips`. */
export const loanBillsText = {
  title: pageTitles.loanBills,
  lead: 'Pague as parcelas por PIX ou boleto.',
  pending: 'Carregando os boletos',
  back: 'Todos os boletos',
  loan: 'Ver o empréstimo',
  toPay: 'Parcelas a pagar',
  all: 'Ver boletos, fazer pagamento extra ou quitar o empréstimo',
  details: 'Dados do boleto',
  history: {
    heading: 'Histórico',
    what: 'Boleto',
    due: 'Vencimento',
    amount: 'Valor',
    state: 'Situação',
  },
  empty: {
    title: 'Nenhum boleto ainda',
    text: 'Quando a parcela não é descontada do salário nem do benefício, o boleto aparece aqui dez dias antes do vencimento.',
  },
  settle: {
    heading: 'Quitar o empréstimo',
    lead: 'Pague de uma vez o que falta. Os juros dos meses que ainda não passaram não são cobrados.',
    day: 'Quando você vai pagar',
    dayHelp: 'O valor muda a cada dia.',
    action: 'Gerar boleto de quitação',
    title: 'Gerar o boleto que quita o empréstimo?',
    consequence: (total: string, day: string) =>
      `Você paga ${total} em ${day}, por PIX ou boleto. Quando o pagamento chegar, o empréstimo termina. Se houver outro boleto de quitação ou de pagamento extra, ele deixa de valer.`,
    done: 'Boleto de quitação gerado.',
  },
  extra: {
    heading: 'Fazer um pagamento extra',
    lead: 'Pague mais do que a parcela para dever menos. Você paga menos juros e escolhe o que diminuir: o prazo ou a parcela.',
    amount: 'Quanto você quer pagar',
    day: 'Até quando você vai pagar',
    dayHelp: 'Depois desse dia o boleto deixa de valer, e nada muda no empréstimo.',
    effect: 'O que diminuir',
    effects: { prazo: 'Diminuir o prazo', parcela: 'Diminuir a parcela' },
    empty: 'Informe o valor para ver o que muda.',
    action: 'Gerar boleto do pagamento extra',
    title: 'Gerar o boleto do pagamento extra?',
    done: 'Boleto do pagamento extra gerado.',
  },
  expired: {
    quitacao: 'Este boleto valia só até o vencimento. Peça outro para quitar o empréstimo.',
    extra:
      'Este boleto valia só até o vencimento, e nada mudou no empréstimo. Peça outro para fazer o pagamento extra.',
  },
} as const
