import { and, eq, isNull } from 'drizzle-orm'
import { passwordLinks } from '#backend/database/schema/access.ts'
import { credentials } from '#backend/database/schema/credentials.ts'
import { notify } from '#backend/messages/notify.ts'
import { audit } from '#backend/security/audit.ts'
import { forgetDevices } from '#backend/security/known-devices.ts'
import { hashPassword } from '#backend/security/passwords.ts'
import type { Work } from '#backend/work.ts'
import { recordIdentityChange } from '../record-identity-change.ts'
import { endSessions } from './end-sessions.ts'

type SetPassword = {
  personId: number
  /** Already checked with `checkPasswordValues`. */
  password: string
  /** Whether it was set with the link of an e-mail, and not by who knew the one before. */
  isByLink?: true
  /** The session that goes on; absent: all of them end. */
  keepSession?: number
}

/**
 * Stores a new password, ends the person's links to one, their known devices and their other sessions, and tells them, by notification and
 * by e-mail.
 */
export async function setPassword(
  work: Work,
  { personId, password, isByLink, keepSession }: SetPassword,
): Promise<void> {
  const { database, now } = work
  const passwordHash = await hashPassword(password)
  const [known] = await database
    .select({ personId: credentials.personId })
    .from(credentials)
    .where(eq(credentials.personId, personId))
  await database
    .insert(credentials)
    .values({ personId, passwordHash, changedAt: now })
    .onConflictDoUpdate({ target: credentials.personId, set: { passwordHash, changedAt: now } })
  // A first password is nobody's change.
  if (known)
    await recordIdentityChange(work, {
      personId,
      fact: 'password',
      way: isByLink ? 'link' : 'own',
      attendantId: null,
    })
  await audit(work, {
    subjectId: personId,
    action: 'password.changed',
    entityId: personId,
  })
  await database
    .update(passwordLinks)
    .set({ closedAt: now })
    .where(and(eq(passwordLinks.personId, personId), isNull(passwordLinks.closedAt)))
  await forgetDevices(work, personId)
  await endSessions(work, personId, keepSession === undefined ? {} : { except: keepSession })
  await notify(work, 'senha_alterada', { personId, planId: null }, {})
}
