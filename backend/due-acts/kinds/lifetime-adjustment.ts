import { adjustIncome } from '../../usecases/benefits/lifetime-adjustment/adjust-income.ts'
import { fanOutAdjustments } from '../../usecases/benefits/lifetime-adjustment/plan-adjustments.ts'
import { defineDueAct, HOURLY } from '../define-due-act.ts'

/** A plan's month of adjustment begins: every income for life gets an act of its own, and the next year is planned. Subject: the plan. */
const adjustmentsAct = defineDueAct({
  kind: 'lifetime-adjustments',
  cron: HOURLY,
  perform: (work, { subjectId, dueOn }) => fanOutAdjustments(work, subjectId, dueOn),
})

/** One income is adjusted. Subject: the benefit. */
const adjustmentAct = defineDueAct({
  kind: 'lifetime-adjustment',
  cron: HOURLY,
  perform: (work, act) => adjustIncome(work, act),
})

export const lifetimeAdjustmentActs = [adjustmentsAct, adjustmentAct] as const
