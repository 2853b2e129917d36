import { modulo10 } from '#domain/check-digits.ts'

/** Check digit of an account of Itaú: modulo 10 of the agency (four digits) and the account (five, without its digit). */
export function itauAccountDigit(agency: string, account: string): number {
  if (!/^\d{4}$/.test(agency) || !/^\d{5}$/.test(account)) throw new RangeError('Not an account of Itaú')
  return modulo10(`${agency}${account}`)
}

/**
 * Whether the digit of an account `99999-9` fits its agency; null while either is incomplete. A hint, not a refusal: old
 * accounts may differ.
 */
export function accountDigitFits(agency: string, account: string): boolean | null {
  const [, number, digit] = /^(\d{5})-(\d)$/.exec(account) ?? []
  if (number === undefined || digit === undefined || !/^\d{4}$/.test(agency)) return null
  return itauAccountDigit(agency, number) === Number(digit)
}
