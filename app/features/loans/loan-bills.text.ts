import { pageTitles } from '#app/navigation/page-titles.ts'

/** Every sentence of the boletos of a loan; what stands on any boleto is in `slips`. */
export const loanBillsText = {
  title: pageTitles.loanBills,
  lead: 'Pague as parcelas por PIX ou boleto.',
  pending: 'Carregando os boletos',
  back: 'Todos os boletos',
  loan: 'Ver o empréstimo',
  toPay: 'Parcelas a pagar',
  all: 'Ver todos os boletos',
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
  expired: 'Este boleto valia só até o vencimento. Peça outro para quitar o empréstimo.',
} as const
