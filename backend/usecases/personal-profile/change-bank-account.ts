import { eq } from 'drizzle-orm'
import { bankAccountSentence } from '#contract/contacts.text.ts'
import { type BankAccount, checkBankAccount, maskAccount } from '#domain/contacts/contacts.ts'
import { bankAccounts } from '../../database/schema/contacts.ts'
import { invalid } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { notifyAccountChange } from '../notifications/notify-account-change.ts'
import { storeBankAccount } from './store-contacts.ts'

const FIELDS = { bank: 'banco', agency: 'agencia', account: 'conta' } as const

/** Refuses an account before the password is even looked at. @throws 422 by field. */
export function requireBankAccount(account: BankAccount): void {
  const problems = checkBankAccount(account)
  if (problems.length === 0) return
  throw invalid(
    Object.fromEntries(problems.map((problem) => [FIELDS[problem.field], bankAccountSentence(problem)])),
  )
}

/** Stores where a person is paid, and tells them by notification and e-mail, without the numbers. */
export async function changeBankAccount(work: Work, personId: number, account: BankAccount): Promise<void> {
  const [before] = await work.database.select().from(bankAccounts).where(eq(bankAccounts.personId, personId))
  await storeBankAccount(work, personId, account)
  await audit(work, {
    subjectId: personId,
    action: 'person.bank-account-changed',
    entityId: personId,
    ...(before ? { before: masked(before) } : {}),
    after: masked(account),
  })
  await notifyAccountChange(work, personId, {
    title: 'Conta bancária alterada',
    sentence: 'A conta em que você recebe foi alterada',
    template: 'conta_alterada',
  })
}

const masked = ({ bank, agency, account }: BankAccount) => ({
  bank,
  agency,
  account: maskAccount(account),
})
