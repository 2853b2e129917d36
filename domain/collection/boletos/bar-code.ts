import type { IsoDate } from '#domain/calendar.ts'
import { modulo11OfBarCode } from '#domain/check-digits.ts'
import type { Amount } from '#domain/money.ts'
import { fromCents, toCents } from '#domain/money.ts'
import { dueDateOfFactor, dueFactor } from './due-factor.ts'

/** Bank of the entity's collection: Itaú. */
export const COLLECTING_BANK = '341'
/** Real. */
const CURRENCY = '9'
const LARGEST_CENTS = 9_999_999_999

export interface BarCodeParts {
  bank: string
  dueDate: IsoDate
  /** Reais. */
  amount: Amount
  /** The bank's own 25 digits (*campo livre*). */
  freeField: string
}

/**
 * The 44 digits of the bar code: bank, currency, check digit, due factor, amount in cents, free field.
 * @throws RangeError when a part does not fit.
 */
export function barCode({ bank, dueDate, amount, freeField }: BarCodeParts): string {
  const cents = toCents(amount)
  if (!/^\d{3}$/.test(bank) || !/^\d{25}$/.test(freeField))
    throw new RangeError('Not the parts of a bar code')
  if (cents <= 0 || cents > LARGEST_CENTS) throw new RangeError('The amount does not fit into a bar code')
  const head = `${bank}${CURRENCY}`
  const tail = `${dueFactor(dueDate)}${String(cents).padStart(10, '0')}${freeField}`
  return `${head}${modulo11OfBarCode(`${head}${tail}`)}${tail}`
}

/** Whether the text is 44 digits with the right check digit. */
export function isValidBarCode(code: string): boolean {
  return /^\d{44}$/.test(code) && modulo11OfBarCode(`${code.slice(0, 4)}${code.slice(5)}`) === Number(code[4])
}

/**
 * Reads a bar code back. `near` chooses the cycle of the due factor. @throws RangeError when the check digit is wrong.
 */
export function readBarCode(code: string, near: IsoDate): BarCodeParts & { amount: number } {
  if (!isValidBarCode(code)) throw new RangeError('Not a bar code')
  return {
    bank: code.slice(0, 3),
    dueDate: dueDateOfFactor(Number(code.slice(5, 9)), near),
    amount: fromCents(Number(code.slice(9, 19))),
    freeField: code.slice(19),
  }
}
