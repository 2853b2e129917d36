import { onlyDigits } from '#domain/cpf.ts'
import type { Outcome } from '#domain/outcome.ts'
import {
  type BankAccount,
  type BankAccountProblem,
  checkBankAccount,
  writtenBankAccount,
} from '#domain/people/bank-account.ts'
import type { PhoneProblem, Phones } from '#domain/people/contacts.ts'
import { checkPhones } from '#domain/people/contacts.ts'
import { keptPhone } from '#domain/people/phone.ts'
import { type Complaint, complaints } from '../complaints.ts'
import { bankAccountSentence, holderSentences, phoneSentences } from './contacts.text.ts'

/** Telephones as typed or as they are kept; '' means none. */
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

/** Telephones under the rule of the domain, and as they are kept. */
export function checkPhoneValues({ celular, fixo }: PhoneValues): Outcome<Phones, Complaint> {
  const phones = { mobile: celular, home: fixo }
  const problems = checkPhones(phones)
  if (problems.length === 0)
    return { ok: true, result: { mobile: keptPhone(celular), home: keptPhone(fixo) } }
  return complaints(problems, ({ field, code }) => [phonePaths[field], phoneSentences[code]])
}

/** A bank account by the format of its bank, and as it is kept. */
export function checkBankAccountValues({
  banco,
  agencia,
  conta,
}: BankAccountValues): Outcome<BankAccount, Complaint> {
  const account = { bank: banco ?? '', agency: agencia, account: conta }
  const problems = checkBankAccount(account)
  if (problems.length === 0) return { ok: true, result: writtenBankAccount(account) }
  return complaints(problems, (problem) => [accountPaths[problem.field], bankAccountSentence(problem)])
}

/** A bank account whose holder is declared. */
export type OwnAccountValues = BankAccountValues & { cpfTitular: string }

/** A bank account under the same rule, which must be the person's own; `ownCpf` with or without its dots. */
export function checkOwnAccountValues(
  { cpfTitular, ...account }: OwnAccountValues,
  ownCpf: string,
): Outcome<BankAccount, Complaint> {
  const outcome = checkBankAccountValues(account)
  const holder = onlyDigits(cpfTitular)
  if (holder === onlyDigits(ownCpf)) return outcome
  const sentence = holderSentences[holder === '' ? 'required' : 'not-own']
  const complaint = { field: 'cpfTitular', sentence }
  return { ok: false, problems: outcome.ok ? [complaint] : [...outcome.problems, complaint] }
}
