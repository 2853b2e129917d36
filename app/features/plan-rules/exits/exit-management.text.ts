import { pageTitles } from '#app/navigation/page-titles.ts'

export const exitManagementText = {
  title: pageTitles.exitManagement,
  lead: 'Em quantos dias o extrato de desligamento é entregue, quanto tempo há para escolher, que parte da patrocinadora é da pessoa e como o resgate é pago.',
  decision: 'Vale para quem se desligar desde o primeiro dia da regra; prazos já prometidos não mudam.',
  vesting: {
    lead: 'Que parte da conta da patrocinadora vai com quem resgata, pelos meses desde a entrada no plano.',
    has: 'A patrocinadora tem conta no plano',
    title: 'Tabela',
    help: 'Começa no mês 0. Cada linha vale até a seguinte.',
    from: (at: number) => `Meses no plano da linha ${at + 1}`,
    fromUnit: 'meses ou mais',
    percent: (at: number) => `Parte da linha ${at + 1}`,
    add: 'Adicionar linha',
    remove: (at: number) => `Remover linha ${at + 1}`,
    left: (count: number) => (count === 1 ? 'Ficou 1 linha.' : `Ficaram ${count} linhas.`),
  },
  redemption: 'Resgates já pedidos ficam com as parcelas e o dia que foram escolhidos.',
  instalmentsHelp: 'De 1 a 12.',
  deferralHelp: 'De 0 a 90 dias.',
  statementHelp: 'De 1 a 30 dias depois do aviso da patrocinadora.',
  decisionHelp: 'De 30 a 120 dias depois da entrega do extrato.',
  days: 'dias',
} as const
