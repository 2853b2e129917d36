import { modulo10 } from '#domain/check-digits.ts'

/** The entity's collection at the bank, and the number of the slip. All digits, as text. */
export interface ItauCollection {
  /** *Carteira*, three digits. */
  portfolio: string
  /** *Nosso número*, eight digits. */
  slipNumber: string
  agency: string
  /** Five digits, without its check digit. */
  account: string
}

/** Portfolios whose slip number is checked without agency and account. */
const SHORT_CHECK = new Set(['126', '131', '146', '150', '168'])

/** Check digit of the slip number. */
export function slipNumberDigit({ portfolio, slipNumber, agency, account }: ItauCollection): number {
  const short = `${portfolio}${slipNumber}`
  return modulo10(SHORT_CHECK.has(portfolio) ? short : `${agency}${account}${short}`)
}

/** The bank's 25 digits of the bar code. @throws RangeError when a part has not its length. */
export function itauFreeField(collection: ItauCollection): string {
  const { portfolio, slipNumber, agency, account } = collection
  if (!/^\d{3}$/.test(portfolio) || !/^\d{8}$/.test(slipNumber))
    throw new RangeError('Not a portfolio and slip number of Itaú')
  const accountDigit = itauAccountDigit(agency, account)
  return `${portfolio}${slipNumber}${slipNumberDigit(collection)}${agency}${account}${accountDigit}000`
}

/** As the slip shows it: `109/00000001-6`. */
export function formatSlipNumber(collection: ItauCollection): string {
  return `${collection.portfolio}/${collection.slipNumber}-${slipNumberDigit(collection)}`
}

/** Check digit of an account of Itaú: modulo 10 of the agency (four digits) and the account (five, without its digit). */
export function itauAccountDigit(agency: string, account: string): number {
  if (!/^\d{4}$/.test(agency) || !/^\d{5}$/.test(account)) throw new RangeError('Not an account of Itaú')
  return modulo10(`${agency}${account}`)
}
