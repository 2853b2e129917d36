import { type NumberReading, plainText, readDecimal } from '../field/decimal-text.ts'
import type { Locale, Strings } from '../strings/strings.ts'

export interface NumberRules {
  /** Most digits after the comma, 0 to 6. Default 0: whole numbers. */
  decimals?: number
  /** Digits after the comma that are shown at least, as `0,40` under `0,33`. Default 0. */
  leastDecimals?: number
  /** Smallest number accepted. From 0 on, telephones show a keyboard of digits. */
  minValue?: number
  /** Largest number accepted. */
  maxValue?: number
  /** Only numbers at this distance from each other are accepted, counted from `minValue`, or from 0. */
  step?: number
}

/** Reads a number as people write and paste it, in Portuguese `2,5`, `2.5`, `1.234`; the unit may follow it, as in `25%`. */
export const readNumber = (
  text: string,
  { decimals = 0 }: NumberRules,
  { locale }: Locale,
  unit = '',
): NumberReading => readDecimal(text, { decimals, locale, words: { '': 0, [plainText(unit)]: 0 } })

/** A number as the field shows it, in Portuguese `2,5`, `2026`, `12.345`. */
export const writeNumber = (
  value: number,
  { decimals = 0, leastDecimals = 0 }: NumberRules,
  { locale }: Locale,
): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: leastDecimals,
    maximumFractionDigits: decimals,
    useGrouping: 'min2',
  }).format(value)

/** Steps are counted in millionths: half of them do not exist as binary fractions. */
const millionths = (value: number) => Math.round(value * 1_000_000)

/** Why a number is not accepted. Undefined when it is, or when there is none. */
export const numberProblem = (
  value: number | null,
  rules: NumberRules,
  strings: Strings,
): string | undefined => {
  const { minValue, maxValue, step } = rules
  const written = (number: number) => writeNumber(number, { decimals: 6 }, strings)
  if (value === null) return undefined
  if (minValue !== undefined && value < minValue) return strings.numberField.tooSmall(written(minValue))
  if (maxValue !== undefined && value > maxValue) return strings.numberField.tooLarge(written(maxValue))
  const from = minValue ?? 0
  if (step !== undefined && millionths(value - from) % millionths(step) !== 0)
    return strings.numberField.offStep(written(step), written(from))
  return undefined
}

/**
 * The next number up (`1`) or down (`-1`) that is accepted: by `step`, or by 1. From nothing it is the limit on the side one comes from,
 * or 0; from outside the limits, the nearest one.
 */
export const nextNumber = (value: number | null, direction: 1 | -1, rules: NumberRules): number => {
  const { minValue, maxValue, step = 1 } = rules
  const within = (number: number) => Math.min(Math.max(number, minValue ?? -Infinity), maxValue ?? Infinity)
  if (value === null) return within((direction === 1 ? minValue : maxValue) ?? 0)
  const from = minValue ?? 0
  const stride = millionths(step)
  const passed = millionths(value - from) / stride
  const count = direction === 1 ? Math.floor(passed) + 1 : Math.ceil(passed) - 1
  return within((millionths(from) + count * stride) / 1_000_000)
}
