import type { Competence } from '../../calendar.ts'

/** A month's change of an economic index in percent points: 0.46 means 0,46%; deflation is negative. */
export interface IndexerValue {
  competence: Competence
  percent: number
}

/** Highest change, up or down, that a month can be believed to have: what is beyond was typed wrong. */
export const LARGEST_MONTHLY_PERCENT = 50

/** Decimals of a monthly change, as the sources publish it. */
export const INDEXER_DECIMALS = 4

/** Decimals with which every change is written: sources publish prices with two, and the price of money with four. */
export const SHOWN_DECIMALS = 2

/** First month that can be recorded: the currency is of July 1994. */
export const FIRST_COMPETENCE: Competence = '1994-07'

/** Values from the oldest month to the newest. */
export function inOrder<Value extends IndexerValue>(values: readonly Value[]): Value[] {
  return values.toSorted((one, other) => (one.competence < other.competence ? -1 : 1))
}
