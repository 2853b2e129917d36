import { and, eq, isNull, lt } from 'drizzle-orm'
import { maskCpf } from '#domain/cpf.ts'
import { firstName } from '#domain/first-name.ts'
import { holdsAccess } from '../../database/queries/holds-access.ts'
import { passwordLinks } from '../../database/schema/access.ts'
import { people } from '../../database/schema/people.ts'
import { drawToken, hashSecret, secondsAfter } from '../../security/tokens.ts'
import type { SecretMeans } from '../secret-means.ts'

/** How long a link is good, minutes. */
export const LINK_MINUTES = 30

/**
 * Writes the e-mail with a link. Its token is drawn here, so that it is never in a queue or table; older links of the person end.
 * Nothing is sent for a CPF that nobody has, or without an address. Called again after a failure it draws another token.
 */
export async function sendPasswordLink(
  { database, send, now, portalOrigin }: SecretMeans,
  { linkId }: { linkId: number },
): Promise<void> {
  const token = drawToken()
  const person = await database.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ person: people })
      .from(passwordLinks)
      .innerJoin(people, eq(people.id, passwordLinks.personId))
      .where(and(eq(passwordLinks.id, linkId), isNull(passwordLinks.closedAt)))
      .for('update', { of: passwordLinks })
    if (!row || !(await holdsAccess(transaction, row.person.id))) return null
    const { id } = row.person
    await transaction
      .update(passwordLinks)
      .set({ closedAt: now })
      .where(
        and(eq(passwordLinks.personId, id), lt(passwordLinks.id, linkId), isNull(passwordLinks.closedAt)),
      )
    await transaction
      .update(passwordLinks)
      .set({ tokenHash: hashSecret(token), expiresAt: secondsAfter(now, LINK_MINUTES * 60) })
      .where(eq(passwordLinks.id, linkId))
    return row.person
  })
  if (!person || person.email === null) return
  await send({
    to: person.email,
    template: 'senha_link',
    variables: {
      primeiroNome: firstName(person.name),
      cpfMascarado: maskCpf(person.cpf),
      validade: `${LINK_MINUTES} minutos`,
      link: `${portalOrigin}/alterar-senha?token=${token}`,
    },
  })
}
