import { type NumberReading, plainText, readDecimal } from '../field/decimal-text.ts'

export interface MoneyRules {
  /** Most digits after the comma, 0 to 6. Default 2. */
  decimals?: number
  /** Default true. */
  allowNegative?: boolean
}

/** Powers of ten of the abbreviations people use for round amounts. */
const abbreviations: Partial<Record<string, number>> = {
  '': 0,
  k: 3,
  mil: 3,
  m: 6,
  mi: 6,
  milhao: 6,
  milhoes: 6,
  b: 9,
  bi: 9,
  bilhao: 9,
  bilhoes: 9,
}

/**
 * Reads money as Brazilians write and paste it, in reais: `1.234,56`, `1234.56`, `1,234.56`, `R$ 1.234`, `1,5k`, `2 mi`.
 * More decimals than allowed, or signs in places no amount has, are `unclear`: an amount is never guessed.
 */
export const readMoney = (
  text: string,
  { decimals = 2, allowNegative = true }: MoneyRules = {},
): NumberReading =>
  readDecimal(plainText(text).replace('r$', ''), { decimals, allowNegative, words: abbreviations })

/** An amount in reais as the field shows it: `1.234,56`, with a minus before it when negative. */
export const writeMoney = (value: number, { decimals = 2 }: MoneyRules = {}): string =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    value,
  )
