import { banks } from './banks.ts'

/** Telephones as typed or as digits; '' means none. */
export interface Phones {
  mobile: string
  home: string
}

export type PhoneProblem = { field: keyof Phones; code: 'incomplete' | 'not-mobile' }

/** Problems of telephones: a mobile has eleven digits and a nine after the area code; the other ten or eleven. */
export function checkPhones({ mobile, home }: Phones): PhoneProblem[] {
  const problems: PhoneProblem[] = []
  const mobileDigits = phoneDigits(mobile)
  const homeDigits = phoneDigits(home)
  if (mobileDigits !== '' && !/^[1-9]{2}9\d{8}$/.test(mobileDigits)) {
    problems.push({ field: 'mobile', code: mobileDigits.length === 11 ? 'not-mobile' : 'incomplete' })
  }
  if (homeDigits !== '' && !/^[1-9]{2}\d{8,9}$/.test(homeDigits)) {
    problems.push({ field: 'home', code: 'incomplete' })
  }
  return problems
}

/** What a telephone is made of without what stands between its digits; a word stays, so that it is never taken for none. */
function phoneDigits(phone: string): string {
  return phone.replaceAll(/[\s()+.-]/g, '')
}

/** `(11) 91234-5678`; as much of it as there are digits. */
export function formatPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').slice(0, 11)
  if (digits.length < 3) return digits
  const split = digits.length > 10 ? 7 : 6
  const rest = digits.slice(split)
  return `(${digits.slice(0, 2)}) ${digits.slice(2, split)}${rest === '' ? '' : `-${rest}`}`
}

/** Where a person is paid. */
export interface BankAccount {
  /** COMPE number. */
  bank: string
  /** Four digits (mask 9999). */
  agency: string
  /** Five digits and the check digit (mask 99999-9). */
  account: string
}

export type BankAccountProblem = { field: keyof BankAccount; code: 'required' | 'unknown' | 'incomplete' }

/** Problems of a bank account; the masks are those of specification section 5. */
export function checkBankAccount({ bank, agency, account }: BankAccount): BankAccountProblem[] {
  const problems: BankAccountProblem[] = []
  if (bank === '') problems.push({ field: 'bank', code: 'required' })
  else if (!banks.some(({ code }) => code === bank)) problems.push({ field: 'bank', code: 'unknown' })
  if (agency === '') problems.push({ field: 'agency', code: 'required' })
  else if (!/^\d{4}$/.test(agency)) problems.push({ field: 'agency', code: 'incomplete' })
  if (account === '') problems.push({ field: 'account', code: 'required' })
  else if (!/^\d{5}-\d$/.test(account)) problems.push({ field: 'account', code: 'incomplete' })
  return problems
}

/** `*****-6`: what is shown where the whole number is not needed. */
export function maskAccount(account: string): string {
  return `*****-${account.slice(-1)}`
}
