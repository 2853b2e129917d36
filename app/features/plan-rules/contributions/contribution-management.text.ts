import { pageTitles } from '#app/navigation/page-titles.ts'

export const contributionManagementText = {
  title: pageTitles.contributionManagement,
  lead: 'O que cada plano recebe, quando a contribuição pode mudar, por quanto tempo pode parar, o que custa o atraso e quem paga a tarifa do banco.',
  terms: 'Percentuais ou valor mínimo, contrapartida da patrocinadora e prazos do mês.',
  suspension: 'Por quanto tempo um participante pode deixar de contribuir.',
  overdue: 'Multa e juros de quem paga por boleto, e quando o atraso tem consequência.',
  bankFee: 'Quem arca com o que o banco cobra pelos boletos recebidos. O participante nunca paga.',
  bankFeeHelp: 'Vale para os arquivos que o banco grava a partir do dia escolhido.',
  factorHelp: 'Espalha o 13º salário pelos doze meses. Quatro casas, como 1,0833.',
  dayHelp: 'De 1 a 28.',
  matches: 'A patrocinadora contribui também',
  rate: 'Contrapartida sobre a básica',
  ceiling: 'Até esta básica',
  ceilingHelp: 'Deixe em branco para acompanhar toda a básica.',
  limits: { 'one-per-quarter': 'Uma vez por trimestre', free: 'Sem limite' },
  units: { months: 'meses', days: 'dias' },
} as const
