import { and, eq, isNull } from 'drizzle-orm'
import { restartRefused } from '#contract/re-registration.text.ts'
import { reRegistrationFiles } from '../../database/schema/re-registrations.ts'
import { sessions } from '../../database/schema/sessions.ts'
import { tell } from '../../messages/tell.ts'
import { notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { archiveDraft } from '../drafts/server-drafts.ts'
import { personToActOn } from '../people/person-to-act-on.ts'
import { changeStatus, lockPerson } from './change-status.ts'
import { draftPlace } from './draft-place.ts'
import { revokeCodes } from './security-codes.ts'

/**
 * Begins a person's re-registration again: the draft is put away, waiting files go, codes and tokens end.
 * @throws 403 for who is of a higher level; 404; 409 where the status or the level does not allow it.
 */
export async function restartReRegistration(work: Work, actor: Actor, cpf: string): Promise<void> {
  const person = await lockPerson(work, await personToActOn(work.database, actor, { cpf }))
  if (!person) throw notFound('Pessoa não encontrada.')
  const status = await changeStatus(work, person, {
    event: 'restarted',
    level: actor.level,
    refusal: restartRefused,
  })
  await archiveDraft(work, draftPlace(person.id))
  await revokeCodes(work, person.id)
  await endTokens(work, person.id)
  await work.database
    .delete(reRegistrationFiles)
    .where(and(eq(reRegistrationFiles.personId, person.id), isNull(reRegistrationFiles.requestId)))
  await tell(work, 'recadastramento_convite', { personId: person.id, planId: null }, {})
  await audit(work, {
    subjectId: person.id,
    action: 're-registration.begun-again',
    entity: 'person',
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
