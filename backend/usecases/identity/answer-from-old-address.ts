import { and, eq, gt, isNull } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call-types.ts'
import { identitySentences } from '#contract/identity/identity.text.ts'
import type { conferirAlteracaoEmail } from '#contract/identity/identity.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { maskEmail } from '#domain/email-address.ts'
import { isHeld } from '#domain/identity/identity-protection.ts'
import type { Querier } from '../../database/client.ts'
import { lockPerson } from '../../database/locks.ts'
import type { EmailHoldRow } from '../../database/queries/identity.ts'
import { passwordLinks } from '../../database/schema/access.ts'
import { emailHolds } from '../../database/schema/identity.ts'
import { people } from '../../database/schema/people.ts'
import { notify } from '../../messages/notify.ts'
import { notFound } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import { hashSecret } from '../../security/tokens.ts'
import type { Work } from '../../work.ts'
import { endHold } from './hold-email.ts'
import { originOnWire } from './protection-wire.ts'
import { restoreEmail } from './restore-email.ts'
import { revokeCodes } from './revoke-codes.ts'
import { endSessions } from './sessions/end-sessions.ts'

/** The change that the link that went to the address before is about. Looking does not use it up. */
export async function readConfirmation(
  database: Querier,
  token: string,
  now: Date,
): Promise<CallAnswer<typeof conferirAlteracaoEmail>> {
  const hold = await holdOfToken(database, token, now)
  if (!hold) return { valido: false }
  return { valido: true, novo: maskEmail(hold.after), origem: originOnWire(hold.way), abreEm: hold.opensOn }
}

/**
 * Takes the word of who reads the address before, which is as good as it was until then. Yes: the new one waits no more. No: the old one is in
 * force again, whoever got in since is out, and the administrators hear of it. @throws 404 for a link that is over
 */
export async function answerFromOldAddress(
  work: Work,
  { token, isTheirs }: { token: string; isTheirs: boolean },
): Promise<void> {
  const seen = await holdOfToken(work.database, token, work.now)
  if (!seen) throw notFound(identitySentences.deadLink)
  await lockPerson(work.database, seen.personId)
  const hold = await holdOfToken(work.database, token, work.now)
  if (!hold) throw notFound(identitySentences.deadLink)
  const { personId } = hold
  await audit(work, {
    subjectId: personId,
    action: isTheirs ? 'person.email-confirmed' : 'person.email-disowned',
    entityId: hold.id,
    after: { by: 'old-address' },
  })
  if (isTheirs) return endHold(work, hold, 'old-address')
  await restoreEmail(work, hold, 'por você, pelo endereço antigo')
  await endSessions(work, personId, { since: hold.begunAt })
  await closeLinksSince(work, hold)
  await revokeCodes(work, personId)
  await notifyAdministrators(work, hold)
}

async function holdOfToken(database: Querier, token: string, now: Date): Promise<EmailHoldRow | null> {
  const [hold] = await database
    .select()
    .from(emailHolds)
    .where(and(eq(emailHolds.tokenHash, hashSecret(token)), isNull(emailHolds.endedAt)))
  return hold && isHeld(hold, saoPauloDateOf(now)) ? hold : null
}

async function closeLinksSince({ database, now }: Work, { personId, begunAt }: EmailHoldRow): Promise<void> {
  await database
    .update(passwordLinks)
    .set({ closedAt: now })
    .where(
      and(
        eq(passwordLinks.personId, personId),
        isNull(passwordLinks.closedAt),
        gt(passwordLinks.askedAt, begunAt),
      ),
    )
}

async function notifyAdministrators(work: Work, { personId }: EmailHoldRow): Promise<void> {
  const [person] = await work.database
    .select({ name: people.name })
    .from(people)
    .where(eq(people.id, personId))
  const administrators = await work.database
    .select({ id: people.id })
    .from(people)
    .where(eq(people.adminLevel, 3))
  for (const { id } of administrators)
    await notify(
      work,
      'email_contestado',
      { personId: id, planId: null, servedId: personId },
      { pessoa: person?.name ?? '' },
    )
}
