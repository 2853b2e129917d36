import { pageTitles } from '#app/navigation/page-titles.ts'

export const portabilityManagementText = {
  title: pageTitles.portabilityManagement,
  lead: 'Quem pode levar o saldo para outra entidade, e depois de quanto tempo no plano.',
  portability: 'Quem ainda contribui ou se desligou pode levar o saldo depois da carência.',
  waiting:
    'Contam-se os meses desde a entrada no plano. A lei não deixa a portabilidade e o BPD esperarem mais de 36.',
  waitingHelp: 'De 0 a 36 meses.',
  redemptionHelp: 'Só vale em plano sem patrocinadora; 0 quando não há carência.',
  months: 'meses',
  days: 'Contam-se dias úteis desde o pedido, e o dia do pedido não conta.',
  termHelp: 'De 1 a 5: o termo vai à entidade de destino com as datas de cada contribuição.',
  transferHelp: 'De 1 a 10.',
  dates:
    'Até este dia o atendimento informa quando cada parte do que foi portado antes se acumulou na entidade de origem.',
  businessDays: 'dias úteis',
} as const
