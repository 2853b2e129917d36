import { eq } from 'drizzle-orm'
import { securityCodeRules } from '#domain/re-registration/security-code.ts'
import { reRegistrationCodes } from '../../database/schema/re-registrations.ts'
import { sessions } from '../../database/schema/sessions.ts'
import { audit } from '../../security/audit.ts'
import { drawToken, hashSecret, secondsAfter } from '../../security/tokens.ts'
import type { Work } from '../../work.ts'
import { changeStatus, holdPerson } from './change-status.ts'
import { codeAccountOf, count, forgetWrongCodes, requireRoomFor } from './code-door.ts'
import { reopenRefused } from './reopen-refused.ts'
import { endTokens } from './restart.ts'
import { findOpenCode } from './security-codes.ts'

/**
 * Exchanges a code for a token that opens the re-registration of its person; an earlier token of theirs ends. Who was refused goes on
 * with what they sent, the refused items open.
 * @returns null when the code is not good; the failure is counted, so commit the work either way.
 * @throws 429 after five wrong codes in 30 minutes.
 */
export async function openReRegistration(
  work: Work,
  { cpf, code }: { cpf: string; code: string },
): Promise<{ token: string; expiresAt: Date } | null> {
  const { database, now } = work
  const account = codeAccountOf(cpf)
  await requireRoomFor(work, account, 'failed')
  const person = await holdPerson(work, { cpf })
  const found = await findOpenCode(work, person?.id ?? null, code)
  if (!person || !found) {
    await count(work, account, 'failed')
    return null
  }
  await forgetWrongCodes(work, account)
  await endTokens(work, person.id)
  const token = drawToken()
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
  await database
    .update(reRegistrationCodes)
    .set({ usedAt: now, sessionId: session?.id ?? null })
    .where(eq(reRegistrationCodes.id, found.id))
  const own = {
    ...work,
    actor: { personId: person.id, name: person.name, level: null, sessionId: session?.id ?? 0 },
  }
  await audit(own, {
    subjectId: person.id,
    action: 're-registration.opened',
    entity: 'session',
    entityId: session?.id ?? 0,
    after: { idAtendente: found.attendantId },
  })
  const status = await changeStatus(own, person, {
    event: 'code-validated',
    level: null,
    refusal: 'Este recadastramento já foi enviado. Acompanhe pelo portal.',
  })
  if (status !== person.status) await reopenRefused(own, person.id)
  return { token, expiresAt }
}
