import { and, isNull, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import type { Transaction } from '../database/client.ts'
import { datedRules } from '../database/schema/dated-rules.ts'
import type { PlanRulesKind, RuleOf } from './define-plan-rules.ts'
import { daysFrom, isOf, type PlanReference } from './rule-on.ts'
import { newestVersion } from './write-rules.ts'

/** A version to put in force from a day on. */
export type NewVersion<Kind extends PlanRulesKind> = {
  kind: Kind
  plan: PlanReference | null
  from: IsoDate
  rules: RuleOf<Kind>
  source: string
  note: string
  publishedAt: Date
  publishedBy: number | null
}

/**
 * Puts a version in force from a day on, without an end: the one in force until then ends the day before, and those that would begin
 * later are withdrawn. Whoever calls it holds the kind and plan and has checked the day. @returns its number
 */
export async function putVersion<Kind extends PlanRulesKind>(
  database: Transaction,
  { kind, plan, from, ...version }: NewVersion<Kind>,
): Promise<number> {
  const stands = and(isOf(kind, plan), isNull(datedRules.withdrawnAt))
  await database
    .update(datedRules)
    .set({ withdrawnAt: version.publishedAt, withdrawnBy: version.publishedBy })
    .where(and(stands, sql`lower(${datedRules.during}) >= ${from}::date`))
  await database
    .update(datedRules)
    .set({ during: sql`daterange(lower(${datedRules.during}), ${from}::date)` })
    .where(and(stands, sql`${datedRules.during} @> ${from}::date`))
  const number = (await newestVersion(database, kind, plan)) + 1
  await database.insert(datedRules).values({
    kind: kind.id,
    planId: plan?.id ?? null,
    version: number,
    during: daysFrom(from),
    ...version,
  })
  return number
}
