import { and } from 'drizzle-orm'
import type { RulePreview } from '#contract/plan-rules/plan-rules.ts'
import { changedFields, ruleNames } from '#contract/rules/read-rule.ts'
import { addDays, type IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import { datedRules } from '../../database/schema/dated-rules.ts'
import { isInForce, isOf, readAs } from '../../rules/rule-on.ts'
import { namedProfiles } from './read-rules.ts'
import { rehearseRule } from './rehearse-rule.ts'
import { dayComplaints, kindComplaints, laterVersions } from './rule-obstacles.ts'
import type { RulePlace } from './rule-place.ts'
import { touchedPeople } from './touched-people.ts'
import { touchedServices } from './touched-services.ts'

/** Changes that a rule would bring from a day on (by default from tomorrow on), and reasons why publishing it would be refused. */
export async function previewRule(
  database: Querier,
  place: RulePlace,
  { after, from, today }: { after: unknown; from: IsoDate | null; today: IsoDate },
): Promise<RulePreview> {
  const { kind, plan } = place
  const day = from ?? addDays(today, 1)
  const before = await ruleBefore(database, place, day)
  const [change, context] = [
    { before, after },
    { database, plan, day },
  ]
  const examples = [
    ...(kind.examples?.(change, context) ?? []),
    ...(await touchedPeople(kind, change, context)),
    ...(await touchedServices(kind, change, context)),
  ]
  const complaints = [
    ...(await kindComplaints(database, place, after, day)),
    ...(from === null ? [] : await dayComplaints(database, place, { from, today })),
  ]
  return {
    mudancas: changedFields(kind, change, ruleNames(await namedProfiles(database, kind, today))),
    exemplos: examples.map(({ label, before: antes, after: depois }) => ({ nome: label, antes, depois })),
    impedimentos: complaints.map(({ field, sentence }) => ({ campo: field, frase: sentence })),
    substituidas: await laterVersions(database, place, day),
    ensaio: await rehearseRule(database, place, { before, after, today }),
  }
}

/** The rule in force on a day; null without any. */
export async function ruleBefore(
  database: Querier,
  { kind, plan }: RulePlace,
  day: IsoDate,
): Promise<unknown> {
  const [row] = await database
    .select({ rules: datedRules.rules })
    .from(datedRules)
    .where(and(isOf(kind, plan), isInForce(day)))
  return row ? readAs(kind, row.rules, { planId: plan?.id ?? null, day }) : null
}
