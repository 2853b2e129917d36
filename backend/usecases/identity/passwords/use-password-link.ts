import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { lockPerson } from '#backend/database/locks.ts'
import { hasAccess } from '#backend/database/queries/has-access.ts'
import { passwordLinks } from '#backend/database/schema/access.ts'
import { invalid, notFound } from '#backend/problem.ts'
import { networkOf } from '#backend/security/address.ts'
import { forgetAttempts } from '#backend/security/attempts.ts'
import { rememberDevice } from '#backend/security/known-devices.ts'
import { hashSecret } from '#backend/security/tokens.ts'
import type { Work } from '#backend/work.ts'
import { byField } from '#contract/complaints.ts'
import { checkPasswordValues } from '#contract/identity/password-check.ts'
import { setPassword } from '../sessions/set-password.ts'
import { answerPasswordStep } from './answer-password-step.ts'

const deadLink = () =>
  notFound('Este link não vale mais: o prazo passou, ele já foi usado ou a senha mudou. Peça outro.')

/** The link of a token that can still be used; null for any other. Using it closes it. */
export async function openPasswordLink(database: Querier, token: string, now: Date) {
  const [link] = await database
    .select()
    .from(passwordLinks)
    .where(
      and(
        eq(passwordLinks.tokenHash, hashSecret(token)),
        isNull(passwordLinks.closedAt),
        gt(passwordLinks.expiresAt, now),
      ),
    )
  return link ?? null
}

/**
 * Sets the password of whoever got the link by e-mail. Their other links and every session of theirs end; neither failed sign-ins nor
 * links that were asked for count any longer, and the browser is a known device of theirs, so that they get in whoever tries their CPF. In
 * an open first access the step of the password is answered by it.
 * @throws 404 for a link that is used, expired, older than the password or none at all; 422 for a password that can't be accepted, and the
 * link stays good.
 */
export async function usePasswordLink(
  work: Work,
  {
    token,
    password,
    confirm,
    address,
  }: { token: string; password: string; confirm: string; address: string },
): Promise<{ personId: number; deviceToken: string }> {
  const { database, now } = work
  const link = await openPasswordLink(database, token, now)
  if (!link?.personId || !(await hasAccess(database, link.personId))) throw deadLink()
  const outcome = checkPasswordValues({ password, confirm }, { password: 'senha', confirm: 'confirmacao' })
  if (!outcome.ok) throw invalid(byField(outcome.problems))
  // Whoever uses two of their links at once would hold one and wait for the other.
  await lockPerson(database, link.personId)
  const [used] = await database
    .update(passwordLinks)
    .set({ closedAt: now, network: networkOf(address) })
    .where(and(eq(passwordLinks.id, link.id), isNull(passwordLinks.closedAt)))
    .returning({ id: passwordLinks.id })
  if (!used) throw deadLink()
  await forgetAttempts(work, 'sign-in', link.account)
  await forgetAttempts(work, 'password-link', link.account)
  await setPassword(work, { personId: link.personId, password, isByLink: true })
  await answerPasswordStep(work, link.personId)
  const deviceToken = await rememberDevice(work, { personId: link.personId, sessionId: null, place: null })
  return { personId: link.personId, deviceToken }
}
