import * as access from './schema/access.ts'
import * as addresses from './schema/addresses.ts'
import * as ageExemptions from './schema/age-exemptions.ts'
import * as announcements from './schema/announcements.ts'
import * as attempts from './schema/attempts.ts'
import * as audit from './schema/audit.ts'
import * as balanceBlocks from './schema/balance-blocks.ts'
import * as benefitSuspensions from './schema/benefit-suspensions.ts'
import * as benefits from './schema/benefits.ts'
import * as cases from './schema/cases.ts'
import * as consents from './schema/consents.ts'
import * as contacts from './schema/contacts.ts'
import * as contributionPayments from './schema/contribution-payments.ts'
import * as contributions from './schema/contributions.ts'
import * as conversations from './schema/conversations.ts'
import * as courtSuspensions from './schema/court-suspensions.ts'
import * as credentials from './schema/credentials.ts'
import * as datedRules from './schema/dated-rules.ts'
import * as deaths from './schema/deaths.ts'
import * as debitFiles from './schema/debit-files.ts'
import * as declarations from './schema/declarations.ts'
import * as deskActs from './schema/desk-acts.ts'
import * as documentReasons from './schema/document-reasons.ts'
import * as drafts from './schema/drafts.ts'
import * as dueActs from './schema/due-acts.ts'
import * as emailTexts from './schema/email-texts.ts'
import * as emails from './schema/emails.ts'
import * as entity from './schema/entity.ts'
import * as exits from './schema/exits.ts'
import * as files from './schema/files.ts'
import * as identityFacts from './schema/identity.ts'
import * as illnessExemptions from './schema/illness-exemptions.ts'
import * as imports from './schema/imports.ts'
import * as profileChoices from './schema/investment-profile-choices.ts'
import * as investmentProfiles from './schema/investment-profiles.ts'
import * as invitations from './schema/invitations.ts'
import * as knownDevices from './schema/known-devices.ts'
import * as ledger from './schema/ledger.ts'
import * as linkMoves from './schema/link-moves.ts'
import * as loans from './schema/loans.ts'
import * as messagePreferences from './schema/message-preferences.ts'
import * as notifications from './schema/notifications.ts'
import * as onboardings from './schema/onboardings.ts'
import * as paySlips from './schema/pay-slips.ts'
import * as paymentClearings from './schema/payment-clearings.ts'
import * as people from './schema/people.ts'
import * as personAccesses from './schema/person-accesses.ts'
import * as plans from './schema/plans.ts'
import * as portabilityTransfers from './schema/portability-transfers.ts'
import * as presences from './schema/presences.ts'
import * as proofOfLifeSuspensions from './schema/proof-of-life-suspensions.ts'
import * as reRegistrations from './schema/re-registrations.ts'
import * as realtime from './schema/realtime.ts'
import * as recordHolds from './schema/record-holds.ts'
import * as redemptionPayments from './schema/redemption-payments.ts'
import * as registries from './schema/registries.ts'
import * as requestCounts from './schema/request-counts.ts'
import * as requestExports from './schema/request-exports.ts'
import * as requestStages from './schema/request-stages.ts'
import * as requestViews from './schema/request-views.ts'
import * as requests from './schema/requests.ts'
import * as requestsByMonth from './schema/requests-by-month.ts'
import * as savedSimulations from './schema/saved-simulations.ts'
import * as serviceDeskReads from './schema/service-desk-reads.ts'
import * as sessions from './schema/sessions.ts'
import * as settingLevels from './schema/setting-levels.ts'
import * as settlements from './schema/settlements.ts'
import * as suspensions from './schema/suspensions.ts'
import * as taxRegimeOptions from './schema/tax-regime-options.ts'
import * as textMessages from './schema/text-messages.ts'
import * as themes from './schema/themes.ts'

/** Every table under one value, for the database client. Code that queries imports the tables from their own files. */
export const schema = {
  ...addresses,
  ...access,
  ...ageExemptions,
  ...announcements,
  ...attempts,
  ...audit,
  ...balanceBlocks,
  ...benefitSuspensions,
  ...benefits,
  ...cases,
  ...consents,
  ...contacts,
  ...contributionPayments,
  ...contributions,
  ...identityFacts,
  ...illnessExemptions,
  ...imports,
  ...conversations,
  ...courtSuspensions,
  ...credentials,
  ...datedRules,
  ...deaths,
  ...debitFiles,
  ...declarations,
  ...deskActs,
  ...documentReasons,
  ...drafts,
  ...dueActs,
  ...emailTexts,
  ...emails,
  ...entity,
  ...exits,
  ...files,
  ...investmentProfiles,
  ...invitations,
  ...knownDevices,
  ...ledger,
  ...linkMoves,
  ...loans,
  ...proofOfLifeSuspensions,
  ...redemptionPayments,
  ...portabilityTransfers,
  ...messagePreferences,
  ...notifications,
  ...onboardings,
  ...paySlips,
  ...paymentClearings,
  ...people,
  ...personAccesses,
  ...plans,
  ...presences,
  ...profileChoices,
  ...reRegistrations,
  ...realtime,
  ...recordHolds,
  ...registries,
  ...requestCounts,
  ...requestExports,
  ...requestStages,
  ...requestViews,
  ...requests,
  ...requestsByMonth,
  ...savedSimulations,
  ...serviceDeskReads,
  ...sessions,
  ...settingLevels,
  ...settlements,
  ...suspensions,
  ...taxRegimeOptions,
  ...textMessages,
  ...themes,
}
