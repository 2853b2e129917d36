import type { IsoDate } from '#domain/calendar.ts'
import { lifetimeAdjustment } from '../../rules/benefit-kinds.ts'
import { investmentProfileWindows } from '../../rules/entity-kinds.ts'
import type { PlanReference } from '../../rules/rule-on.ts'
import type { Work } from '../../work.ts'
import { planFirstAdjustment } from '../benefits/lifetime-adjustment/plan-adjustments.ts'
import { planFirstWindow } from '../investments/investment-profiles/profile-window-notices.ts'
import { planNews } from './plan-news.ts'
import type { RulePlace } from './rule-place.ts'

/** Runs in the transaction that publishes a rule. `plan` is null for rules for everybody; `from`: first day of the rule. */
type AfterPublish = (work: Work, plan: PlanReference | null, from: IsoDate) => Promise<void>

/** By kind: for most nothing has to be done, since a rule is read when its day counts. A duty planned by a rule is planned again here. */
const hooks: ReadonlyMap<string, AfterPublish> = new Map<string, AfterPublish>([
  [
    investmentProfileWindows.id,
    async (work, plan, from) => {
      if (plan) await planFirstWindow(work, plan, from)
    },
  ],
  [
    lifetimeAdjustment.id,
    async (work, plan, from) => {
      if (plan) await planFirstAdjustment(work, plan, from)
    },
  ],
])

/** Plans again what follows from a rule that was just put in force; of a plan's, who consented to news is told. */
export async function afterPublish(work: Work, { kind, plan }: RulePlace, from: IsoDate): Promise<void> {
  await hooks.get(kind.id)?.(work, plan, from)
  if (plan) await planNews(work, plan.id)
}
