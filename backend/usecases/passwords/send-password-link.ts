import { and, eq, isNull, lte } from 'drizzle-orm'
import { hasAccess } from '../../database/queries/has-access.ts'
import { passwordLinks } from '../../database/schema/access.ts'
import { people } from '../../database/schema/people.ts'
import type { SecretEmailContext } from '../../messages/secret-email-context.ts'
import { sendSecretEmail } from '../../messages/send-secret-email.ts'
import { drawToken, hashSecret, secondsAfter } from '../../security/tokens.ts'

/** How long a link is good, minutes. */
export const LINK_MINUTES = 30

/**
 * Writes the e-mail with a link. Its token is drawn here, so that it is never in a queue or table; older links of the person stay good, or
 * a stranger who asks for others would make theirs useless. Nothing is sent for a CPF that nobody has, or without an address, nor for a
 * link that was asked for longer ago than it would be good: that one ends. Called again after a failure it draws a token for a row of its
 * own: the first e-mail may have arrived all the same, and stays good.
 */
export async function sendPasswordLink(
  context: SecretEmailContext,
  { linkId }: { linkId: number },
): Promise<void> {
  const { database, now } = context
  const token = drawToken()
  const person = await database.transaction(async (transaction) => {
    await transaction
      .update(passwordLinks)
      .set({ closedAt: now })
      .where(
        and(
          eq(passwordLinks.id, linkId),
          isNull(passwordLinks.closedAt),
          lte(passwordLinks.askedAt, secondsAfter(now, -LINK_MINUTES * 60)),
        ),
      )
    const [row] = await transaction
      .select({ link: passwordLinks, person: people })
      .from(passwordLinks)
      .innerJoin(people, eq(people.id, passwordLinks.personId))
      .where(and(eq(passwordLinks.id, linkId), isNull(passwordLinks.closedAt)))
      .for('update', { of: passwordLinks })
    if (!row || !(await hasAccess(transaction, row.person.id))) return null
    const drawn = { tokenHash: hashSecret(token), expiresAt: secondsAfter(now, LINK_MINUTES * 60) }
    if (row.link.tokenHash === null) {
      await transaction.update(passwordLinks).set(drawn).where(eq(passwordLinks.id, linkId))
    } else {
      const { account, personId, askedAt } = row.link
      await transaction.insert(passwordLinks).values({ account, personId, askedAt, ...drawn })
    }
    return row.person
  })
  if (!person || person.email === null) return
  await sendSecretEmail(
    context,
    'senha_link',
    { person, email: person.email, about: { token } },
    { validade: `${LINK_MINUTES} minutos` },
  )
}
