import { pageTitles } from '#app/navigation/page-titles.ts'
import { declarationsRule } from '#contract/declarations/declarations-rule.ts'
import { planDependantsRule, taxDependantsRule } from '#contract/dependants/dependants-rule.ts'
import { invitationsRule } from '#contract/enrolment/invitations-rule.ts'
import { iofRule, loansRule } from '#contract/loans/loans-rule.ts'
import { servicesOfferedRule } from '#contract/plans/services-offered-rule.ts'
import { defineRuleSetting, type RulePage } from '../define-rule-page.ts'
import { ServicesOfferedFields } from './ServicesOfferedFields.tsx'

/** Which services a plan has, and who has each. */
export const servicesOfferedPage: RulePage = {
  rule: servicesOfferedRule,
  Fields: ServicesOfferedFields,
  isWide: true,
}

/** Whom a plan lends to, and on which terms. */
const loansPage: RulePage = {
  rule: loansRule,
  order: [
    'categories',
    'systems',
    'monthlyPercent',
    'maximumAmount',
    'benefitMultiple',
    'minimumContributions',
    'minimumMonths',
    'maximumMonths',
    'maximumAgeAtEnd',
    'dueDay',
    'redemptionPercent',
    'payMarginPercent',
    'benefitMarginPercent',
    'portfolioPercent',
    'renewalAfterPercent',
    'coverFeePercent',
    'costs',
    'overdue',
    'smallestBoleto',
    'coversArrears',
  ],
}

/** Rules of services: who has each, and of those that are not money invitations, declarations, loans and dependants. */
export const servicesSetting = defineRuleSetting({
  title: pageTitles.servicesManagement,
  lead: 'Quem tem cada serviço, por quanto tempo valem os convites e as declarações, como o plano empresta, e até que idade contam os dependentes.',
  pages: [
    servicesOfferedPage,
    { rule: invitationsRule },
    { rule: declarationsRule },
    loansPage,
    { rule: planDependantsRule },
    { rule: taxDependantsRule },
    { rule: iofRule, order: ['additionalPercent', 'dailyPercent', 'ceilingPercent', 'maximumDays'] },
  ],
})
