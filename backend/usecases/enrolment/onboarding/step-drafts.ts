import { and, asc, eq, isNull, like, type SQL } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { drafts } from '#backend/database/schema/drafts.ts'
import { conflict } from '#backend/problem.ts'
import type { Work } from '#backend/work.ts'
import { onboardingOver, stepRefusals } from '#contract/enrolment/onboarding.text.ts'
import type { AnswerStepId } from '#contract/enrolment/onboarding.ts'
import { type DraftedStepId, draftedStepIds, type StepDraft } from '#contract/enrolment/onboarding-drafts.ts'
import type { JsonObject } from '#contract/json-object.ts'
import { refusalOfStep } from '#domain/enrolment/onboarding-progress.ts'
import { archiveDraft, type DraftPlace, type ServerDraft, saveDraft } from '../../drafts/server-drafts.ts'
import { isOnboardingOpen, storedOnboarding } from './onboarding-rows.ts'

const KIND = 'primeiro-acesso'

const ofLink = (linkId: number) => `${KIND}:${linkId}:`

/** Where the half-filled form of a step is kept: one for each link and step, of the person themselves. */
function stepDraftPlace({ link }: Pick<LinkRow, 'link'>, step: AnswerStepId): DraftPlace {
  return { subject: ofLink(link.id) + step, ownerId: link.personId, aboutId: link.personId }
}

/** Drafts of first accesses. */
export const areStepDrafts: SQL = like(drafts.subject, `${KIND}:%`)

/** The step of a draft; null for drafts of anything else. */
export function stepOfDraft(subject: string): DraftedStepId | null {
  const [kind, , step] = subject.split(':')
  return (kind === KIND && draftedStepIds.find((id) => String(id) === step)) || null
}

export async function readStepDrafts(
  database: Querier,
  { link }: Pick<LinkRow, 'link'>,
): Promise<StepDraft[]> {
  const rows = await database
    .select()
    .from(drafts)
    .where(
      and(
        like(drafts.subject, `${ofLink(link.id)}%`),
        eq(drafts.ownerId, link.personId),
        isNull(drafts.archivedAt),
      ),
    )
    .orderBy(asc(drafts.subject))
  return rows.flatMap(({ subject, version, savedAt, data }) => {
    const idStep = stepOfDraft(subject)
    // Nothing is saved but what the contract takes, and the answer is checked.
    const dados = data as JsonObject
    return idStep === null ? [] : [{ idStep, versao: version, salvoEm: savedAt.toISOString(), dados }]
  })
}

type StepToKeep = { step: DraftedStepId; expectedVersion: number; data: Record<string, unknown> }

/**
 * Saves what the holder of a link filled in of a step.
 * @throws 409 for a step out of order or once the first access is over; 409 and 413 as {@link saveDraft}.
 */
export async function saveStepDraft(
  work: Work,
  row: LinkRow,
  { step, expectedVersion, data }: StepToKeep,
): Promise<Omit<ServerDraft, 'data'>> {
  if (!(await isOnboardingOpen(work.database, row.person.id))) throw conflict(onboardingOver)
  const { answers } = await storedOnboarding(work.database, row.link.id)
  const progress = { flag: row.plan.onboardingPlan, answered: answers.map((answer) => answer.step) }
  const refusal = refusalOfStep({ step, isSkipped: false }, progress)
  if (refusal !== null) throw conflict(stepRefusals[refusal])
  return saveDraft(work, stepDraftPlace(row, step), { expectedVersion, data })
}

/** Puts away what was filled in of a step, because it was saved or is begun again; without anything it does nothing. */
export async function discardStepDraft(
  work: Work,
  row: Pick<LinkRow, 'link'>,
  step: AnswerStepId,
): Promise<void> {
  await archiveDraft(work, stepDraftPlace(row, step))
}

/** Puts away what was filled in of any step, because the first access is over. */
export async function discardStepDrafts(work: Work, row: Pick<LinkRow, 'link'>): Promise<void> {
  for (const step of draftedStepIds) await discardStepDraft(work, row, step)
}
