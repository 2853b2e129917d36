import { isNotNull } from 'drizzle-orm'
import { identitySentences } from '#contract/identity/identity.text.ts'
import { adminActions } from '#domain/re-registration/admin-actions.ts'
import { securityCodeRules } from '#domain/re-registration/security-code.ts'
import { reRegistrationCodes } from '../../database/schema/re-registrations.ts'
import { notify } from '../../messages/notify.ts'
import { conflict, forbidden, notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { countAttempt } from '../../security/attempts.ts'
import { audit } from '../../security/audit.ts'
import { type Caller, placeOfCaller } from '../../security/known-devices.ts'
import { hashPassword } from '../../security/passwords.ts'
import { secondsAfter } from '../../security/tokens.ts'
import type { Work } from '../../work.ts'
import type { PersonRow } from '../identity/find-person.ts'
import { revokeCodes } from '../identity/revoke-codes.ts'
import { lockedPerson, type ReRegistering } from './change-status.ts'
import { generateCode } from './send-security-code.ts'

const mayHaveCode = ({ status }: ReRegistering) => adminActions({ status, level: 1 }).generateCode

/**
 * Sends a code to who has something to re-register, and tells who has nothing so. Unknown CPFs, wrong birth dates and people without
 * e-mail end the same way, in the same time.
 * @throws 429 when too many were asked for: `ATTEMPT_LIMITS`.
 */
export async function requestCode(
  work: Work,
  { birthDate, ...caller }: Caller & { birthDate: string },
): Promise<void> {
  const { cpf } = caller
  await countAttempt(work, { kind: 'code-asked', cpf, birthDate, place: await placeOfCaller(work, caller) })
  const person = await lockedPerson(work, { cpf })
  if (!person?.email || person.birthDate !== birthDate) return
  if (!mayHaveCode(person)) {
    await notify(work, 'recadastramento_sem_pendencia', { personId: person.id, planId: null }, {})
    return
  }
  const { emailSeconds: seconds } = securityCodeRules
  const codeId = await store(work, person.id, { codeHash: null, attendantId: null, seconds })
  await work.emails.enqueueSecret(work.database, { kind: 'security-code', codeId }, person.id)
}

/**
 * Draws a code for an attendant who goes through the steps with the person; an older one of the service desk ends.
 * @throws 403 in another attendant's name, and for who attends; 409 where the status does not allow it.
 */
export async function generateServiceDeskCode(
  work: Work,
  actor: Actor,
  { person: { id }, attendantId }: { person: Pick<PersonRow, 'id'>; attendantId: number },
): Promise<{ code: string; expiresAt: Date }> {
  if (attendantId !== actor.personId) throw forbidden('O código é gerado em seu próprio nome.')
  const person = await lockedPerson(work, { id })
  if (!person) throw notFound('Pessoa não encontrada.')
  if (person.level !== null) throw forbidden(identitySentences.noDeskCode)
  if (!mayHaveCode(person)) {
    throw conflict(
      'Esta pessoa não tem recadastramento para fazer agora. Confira o status dela.',
      'transicao-invalida',
    )
  }
  const code = generateCode()
  const { serviceDeskSeconds: seconds } = securityCodeRules
  await revokeCodes(work, person.id, isNotNull(reRegistrationCodes.attendantId))
  await store(work, person.id, { codeHash: await hashPassword(code), attendantId, seconds })
  return { code, expiresAt: secondsAfter(work.now, seconds) }
}

async function store(
  work: Work,
  personId: number,
  code: { codeHash: string | null; attendantId: number | null; seconds: number },
): Promise<number> {
  const { database, now } = work
  const expiresAt = secondsAfter(now, code.seconds)
  const [stored] = await database
    .insert(reRegistrationCodes)
    .values({
      personId,
      codeHash: code.codeHash,
      attendantId: code.attendantId,
      createdAt: now,
      expiresAt,
    })
    .returning({ id: reRegistrationCodes.id })
  if (!stored) throw new Error('the code was not stored')
  await audit(work, {
    subjectId: personId,
    action: 're-registration.code-issued',
    entityId: stored.id,
    after: { idAtendente: code.attendantId, expiraEm: expiresAt.toISOString() },
  })
  return stored.id
}
