import { eq } from 'drizzle-orm'
import { bankAccountSentence } from '#contract/contatos.text.ts'
import { type BankAccount, checkBankAccount, maskAccount } from '#domain/contacts/contacts.ts'
import { maskCpf } from '#domain/cpf.ts'
import { bankAccounts } from '../../database/schema/contacts.ts'
import { people } from '../../database/schema/people.ts'
import { printInstant } from '../../documents/print-format.ts'
import { invalid } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { NotificationType, notify } from '../notifications/notify.ts'

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
  const { database, now } = work
  const [before] = await database.select().from(bankAccounts).where(eq(bankAccounts.personId, personId))
  const values = { ...account, updatedAt: now }
  await database
    .insert(bankAccounts)
    .values({ personId, ...values })
    .onConflictDoUpdate({ target: bankAccounts.personId, set: values })
  await audit(work, {
    subjectId: personId,
    action: 'person.bank-account-changed',
    entity: 'person',
    entityId: personId,
    ...(before ? { before: masked(before) } : {}),
    after: masked(account),
  })
  await tell(work, personId)
}

const masked = ({ bank, agency, account }: BankAccount) => ({
  bank,
  agency,
  account: maskAccount(account),
})

async function tell(work: Work, personId: number): Promise<void> {
  const [person] = await work.database.select().from(people).where(eq(people.id, personId))
  if (!person) throw new Error(`there is no person ${personId}`)
  await notify(work, [personId], {
    planId: null,
    type: NotificationType.notice,
    title: 'Conta bancária alterada',
    description: `A conta em que você recebe foi alterada em ${printInstant(work.now)}. Se não foi você, fale com o atendimento.`,
  })
  if (person.email === null) return
  await work.emails.enqueue(work.database, {
    to: person.email,
    template: 'conta_alterada',
    variables: {
      primeiroNome: person.name.split(' ')[0] ?? person.name,
      cpfMascarado: maskCpf(person.cpf),
      dataHora: printInstant(work.now),
    },
  })
}
