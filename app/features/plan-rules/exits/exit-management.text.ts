import { pageTitles } from '#app/navigation/page-titles.ts'

/** What is said only on the page of the rules of who leaves the sponsor. */
export const exitManagementText = {
  title: pageTitles.exitManagement,
  lead: 'Em quantos dias o extrato de desligamento é entregue, e quanto tempo há para escolher.',
  decision: 'Vale para quem se desligar desde o primeiro dia da regra; prazos já prometidos não mudam.',
  statementHelp: 'De 1 a 30 dias depois do aviso da patrocinadora.',
  decisionHelp: 'De 30 a 120 dias depois da entrega do extrato.',
  days: 'dias',
} as const
