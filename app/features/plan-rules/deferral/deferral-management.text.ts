import { pageTitles } from '#app/navigation/page-titles.ts'

export const deferralManagementText = {
  title: pageTitles.deferralManagement,
  lead: 'O que paga e o que pode fazer quem deixou de contribuir e espera o benefício.',
  terms: 'A taxa sobre o saldo sai no primeiro dia de cada mês; a mensal vai em boleto.',
  feeHelp: 'Deixe 0,00 quando não há boleto.',
  balanceFeeHelp: 'Deixe 0 quando nada sai do saldo.',
} as const
