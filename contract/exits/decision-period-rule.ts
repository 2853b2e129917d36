import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

/** How long who leaves the sponsor waits for the exit statement, and has to decide. The answer to a contestation has the term of its stages. */
export const decisionPeriodRule = defineRule({
  id: 'decision-period',
  label: 'Prazos de quem se desliga',
  scope: 'plan',
  schema: v.strictObject({
    statementDays: wholeNumber(1, 30, 'Informe de 1 a 30 dias: a norma não permite mais.'),
    decisionDays: wholeNumber(30, 120, 'Informe de 30 a 120 dias.'),
  }),
  fields: {
    statementDays: { label: 'Entrega do extrato de desligamento', text: words.days },
    decisionDays: { label: 'Prazo para escolher', text: words.days },
  },
})
