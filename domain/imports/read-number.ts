import { type CellReading, onlyReading } from './cell-reading.ts'
import type { ColumnSpelling } from './column-spelling.ts'

type NumberContext = {
  spelling?: ColumnSpelling
  /** The unit tells readings apart: of reais three decimals are more than there are, so that a sign before three digits may be either. */
  of: 'reais' | 'quotas' | 'percent'
}

const MINUS = /[‐-―−]/g
const CURRENCY = /^(R\$|BRL)|(R\$|BRL|reais|real)$/i

/**
 * A number as a database numeric, in any spelling that has one reading: 1.234,56 and 1,234.56, 1'234,56, (123,45) and 123,45-, with
 * or without R$. '1.234' is a thousand or three decimals; the column may tell.
 */
export function readNumber(text: string, { spelling = {}, of }: NumberContext): CellReading {
  const { sign, digits } = signed(text.replaceAll(MINUS, '-').replaceAll(/\s/g, ' ').trim(), of === 'percent')
  const plain = ungrouped(digits)
  if (plain === null) return { reason: 'number' }
  const readings = readingsOf(plain, spelling, of).map((number) => sign + number)
  return onlyReading(readings, { otherwise: 'number', several: 'two-amounts', shown: shownNumber })
}

function shownNumber(number: string): string {
  const [whole = '', decimals] = number.split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')
  return decimals === undefined ? `${grouped},00` : `${grouped},${decimals}`
}

/** The sign of a number, before it, behind it or as brackets; what stands around it is taken away. */
function signed(text: string, isPercent: boolean): { sign: '' | '-'; digits: string } {
  let [digits, minus] = [text, 0]
  for (let before = ''; before !== digits; ) {
    before = digits
    const bracketed = /^\((.*)\)$/.exec(digits)?.[1]
    if (bracketed !== undefined || /^-|-$/.test(digits)) minus += 1
    digits = (bracketed ?? digits.replace(/^-|-$/, '')).replace(/^\+/, '').replace(CURRENCY, '').trim()
    if (isPercent) digits = digits.replace(/%$/, '').trim()
  }
  return minus > 1 ? { sign: '', digits: '' } : { sign: minus === 1 ? '-' : '', digits }
}

/** A number without the spaces or apostrophes between its thousands; null where they stand elsewhere, or it is none. */
function ungrouped(digits: string): string | null {
  const plain = digits.replaceAll(/['’´` ]/g, '')
  if (!/^[\d.,]*\d$/.test(plain)) return null
  return plain === digits || /^\d{1,3}(['’´` ]\d{3})+([.,]\d+)?$/.test(digits) ? plain : null
}

function readingsOf(text: string, { decimals }: ColumnSpelling, of: NumberContext['of']): string[] {
  const [commas, dots] = [text.split(',').length - 1, text.split('.').length - 1]
  if (commas === 0 && dots === 0) return [text]
  if (commas > 0 && dots > 0) {
    const ours = /^\d{1,3}(\.\d{3})+,\d+$/.test(text)
    if (!ours && !/^\d{1,3}(,\d{3})+\.\d+$/.test(text)) return []
    return [ours ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')]
  }
  const [mark, name] = commas > 0 ? ([',', 'comma'] as const) : (['.', 'dot'] as const)
  const thousands = text.replaceAll(mark, '')
  if (commas + dots > 1) return /^\d{1,3}([.,]\d{3})+$/.test(text) ? [thousands] : []
  const decimal = text.replace(mark, '.').replace(/^\./, '0.')
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return [decimal]
  if (decimals !== undefined) return [decimals === name ? decimal : thousands]
  return mark === ',' && of !== 'reais' ? [decimal] : [thousands, decimal]
}
