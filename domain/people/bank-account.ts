import { accountFormat } from './account-formats.ts'
import { banks } from './banks.ts'

/** Where a person is paid. */
export interface BankAccount {
  /** COMPE number. */
  bank: string
  /** Four digits; as typed also with the check digit that some banks write after them. */
  agency: string
  /** As the bank writes it, with a dash before the check digit; as typed also without zeros before it, dots and dash. */
  account: string
}

export type BankAccountProblem =
  | { field: 'bank'; code: 'required' | 'unknown' }
  | { field: 'agency'; code: 'required' | 'incomplete' | 'wrong-check-digit' }
  | { field: 'agency'; code: 'another-bank'; only: string }
  | { field: 'account'; code: 'required' | 'incomplete' | 'wrong-check-digit' }
  | { field: 'account'; code: 'too-long'; digits: number }

/** Problems of a bank account by the format of its bank: one a field, in the order of the form. */
export function checkBankAccount(typed: BankAccount): BankAccountProblem[] {
  const problems = [bankProblem(typed.bank), agencyProblem(typed), accountProblem(typed)]
  return problems.filter((problem) => problem !== null)
}

/** An account without problems as it is kept: the agency's four digits, the account with its zeros and its dash. */
export function writtenBankAccount({ bank, agency, account }: BankAccount): BankAccount {
  const { number, checkDigit } = accountParts(bank, account)
  return { bank, agency: signs(agency).slice(0, 4), account: `${number}-${checkDigit}` }
}

function bankProblem(bank: string): BankAccountProblem | null {
  if (bank === '') return { field: 'bank', code: 'required' }
  return banks.some(({ code }) => code === bank) ? null : { field: 'bank', code: 'unknown' }
}

function agencyProblem({ bank, agency }: BankAccount): BankAccountProblem | null {
  const field = 'agency'
  const { onlyAgency, agencyCheckDigits } = accountFormat(bank)
  const typed = signs(agency)
  if (typed === '') return { field, code: 'required' }
  const digits = typed.slice(0, 4)
  const checkDigit = typed.slice(4)
  if (!/^\d{4}$/.test(digits) || (checkDigit !== '' && agencyCheckDigits === null))
    return { field, code: 'incomplete' }
  if (onlyAgency !== null && digits !== onlyAgency) return { field, code: 'another-bank', only: onlyAgency }
  const isRight = checkDigit === '' || agencyCheckDigits?.(digits).includes(checkDigit)
  return isRight ? null : { field, code: 'wrong-check-digit' }
}

function accountProblem({ bank, agency, account }: BankAccount): BankAccountProblem | null {
  const field = 'account'
  const { digits, hasLetters, checkDigits } = accountFormat(bank)
  if (signs(account) === '') return { field, code: 'required' }
  const { number, checkDigit } = accountParts(bank, account)
  const isWhole = /^\d+$/.test(number) && (hasLetters ? /^[\dXP]$/ : /^\d$/).test(checkDigit)
  if (!isWhole || number.replaceAll('0', '') === '') return { field, code: 'incomplete' }
  if (number.length > digits) return { field, code: 'too-long', digits }
  const branch = signs(agency).slice(0, 4)
  // Of a wrong agency enough is said already.
  if (!/^\d{4}$/.test(branch)) return null
  const fitting = checkDigits?.(branch, number) ?? null
  return fitting === null || fitting.includes(checkDigit) ? null : { field, code: 'wrong-check-digit' }
}

/** The number as the bank writes it, and the last sign. */
function accountParts(bank: string, account: string): { number: string; checkDigit: string } {
  const typed = signs(account)
  const number = typed.slice(0, -1).replace(/^0+(?=.)/, '')
  return { number: number.padStart(accountFormat(bank).written, '0'), checkDigit: typed.slice(-1) }
}

/** Letters and digits of the text, without spaces and punctuation. */
function signs(text: string): string {
  return text.replaceAll(/[\s./-]/g, '').toUpperCase()
}

/** `*****-6`: what is shown where the whole number is not needed. */
export function maskAccount(account: string): string {
  return `*****-${account.slice(-1)}`
}

/** `…123-4`: enough for its holder to know which one it is. */
export function endOfAccount(account: string): string {
  return `…${account.slice(-5)}`
}
