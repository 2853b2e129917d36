import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

/** In how many monthly payments a redemption is paid at most, and for how many days it may be put off. */
export const redemptionTermsRule = defineRule({
  id: 'redemption-terms',
  label: 'Pagamento do resgate',
  scope: 'plan',
  schema: v.strictObject({
    maximumInstalments: wholeNumber(1, 12, 'Informe de 1 a 12 parcelas: a norma não permite mais.'),
    maximumDeferralDays: wholeNumber(0, 90, 'Informe de 0 a 90 dias: a norma não permite mais.'),
  }),
  fields: {
    maximumInstalments: { label: 'Parcelas mensais no máximo', text: words.number },
    maximumDeferralDays: { label: 'Adiamento no máximo', text: words.days },
  },
})
