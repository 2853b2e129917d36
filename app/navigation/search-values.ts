import type { SearchSchemaInput } from '@tanstack/react-router'

/** Reads one value of an address. What a page does not expect reads as `absent`, never as an error: people edit and cut off addresses. */
type Reader = (raw: unknown) => unknown

type Values<Readers extends Record<string, Reader>> = {
  [Name in keyof Readers as undefined extends ReturnType<Readers[Name]> ? never : Name]: ReturnType<
    Readers[Name]
  >
} & {
  [Name in keyof Readers as undefined extends ReturnType<Readers[Name]> ? Name : never]?: ReturnType<
    Readers[Name]
  >
}

/** Largest number of a record that the API knows. */
const LARGEST_ID = 2_147_483_647
const LARGEST_PAGE = 10_000_000

/**
 * The search parameters of a page, for `validateSearch`. Route files are in the first bundle of every page, so this does without the
 * schema library (see the decision on what a page loads first).
 */
export function searchOf<Readers extends Record<string, Reader>>(readers: Readers) {
  const read = valuesOf(readers)
  return (raw: Partial<Values<Readers>> & SearchSchemaInput): Values<Readers> => read(raw)
}

/** The same as the validator of a call that takes what an address says. */
export function valuesOf<Readers extends Record<string, Reader>>(readers: Readers) {
  return (raw: Partial<Values<Readers>>): Values<Readers> => {
    const values: Record<string, unknown> = typeof raw === 'object' && raw !== null ? raw : {}
    const read = Object.entries(readers).map(([name, reader]) => [name, reader(values[name])])
    return Object.fromEntries(read) as Values<Readers>
  }
}

/** A whole number from `least` to `largest`. */
export const wholeNumber =
  <Absent extends number | undefined>(least: number, largest: number, absent: Absent) =>
  (raw: unknown): number | Absent =>
    typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= largest ? raw : absent

/** The number of a record, or none. */
export const recordId = wholeNumber(1, LARGEST_ID, undefined)

/** A page of a list, from 0; the first when none is named. */
export const pageNumber = wholeNumber(0, LARGEST_PAGE, 0)

/** A text that fits a rule. */
export const textThat =
  <Absent extends string | undefined>(fits: (text: string) => boolean, absent: Absent) =>
  (raw: unknown): string | Absent =>
    typeof raw === 'string' && fits(raw) ? raw : absent

/** A month `AAAA-MM`, or none. */
export const month = textThat((text) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text), undefined)

/** A text up to a length. */
export const textUpTo = <Absent extends string | undefined>(longest: number, absent: Absent) =>
  textThat((text) => text.length <= longest, absent)

/** One of some words. */
export const oneOf =
  <const Word extends string, Absent extends Word | undefined>(words: readonly Word[], absent: Absent) =>
  (raw: unknown): Word | Absent =>
    words.find((word) => word === raw) ?? absent

const LONGEST_KEYWORD = 80

/**
 * A keyword to look for, trimmed. A form sent without JavaScript writes `2026.0000010` bare, and the router reads it as a number; the
 * seven decimals give the protocol back.
 */
export function keyword(raw: unknown): string {
  const text = typeof raw === 'number' ? asTyped(raw) : raw
  const trimmed = typeof text === 'string' ? text.trim() : ''
  return trimmed.length <= LONGEST_KEYWORD ? trimmed : ''
}

function asTyped(number: number): string {
  return Number.isInteger(number) ? String(number) : number.toFixed(7)
}
