import type { DueAct } from '../define-due-act.ts'
import { DUE_ACT_KINDS, type DueActKind } from '../due-act-kinds.ts'
import { benefitPaymentActs } from './benefit-payments.ts'
import { benefitSuspensionAct } from './benefit-suspension.ts'
import { contributionPaymentActs } from './contribution-payments.ts'
import { contributionSuspensionAct } from './contribution-suspension.ts'
import { deferralFeeAct } from './deferral-fee.ts'
import { dependantEndedAct, dependantEndingAct } from './dependants.ts'
import { emailHoldEndAct } from './email-hold-end.ts'
import { exitStatementAct } from './exit-statement.ts'
import { illnessExemptionEndingAct } from './illness-exemption-ending.ts'
import { importRetentionAct } from './import-retention.ts'
import { incomeReportActs } from './income-reports.ts'
import { investmentProfileSwitchAct } from './investment-profile-switch.ts'
import { investmentProfileWindowActs } from './investment-profile-windows.ts'
import { invitationExpiryAct } from './invitation-expiry.ts'
import { lifetimeAdjustmentActs } from './lifetime-adjustment.ts'
import { loanBillActs } from './loan-bills.ts'
import { optionDeadlineActs, optionPresumedAct } from './option-deadlines.ts'
import { paySlipNoticeAct } from './pay-slips.ts'
import { pepRenewalAct } from './pep-renewal.ts'
import { planNewsActs } from './plan-news.ts'
import { proofOfLifeActs } from './proof-of-life.ts'
import { requestExpiryAct } from './request-expiry.ts'
import { requestSettlementAct } from './request-settlement.ts'
import { retentionActs } from './retention.ts'

const declared: readonly DueAct[] = [
  requestExpiryAct,
  requestSettlementAct,
  contributionSuspensionAct,
  benefitSuspensionAct,
  investmentProfileSwitchAct,
  ...investmentProfileWindowActs,
  ...contributionPaymentActs,
  ...loanBillActs,
  ...proofOfLifeActs,
  exitStatementAct,
  ...optionDeadlineActs,
  optionPresumedAct,
  deferralFeeAct,
  ...benefitPaymentActs,
  ...lifetimeAdjustmentActs,
  invitationExpiryAct,
  pepRenewalAct,
  illnessExemptionEndingAct,
  dependantEndingAct,
  dependantEndedAct,
  importRetentionAct,
  emailHoldEndAct,
  paySlipNoticeAct,
  ...incomeReportActs,
  ...planNewsActs,
  ...retentionActs,
]

/** The duty of a name. */
export function dueActOf(kind: DueActKind): DueAct {
  const act = declared.find((candidate) => candidate.kind === kind)
  if (!act) throw new Error(`nobody does ${kind}`)
  return act
}

/** Every duty, each of which has a schedule of its own. @throws Error at the start for a name that nothing is declared for */
export const allDueActs: readonly DueAct[] = DUE_ACT_KINDS.map(dueActOf)
