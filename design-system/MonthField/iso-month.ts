import type { Strings } from '../strings/strings.ts'

/** A month as `AAAA-MM`. */
export type IsoMonth = string

export interface MonthLimits {
  /** First and last month accepted. */
  minValue?: IsoMonth | null
  maxValue?: IsoMonth | null
}

/** Parsed text: a month, incomplete input, or complete input that is no month. */
export type MonthReading = { kind: 'month'; value: IsoMonth } | { kind: 'partial' } | { kind: 'unclear' }

/** Reads `MM/AAAA`. */
export const readMonth = (text: string): MonthReading => {
  const [, month = '', year = ''] = /^(\d{2})\/(\d{4})$/.exec(text) ?? []
  if (month === '') return { kind: 'partial' }
  return month >= '01' && month <= '12' && year >= '1000'
    ? { kind: 'month', value: `${year}-${month}` }
    : { kind: 'unclear' }
}

/** A month as the field shows it: `2026-11` is `11/2026`. Anything else is nothing. */
export const writeMonth = (month: IsoMonth | null | undefined): string => {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month ?? '') ?? []
  return year && number ? `${number}/${year}` : ''
}

/** Why a month is not accepted. Undefined when it is, or when there is none. */
export const monthProblem = (
  month: IsoMonth | null,
  { minValue, maxValue }: MonthLimits,
  { monthField }: Strings,
): string | undefined => {
  if (!month) return undefined
  if (minValue && month < minValue) return monthField.tooEarly(writeMonth(minValue))
  if (maxValue && month > maxValue) return monthField.tooLate(writeMonth(maxValue))
  return undefined
}
