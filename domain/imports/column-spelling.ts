/**
 * How a column of a file writes its days and numbers, as far as its own rows prove: one row that can be read in one way only tells how
 * those are meant that can be read in two.
 */
export type ColumnSpelling = {
  /** A row has a day that only the order of the United States gives: 02/28/1985. */
  monthFirst?: boolean
  /** A row has a day that only our order gives: 28/02/1985. */
  dayFirst?: boolean
  /** The sign before the decimals, in every row that tells. Absent: none does, or they differ. */
  decimals?: 'comma' | 'dot'
}

const DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})(?!\d)/
const COMMA = /^\d{1,3}(\.\d{3})+,\d+$|^\d+,(\d{1,2}|\d{4,})$|^\d{1,3}(\.\d{3}){2,}$/
const DOT = /^\d{1,3}(,\d{3})+\.\d+$|^\d+\.(\d{1,2}|\d{4,})$|^\d{1,3}(,\d{3}){2,}$/

/** Longest text of a day or a number. */
const LONGEST = 40

/** Learns the spelling of one column, row by row. */
export class SpellingOfColumn {
  #monthFirst = false
  #dayFirst = false
  #comma = false
  #dot = false

  learn(text: string): void {
    if (text.length > LONGEST || !/\d[.,/-]\d/.test(text)) return
    const [, first, second] = DAY.exec(text) ?? []
    if (first !== undefined) {
      if (Number(second) > 12 && Number(first) <= 12) this.#monthFirst = true
      if (Number(first) > 12 && Number(second) <= 12) this.#dayFirst = true
      return
    }
    const number = text.replaceAll(/[^\d.,]/g, '')
    if (COMMA.test(number)) this.#comma = true
    if (DOT.test(number)) this.#dot = true
  }

  get told(): ColumnSpelling {
    return {
      ...(this.#monthFirst && { monthFirst: true }),
      ...(this.#dayFirst && { dayFirst: true }),
      ...(this.#comma !== this.#dot && { decimals: this.#comma ? 'comma' : 'dot' }),
    }
  }
}
