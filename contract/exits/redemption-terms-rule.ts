import { defineRule } from '../rules/define-rule.ts'
import { count, days } from '../rules/rule-fields.ts'

/** In how many monthly payments a redemption is paid at most, and for how many days it may be put off. */
export const redemptionTermsRule = defineRule({
  id: 'redemption-terms',
  label: 'Pagamento do resgate',
  lead: 'Resgates já pedidos ficam com as parcelas e o dia que foram escolhidos.',
  scope: 'plan',
  setting: 'resgate',
  fields: {
    maximumInstalments: count('Parcelas mensais no máximo', {
      from: 1,
      to: 12,
      says: 'Informe de 1 a 12 parcelas: a norma não permite mais.',
      help: 'De 1 a 12.',
    }),
    maximumDeferralDays: days('Adiamento no máximo', {
      to: 90,
      says: 'Informe de 0 a 90 dias: a norma não permite mais.',
      help: 'De 0 a 90 dias.',
    }),
  },
})
