import { declarationsRule } from '#contract/rules/declarations.ts'
import { invitationsRule } from '#contract/rules/invitations.ts'
import { defineRulePage, defineRuleSetting } from '../define-rule-page.ts'
import { DeclarationFields } from './DeclarationFields.tsx'
import { InvitationFields } from './InvitationFields.tsx'
import { servicesManagementText } from './services-management.text.ts'

/** How long an invitation may be accepted, and how many may wait. */
const invitationsPage = defineRulePage({
  rule: invitationsRule,
  Fields: InvitationFields,
  lead: servicesManagementText.invitations,
})

/** What declarations are checked by, and how long they are good. */
const declarationsPage = defineRulePage({
  rule: declarationsRule,
  Fields: DeclarationFields,
  lead: servicesManagementText.declarations,
})

/** Rules of services that are not money: invitations and declarations. */
export const servicesSetting = defineRuleSetting({
  title: servicesManagementText.title,
  lead: servicesManagementText.lead,
  pages: [invitationsPage, declarationsPage],
})
