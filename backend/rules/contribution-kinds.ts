import { overdueChargesRule } from '#contract/collection/overdue-charges-rule.ts'
import { contributionSuspensionRule } from '#contract/contributions/contribution-suspension-rule.ts'
import { contributionTermsRule } from '#contract/contributions/contribution-terms-rule.ts'
import { selfSponsorshipRule } from '#contract/exits/self-sponsorship-rule.ts'
import { bankFeeRule } from '#contract/payment-clearings/bank-fee-rule.ts'
import { contributionExamples } from './contribution-examples.ts'
import { definePlanRules } from './define-plan-rules.ts'
import { isVoluntaryPlan } from './is-voluntary-plan.ts'

export const contributionTerms = definePlanRules({
  ...contributionTermsRule,
  source: 'Regulamento do plano, contribuições e plano de custeio',
  check: ({ basis }, { plan }) =>
    plan && isVoluntaryPlan(plan) !== (basis === 'amount')
      ? [
          {
            field: 'basis',
            sentence: isVoluntaryPlan(plan)
              ? 'Este plano recebe valores em reais, não percentuais.'
              : 'Este plano recebe percentuais, não valores em reais.',
          },
        ]
      : [],
  examples: contributionExamples,
})

/** For how long contributions may stand still. */
export const contributionSuspension = definePlanRules({
  ...contributionSuspensionRule,
  source: 'Regulamento do plano, suspensão de contribuições',
})

export const overdueCharges = definePlanRules({
  ...overdueChargesRule,
  source: 'Regulamento do plano, mora no recolhimento',
})

/** Who bears the bank's fee. A plan of an association has no sponsor to ask. */
export const bankFee = definePlanRules({
  ...bankFeeRule,
  source: 'Convênio de adesão do plano; plano de gestão administrativa',
  check: ({ bearer }, { plan }) =>
    bearer === 'sponsor' && plan?.modality === 'instituted'
      ? [{ field: 'bearer', sentence: 'Este plano não tem patrocinadora. Escolha o plano.' }]
      : [],
})

export const selfSponsorship = definePlanRules({
  ...selfSponsorshipRule,
  source: 'Regulamento do plano; LC 109/2001, art. 14, IV',
})
