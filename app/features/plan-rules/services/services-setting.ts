import { declarationsRule } from '#contract/declarations/declarations-rule.ts'
import { planDependantsRule, taxDependantsRule } from '#contract/dependants/dependants-rule.ts'
import { invitationsRule } from '#contract/enrolment/invitations-rule.ts'
import { iofRule, loansRule } from '#contract/loans/loans-rule.ts'
import { servicesOfferedRule } from '#contract/plans/services-offered-rule.ts'
import { defineRulePage, defineRuleSetting } from '../define-rule-page.ts'
import { DeclarationFields } from './DeclarationFields.tsx'
import { PlanDependantFields, TaxDependantFields } from './DependantRuleFields.tsx'
import { InvitationFields } from './InvitationFields.tsx'
import { LoanFields, LoanTaxFields } from './LoanFields.tsx'
import { offeredServicesText } from './offered-services.text.ts'
import { ServicesOfferedFields } from './ServicesOfferedFields.tsx'
import { servicesManagementText } from './services-management.text.ts'

/** Which services a plan has, and who has each. */
export const servicesOfferedPage = defineRulePage({
  rule: servicesOfferedRule,
  Fields: ServicesOfferedFields,
  isWide: true,
  lead: offeredServicesText.lead,
})

/** How long an invitation may be accepted, and how many may wait. */
const invitationsPage = defineRulePage({
  rule: invitationsRule,
  Fields: InvitationFields,
  lead: servicesManagementText.invitations,
})

const declarationsPage = defineRulePage({
  rule: declarationsRule,
  Fields: DeclarationFields,
  lead: servicesManagementText.declarations,
})

/** Whom a plan takes as a dependant, and up to which birthday. */
const planDependantsPage = defineRulePage({
  rule: planDependantsRule,
  Fields: PlanDependantFields,
  lead: servicesManagementText.dependants,
})

/** Up to which age somebody counts for the income tax. */
const taxDependantsPage = defineRulePage({
  rule: taxDependantsRule,
  Fields: TaxDependantFields,
  lead: servicesManagementText.dependants,
})

/** Whom a plan lends to, and on which terms. */
const loansPage = defineRulePage({ rule: loansRule, Fields: LoanFields, lead: servicesManagementText.loans })

/** IOF, which the law charges on every loan. */
const loanTaxPage = defineRulePage({
  rule: iofRule,
  Fields: LoanTaxFields,
  lead: servicesManagementText.loanTax,
})

/** Rules of services: who has each, and of those that are not money invitations, declarations, loans and dependants. */
export const servicesSetting = defineRuleSetting({
  title: servicesManagementText.title,
  lead: servicesManagementText.lead,
  pages: [
    servicesOfferedPage,
    invitationsPage,
    declarationsPage,
    loansPage,
    planDependantsPage,
    taxDependantsPage,
    loanTaxPage,
  ],
})
