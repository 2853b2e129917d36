import type { Api } from '../api.ts'
import { registerAddressCalls } from './addresses.ts'
import { registerAnnouncementCalls } from './announcements.ts'
import { registerAuditCalls } from './audit.ts'
import { registerReadings } from './batch-readings.ts'
import { registerCannedReplyCalls } from './canned-replies.ts'
import { registerCaseCalls } from './cases.ts'
import { registerContributionPaymentCalls } from './contribution-payments.ts'
import { registerConversationCalls } from './conversations.ts'
import { registerCourtSuspensionCalls } from './court-suspension.ts'
import { registerDeathCalls } from './deaths.ts'
import { registerDebitFileCalls } from './debit-files.ts'
import { registerDeclarationCalls } from './declarations.ts'
import { registerDependantCalls } from './dependants.ts'
import { registerDeskActCalls } from './desk-acts.ts'
import { registerDocumentCalls } from './documents.ts'
import { registerEmailTextCalls } from './email-texts.ts'
import { registerEmailCalls } from './emails.ts'
import { registerExitStatementCalls } from './exit-statement.ts'
import { registerHealth } from './health.ts'
import { registerIdentityCalls } from './identity.ts'
import { registerImportCalls } from './imports.ts'
import { registerIncomeReportCalls } from './income-reports.ts'
import { registerInvestmentProfileCalls } from './investment-profiles.ts'
import { registerInvitationAnswerCalls } from './invitation-answers.ts'
import { registerInvitationCalls } from './invitations.ts'
import { registerKeptUploads } from './kept-uploads.ts'
import { registerLinkReadings } from './link-readings.ts'
import { registerLoanBillCalls } from './loan-bills.ts'
import { registerLoanDeductionCalls } from './loan-deductions.ts'
import { registerNotificationCalls } from './notifications.ts'
import { registerOnboardingCalls } from './onboarding.ts'
import { registerOpenReadings } from './open-readings.ts'
import { registerPasswordCalls } from './passwords.ts'
import { registerPaySlipCalls } from './pay-slips.ts'
import { registerPaymentClearingCalls } from './payment-clearings.ts'
import { registerPeopleCalls } from './people.ts'
import { registerPersonalDataCalls } from './personal-data.ts'
import { registerPersonalProfileCalls } from './personal-profile.ts'
import { registerPlanRuleCalls } from './plan-rules.ts'
import { registerPlanCalls } from './plans.ts'
import { registerPortabilityCalls } from './portability.ts'
import { registerProfileManagementCalls } from './profile-management.ts'
import { registerReRegistrationCalls } from './re-registration.ts'
import { registerReRegistrationAccess } from './re-registration-access.ts'
import { registerRegistryCalls } from './registries.ts'
import { registerRegistryFileCalls } from './registry-files.ts'
import { registerRequestAnswerCalls } from './request-answers.ts'
import { registerRequestDraftCalls } from './request-drafts.ts'
import { registerExportCalls } from './request-exports.ts'
import { registerRequestPapers } from './request-papers.ts'
import { registerRequestViewCalls } from './request-views.ts'
import { registerRequestCalls } from './requests.ts'
import { registerRetentionCalls } from './retention.ts'
import { registerSavedSimulationCalls } from './saved-simulations.ts'
import { registerServiceDeskCalls } from './service-desk.ts'
import { registerSessionCalls } from './sessions.ts'
import { registerSettingLevelCalls } from './setting-levels.ts'
import { registerStatementCalls } from './statement.ts'
import { registerSubmissionCalls } from './submissions.ts'
import { registerSuspensionCalls } from './suspensions.ts'
import { registerTaxRegimeCalls } from './tax-regime.ts'
import { registerThemeCalls } from './themes.ts'

/** Puts every call on the server; a test holds this against the contract's table. */
export function registerAllCalls(api: Api): void {
  registerHealth(api)
  registerIdentityCalls(api)
  registerSessionCalls(api)
  registerSettingLevelCalls(api)
  registerAuditCalls(api)
  registerPasswordCalls(api)
  registerPeopleCalls(api)
  registerServiceDeskCalls(api)
  registerPersonalProfileCalls(api)
  registerPersonalDataCalls(api)
  registerPlanCalls(api)
  registerThemeCalls(api)
  registerPlanRuleCalls(api)
  registerRegistryCalls(api)
  registerSubmissionCalls(api)
  registerLinkReadings(api)
  registerOpenReadings(api)
  registerLoanBillCalls(api)
  registerSuspensionCalls(api)
  registerSavedSimulationCalls(api)
  registerPortabilityCalls(api)
  registerExitStatementCalls(api)
  registerDeathCalls(api)
  registerContributionPaymentCalls(api)
  registerPaymentClearingCalls(api)
  registerImportCalls(api)
  registerLoanDeductionCalls(api)
  registerDebitFileCalls(api)
  registerCourtSuspensionCalls(api)
  registerDeclarationCalls(api)
  registerDocumentCalls(api)
  registerAddressCalls(api)
  registerOnboardingCalls(api)
  registerPaySlipCalls(api)
  registerIncomeReportCalls(api)
  registerRegistryFileCalls(api)
  registerStatementCalls(api)
  registerDependantCalls(api)
  registerInvestmentProfileCalls(api)
  registerNotificationCalls(api)
  registerAnnouncementCalls(api)
  registerEmailCalls(api)
  registerEmailTextCalls(api)
  registerProfileManagementCalls(api)
  registerConversationCalls(api)
  registerCannedReplyCalls(api)
  registerRequestDraftCalls(api)
  registerRequestCalls(api)
  registerRequestPapers(api)
  registerCaseCalls(api)
  registerRequestViewCalls(api)
  registerDeskActCalls(api)
  registerRequestAnswerCalls(api)
  registerExportCalls(api)
  registerInvitationCalls(api)
  registerInvitationAnswerCalls(api)
  registerTaxRegimeCalls(api)
  registerReRegistrationAccess(api)
  registerReRegistrationCalls(api)
  registerReadings(api)
  registerKeptUploads(api)
  registerRetentionCalls(api)
}
