import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { percent } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

/** Paid by the self-sponsored on top, in percent of both basic shares. */
export const selfSponsorshipRule = defineRule({
  id: 'self-sponsorship',
  label: 'Autopatrocínio',
  scope: 'plan',
  schema: v.strictObject({ feePercent: percent }),
  fields: { feePercent: { label: 'Taxa sobre as duas básicas', text: words.percent } },
})
