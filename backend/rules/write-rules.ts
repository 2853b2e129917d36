import { inArray, max } from 'drizzle-orm'
import * as v from 'valibot'
import type { IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../database/client.ts'
import { datedRules } from '../database/schema/dated-rules.ts'
import { plans } from '../database/schema/plans.ts'
import type { PlanRulesKind } from './define-plan-rules.ts'
import { daysFrom, isOf, type PlanReference } from './rule-on.ts'

/** A version that an installation or a seed brings: days inclusive, open without a last one. Its kind checks the rules as they are written. */
export type InstalledRule = {
  kind: PlanRulesKind
  plan: PlanReference | null
  validFrom: IsoDate
  validTo?: IsoDate | null
  source: string
  rules: unknown
}

/** A rule to install, typed by its kind. */
export function installed<Kind extends PlanRulesKind>(
  rule: Omit<InstalledRule, 'kind' | 'plan' | 'rules'> & {
    kind: Kind
    plan: Kind['scope'] extends 'everybody' ? null : PlanReference
    rules: v.InferInput<Kind['schema']>
  },
): InstalledRule {
  return rule
}

/** Rows of one statement: each brings about eight parameters, of which PostgreSQL takes 65,535. */
const MAX_ROWS = 1_000

/**
 * Writes rules that nobody published, each checked by its kind as what is published is; those of a kind and plan in the order of their days.
 * @throws ValiError; Error with the Portuguese complaints of the kind
 */
export async function writeRules(
  database: Querier,
  rules: readonly InstalledRule[],
  publishedAt: Date,
): Promise<void> {
  const numbers = new Map<string, number>()
  const found = await plansOf(database, rules)
  const rows: (typeof datedRules.$inferInsert)[] = []
  for (const { kind, plan, validFrom, validTo = null, source, rules: value } of rules) {
    const read = v.parse(kind.schema, value)
    const context = { database, plan: (plan && found.get(plan.id)) ?? null, day: validFrom }
    const complaints = (await kind.check?.(read, context)) ?? []
    if (complaints.length > 0) {
      const sentences = complaints.map(({ field, sentence }) => `${field}: ${sentence}`)
      throw new Error(`a regra "${kind.label}" não pode ser gravada. ${sentences.join(' ')}`)
    }
    const place = placeOf(kind.id, plan?.id ?? null)
    const version = (numbers.get(place) ?? 0) + 1
    numbers.set(place, version)
    rows.push({
      kind: kind.id,
      planId: plan?.id ?? null,
      version,
      during: daysFrom(validFrom, validTo),
      rules: read,
      source,
      publishedAt,
    })
  }
  for (let start = 0; start < rows.length; start += MAX_ROWS) {
    await database.insert(datedRules).values(rows.slice(start, start + MAX_ROWS))
  }
}

async function plansOf(database: Querier, rules: readonly InstalledRule[]) {
  const ids = new Set(rules.flatMap(({ plan }) => (plan ? [plan.id] : [])))
  const rows = await database
    .select()
    .from(plans)
    .where(inArray(plans.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Writes the versions of each kind and plan that has none yet. What stands there belongs to the administrators. */
export async function writeMissingRules(
  database: Querier,
  rules: readonly InstalledRule[],
  publishedAt: Date,
): Promise<void> {
  const rows = await database
    .selectDistinct({ kind: datedRules.kind, planId: datedRules.planId })
    .from(datedRules)
  const present = new Set(rows.map(({ kind, planId }) => placeOf(kind, planId)))
  const missing = rules.filter(({ kind, plan }) => !present.has(placeOf(kind.id, plan?.id ?? null)))
  await writeRules(database, missing, publishedAt)
}

function placeOf(kind: string, planId: number | null): string {
  return `${kind} ${planId ?? ''}`
}

/** Number of the newest version of a kind and plan; 0 without any. */
export async function newestVersion(
  database: Querier,
  kind: PlanRulesKind,
  plan: PlanReference | null,
): Promise<number> {
  const [row] = await database
    .select({ version: max(datedRules.version) })
    .from(datedRules)
    .where(isOf(kind, plan))
  return row?.version ?? 0
}
