import { asc, eq } from 'drizzle-orm'
import type { PlanLink } from '#contract/plans/plans.ts'
import type { Querier } from '../../database/client.ts'
import { plans } from '../../database/schema/plans.ts'
import { notFound } from '../../problem.ts'

type Plan = typeof plans.$inferSelect

/** Every plan, by id. */
export async function listPlans(database: Querier): Promise<PlanLink['plano'][]> {
  const rows = await database.select().from(plans).orderBy(asc(plans.id))
  return rows.map(planOnWire)
}

/** @throws 404 when there is no such plan. */
export async function requirePlan(database: Querier, planId: number): Promise<Plan> {
  const [plan] = await database.select().from(plans).where(eq(plans.id, planId))
  if (!plan) throw notFound('Este plano não existe.')
  return plan
}

/** A plan as the wire carries it. */
export function planOnWire({ id, name, onboardingPlan }: Plan): PlanLink['plano'] {
  return { id, nome: name, onboarding_plano: onboardingPlan }
}
