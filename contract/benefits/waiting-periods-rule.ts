import { defineRule } from '../rules/define-rule.ts'
import { months } from '../rules/rule-fields.ts'

/** Months in the plan before what leaves it: portability and deferred benefit together, and redemption in instituted plans. */
export const waitingPeriodsRule = defineRule({
  id: 'waiting-periods',
  label: 'Carências',
  lead: 'Contam-se os meses desde a entrada no plano. A lei não deixa a portabilidade e o BPD esperarem mais de 36.',
  scope: 'plan',
  setting: 'portability-management',
  fields: {
    vestingMonths: months('Carência de portabilidade e BPD', {
      to: 36,
      says: 'A lei permite no máximo 36 meses.',
      help: 'De 0 a 36 meses.',
    }),
    redemptionWaitingMonths: months('Carência de resgate', {
      help: 'Só vale em plano sem patrocinadora; 0 quando não há carência.',
    }),
  },
})
