import { alreadySent } from '#contract/re-registration/re-registration.text.ts'
import type { ReRegistrationDraft } from '#contract/re-registration/re-registration.ts'
import { afterReRegistrationEvent } from '#domain/re-registration/transition.ts'
import { conflict } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import type { Work } from '../../work.ts'
import { saveDraft } from '../drafts/server-drafts.ts'
import { changeStatus, lockedPerson, type ReRegistering } from './change-status.ts'
import { draftPlace } from './draft-place.ts'

/** The person of a token, held, while they may still fill in. @throws 409 once it was sent. */
export async function requireFilling(work: Work, actor: Actor): Promise<ReRegistering> {
  const person = await lockedPerson(work, { id: actor.personId })
  if (!person) throw new Error(`there is no person ${actor.personId}`)
  if (afterReRegistrationEvent(person.status, 'first-step-saved', null) === null) {
    throw conflict(alreadySent, 'transicao-invalida')
  }
  return person
}

/** Saves what a person filled in; the first time, the re-registration is under way. @throws 409 once sent, or from an older tab. */
export async function saveFilledIn(
  work: Work,
  actor: Actor,
  { expectedVersion, data }: { expectedVersion: number; data: ReRegistrationDraft },
): Promise<{ version: number; savedAt: Date }> {
  const person = await requireFilling(work, actor)
  const saved = await saveDraft(work, draftPlace(person.id), { expectedVersion, data })
  await changeStatus(work, person, { event: 'first-step-saved', level: null, refusal: alreadySent })
  return saved
}
