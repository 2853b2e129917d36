import { and, eq } from 'drizzle-orm'
import { onboardingAnswers, onboardings } from '#backend/database/schema/onboardings.ts'
import { people } from '#backend/database/schema/people.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import type { Work } from '#backend/work.ts'
import { OnboardingStep } from '#domain/enrolment/onboarding-steps.ts'
import { Situation } from '#domain/participants.ts'

/**
 * Answers the first step of a person's open first access: whoever just created a password by a link need not create another one. Steps
 * that were begun stay as they are; without an open first access it does nothing.
 */
export async function answerPasswordStep({ database, now }: Work, personId: number): Promise<void> {
  const links = await database
    .select({ linkId: planLinks.id })
    .from(planLinks)
    .innerJoin(people, eq(people.id, planLinks.personId))
    .where(
      and(
        eq(people.id, personId),
        eq(people.onboardingOpen, true),
        eq(planLinks.situation, Situation.active),
      ),
    )
  if (links.length === 0) return
  await database
    .insert(onboardings)
    .values(links.map(({ linkId }) => ({ linkId, version: 1 })))
    .onConflictDoNothing()
  await database
    .insert(onboardingAnswers)
    .values(
      links.map(({ linkId }) => ({
        linkId,
        step: OnboardingStep.password,
        skipped: false,
        metadata: {},
        savedAt: now,
      })),
    )
    .onConflictDoNothing()
}
