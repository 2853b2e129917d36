import { eq } from 'drizzle-orm'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { tidyEmail } from '#domain/email-address.ts'
import { holdOpensOn, isHeld } from '#domain/identity/identity-protection.ts'
import { type EmailHoldRow, openHoldOf } from '../../database/queries/identity.ts'
import { emailHolds, type HoldOutcome, type IdentityWay } from '../../database/schema/identity.ts'
import { dropActs, planAct } from '../../due-acts/plan-acts.ts'
import { identityProtection } from '../../rules/entity-kinds.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import type { Work } from '../../work.ts'
import { applyWaitingAccount, dropWaitingAccount } from './waiting-account.ts'

type ChangedEmail = {
  personId: number
  before: string | null
  after: string
  way: IdentityWay
  changedBy: number | null
  requestId: number | null
}

/**
 * Lets an e-mail that was changed for a person wait, in the transaction of the change and with the person held. One that waited already keeps the last address that
 * the person was known by, and coming back to that one waits for nothing.
 * @returns the wait; null where none is needed
 */
export async function holdEmail(work: Work, changed: ChangedEmail): Promise<EmailHoldRow | null> {
  const { database, now } = work
  const today = saoPauloDateOf(now)
  const { personId, after } = changed
  const open = await openHoldOf(database, personId)
  const isWaiting = open !== null && isHeld(open, today)
  const before = isWaiting ? open.before : changed.before
  const isBack = isWaiting && before !== null && tidyEmail(before) === after
  if (open) await endHold(work, open, isBack ? 'taken-back' : isWaiting ? 'replaced' : 'waited')
  if (isBack) return null
  const opensOn = holdOpensOn(now, await ruleOn(database, identityProtection, null, today))
  const [hold] = await database
    .insert(emailHolds)
    .values({ ...changed, before, begunAt: now, opensOn })
    .returning()
  if (!hold) throw new Error('the wait of an e-mail was not stored')
  await planAct(work, 'email-hold-end', hold.id, opensOn)
  if (before !== null)
    await work.emails.enqueueSecret(database, { kind: 'email-confirmation', holdId: hold.id }, personId)
  return hold
}

/**
 * Ends the wait of an e-mail. What the person asked for meanwhile takes effect with it, but not where the change was taken back: who asked
 * for it may not have been them.
 */
export async function endHold(
  work: Work,
  { id, personId }: Pick<EmailHoldRow, 'id' | 'personId'>,
  outcome: HoldOutcome,
): Promise<void> {
  const { database, now } = work
  await database.update(emailHolds).set({ endedAt: now, outcome }).where(eq(emailHolds.id, id))
  await dropActs(work, ['email-hold-end'], id)
  if (outcome === 'taken-back') await dropWaitingAccount(work, personId)
  else if (outcome !== 'replaced') await applyWaitingAccount(work, personId)
}
