import { settleBenefitSuspension } from '../../usecases/benefits/benefit-suspension/settle-benefit-suspension.ts'
import { defineDueAct, HOURLY } from '../define-due-act.ts'

/** On the first day of its first and of its last month, and of the month after: a benefit stands still, is about to come back, is paid again. */
export const benefitSuspensionAct = defineDueAct({
  kind: 'benefit-suspension',
  cron: HOURLY,
  perform: settleBenefitSuspension,
})
