import { benefitRequest } from './benefits/benefit-request-kind.ts'
import { benefitSuspension } from './benefits/benefit-suspension/benefit-suspension-kind.ts'
import { cashWithdrawal } from './benefits/cash-withdrawal-kind.ts'
import { incomeChange } from './benefits/income-change/income-change-kind.ts'
import { contributionChange } from './contributions/contribution-change-kind.ts'
import { contributionSuspension } from './contributions/suspensions/contribution-suspension-kind.ts'
import { fatcaDeclaration } from './declarations/fatca-declaration-kind.ts'
import { pepDeclaration } from './declarations/pep-declaration-kind.ts'
import { residenceDeclaration } from './declarations/residence-declaration-kind.ts'
import { dependantsChange } from './dependants/dependants-kind.ts'
import { documentSending } from './documents/document-sending-kind.ts'
import { deferral } from './exits/exit-options/deferral-kind.ts'
import { portability } from './exits/exit-options/portability-kind.ts'
import { redemption } from './exits/exit-options/redemption-kind.ts'
import { selfSponsorship } from './exits/exit-options/self-sponsorship-kind.ts'
import { exitContestation } from './exits/exit-statement/exit-contestation-kind.ts'
import { investmentProfileChange } from './investments/investment-profiles/investment-profile-change-kind.ts'
import { loan } from './loans/loan-kind.ts'
import { emailChange } from './people/email-change-kind.ts'
import { reRegistration } from './re-registration/re-registration-kind.ts'
import { dataDeletion } from './records/personal-data/data-deletion-kind.ts'
import { requestKindsOf } from './request-engine/request-kinds.ts'
import { ageExemption } from './taxes/age-exemption/age-exemption-kind.ts'
import { illnessExemption } from './taxes/illness-exemption/illness-exemption-kind.ts'
import { taxRegimeChoice } from './taxes/tax-regime/tax-regime-choice-kind.ts'

/** Every kind that the portal files. Kinds that are not here come from elsewhere and are completed by hand. */
export const allRequestKinds = requestKindsOf([
  contributionChange,
  contributionSuspension,
  loan,
  investmentProfileChange,
  taxRegimeChoice,
  pepDeclaration,
  fatcaDeclaration,
  residenceDeclaration,
  dependantsChange,
  benefitRequest,
  cashWithdrawal,
  deferral,
  redemption,
  portability,
  selfSponsorship,
  exitContestation,
  incomeChange,
  benefitSuspension,
  ageExemption,
  illnessExemption,
  reRegistration,
  dataDeletion,
  documentSending,
  emailChange,
])
