import { addDays, type IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../database/client.ts'
import type { PlanRulesKind, RuleOf } from '../rules/define-plan-rules.ts'
import { putVersion } from '../rules/put-version.ts'
import { type PlanFor, ruleOn } from '../rules/rule-on.ts'
import { TEST_TODAY } from './test-clock.ts'

/** Puts a changed rule in force from a day on, by default the test's day, as of the day before; nobody published it. */
export async function changeRule<Kind extends PlanRulesKind>(
  database: Querier,
  kind: Kind,
  plan: PlanFor<Kind>,
  change: (rule: RuleOf<Kind>) => RuleOf<Kind>,
  { from = TEST_TODAY, source = 'Regra de teste' }: { from?: IsoDate; source?: string } = {},
): Promise<void> {
  const rules = change(await ruleOn(database, kind, plan, from))
  const publishedAt = new Date(`${addDays(from, -1)}T12:00:00-03:00`)
  await database.transaction((unit) =>
    putVersion(unit, { kind, plan, from, rules, source, note: '', publishedAt, publishedBy: null }),
  )
}
