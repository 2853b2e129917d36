import { eq } from 'drizzle-orm'
import { bankAccountSentence } from '#contract/contacts.text.ts'
import { type BankAccount, checkBankAccount, maskAccount } from '#domain/contacts/contacts.ts'
import { bankAccounts } from '../../database/schema/contacts.ts'
import { tell } from '../../messages/tell.ts'
import { invalid } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
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
  await tell(work, 'conta_alterada', { personId, planId: null }, {})
}

const masked = ({ bank, agency, account }: BankAccount) => ({
  bank,
  agency,
  account: maskAccount(account),
})
