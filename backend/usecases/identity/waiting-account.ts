import { eq } from 'drizzle-orm'
import { dateText } from '#contract/value-text.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { bankAccountOf } from '../../database/queries/bank-account.ts'
import { holdOn, waitingAccountOf } from '../../database/queries/identity.ts'
import { bankAccounts } from '../../database/schema/contacts.ts'
import { waitingBankAccounts } from '../../database/schema/identity.ts'
import { notify } from '../../messages/notify.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'

type Account = { bank: string; agency: string; account: string }

/**
 * Puts the account into which a person is paid, already checked, in the place of the one before; while their e-mail waits, it waits with it.
 * @returns the day from which it is in force; null: at once
 */
export async function storeBankAccount(
  { database, now }: Work,
  personId: number,
  { bank, agency, account }: Account,
): Promise<IsoDate | null> {
  const hold = await holdOn(database, personId, saoPauloDateOf(now))
  const current = await bankAccountOf(database, personId)
  const isInForce = current?.bank === bank && current.agency === agency && current.account === account
  if (hold && !isInForce) {
    const values = { bank, agency, account, askedAt: now }
    await database
      .insert(waitingBankAccounts)
      .values({ personId, ...values })
      .onConflictDoUpdate({ target: waitingBankAccounts.personId, set: values })
    return hold.opensOn
  }
  await database.delete(waitingBankAccounts).where(eq(waitingBankAccounts.personId, personId))
  // Told once more, it is no younger for that.
  if (!isInForce) await putInForce(database, personId, { bank, agency, account }, now)
  return null
}

/**
 * Tells a person that where they are paid is another, now or from a day on, without the numbers. While their e-mail waits, the address
 * before it hears of it too: it may be the only one that is theirs.
 */
export async function notifyAccountChange(work: Work, personId: number, from: IsoDate | null): Promise<void> {
  const hold = await holdOn(work.database, personId, saoPauloDateOf(work.now))
  const both = hold?.before ? { addresses: [hold.before, hold.after] } : {}
  const recipient = { personId, planId: null, ...both }
  if (from === null) await notify(work, 'conta_alterada', recipient, {})
  else await notify(work, 'conta_em_espera', recipient, { valeEm: dateText(from) })
}

/** Puts in force the account that waited with a person's e-mail, and tells them. */
export async function applyWaitingAccount(work: Work, personId: number): Promise<void> {
  const { database, now } = work
  const waiting = await waitingAccountOf(database, personId)
  if (!waiting) return
  const { bank, agency, account } = waiting
  await database.delete(waitingBankAccounts).where(eq(waitingBankAccounts.personId, personId))
  await putInForce(database, personId, waiting, now)
  await audit(work, {
    subjectId: personId,
    action: 'person.bank-account-changed',
    entityId: personId,
    after: { bank, agency, account },
  })
  await notifyAccountChange(work, personId, null)
}

/** Drops what waited with an e-mail that was taken back, and tells the person. */
export async function dropWaitingAccount(work: Work, personId: number): Promise<void> {
  const [dropped] = await work.database
    .delete(waitingBankAccounts)
    .where(eq(waitingBankAccounts.personId, personId))
    .returning({ personId: waitingBankAccounts.personId })
  if (dropped) await notify(work, 'conta_descartada', { personId, planId: null }, {})
}

async function putInForce(
  database: Work['database'],
  personId: number,
  { bank, agency, account }: Account,
  updatedAt: Date,
): Promise<void> {
  const values = { bank, agency, account, updatedAt }
  await database
    .insert(bankAccounts)
    .values({ personId, ...values })
    .onConflictDoUpdate({ target: bankAccounts.personId, set: values })
}
