import type { BankAccount, BankAccountProblem, PhoneProblem, Phones } from '#domain/contacts/contacts.ts'
import { checkBankAccount, checkPhones } from '#domain/contacts/contacts.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type Complaint, complaints } from './complaints.ts'
import { bankAccountSentence, phoneSentences } from './contacts.text.ts'

/** Telephones as typed or as digits; '' means none. */
export type PhoneValues = { celular: string; fixo: string }

/** A bank account as it is filled in. `banco`: COMPE number; null while nothing is chosen. */
export type BankAccountValues = { banco: string | null; agencia: string; conta: string }

const phonePaths: Readonly<Record<PhoneProblem['field'], keyof PhoneValues>> = {
  mobile: 'celular',
  home: 'fixo',
}

const accountPaths: Readonly<Record<BankAccountProblem['field'], keyof BankAccountValues>> = {
  bank: 'banco',
  agency: 'agencia',
  account: 'conta',
}

/** Telephones under the rule of the domain. */
export function checkPhoneValues({ celular, fixo }: PhoneValues): Outcome<Phones, Complaint> {
  const phones = { mobile: celular, home: fixo }
  const problems = checkPhones(phones)
  if (problems.length === 0) return { ok: true, result: phones }
  return complaints(problems, ({ field, code }) => [phonePaths[field], phoneSentences[code]])
}

/** A bank account under the rule of the domain. */
export function checkBankAccountValues({
  banco,
  agencia,
  conta,
}: BankAccountValues): Outcome<BankAccount, Complaint> {
  const account = { bank: banco ?? '', agency: agencia, account: conta }
  const problems = checkBankAccount(account)
  if (problems.length === 0) return { ok: true, result: account }
  return complaints(problems, (problem) => [accountPaths[problem.field], bankAccountSentence(problem)])
}
