import { and, eq, isNull, lte } from 'drizzle-orm'
import { hasAccess } from '#backend/database/queries/has-access.ts'
import { holdOn } from '#backend/database/queries/identity.ts'
import { passwordLinks } from '#backend/database/schema/access.ts'
import { people } from '#backend/database/schema/people.ts'
import type { SentEmail } from '#backend/messages/outbox.ts'
import type { SecretEmailContext } from '#backend/messages/secret-email-context.ts'
import { sendSecretEmail } from '#backend/messages/send-secret-email.ts'
import { PASSWORD_LINK_SECONDS } from '#backend/security/attempt-limits.ts'
import { generateToken, hashSecret, secondsAfter } from '#backend/security/tokens.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { notifyEmailWaits } from '../notify-email-waits.ts'

/** How long a link is good, minutes: one that was asked for, and the one that comes with a welcome. */
export const LINK_MINUTES = PASSWORD_LINK_SECONDS / 60
const WELCOME_MINUTES = 24 * 60

/** Writes the e-mail with the link that somebody asked for. @returns where it went; null when nobody gets it */
export async function sendPasswordLink(
  context: SecretEmailContext,
  { linkId }: { linkId: number },
): Promise<SentEmail | null> {
  const receiver = await createLink(context, linkId, LINK_MINUTES)
  if (!receiver) return null
  if (receiver.opensOn !== null)
    return notifyEmailWaits(context, receiver, { asked: 'senha nova', opensOn: receiver.opensOn })
  return sendSecretEmail(context, 'senha_link', receiver, { validade: `${LINK_MINUTES} minutos` })
}

/** Writes the welcome to who joined a plan, with the link to their first password. @returns where it went; null when nobody gets it */
export async function sendWelcomeLink(
  context: SecretEmailContext,
  { linkId, plan }: { linkId: number; plan: string },
): Promise<SentEmail | null> {
  const receiver = await createLink(context, linkId, WELCOME_MINUTES)
  if (!receiver) return null
  if (receiver.opensOn !== null)
    return notifyEmailWaits(context, receiver, { asked: 'primeira senha', opensOn: receiver.opensOn })
  return sendSecretEmail(context, 'convite_boas_vindas', receiver, { plano: plan, validade: '24 horas' })
}

/**
 * Draws the token of a link as its e-mail is written, so that it is never in a queue or table; older links of the person stay good, or
 * a stranger who asks for others would make theirs useless. Nothing is sent for a CPF that nobody has, or without an address, nor for a
 * link that was asked for longer ago than it would be good: that one ends. Called again after a failure it draws a token for a row of its
 * own: the first e-mail may have arrived all the same, and stays good. Where the address still waits nothing is drawn, and the link ends.
 * @returns who gets it, and the day from which their address opens a password where it does not yet; null for nobody.
 */
async function createLink({ database, now }: SecretEmailContext, linkId: number, minutes: number) {
  const token = generateToken()
  const drawn = await database.transaction(async (transaction) => {
    await transaction
      .update(passwordLinks)
      .set({ closedAt: now })
      .where(
        and(
          eq(passwordLinks.id, linkId),
          isNull(passwordLinks.closedAt),
          lte(passwordLinks.askedAt, secondsAfter(now, -minutes * 60)),
        ),
      )
    const [row] = await transaction
      .select({ link: passwordLinks, person: people })
      .from(passwordLinks)
      .innerJoin(people, eq(people.id, passwordLinks.personId))
      .where(and(eq(passwordLinks.id, linkId), isNull(passwordLinks.closedAt)))
      .for('update', { of: passwordLinks })
    if (!row || !(await hasAccess(transaction, row.person.id))) return null
    const hold = await holdOn(transaction, row.person.id, saoPauloDateOf(now))
    if (hold) {
      await transaction.update(passwordLinks).set({ closedAt: now }).where(eq(passwordLinks.id, linkId))
      return { person: row.person, opensOn: hold.opensOn }
    }
    const good = { tokenHash: hashSecret(token), expiresAt: secondsAfter(now, minutes * 60) }
    if (row.link.tokenHash === null) {
      await transaction.update(passwordLinks).set(good).where(eq(passwordLinks.id, linkId))
    } else {
      const { account, personId, askedAt } = row.link
      await transaction.insert(passwordLinks).values({ account, personId, askedAt, ...good })
    }
    return { person: row.person, opensOn: null }
  })
  if (!drawn || drawn.person.email === null) return null
  const { person, opensOn } = drawn
  return { person, opensOn, email: drawn.person.email, about: { token } }
}
