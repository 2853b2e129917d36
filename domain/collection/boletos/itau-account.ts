import { modulo10 } from '#domain/check-digits.ts'

/** Check digit of an account of Itaú: modulo 10 of the agency (four digits) and the account (five, without its digit). */
export function itauAccountDigit(agency: string, account: string): number {
  if (!/^\d{4}$/.test(agency) || !/^\d{5}$/.test(account)) throw new RangeError('Not an account of Itaú')
  return modulo10(`${agency}${account}`)
}
