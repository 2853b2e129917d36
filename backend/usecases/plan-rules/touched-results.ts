import { and, desc, eq, gte } from 'drizzle-orm'
import { ruleNames } from '#contract/rules/read-rule.ts'
import { words } from '#contract/rules/rule-words.ts'
import { scoreQuestionnaire } from '#domain/investments/investment-profiles/score-questionnaire.ts'
import { isActiveLinkOn } from '../../database/queries/active-links.ts'
import { investmentProfileResults } from '../../database/schema/investment-profile-choices.ts'
import { people } from '../../database/schema/people.ts'
import { planLinks } from '../../database/schema/plans.ts'
import type { RuleContext, RuleExample, RuleOf } from '../../rules/define-plan-rules.ts'
import type { profileQuestionnaire } from '../../rules/entity-kinds.ts'
import { namedProfiles } from './read-rules.ts'

type Questionnaire = RuleOf<typeof profileQuestionnaire>

/** Who could not be scored: the answers say nothing of a question that is new. */
const UNANSWERED = 0

/**
 * Of those whose newest answers are still good: to how many each profile is suggested, and to how many it would be if they gave the same
 * answers to the questionnaire as it would be. Nothing is changed for them.
 */
export async function touchedResults(
  { before, after }: { before: Questionnaire | null; after: Questionnaire },
  { database, day }: RuleContext,
): Promise<RuleExample[]> {
  const { linkId, answers, profileId, validUntil, id } = investmentProfileResults
  const rows = await database
    .selectDistinctOn([linkId], { answers, profileId, birthDate: people.birthDate })
    .from(investmentProfileResults)
    .innerJoin(planLinks, eq(planLinks.id, linkId))
    .innerJoin(people, eq(people.id, planLinks.personId))
    .where(and(gte(validUntil, day), isActiveLinkOn(day)))
    .orderBy(linkId, desc(id))
  if (before === null || rows.length === 0) return []
  const suggested = (questionnaire: Questionnaire) =>
    Map.groupBy(rows, ({ answers: given, birthDate }) => {
      const outcome = scoreQuestionnaire(given, { ...questionnaire, version: 0 }, { birthDate, today: day })
      return outcome.ok ? outcome.result.profileId : UNANSWERED
    })
  const [old, fresh] = [suggested(before), suggested(after)]
  const profiles = await namedProfiles(database, { namesProfiles: true }, day)
  const { profile } = ruleNames(profiles)
  return [...profiles.map((one) => one.id), UNANSWERED].flatMap((wanted) => {
    const [had, has] = [old.get(wanted)?.length ?? 0, fresh.get(wanted)?.length ?? 0]
    if (had === has) return []
    const label =
      wanted === UNANSWERED ? 'Precisa responder de novo' : `Com as mesmas respostas, ${profile(wanted)}`
    return [{ label, before: words.links(had), after: words.links(has) }]
  })
}
