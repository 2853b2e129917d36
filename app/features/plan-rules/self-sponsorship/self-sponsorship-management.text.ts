import { pageTitles } from '#app/navigation/page-titles.ts'

export const selfSponsorshipManagementText = {
  title: pageTitles.selfSponsorshipManagement,
  lead: 'Quanto paga quem continua no plano e assume também a parte da patrocinadora.',
  fee: 'Boletos já gerados ficam como estão: a taxa nova entra nos boletos gerados desde o primeiro dia da regra.',
  feeHelp: 'Soma-se às duas contribuições básicas do mês.',
} as const
