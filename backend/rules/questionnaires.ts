import { and, eq } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import type { Questionnaire } from '#domain/investments/investment-profiles/questionnaire.ts'
import type { Querier } from '../database/client.ts'
import { datedRules } from '../database/schema/dated-rules.ts'
import type { RuleOf } from './define-plan-rules.ts'
import { profileQuestionnaire } from './entity-kinds.ts'
import { firstDay, isOf, readAs, ruleVersionOn } from './rule-on.ts'

/** A version of the questionnaire with the words of its questions, options and caps. */
export type WordedQuestionnaire = RuleOf<typeof profileQuestionnaire> & Pick<Questionnaire, 'version'>

/** The questionnaire asked on a day. @throws MissingRule */
export async function questionnaireOn(database: Querier, on: IsoDate): Promise<WordedQuestionnaire> {
  const { version, value } = await ruleVersionOn(database, profileQuestionnaire, null, on)
  return { version, ...value }
}

/** A version of the questionnaire that somebody answered. */
export async function questionnaireOf(database: Querier, version: number): Promise<WordedQuestionnaire> {
  const [row] = await database
    .select({ rules: datedRules.rules, day: firstDay })
    .from(datedRules)
    .where(and(isOf(profileQuestionnaire, null), eq(datedRules.version, version)))
  if (!row) throw new Error(`there is no version ${version} of the questionnaire of profiles`)
  return { version, ...readAs(profileQuestionnaire, row.rules, { planId: null, day: row.day }) }
}
