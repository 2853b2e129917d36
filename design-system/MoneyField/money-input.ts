/** What a person wrote as money: an amount in reais, nothing, or something that cannot be read with certainty. */
export type MoneyReading = { kind: 'amount'; value: number } | { kind: 'empty' } | { kind: 'unclear' }

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

const unclear: MoneyReading = { kind: 'unclear' }

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\s]/g, '')
    .replaceAll(/[\u2212\u2012-\u2014]/g, '-')
    .toLowerCase()

/** `(12,00)`, `-12,00`, `R$ -12,00` and `12,00-` are all the same negative amount. */
const splitSign = (text: string): { isNegative: boolean; rest: string } | null => {
  const bare = text.replace('r$', '')
  const inParentheses = /^\(([^()]*)\)$/.exec(bare)?.[1]
  if (inParentheses !== undefined) return { isNegative: true, rest: inParentheses }
  const minuses = bare.split('-').length - 1
  if (minuses > 1) return null
  if (minuses === 1 && !bare.startsWith('-') && !bare.endsWith('-')) return null
  return { isNegative: minuses === 1, rest: bare.replace('-', '') }
}

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
 * Reads money as Brazilians write and paste it: `1.234,56`, `1234.56`, `1,234.56`, `R$ 1.234`, `1,5k`, `2 mi`.
 * More decimals than allowed, or signs in places no amount has, are `unclear`: an amount is never guessed.
 */
export const readMoney = (
  text: string,
  { decimals = 2, allowNegative = true }: MoneyRules = {},
): MoneyReading => {
  const written = plain(text)
  if (written === '' || written === 'r$') return { kind: 'empty' }
  const signed = splitSign(written)
  if (!signed || (signed.isNegative && !allowNegative)) return unclear
  const [, number = '', word = ''] = /^([\d.,]*)([a-z]*)$/.exec(signed.rest) ?? []
  const power = abbreviations[word]
  const digits = splitDigits(number)
  if (power === undefined || !digits) return unclear
  const places = decimals + power
  const decimal = digits.decimal.replace(/0+$/, '')
  if (decimal.length > places) return unclear
  const smallest = Number(digits.whole + decimal.padEnd(places, '0'))
  if (!Number.isSafeInteger(smallest)) return unclear
  const value = smallest / 10 ** decimals
  return { kind: 'amount', value: signed.isNegative && value !== 0 ? -value : value }
}

/** An amount in reais as the field shows it: `1.234,56`, with a minus before it when negative. */
export const writeMoney = (value: number, { decimals = 2 }: MoneyRules = {}): string =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    value,
  )
