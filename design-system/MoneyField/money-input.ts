import { type NumberReading, plainText, readDecimal } from '../field/decimal-text.ts'
import type { Locale, Strings } from '../strings/strings.ts'

export interface MoneyRules {
  /** Most digits after the comma, 0 to 6. Default 2. */
  decimals?: number
  /** Default true. */
  allowNegative?: boolean
}

/**
 * Reads money as people write and paste it, in Portuguese `1.234,56`, `1234.56`, `1,234.56`, `R$ 1.234`, `1,5k`, `2 mi`.
 * More decimals than allowed, or signs in places no amount has, are `unclear`: an amount is never guessed.
 */
export const readMoney = (
  text: string,
  { locale, moneyField: { currency, abbreviations } }: Pick<Strings, 'locale' | 'moneyField'>,
  { decimals = 2, allowNegative = true }: MoneyRules = {},
): NumberReading =>
  readDecimal(plainText(text).replace(plainText(currency), ''), {
    decimals,
    allowNegative,
    locale,
    words: { '': 0, ...abbreviations },
  })

/** An amount as the field shows it, in Portuguese `1.234,56`, with a minus before it when negative. */
export const writeMoney = (value: number, { locale }: Locale, { decimals = 2 }: MoneyRules = {}): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    value,
  )
