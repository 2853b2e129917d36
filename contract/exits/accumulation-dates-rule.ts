import { defineRule } from '../rules/define-rule.ts'
import { date } from '../rules/rule-fields.ts'

/** Until when the days on which old ported money was accumulated may be told. */
export const accumulationDatesRule = defineRule({
  id: 'accumulation-dates',
  label: 'Datas de acumulação de portabilidades antigas',
  lead: 'Até este dia o atendimento informa quando cada parte do que foi portado antes se acumulou na entidade de origem.',
  scope: 'plan',
  setting: 'portability-management',
  fields: { lastDay: date('Último dia para informar as datas') },
})
