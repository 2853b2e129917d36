import { and, isNull, max, sql } from 'drizzle-orm'
import { dateText } from '#contract/value-text.ts'
import { addDays, type IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import { datedRules } from '../../database/schema/dated-rules.ts'
import type { RuleComplaint } from '../../rules/define-plan-rules.ts'
import { firstDay, isOf } from '../../rules/rule-on.ts'
import type { RulePlace } from './rule-place.ts'

/** First days of versions that would begin on a day or later, oldest first. */
export async function laterVersions(
  database: Querier,
  { kind, plan }: RulePlace,
  day: IsoDate,
): Promise<IsoDate[]> {
  const rows = await database
    .select({ from: firstDay })
    .from(datedRules)
    .where(
      and(isOf(kind, plan), isNull(datedRules.withdrawnAt), sql`lower(${datedRules.during}) >= ${day}::date`),
    )
    .orderBy(firstDay)
  return rows.map(({ from }) => from)
}

/**
 * Reasons why a rule cannot begin on a day, by wire path: the past stays as it was, so only a first rule may begin today; no day between
 * two versions may be without one.
 */
export async function dayComplaints(
  database: Querier,
  { kind, plan }: RulePlace,
  { from, today }: { from: IsoDate | null; today: IsoDate },
): Promise<RuleComplaint[]> {
  const field = 'aPartirDe'
  if (from === null) return [{ field, sentence: 'Informe a partir de que dia a regra vale.' }]
  const [last] = await database
    .select({
      isKnown: sql<boolean>`count(*) > 0`,
      isOpen: sql<boolean>`bool_or(upper_inf(${datedRules.during}))`,
      end: max(sql<IsoDate>`upper(${datedRules.during})::text`),
    })
    .from(datedRules)
    .where(and(isOf(kind, plan), isNull(datedRules.withdrawnAt)))
  const earliest = last?.isKnown ? addDays(today, 1) : today
  if (from < earliest) {
    const sentence = last?.isKnown
      ? 'Escolha um dia depois de hoje: o que já valeu não muda.'
      : 'Escolha hoje ou um dia depois.'
    return [{ field, sentence }]
  }
  if (last?.end && !last.isOpen && from > last.end) {
    const sentence = `Entre ${dateText(last.end)} e esse dia não haveria regra. Escolha ${dateText(last.end)} ou um dia antes.`
    return [{ field, sentence }]
  }
  return []
}

/** The kind's own complaints about a rule, by wire path. */
export async function kindComplaints(
  database: Querier,
  { kind, plan }: RulePlace,
  rules: unknown,
  day: IsoDate,
): Promise<RuleComplaint[]> {
  const complaints = (await kind.check?.(rules, { database, plan, day })) ?? []
  return complaints.map(({ field, sentence }) => ({ field: `regras.${field}`, sentence }))
}
