import { defineRule } from '../rules/define-rule.ts'
import { percent } from '../rules/rule-fields.ts'

/** Paid by the self-sponsored on top, in percent of both basic shares. */
export const selfSponsorshipRule = defineRule({
  id: 'self-sponsorship',
  label: 'Autopatrocínio',
  lead: 'Boletos já gerados ficam como estão: a taxa nova entra nos boletos gerados desde o primeiro dia da regra.',
  scope: 'plan',
  setting: 'self-sponsorship-management',
  fields: {
    feePercent: percent('Taxa sobre as duas básicas', {
      help: 'Soma-se às duas contribuições básicas do mês.',
    }),
  },
})
