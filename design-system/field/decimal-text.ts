/** Typed number: an amount, empty, or text that cannot be parsed with certainty. */
export type NumberReading = { kind: 'amount'; value: number } | { kind: 'empty' } | { kind: 'unclear' }

export interface DecimalRules {
  /** Most digits after the comma, 0 to 6. */
  decimals: number
  /** Whose sign stands before the decimals, as `pt-BR`. */
  locale: string
  /** Default true. */
  allowNegative?: boolean | undefined
  /** Words that may follow the digits, each with the power of ten it stands for: `{ mil: 3 }`. In small letters, without accents. */
  words?: Partial<Record<string, number>> | undefined
}

const unclear: NumberReading = { kind: 'unclear' }

/** Small letters, without accents and spaces, every dash a minus: what is left to read. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\s]/g, '')
    .replaceAll(/[\u2212\u2012-\u2014]/g, '-')
    .toLowerCase()

/** `(12,00)`, `-12,00` and `12,00-` are all the same negative amount. */
const splitSign = (text: string): { isNegative: boolean; rest: string } | null => {
  const inParentheses = /^\(([^()]*)\)$/.exec(text)?.[1]
  if (inParentheses !== undefined) return { isNegative: true, rest: inParentheses }
  const minuses = text.split('-').length - 1
  if (minuses > 1) return null
  if (minuses === 1 && !text.startsWith('-') && !text.endsWith('-')) return null
  return { isNegative: minuses === 1, rest: text.replace('-', '') }
}

const usesPoint = (locale: string) => new Intl.NumberFormat(locale).format(1.5).includes('.')

/** The same number with the comma before its decimals, whichever sign its language puts there. */
const withDecimalComma = (text: string, locale: string) =>
  usesPoint(locale) ? text.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : text

const grouped = (separator: string) => new RegExp(`^\\d{1,3}(\\${separator}\\d{3})+$`)

/**
 * Whole and decimal digits. With both signs present the last one is the decimal one. A single comma is decimal, as
 * in Portuguese; a single point before exactly three digits separates thousands, otherwise it is decimal.
 */
const splitDigits = (text: string): { whole: string; decimal: string } | null => {
  const lastComma = text.lastIndexOf(',')
  const lastPoint = text.lastIndexOf('.')
  const isGroupedOnly = grouped('.').test(text) || (text.split(',').length > 2 && grouped(',').test(text))
  if (isGroupedOnly) return { whole: text.replaceAll(/[.,]/g, ''), decimal: '' }
  const at = Math.max(lastComma, lastPoint)
  const whole = at < 0 ? text : text.slice(0, at)
  const decimal = at < 0 ? '' : text.slice(at + 1)
  const thousands = lastComma > lastPoint ? '.' : ','
  const isWholeClear = /^\d*$/.test(whole) || grouped(thousands).test(whole)
  if (!isWholeClear || !/^\d*$/.test(decimal) || whole + decimal === '') return null
  return { whole: whole.replaceAll(/[.,]/g, ''), decimal }
}

/**
 * Reads a number as people write and paste it, in Portuguese `1.234,56`, `1234.56`, `1,234.56`, `2.5`. More decimals than
 * allowed, or signs in places no number has, are `unclear`: a number is never guessed.
 */
export const readDecimal = (
  text: string,
  { decimals, locale, allowNegative = true, words = { '': 0 } }: DecimalRules,
): NumberReading => {
  const written = plainText(text)
  if (written === '') return { kind: 'empty' }
  const signed = splitSign(written)
  if (!signed || (signed.isNegative && !allowNegative)) return unclear
  const [, number = '', word = ''] = /^([\d.,]*)([a-z%]*)$/.exec(signed.rest) ?? []
  const power = words[word]
  const digits = splitDigits(withDecimalComma(number, locale))
  if (power === undefined || !digits) return unclear
  const places = decimals + power
  const decimal = digits.decimal.replace(/0+$/, '')
  if (decimal.length > places) return unclear
  const smallest = Number(digits.whole + decimal.padEnd(places, '0'))
  if (!Number.isSafeInteger(smallest)) return unclear
  const value = smallest / 10 ** decimals
  return { kind: 'amount', value: signed.isNegative && value !== 0 ? -value : value }
}
