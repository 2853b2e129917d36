import { and, eq, isNull } from 'drizzle-orm'
import { emailOrigins } from '#contract/identity/identity.text.ts'
import { dateText } from '#contract/value-text.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { maskEmail } from '#domain/email-address.ts'
import { isHeld } from '#domain/identity/identity-protection.ts'
import { emailHolds } from '../../database/schema/identity.ts'
import { people } from '../../database/schema/people.ts'
import type { SentEmail } from '../../messages/outbox.ts'
import type { SecretEmailContext } from '../../messages/secret-email-context.ts'
import { sendSecretEmail } from '../../messages/send-secret-email.ts'
import { generateToken, hashSecret } from '../../security/tokens.ts'
import { originOnWire } from './protection-wire.ts'

/**
 * Asks at the address before whether it was the person who wanted another one. The token is drawn as the e-mail is written; of one that is written once more
 * only the newest link answers. @returns where it went; null when nothing waits any more
 */
export async function sendEmailConfirmation(
  context: SecretEmailContext,
  { holdId }: { holdId: number },
): Promise<SentEmail | null> {
  const { database, now } = context
  const token = generateToken()
  const isOpen = and(eq(emailHolds.id, holdId), isNull(emailHolds.endedAt))
  const [hold] = await database
    .update(emailHolds)
    .set({ tokenHash: hashSecret(token) })
    .where(isOpen)
    .returning()
  if (!hold || hold.before === null || !isHeld(hold, saoPauloDateOf(now))) return null
  const [person] = await database.select().from(people).where(eq(people.id, hold.personId))
  if (!person) return null
  return sendSecretEmail(
    context,
    'email_confirmar',
    { person, email: hold.before, about: { token } },
    {
      emailNovo: maskEmail(hold.after),
      origem: emailOrigins[originOnWire(hold.way)],
      abreEm: dateText(hold.opensOn),
    },
  )
}
