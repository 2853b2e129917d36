import { and, desc, eq, isNull } from 'drizzle-orm'
import { firstName } from '#domain/first-name.ts'
import { adminActions } from '#domain/re-registration/admin-actions.ts'
import { isCodeOpen, securityCodeRules } from '#domain/re-registration/security-code.ts'
import { reRegistrationCodes } from '../../database/schema/re-registrations.ts'
import { conflict, forbidden, notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import { hashPassword, verifyPassword } from '../../security/passwords.ts'
import { secondsAfter } from '../../security/tokens.ts'
import type { Work } from '../../work.ts'
import { holdPerson, type ReRegistering } from './change-status.ts'
import { codeAccountOf, count, requireRoomFor } from './code-door.ts'
import { drawCode } from './send-security-code.ts'

const mayHaveCode = ({ status }: ReRegistering) => adminActions({ status, level: 1 }).generateCode

/**
 * Sends a code to who has something to re-register, and tells who has nothing so. Unknown CPFs, wrong birth dates and people without
 * e-mail end the same way, in the same time.
 * @throws 429 at the fourth within an hour.
 */
export async function askForCode(
  work: Work,
  { cpf, birthDate }: { cpf: string; birthDate: string },
): Promise<void> {
  const account = codeAccountOf(cpf)
  await requireRoomFor(work, account, 'asked')
  await count(work, account, 'asked')
  const person = await holdPerson(work, { cpf })
  if (!person?.email || person.birthDate !== birthDate) return
  if (!mayHaveCode(person)) {
    await work.emails.enqueue(work.database, {
      to: person.email,
      template: 'recadastramento_sem_pendencia',
      variables: { primeiroNome: firstName(person.name) },
    })
    return
  }
  const { emailSeconds: seconds } = securityCodeRules
  const codeId = await store(work, person.id, { codeHash: null, attendantId: null, seconds })
  await work.emails.enqueueSecret(work.database, { kind: 'security-code', codeId })
}

/**
 * Draws a code for an attendant who goes through the steps with the person.
 * @throws 403 in another attendant's name; 404; 409 where the status does not allow it.
 */
export async function generateAttendanceCode(
  work: Work,
  actor: Actor,
  { cpf, attendantId }: { cpf: string; attendantId: number },
): Promise<{ code: string; expiresAt: Date }> {
  if (attendantId !== actor.personId) throw forbidden('O código é gerado em seu próprio nome.')
  const person = await holdPerson(work, { cpf })
  if (!person) throw notFound('Pessoa não encontrada.')
  if (!mayHaveCode(person)) {
    throw conflict(
      'Esta pessoa não tem recadastramento para fazer agora. Confira o status dela.',
      'transicao-invalida',
    )
  }
  const code = drawCode()
  const { attendanceSeconds: seconds } = securityCodeRules
  await store(work, person.id, { codeHash: await hashPassword(code), attendantId, seconds })
  return { code, expiresAt: secondsAfter(work.now, seconds) }
}

/** The open code of a person that matches what was typed; null without. Takes the same time either way. */
export async function findOpenCode(work: Work, personId: number | null, typed: string) {
  const [newest] =
    personId === null
      ? []
      : await work.database
          .select()
          .from(reRegistrationCodes)
          .where(eq(reRegistrationCodes.personId, personId))
          .orderBy(desc(reRegistrationCodes.id))
          .limit(1)
  const isOpen = newest !== undefined && isCodeOpen(newest, work.now)
  const isRight = await verifyPassword(isOpen ? newest.codeHash : null, typed)
  return isOpen && isRight ? newest : null
}

/** Ends the codes of a person that nobody used. */
export async function revokeCodes({ database, now }: Work, personId: number): Promise<void> {
  await database
    .update(reRegistrationCodes)
    .set({ revokedAt: now })
    .where(
      and(
        eq(reRegistrationCodes.personId, personId),
        isNull(reRegistrationCodes.usedAt),
        isNull(reRegistrationCodes.revokedAt),
      ),
    )
}

async function store(
  work: Work,
  personId: number,
  code: { codeHash: string | null; attendantId: number | null; seconds: number },
): Promise<number> {
  const { database, now } = work
  await revokeCodes(work, personId)
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
    entity: 're-registration-code',
    entityId: stored.id,
    after: { idAtendente: code.attendantId, expiraEm: expiresAt.toISOString() },
  })
  return stored.id
}
