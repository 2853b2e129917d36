import { defineRule } from '../rules/define-rule.ts'
import { days } from '../rules/rule-fields.ts'

/** How long who leaves the sponsor waits for the exit statement, and has to decide. The answer to a contestation has the term of its stages. */
export const decisionPeriodRule = defineRule({
  id: 'decision-period',
  label: 'Prazos de quem se desliga',
  lead: 'Vale para quem se desligar desde o primeiro dia da regra; prazos já prometidos não mudam.',
  scope: 'plan',
  setting: 'resgate',
  fields: {
    statementDays: days('Entrega do extrato de desligamento', {
      from: 1,
      to: 30,
      says: 'Informe de 1 a 30 dias: a norma não permite mais.',
      help: 'De 1 a 30 dias depois do aviso da patrocinadora.',
    }),
    decisionDays: days('Prazo para escolher', {
      from: 30,
      to: 120,
      says: 'Informe de 30 a 120 dias.',
      help: 'De 30 a 120 dias depois da entrega do extrato.',
    }),
  },
})
