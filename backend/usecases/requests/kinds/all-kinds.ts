import { ageExemption } from './age-exemption.ts'
import { benefitRequest } from './benefit-request.ts'
import { benefitSuspension } from './benefit-suspension.ts'
import { cashWithdrawal } from './cash-withdrawal.ts'
import { contributionChange } from './contribution-change.ts'
import { contributionSuspension } from './contribution-suspension.ts'
import { dataDeletion } from './data-deletion.ts'
import { deferral } from './deferral.ts'
import { dependantsChange } from './dependants.ts'
import { documentSending } from './document-sending.ts'
import { emailChange } from './email-change.ts'
import { exitContestation } from './exit-contestation.ts'
import { fatcaDeclaration } from './fatca-declaration.ts'
import { illnessExemption } from './illness-exemption.ts'
import { incomeChange } from './income-change.ts'
import { investmentProfileChange } from './investment-profile-change.ts'
import { loan } from './loan.ts'
import { pepDeclaration } from './pep-declaration.ts'
import { portability } from './portability.ts'
import { reRegistration } from './re-registration.ts'
import { redemption } from './redemption.ts'
import { requestKindsOf } from './request-kinds.ts'
import { residenceDeclaration } from './residence-declaration.ts'
import { selfSponsorship } from './self-sponsorship.ts'
import { taxRegimeChoice } from './tax-regime-choice.ts'

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
