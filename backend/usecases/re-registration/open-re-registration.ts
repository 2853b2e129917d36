import { eq } from 'drizzle-orm'
import { securityCodeRules } from '#domain/re-registration/security-code.ts'
import { reRegistrationCodes } from '../../database/schema/re-registrations.ts'
import { sessions } from '../../database/schema/sessions.ts'
import { notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { checkAttempt } from '../../security/attempts.ts'
import { audit } from '../../security/audit.ts'
import { type Caller, placeOfCaller } from '../../security/known-devices.ts'
import { generateToken, hashSecret, secondsAfter } from '../../security/tokens.ts'
import type { RunWork, Work } from '../../work.ts'
import { revokeCodes } from '../identity/revoke-codes.ts'
import { changeStatus, lockedPerson, type ReRegistering } from './change-status.ts'
import { findOpenCode } from './find-open-code.ts'
import { reopenRefused } from './reopen-refused.ts'
import { endTokens } from './restart.ts'

type OpenedReRegistration = { token: string; expiresAt: Date }

/**
 * Exchanges a code for a token that opens the re-registration of its person; their other codes and an earlier token end. Who was refused goes on
 * with what they sent, the refused items open.
 * @returns null when the code is not good; the failure is counted.
 * @throws 429 after too many wrong codes: `ATTEMPT_LIMITS`; 409 for who sent theirs already.
 */
export async function openReRegistration(
  run: RunWork,
  { code, ...caller }: Caller & { code: string },
): Promise<OpenedReRegistration | null> {
  const { cpf } = caller
  const place = await run((work) => placeOfCaller(work, caller))
  const attempt = { kind: 'code-failed', cpf, place } as const
  return checkAttempt(run, attempt, () => run((work) => exchangeCode(work, { cpf, code })))
}

async function exchangeCode(
  work: Work,
  { cpf, code }: { cpf: string; code: string },
): Promise<OpenedReRegistration | null> {
  const person = await lockedPerson(work, { cpf })
  const found = await findOpenCode(work, person, code)
  if (!person || !found) return null
  return openFor(work, person, { codeId: found.id, attendantId: found.attendantId })
}

/**
 * Opens the re-registration of who is signed in and proved it with their password: as their code would.
 * @throws 409 where there is nothing to re-register now.
 */
export async function openOwnReRegistration(
  work: Work,
  { personId }: Pick<Actor, 'personId'>,
): Promise<OpenedReRegistration> {
  const person = await lockedPerson(work, { id: personId })
  if (!person) throw notFound('Pessoa não encontrada.')
  return openFor(work, person, { codeId: null, attendantId: null })
}

type Opening = { codeId: number | null; attendantId: number | null }

async function openFor(
  work: Work,
  person: ReRegistering,
  { codeId, attendantId }: Opening,
): Promise<OpenedReRegistration> {
  const { database, now } = work
  await endTokens(work, person.id)
  const token = generateToken()
  const expiresAt = secondsAfter(now, securityCodeRules.tokenSeconds)
  const [session] = await database
    .insert(sessions)
    .values({
      tokenHash: hashSecret(token),
      personId: person.id,
      scope: 'recadastramento',
      createdAt: now,
      expiresAt,
    })
    .returning({ id: sessions.id })
  if (codeId !== null) {
    await database
      .update(reRegistrationCodes)
      .set({ usedAt: now, sessionId: session?.id ?? null })
      .where(eq(reRegistrationCodes.id, codeId))
  }
  await revokeCodes(work, person.id)
  const own = {
    ...work,
    actor: { personId: person.id, name: person.name, level: null, sessionId: session?.id ?? 0 },
  }
  await audit(own, {
    subjectId: person.id,
    action: 're-registration.opened',
    entityId: session?.id ?? 0,
    after: { idAtendente: attendantId },
  })
  const status = await changeStatus(own, person, {
    event: 'code-validated',
    level: null,
    refusal:
      person.status === null
        ? 'Você não tem recadastramento para fazer agora.'
        : 'Este recadastramento já foi enviado. Acompanhe pelo portal.',
  })
  if (status !== person.status) await reopenRefused(own, person.id)
  return { token, expiresAt }
}
