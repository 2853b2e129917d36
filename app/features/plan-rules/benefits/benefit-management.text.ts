import { pageTitles } from '#app/navigation/page-titles.ts'

/** What is said only on the page of the rules of benefits. */
export const benefitManagementText = {
  title: pageTitles.benefitManagement,
  lead: 'Quando sai o abono anual, quais rendas têm abono e em que mês a renda vitalícia é reajustada.',
  payment: 'O abono anual é pago junto com o benefício de um mês.',
  adjustment: 'O reajuste segue o INPC dos doze meses anteriores, e a renda nunca diminui.',
  incomes: { percent: 'Percentual do saldo', 'fixed-term': 'Prazo certo' },
  month: 'Escolha um mês',
  monthHelp: 'O INPC do mês anterior precisa estar em Indexadores antes do pagamento.',
} as const
