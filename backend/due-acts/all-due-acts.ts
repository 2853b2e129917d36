import type { DueAct } from './define-due-act.ts'
import { DUE_ACT_KINDS, type DueActKind } from './due-act-kinds.ts'
import { benefitPaymentActs } from './kinds/benefit-payments.ts'
import { benefitSuspensionAct } from './kinds/benefit-suspension.ts'
import { contributionPaymentActs } from './kinds/contribution-payments.ts'
import { contributionSuspensionAct } from './kinds/contribution-suspension.ts'
import { deferralFeeAct } from './kinds/deferral-fee.ts'
import { dependantEndedAct, dependantEndingAct } from './kinds/dependants.ts'
import { emailHoldEndAct } from './kinds/email-hold-end.ts'
import { exitStatementAct } from './kinds/exit-statement.ts'
import { illnessExemptionEndingAct } from './kinds/illness-exemption-ending.ts'
import { importRetentionAct } from './kinds/import-retention.ts'
import { incomeReportActs } from './kinds/income-reports.ts'
import { investmentProfileSwitchAct } from './kinds/investment-profile-switch.ts'
import { investmentProfileWindowActs } from './kinds/investment-profile-windows.ts'
import { invitationExpiryAct } from './kinds/invitation-expiry.ts'
import { lifetimeAdjustmentActs } from './kinds/lifetime-adjustment.ts'
import { loanBillActs } from './kinds/loan-bills.ts'
import { optionDeadlineActs, optionPresumedAct } from './kinds/option-deadlines.ts'
import { paySlipNoticeAct } from './kinds/pay-slips.ts'
import { pepRenewalAct } from './kinds/pep-renewal.ts'
import { planNewsActs } from './kinds/plan-news.ts'
import { proofOfLifeActs } from './kinds/proof-of-life.ts'
import { requestExpiryAct } from './kinds/request-expiry.ts'
import { requestSettlementAct } from './kinds/request-settlement.ts'
import { retentionActs } from './kinds/retention.ts'

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
