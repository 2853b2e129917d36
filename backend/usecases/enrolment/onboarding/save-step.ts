import { sql } from 'drizzle-orm'
import { lockPerson } from '#backend/database/locks.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { onboardingAnswers, onboardings } from '#backend/database/schema/onboardings.ts'
import { conflict, invalid } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { onboardingOver, savedElsewhere, stepRefusals } from '#contract/enrolment/onboarding.text.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { openStep, refusalOfStep } from '#domain/enrolment/onboarding-progress.ts'
import { ONBOARDING_END } from '#domain/enrolment/onboarding-steps.ts'
import { attachProofToOnboarding } from '../../people/addresses/address-proofs.ts'
import { checkStep, type StepAnswer } from './check-step.ts'
import { completeOnboarding } from './complete-onboarding.ts'
import {
  isOnboardingOpen,
  onboardingRuleFor,
  type StoredOnboarding,
  storedOnboarding,
} from './onboarding-rows.ts'
import { discardStepDraft } from './step-drafts.ts'

type StepInput = {
  answer: StepAnswer
  isSkipped: boolean
  /** Number of writes that the sender has seen; absent: not asked. */
  version?: number | undefined
}

export type SavedStep = { nextStep: number; version: number; sessionUntil: Date | null }

/**
 * Saves a step of one's own first access. The last one puts everything in force in the same transaction.
 * @throws 409 out of order, saved elsewhere meanwhile or over; 422 with the fields.
 */
export async function saveStep(work: Work, actor: Actor, row: LinkRow, input: StepInput): Promise<SavedStep> {
  const { database, now } = work
  const { answer, isSkipped } = input
  const today = saoPauloDateOf(now)
  const personId = row.person.id
  // Two tabs of one person wait for each other here.
  await lockPerson(database, personId)
  if (!(await isOnboardingOpen(database, personId))) throw conflict(onboardingOver)
  const stored = await storedOnboarding(database, row.link.id)
  const { skippable } = await onboardingRuleFor(database, row.plan, stored, today)
  requireTurn(input, stored, { flag: row.plan.onboardingPlan, skippable })
  const isAnswered = stored.answers.some(({ step }) => step === answer.step)
  const metadata = isSkipped ? {} : await checkStep({ work, actor, row, today, isAnswered }, answer)
  const kept = { skipped: isSkipped, metadata, savedAt: now }
  await database
    .insert(onboardings)
    .values({ linkId: row.link.id, version: 1 })
    .onConflictDoUpdate({ target: onboardings.linkId, set: { version: sql`${onboardings.version} + 1` } })
  await database
    .insert(onboardingAnswers)
    .values({ linkId: row.link.id, step: answer.step, ...kept })
    .onConflictDoUpdate({ target: [onboardingAnswers.linkId, onboardingAnswers.step], set: kept })
  if (answer.step === 4 && answer.metadata.comprovante !== null) {
    const place = { personId, linkId: row.link.id }
    await attachProofToOnboarding(work, place, answer.metadata.comprovante)
  }
  await discardStepDraft(work, row, answer.step)
  await audit(work, {
    subjectId: personId,
    action: 'onboarding.step-saved',
    entityId: row.link.id,
    after: { step: answer.step, skipped: isSkipped },
  })
  const { version, answers } = await storedOnboarding(database, row.link.id)
  const nextStep = openStep({ flag: row.plan.onboardingPlan, answered: answers.map(({ step }) => step) })
  const sessionUntil =
    nextStep === ONBOARDING_END ? await completeOnboarding(work, actor, row, answers) : null
  return { nextStep, version, sessionUntil }
}

function requireTurn(
  { answer, isSkipped, version }: StepInput,
  stored: StoredOnboarding,
  { flag, skippable }: { flag: number; skippable: readonly number[] },
): void {
  if (version !== undefined && version !== stored.version)
    throw conflict(savedElsewhere, 'versao-desatualizada')
  const progress = { flag, answered: stored.answers.map(({ step }) => step) }
  const refusal = refusalOfStep({ step: answer.step, isSkipped, skippable }, progress)
  if (refusal === 'not-skippable') throw invalid({ pular: stepRefusals[refusal] })
  if (refusal !== null) throw conflict(stepRefusals[refusal])
}
