import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Querier } from '../../database/client.ts'
import { plans } from '../../database/schema/plans.ts'
import { invalid, notFound } from '../../problem.ts'
import { ruleKinds } from '../../rules/all-kinds.ts'
import type { PlanRulesKind } from '../../rules/define-plan-rules.ts'

/** Which rule of whom. */
export type RulePlace = { kind: PlanRulesKind; plan: typeof plans.$inferSelect | null }

/** The rule that a call names. @throws 404 unknown plan; 422 a plan for a rule for everybody, or none for a plan's */
export async function requirePlace(
  database: Querier,
  { tipo, idPlano }: { tipo: string; idPlano: number | null },
): Promise<RulePlace> {
  const kind = ruleKinds.find(({ id }) => id === tipo)
  if (!kind) throw notFound('Este tipo de regra não existe.')
  if (kind.scope === 'everybody') {
    if (idPlano !== null) throw invalid({ idPlano: 'Esta regra vale para todos: não informe um plano.' })
    return { kind, plan: null }
  }
  if (idPlano === null) throw invalid({ idPlano: 'Informe o plano desta regra.' })
  return { kind, plan: await requirePlan(database, idPlano) }
}

/** @throws 404 */
export async function requirePlan(database: Querier, planId: number): Promise<typeof plans.$inferSelect> {
  const [plan] = await database.select().from(plans).where(eq(plans.id, planId))
  if (!plan) throw notFound('Este plano não existe.')
  return plan
}

/** Holds a rule until the transaction ends: whoever prepares or publishes it waits for the other. There may be no row to hold. */
export async function lockPlace(database: Querier, place: RulePlace): Promise<void> {
  await database.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`rule ${placeName(place)}`}, 0))`,
  )
}

/** A rule in the audit: `contribution-terms/4`, `tax-monthly`. */
export function placeName({ kind, plan }: RulePlace): string {
  return plan ? `${kind.id}/${plan.id}` : kind.id
}

/** The rule of a draft, whose kind may ask for more by now. @throws 422 */
export function requireReadable({ schema }: PlanRulesKind, kept: unknown): unknown {
  const read = v.safeParse(schema, kept)
  if (read.success) return read.output
  throw invalid({ regras: 'Este rascunho não serve mais como está. Confira os campos e salve de novo.' })
}
