import { and, eq, isNull } from 'drizzle-orm'
import { restartRefused } from '#contract/re-registration/re-registration.text.ts'
import { dateText } from '#contract/value-text.ts'
import { sessions } from '../../database/schema/sessions.ts'
import { notify } from '../../messages/notify.ts'
import { notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { archiveDraft } from '../drafts/server-drafts.ts'
import type { PersonRow } from '../identity/find-person.ts'
import { revokeCodes } from '../identity/revoke-codes.ts'
import { changeStatus, lockedPerson } from './change-status.ts'
import { draftPlace } from './draft-place.ts'
import { dropWaitingFiles } from './files.ts'
import { beginTerm } from './proof-of-life.ts'

/**
 * Begins a person's re-registration again, with a term: the draft is put away, waiting files go, codes and tokens end.
 * @throws 409 where the status or the level does not allow it.
 */
export async function restartReRegistration(
  work: Work,
  actor: Actor,
  { id }: Pick<PersonRow, 'id'>,
): Promise<void> {
  const person = await lockedPerson(work, { id })
  if (!person) throw notFound('Pessoa não encontrada.')
  const status = await changeStatus(work, person, {
    event: 'restarted',
    level: actor.level,
    refusal: restartRefused,
  })
  await archiveDraft(work, draftPlace(person.id))
  await revokeCodes(work, person.id)
  await endTokens(work, person.id)
  await dropWaitingFiles(work, person.id)
  const prazo = dateText(await beginTerm(work, person.id))
  await notify(work, 'recadastramento_convite', { personId: person.id, planId: null }, { prazo })
  await audit(work, {
    subjectId: person.id,
    action: 're-registration.begun-again',
    entityId: person.id,
    before: { status: person.status },
    after: { status },
  })
}

/** Ends every token that opens the person's re-registration. */
export async function endTokens({ database, now }: Work, personId: number): Promise<void> {
  await database
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(eq(sessions.personId, personId), eq(sessions.scope, 'recadastramento'), isNull(sessions.revokedAt)),
    )
}
