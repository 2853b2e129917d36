import { randomInt } from 'node:crypto'
import { and, eq, isNull, lte } from 'drizzle-orm'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { securityCodeRules } from '#domain/re-registration/security-code.ts'
import { holdOn } from '../../database/queries/identity.ts'
import { people } from '../../database/schema/people.ts'
import { reRegistrationCodes } from '../../database/schema/re-registrations.ts'
import type { SentEmail } from '../../messages/outbox.ts'
import type { SecretEmailContext } from '../../messages/secret-email-context.ts'
import { sendSecretEmail } from '../../messages/send-secret-email.ts'
import { hashPassword } from '../../security/passwords.ts'
import { secondsAfter } from '../../security/tokens.ts'
import { notifyEmailWaits } from '../identity/notify-email-waits.ts'

/** Six digits that nobody can guess. */
export const generateCode = () =>
  String(randomInt(10 ** securityCodeRules.digits)).padStart(securityCodeRules.digits, '0')

/**
 * Writes the e-mail with a code. It is drawn here, so that it is never in a queue or table, and its time begins now. Nothing is sent for
 * one that ended meanwhile, nor for one that was asked for longer ago than it would be good: that one ends. Called again after a failure
 * it draws another for a row of its own: the first e-mail may have arrived all the same, and stays good. Where the address still waits, the
 * code ends and the person reads from when on they get one.
 * @returns where it went; null when nobody gets it
 */
export async function sendSecurityCode(
  context: SecretEmailContext,
  { codeId }: { codeId: number },
): Promise<SentEmail | null> {
  const { database, now } = context
  const code = generateCode()
  const { emailSeconds } = securityCodeRules
  const isOpen = and(
    eq(reRegistrationCodes.id, codeId),
    isNull(reRegistrationCodes.usedAt),
    isNull(reRegistrationCodes.revokedAt),
  )
  await database
    .update(reRegistrationCodes)
    .set({ revokedAt: now })
    .where(and(isOpen, lte(reRegistrationCodes.createdAt, secondsAfter(now, -emailSeconds))))
  const drawn = { codeHash: await hashPassword(code), expiresAt: secondsAfter(now, emailSeconds) }
  const found = await database.transaction(async (transaction) => {
    const [asked] = await transaction.select().from(reRegistrationCodes).where(isOpen).for('update')
    if (!asked) return null
    const hold = await holdOn(transaction, asked.personId, saoPauloDateOf(now))
    if (hold) {
      await transaction.update(reRegistrationCodes).set({ revokedAt: now }).where(isOpen)
      return { personId: asked.personId, opensOn: hold.opensOn }
    }
    if (asked.codeHash === null) {
      await transaction.update(reRegistrationCodes).set(drawn).where(isOpen)
    } else {
      const { personId: id, createdAt } = asked
      await transaction.insert(reRegistrationCodes).values({ personId: id, createdAt, ...drawn })
    }
    return { personId: asked.personId, opensOn: null }
  })
  if (found === null) return null
  const [person] = await database.select().from(people).where(eq(people.id, found.personId))
  if (!person?.email) return null
  if (found.opensOn !== null) {
    const receiver = { person, email: person.email }
    return notifyEmailWaits(context, receiver, { asked: 'código do recadastramento', opensOn: found.opensOn })
  }
  return sendSecretEmail(
    context,
    'codigo_seguranca',
    { person, email: person.email, about: {} },
    { codigo: code, minutos: String(emailSeconds / 60) },
  )
}
