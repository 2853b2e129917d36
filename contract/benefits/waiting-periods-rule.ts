import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { months, wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

/** Months in the plan before what leaves it: portability and deferred benefit together, and redemption in instituted plans. */
export const waitingPeriodsRule = defineRule({
  id: 'waiting-periods',
  label: 'Carências',
  scope: 'plan',
  schema: v.strictObject({
    vestingMonths: wholeNumber(0, 36, 'A lei permite no máximo 36 meses.'),
    redemptionWaitingMonths: months,
  }),
  fields: {
    vestingMonths: { label: 'Carência de portabilidade e BPD', text: words.months },
    redemptionWaitingMonths: { label: 'Carência de resgate', text: words.months },
  },
})
