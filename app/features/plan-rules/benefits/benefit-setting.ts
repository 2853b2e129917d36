import { benefitPaymentRule } from '#contract/rules/benefit-payment.ts'
import { lifetimeAdjustmentRule } from '#contract/rules/lifetime-adjustment.ts'
import { defineRulePage, defineRuleSetting } from '../define-rule-page.ts'
import { BenefitPaymentFields, LifetimeAdjustmentFields } from './BenefitRuleFields.tsx'
import { benefitManagementText as text } from './benefit-management.text.ts'

/** When the thirteenth is paid, and of which incomes. */
export const benefitPaymentPage = defineRulePage({
  rule: benefitPaymentRule,
  Fields: BenefitPaymentFields,
  lead: text.payment,
})

/** In which month incomes for life are adjusted. */
const lifetimeAdjustmentPage = defineRulePage({
  rule: lifetimeAdjustmentRule,
  Fields: LifetimeAdjustmentFields,
  lead: text.adjustment,
})

/** How a plan's benefits are paid. */
export const benefitSetting = defineRuleSetting({
  title: text.title,
  lead: text.lead,
  pages: [benefitPaymentPage, lifetimeAdjustmentPage],
})
