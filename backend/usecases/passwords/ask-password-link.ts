import { and, count, eq, gt, min, sql } from 'drizzle-orm'
import { passwordLinks } from '../../database/schema/access.ts'
import { people } from '../../database/schema/people.ts'
import { tooManyAttempts } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import { accountOf } from '../../security/login-failures.ts'
import { secondsAfter } from '../../security/tokens.ts'
import type { Work } from '../../work.ts'

/** Links that may be asked for one CPF within an hour. */
const LINKS_AN_HOUR = 3
const HOUR_SECONDS = 3600

/**
 * Asks for a link to a new password. Nobody can tell from the answer, the limit or the time it takes whether the CPF is known: the
 * same rows are written either way, and the e-mail is written later, by the queue.
 * @throws 429 from the fourth time in an hour.
 */
export async function askPasswordLink(work: Work, cpf: string): Promise<void> {
  const { database, now } = work
  const account = accountOf(cpf)
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`link ${account}`}, 0))`)
  await requireRoom(work, account)
  const [person] = await database.select({ id: people.id }).from(people).where(eq(people.cpf, cpf))
  const [link] = await database
    .insert(passwordLinks)
    .values({ account, personId: person?.id ?? null, askedAt: now })
    .returning({ id: passwordLinks.id })
  if (!link) throw new Error('the link was not stored')
  await audit(work, {
    subjectId: person?.id ?? null,
    action: 'password.link-asked',
    entity: 'password-link',
    entityId: link.id,
  })
  await work.emails.enqueueSecret(database, { kind: 'password-link', linkId: link.id })
}

async function requireRoom({ database, now }: Work, account: string): Promise<void> {
  const [asked] = await database
    .select({ times: count(), first: min(passwordLinks.askedAt) })
    .from(passwordLinks)
    .where(
      and(eq(passwordLinks.account, account), gt(passwordLinks.askedAt, secondsAfter(now, -HOUR_SECONDS))),
    )
  if (!asked?.first || asked.times < LINKS_AN_HOUR) return
  const opens = secondsAfter(asked.first, HOUR_SECONDS)
  const seconds = Math.max(1, Math.ceil((opens.getTime() - now.getTime()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  throw tooManyAttempts(
    `Você já pediu ${LINKS_AN_HOUR} links. Procure o mais novo no seu e-mail ou peça outro em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
    seconds,
  )
}
