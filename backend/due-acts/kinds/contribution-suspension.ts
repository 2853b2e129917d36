import { settleSuspension } from '../../usecases/contributions/suspensions/settle-suspension.ts'
import { defineDueAct, HOURLY } from '../define-due-act.ts'

/** On the first day of its first and of its last month, and of the month after: a suspension begins, is about to end, is over. */
export const contributionSuspensionAct = defineDueAct({
  kind: 'contribution-suspension',
  cron: HOURLY,
  perform: settleSuspension,
})
