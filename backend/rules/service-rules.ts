import type { IsoDate } from '#domain/calendar.ts'
import type { PlanServiceRules } from '#domain/plans/services/service-conditions.ts'
import type { Querier } from '../database/client.ts'
import type { plans } from '../database/schema/plans.ts'
import type { RuleOf } from './define-plan-rules.ts'
import { isVoluntaryPlan } from './is-voluntary-plan.ts'
import { rulesOn } from './rule-on.ts'
import {
  deferredBenefit,
  loans,
  portability,
  retirement,
  servicesOffered,
  waitingPeriods,
} from './service-kinds.ts'

/** Part of the eligibility matrix that each kind of rule gives. */
const parts = {
  offered: ({ services, cells = [] }: RuleOf<typeof servicesOffered>) => ({ enabled: services, cells }),
  retirement: ({ ways }: RuleOf<typeof retirement>) => ({ retirement: ways }),
  waiting: (waiting: RuleOf<typeof waitingPeriods>) => waiting,
  portability: ({ forAssisted }: RuleOf<typeof portability>) => ({ portabilityForAssisted: forAssisted }),
  deferred: ({ mayPay, mayReturn }: RuleOf<typeof deferredBenefit>) => ({
    deferredMayPay: mayPay,
    deferredMayReturn: mayReturn,
  }),
  loans: ({ categories }: RuleOf<typeof loans>) => ({ loanCategories: categories }),
}

/** Services that a plan offers on a day, for the eligibility matrix, by one query. @throws MissingRule */
export async function serviceRulesOn(
  database: Querier,
  plan: typeof plans.$inferSelect,
  day: IsoDate,
): Promise<PlanServiceRules> {
  const [offered, ways, waiting, portable, deferred, lent] = await rulesOn(
    database,
    [servicesOffered, retirement, waitingPeriods, portability, deferredBenefit, loans],
    plan,
    day,
  )
  return {
    modality: plan.modality,
    paysByBoleto: isVoluntaryPlan(plan),
    ...parts.offered(offered),
    ...parts.retirement(ways),
    ...parts.waiting(waiting),
    ...parts.portability(portable),
    ...parts.deferred(deferred),
    ...parts.loans(lent),
  }
}

/** Part of the eligibility matrix that a rule gives, by the id of its kind; kinds that the matrix does not read have none. */
export const servicePartsOf: ReadonlyMap<string, (rule: never) => Partial<PlanServiceRules>> = new Map<
  string,
  (rule: never) => Partial<PlanServiceRules>
>([
  [servicesOffered.id, parts.offered],
  [retirement.id, parts.retirement],
  [waitingPeriods.id, parts.waiting],
  [portability.id, parts.portability],
  [deferredBenefit.id, parts.deferred],
  [loans.id, parts.loans],
])
