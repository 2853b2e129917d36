import type { IsoDate } from '#domain/calendar.ts'
import type { PlanServiceRules } from '#domain/services/service-conditions.ts'
import type { Querier } from '../database/client.ts'
import type { plans } from '../database/schema/plans.ts'
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

/** What a plan offers on a day, for the eligibility matrix, by one query. @throws MissingRule */
export async function serviceRulesOn(
  database: Querier,
  plan: typeof plans.$inferSelect,
  day: IsoDate,
): Promise<PlanServiceRules> {
  const [{ services }, { ways }, waiting, { forAssisted }, { mayPay, mayReturn }, { categories }] =
    await rulesOn(
      database,
      [servicesOffered, retirement, waitingPeriods, portability, deferredBenefit, loans],
      plan,
      day,
    )
  return {
    enabled: services,
    modality: plan.modality,
    paysByBoleto: isVoluntaryPlan(plan),
    retirement: ways,
    ...waiting,
    portabilityForAssisted: forAssisted,
    deferredMayPay: mayPay,
    deferredMayReturn: mayReturn,
    loanCategories: categories,
  }
}
