import { eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { cpfOf } from '#backend/database/queries/person-cpf.ts'
import { bankAccounts } from '#backend/database/schema/contacts.ts'
import { invalid } from '#backend/problem.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { byField } from '#contract/complaints.ts'
import { checkOwnAccountValues, type OwnAccountValues } from '#contract/people/contacts-check.ts'
import type { BankAccount } from '#domain/people/bank-account.ts'
import { notifyAccountChange, storeBankAccount } from '../../identity/waiting-account.ts'

/** An account that may be stored, asked for before the password is even looked at. @throws 422 by field, also for somebody else's. */
export async function checkedBankAccount(
  database: Querier,
  personId: number,
  values: OwnAccountValues,
): Promise<BankAccount> {
  const outcome = checkOwnAccountValues(values, await cpfOf(database, personId))
  if (!outcome.ok) throw invalid(byField(outcome.problems))
  return outcome.result
}

/** Stores where a person is paid, from now on or once their e-mail waits no more, and tells them by notification and e-mail, without the numbers. */
export async function changeBankAccount(work: Work, personId: number, account: BankAccount): Promise<void> {
  const [before] = await work.database.select().from(bankAccounts).where(eq(bankAccounts.personId, personId))
  const from = await storeBankAccount(work, personId, account)
  await audit(work, {
    subjectId: personId,
    action: 'person.bank-account-changed',
    entityId: personId,
    ...(before ? { before: accountOf(before) } : {}),
    after: accountOf(account),
  })
  await notifyAccountChange(work, personId, from)
}

const accountOf = ({ bank, agency, account }: BankAccount) => ({ bank, agency, account })
