import { asc, eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { onboardingAnswers, onboardings } from '#backend/database/schema/onboardings.ts'
import { people } from '#backend/database/schema/people.ts'
import type { RuleOf } from '#backend/rules/define-plan-rules.ts'
import { onboarding } from '#backend/rules/entity-kinds.ts'
import { type PlanReference, ruleOn } from '#backend/rules/rule-on.ts'
import type { AnswerStepId, StepMetadata } from '#contract/enrolment/onboarding.ts'
import { compareIso, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'

type Onboarding = typeof onboardings.$inferSelect
export type StoredAnswer = typeof onboardingAnswers.$inferSelect

/** Saved data of a link's first access. `version` 0: nothing yet. */
export type StoredOnboarding = { version: number; row: Onboarding | null; answers: StoredAnswer[] }

/** First access of a link as it stands. */
export async function storedOnboarding(database: Querier, linkId: number): Promise<StoredOnboarding> {
  const [row] = await database.select().from(onboardings).where(eq(onboardings.linkId, linkId))
  const answers = await database
    .select()
    .from(onboardingAnswers)
    .where(eq(onboardingAnswers.linkId, linkId))
    .orderBy(asc(onboardingAnswers.step))
  return { version: row?.version ?? 0, row: row ?? null, answers }
}

/**
 * The plan's rule of the day on which a first access began, so that nothing changes for those in the middle of it; today's rule while
 * nothing was saved.
 * @throws MissingRule
 */
export function onboardingRuleFor(
  database: Querier,
  plan: PlanReference,
  { answers }: Pick<StoredOnboarding, 'answers'>,
  today: IsoDate,
): Promise<RuleOf<typeof onboarding>> {
  const days = answers.map(({ savedAt }) => saoPauloDateOf(savedAt))
  return ruleOn(database, onboarding, plan, days.toSorted(compareIso)[0] ?? today)
}

/** Metadata kept of each step. Only validated data is written, so data that is read has this shape. */
type KeptMetadata = {
  [Step in AnswerStepId]: Step extends 1 ? Record<string, never> : StepMetadata[Step]
}

/** Null when the step was skipped or not reached. */
export function keptOf<Step extends AnswerStepId>(
  answers: readonly StoredAnswer[],
  step: Step,
): KeptMetadata[Step] | null {
  const found = answers.find((answer) => answer.step === step)
  return found && !found.skipped ? (found.metadata as KeptMetadata[Step]) : null
}

/** Whether a person still has the first access to finish. */
export async function isOnboardingOpen(database: Querier, personId: number): Promise<boolean> {
  const [person] = await database
    .select({ isOpen: people.onboardingOpen })
    .from(people)
    .where(eq(people.id, personId))
  return person?.isOpen ?? false
}
