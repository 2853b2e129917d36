import { chargeDeferralFee } from '../../usecases/exits/exit-options/charge-deferral-fee.ts'
import { defineDueAct, HOURLY } from '../define-due-act.ts'

/** On the first day of a month: who waits for a deferred benefit pays the fee of the month before from the balance. Subject: the plan link. */
export const deferralFeeAct = defineDueAct({
  kind: 'deferral-fee',
  cron: HOURLY,
  perform: (work, act) => chargeDeferralFee(work, act),
})
