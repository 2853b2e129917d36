import * as readings from './batch-readings.ts'
import * as benefitRequest from './benefits/benefit-request.ts'
import * as benefitSuspension from './benefits/benefit-suspension.ts'
import * as cashWithdrawal from './benefits/cash-withdrawal.ts'
import * as courtSuspension from './benefits/court-suspension.ts'
import * as incomeChange from './benefits/income-change.ts'
import * as contributionPayments from './collection/contribution-payments.ts'
import * as contributions from './contributions/contributions.ts'
import * as suspensions from './contributions/suspensions.ts'
import * as cannedReplies from './conversations/canned-replies.ts'
import * as conversations from './conversations/conversations.ts'
import * as deaths from './deaths/deaths.ts'
import * as pensions from './deaths/pensions.ts'
import * as declarations from './declarations/declarations.ts'
import type { CallDefinition } from './define-call.ts'
import * as dependants from './dependants/dependants.ts'
import * as documents from './documents/documents.ts'
import * as invitationAnswers from './enrolment/invitation-answers.ts'
import * as invitations from './enrolment/invitations.ts'
import * as onboarding from './enrolment/onboarding.ts'
import * as onboardingDrafts from './enrolment/onboarding-drafts.ts'
import * as accumulationDates from './exits/accumulation-dates.ts'
import * as deferral from './exits/deferral.ts'
import * as exitOptions from './exits/exit-options.ts'
import * as exitStatement from './exits/exit-statement.ts'
import * as exits from './exits/exits.ts'
import * as optionForms from './exits/option-forms.ts'
import * as portability from './exits/portability.ts'
import * as redemption from './exits/redemption.ts'
import * as selfSponsorship from './exits/self-sponsorship.ts'
import * as balanceHistory from './home/balance-history.ts'
import * as planSummary from './home/plan-summary.ts'
import * as identity from './identity/identity.ts'
import * as passwords from './identity/passwords.ts'
import * as sessions from './identity/sessions.ts'
import * as imports from './imports/imports.ts'
import * as investmentProfiles from './investments/investment-profiles.ts'
import * as profileManagement from './investments/profile-management.ts'
import * as linkActs from './life-cycle/link-acts.ts'
import * as loanBills from './loans/loan-bills.ts'
import * as loanContract from './loans/loan-contract.ts'
import * as loans from './loans/loans.ts'
import * as announcements from './messages/announcements.ts'
import * as emailTexts from './messages/email-texts.ts'
import * as emails from './messages/emails.ts'
import * as messagePreferences from './messages/message-preferences.ts'
import * as notifications from './messages/notifications.ts'
import * as debitFiles from './payment-clearings/debit-files.ts'
import * as loanDeductions from './payment-clearings/loan-deductions.ts'
import * as paymentClearings from './payment-clearings/payment-clearings.ts'
import * as incomeReports from './payroll/income-reports.ts'
import * as paySlips from './payroll/pay-slips.ts'
import * as addresses from './people/addresses.ts'
import * as people from './people/people.ts'
import * as personalProfile from './people/personal-profile.ts'
import * as planRules from './plan-rules/plan-rules.ts'
import * as plans from './plans/plans.ts'
import * as helpChannels from './publications/help-channels.ts'
import * as minutes from './publications/minutes.ts'
import * as slides from './publications/slides.ts'
import * as suppliers from './publications/suppliers.ts'
import * as reRegistration from './re-registration/re-registration.ts'
import * as reRegistrationAccess from './re-registration/re-registration-access.ts'
import * as accessRecord from './records/access-record.ts'
import * as audit from './records/audit.ts'
import * as personalData from './records/personal-data.ts'
import * as retention from './records/retention.ts'
import * as cases from './requests/cases.ts'
import * as deskActs from './requests/desk-acts.ts'
import * as requestAnswers from './requests/request-answers.ts'
import * as requestDrafts from './requests/request-drafts.ts'
import * as requestViews from './requests/request-views.ts'
import * as requestWorkflows from './requests/request-workflows.ts'
import * as requests from './requests/requests.ts'
import * as settlementCalls from './requests/settlements.ts'
import * as serviceDesk from './service-desk/service-desk.ts'
import * as indexers from './settings/indexers.ts'
import * as registries from './settings/registries.ts'
import * as registryDocuments from './settings/registry-documents.ts'
import * as settingLevels from './settings/setting-levels.ts'
import * as themes from './settings/themes.ts'
import * as benefitSimulation from './simulation/benefit-simulation.ts'
import * as incomeOutlook from './simulation/income-outlook.ts'
import * as savedSimulations from './simulation/saved-simulations.ts'
import * as statement from './statement/statement.ts'
import * as ageExemption from './taxes/age-exemption.ts'
import * as illnessExemption from './taxes/illness-exemption.ts'
import * as taxRegime from './taxes/tax-regime.ts'

/** The calls among what a module declares. */
type CallsOf<Module> = {
  readonly [Name in keyof Module as Module[Name] extends CallDefinition ? Name : never]: Module[Name]
}

function callsOf<Module extends object>(module: Module): CallsOf<Module> {
  const all = Object.entries(module).filter(([, one]) => isCall(one))
  return Object.fromEntries(all) as CallsOf<Module>
}

function isCall(one: unknown): one is CallDefinition {
  return typeof one === 'object' && one !== null && 'method' in one && 'path' in one && 'access' in one
}

/**
 * Every call by its name: the OpenAPI document, the API's routing check and the contract tests walk this table. A module's calls come with
 * its line here.
 */
export const calls = {
  ...callsOf(sessions),
  ...callsOf(readings),
  ...callsOf(passwords),
  ...callsOf(helpChannels),
  ...callsOf(plans),
  ...callsOf(planSummary),
  ...callsOf(balanceHistory),
  ...callsOf(slides),
  ...callsOf(registryDocuments),
  ...callsOf(people),
  ...callsOf(identity),
  ...callsOf(serviceDesk),
  ...callsOf(accessRecord),
  ...callsOf(personalProfile),
  ...callsOf(personalData),
  ...callsOf(messagePreferences),
  ...callsOf(retention),
  ...callsOf(documents),
  ...callsOf(contributions),
  ...callsOf(loans),
  ...callsOf(loanContract),
  ...callsOf(loanBills),
  ...callsOf(suspensions),
  ...callsOf(contributionPayments),
  ...callsOf(paymentClearings),
  ...callsOf(imports),
  ...callsOf(debitFiles),
  ...callsOf(loanDeductions),
  ...callsOf(paySlips),
  ...callsOf(statement),
  ...callsOf(incomeReports),
  ...callsOf(ageExemption),
  ...callsOf(illnessExemption),
  ...callsOf(selfSponsorship),
  ...callsOf(exitOptions),
  ...callsOf(exitStatement),
  ...callsOf(accumulationDates),
  ...callsOf(exits),
  ...callsOf(deaths),
  ...callsOf(pensions),
  ...callsOf(courtSuspension),
  ...callsOf(linkActs),
  ...callsOf(optionForms),
  ...callsOf(benefitSimulation),
  ...callsOf(incomeOutlook),
  ...callsOf(savedSimulations),
  ...callsOf(deferral),
  ...callsOf(cashWithdrawal),
  ...callsOf(benefitRequest),
  ...callsOf(redemption),
  ...callsOf(portability),
  ...callsOf(settlementCalls),
  ...callsOf(incomeChange),
  ...callsOf(benefitSuspension),
  ...callsOf(dependants),
  ...callsOf(declarations),
  ...callsOf(addresses),
  ...callsOf(onboarding),
  ...callsOf(onboardingDrafts),
  ...callsOf(requestDrafts),
  ...callsOf(requests),
  ...callsOf(cases),
  ...callsOf(requestAnswers),
  ...callsOf(deskActs),
  ...callsOf(requestViews),
  ...callsOf(notifications),
  ...callsOf(announcements),
  ...callsOf(emails),
  ...callsOf(profileManagement),
  ...callsOf(emailTexts),
  ...callsOf(conversations),
  ...callsOf(cannedReplies),
  ...callsOf(themes),
  ...callsOf(planRules),
  ...callsOf(audit),
  ...callsOf(requestWorkflows),
  ...callsOf(settingLevels),
  ...callsOf(registries),
  ...callsOf(indexers),
  ...callsOf(suppliers),
  ...callsOf(minutes),
  ...callsOf(invitations),
  ...callsOf(invitationAnswers),
  ...callsOf(investmentProfiles),
  ...callsOf(taxRegime),
  ...callsOf(reRegistrationAccess),
  ...callsOf(reRegistration),
} satisfies Record<string, CallDefinition>

export type CallName = keyof typeof calls
