import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { addDays, type IsoDate } from '#domain/calendar.ts'
import type { Dated } from '#domain/validity.ts'
import type { Querier } from '../database/client.ts'
import { datedRules } from '../database/schema/dated-rules.ts'
import type { PlanRulesKind, RuleOf } from './define-plan-rules.ts'
import { MissingRule, UnreadableRule } from './rule-faults.ts'

/** The plan that is asked about; rules for everybody are asked with null, or beside those of a plan. */
export type PlanReference = { id: number }

/** How the plan of a kind is named: rules for everybody need none. */
export type PlanFor<Kind extends PlanRulesKind> = Kind['scope'] extends 'everybody'
  ? PlanReference | null
  : PlanReference

/** First day of a version. */
export const firstDay = sql<IsoDate>`lower(${datedRules.during})::text`
/** Last day of a version; null while nothing ends it. */
export const lastDay = sql<IsoDate | null>`(upper(${datedRules.during}) - 1)::text`

const versionColumns = {
  version: datedRules.version,
  validFrom: firstDay,
  validTo: lastDay,
  source: datedRules.source,
  rules: datedRules.rules,
}

/** A version of a rule: its number within kind and plan, its days, both inclusive, its source and the rule itself. */
export type RuleVersion<Rule> = Dated<Rule> & { version: number }

/** The rule of a kind in force on a day. @throws MissingRule when there is none: nothing stands in for it. */
export async function ruleOn<Kind extends PlanRulesKind>(
  database: Querier,
  kind: Kind,
  plan: PlanFor<Kind>,
  day: IsoDate,
): Promise<RuleOf<Kind>> {
  return (await ruleVersionOn(database, kind, plan, day)).value
}

/** Rules of several kinds in force on a day, in the order of `kinds`, by one query. @throws MissingRule as {@link ruleOn}. */
export async function rulesOn<const Kinds extends readonly PlanRulesKind[]>(
  database: Querier,
  kinds: Kinds,
  plan: PlanFor<Kinds[number]>,
  day: IsoDate,
): Promise<{ [At in keyof Kinds]: RuleOf<Kinds[At]> }> {
  return valuesOf(await ruleVersionsOn(database, kinds, plan, day))
}

/** As {@link rulesOn}, each with the number, days and source of its version. */
export async function ruleVersionsOn<const Kinds extends readonly PlanRulesKind[]>(
  database: Querier,
  kinds: Kinds,
  plan: PlanFor<Kinds[number]>,
  day: IsoDate,
): Promise<VersionsOf<Kinds>> {
  // One for each kind, in their order.
  return (await readVersions(database, kinds, plan, day)) as VersionsOf<Kinds>
}

/** A version of each kind, in their order. */
type VersionsOf<Kinds extends readonly PlanRulesKind[]> = {
  [At in keyof Kinds]: RuleVersion<RuleOf<Kinds[At]>>
}

/** The rules of versions, in their order. */
export function valuesOf<const Kinds extends readonly PlanRulesKind[]>(versions: VersionsOf<Kinds>) {
  // A mapped array has lost its places.
  return versions.map(({ value }) => value) as { [At in keyof Kinds]: RuleOf<Kinds[At]> }
}

/** As {@link ruleOn}, with the number, days and source of the version. */
export async function ruleVersionOn<Kind extends PlanRulesKind>(
  database: Querier,
  kind: Kind,
  plan: PlanFor<Kind>,
  day: IsoDate,
): Promise<RuleVersion<RuleOf<Kind>>> {
  const [found] = await readVersions(database, [kind], plan, day)
  if (!found) throw new MissingRule({ kind: kind.id, planId: planIdOf(kind, plan), day })
  return found
}

async function readVersions(
  database: Querier,
  kinds: readonly PlanRulesKind[],
  plan: PlanReference | null,
  day: IsoDate,
): Promise<RuleVersion<unknown>[]> {
  const ids = kinds.map(({ id }) => id)
  const rows = await database
    .select({ kind: datedRules.kind, planId: datedRules.planId, ...versionColumns })
    .from(datedRules)
    .where(
      and(
        inArray(datedRules.kind, ids),
        plan ? or(isNull(datedRules.planId), eq(datedRules.planId, plan.id)) : isNull(datedRules.planId),
        isInForce(day),
      ),
    )
  return kinds.map((kind) => {
    const planId = planIdOf(kind, plan)
    const row = rows.find((one) => one.kind === kind.id && one.planId === planId)
    if (!row) throw new MissingRule({ kind: kind.id, planId, day })
    const { version, validFrom, validTo, source } = row
    return { version, validFrom, validTo, source, value: readAs(kind, row.rules, { planId, day }) }
  })
}

/** Rows of a kind and plan, withdrawn ones included. */
export function isOf(kind: Pick<PlanRulesKind, 'id' | 'scope'>, plan: PlanReference | null): SQL | undefined {
  const planId = planIdOf(kind, plan)
  return and(
    eq(datedRules.kind, kind.id),
    planId === null ? isNull(datedRules.planId) : eq(datedRules.planId, planId),
  )
}

/** Rows that hold on a day. */
export function isInForce(day: IsoDate): SQL | undefined {
  return and(isNull(datedRules.withdrawnAt), sql`${datedRules.during} @> ${day}::date`)
}

/** The plan under which rules of a kind are kept; null for rules for everybody. */
export function planIdOf(kind: Pick<PlanRulesKind, 'scope'>, plan: PlanReference | null): number | null {
  return kind.scope === 'plan' ? (plan?.id ?? null) : null
}

/** Days from the first, included, to the last, included; open without a last one. */
export function daysFrom(first: IsoDate, last: IsoDate | null = null): string {
  return `[${first},${last === null ? '' : addDays(last, 1)})`
}

/** A stored rule as its kind has it. @throws UnreadableRule */
export function readAs<Kind extends PlanRulesKind>(
  kind: Kind,
  rules: unknown,
  where: { planId: number | null; day: IsoDate },
): RuleOf<Kind> {
  const read = v.safeParse(kind.schema, rules)
  if (read.success) return read.output
  const [issue] = read.issues
  throw new UnreadableRule({ kind: kind.id, ...where }, `${v.getDotPath(issue) ?? ''} ${issue.message}`)
}
