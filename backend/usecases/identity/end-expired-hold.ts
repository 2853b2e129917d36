import { and, eq, isNull } from 'drizzle-orm'
import { lockPerson } from '../../database/locks.ts'
import { emailHolds } from '../../database/schema/identity.ts'
import { type ActOutcome, skip } from '../../due-acts/define-due-act.ts'
import type { Work } from '../../work.ts'
import { endHold } from './hold-email.ts'

/** Ends the wait of an e-mail whose days are over; nothing where somebody ended it before. */
export async function endExpiredHold(work: Work, holdId: number): Promise<ActOutcome> {
  const isIt = and(eq(emailHolds.id, holdId), isNull(emailHolds.endedAt))
  const [found] = await work.database.select({ personId: emailHolds.personId }).from(emailHolds).where(isIt)
  if (!found) return skip('ended')
  await lockPerson(work.database, found.personId)
  const [hold] = await work.database.select().from(emailHolds).where(isIt)
  if (!hold) return skip('ended')
  await endHold(work, hold, 'waited')
  return 'done'
}
