import * as v from 'valibot'
import { dateText as dateOnWire } from '../formats.ts'
import { defineRule } from '../rules/define-rule.ts'
import { dateText } from '../value-text.ts'

/** Until when the days on which old ported money was accumulated may be told. */
export const accumulationDatesRule = defineRule({
  id: 'accumulation-dates',
  label: 'Datas de acumulação de portabilidades antigas',
  scope: 'plan',
  schema: v.strictObject({ lastDay: dateOnWire }),
  fields: { lastDay: { label: 'Último dia para informar as datas', text: dateText } },
})
