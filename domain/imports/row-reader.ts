import type { Competence, IsoDate } from '../calendar.ts'
import { isValidCpf } from '../cpf.ts'
import { Decimal } from '../money.ts'
import type { ImportProblem, ImportReason } from './import-problem.ts'
import { type Cells, foldName } from './import-sheet.ts'
import { cpfIn, dayIn, decimalIn, monthIn, wholeIn } from './read-cell.ts'

/** Reais that the database holds. */
const MOST_REAIS = '9999999999999'

/** Longest text of a cell. */
const LONGEST_TEXT = 200

/** Reads the cells of a row one by one, and keeps what is wrong. A required cell that is empty is read as '' and complained about. */
export class RowReader {
  readonly problems: ImportProblem[] = []
  readonly #cells: Cells

  constructor(cells: Cells) {
    this.#cells = cells
  }

  refuse(column: string | null, reason: ImportReason, about?: string): void {
    this.problems.push({ column, reason, ...(about !== undefined && { about }) })
  }

  /** A text; null where it is not there. */
  optional(column: string, longest = LONGEST_TEXT): string | null {
    const text = this.#cells[column] ?? ''
    if (text === '') return null
    if (text.length > longest) this.refuse(column, 'too-long', String(longest))
    return text
  }

  required(column: string, longest = LONGEST_TEXT): string {
    const text = this.optional(column, longest)
    if (text === null) this.refuse(column, 'required')
    return text ?? ''
  }

  /** Eleven digits of a CPF that exists. */
  cpf(column: string): string {
    const text = this.required(column)
    const digits = cpfIn(text)
    if (text !== '' && !isValidCpf(digits)) this.refuse(column, 'cpf')
    return digits
  }

  /** A day up to today, or any where `mayBeLater`. */
  day(column: string, today: IsoDate, { mayBeLater = false } = {}): IsoDate | null {
    return this.#dated(column, dayIn, mayBeLater ? null : today, 'date')
  }

  requiredDay(column: string, today: IsoDate, options: { mayBeLater?: boolean } = {}): IsoDate {
    return this.#there(column, this.day(column, today, options))
  }

  /** A month up to that of today. */
  requiredMonth(column: string, today: IsoDate): Competence {
    return this.#there(column, this.#dated(column, monthIn, today.slice(0, 7), 'month'))
  }

  /** Reais above zero with two decimals at most, as a decimal text with two; null where there are none. */
  reais(column: string): string | null {
    const amount = this.decimal(column, 'amount')
    if (amount === null) return null
    const isFine = amount.greaterThan(0) && amount.decimalPlaces() <= 2 && amount.lessThan(MOST_REAIS)
    if (!isFine) this.refuse(column, 'amount')
    return isFine ? amount.toFixed(2) : null
  }

  requiredReais(column: string): string {
    return this.#there(column, this.reais(column))
  }

  /** A decimal number of any sign. `reason`: why it is refused where it is none. */
  decimal(column: string, reason: ImportReason = 'number'): Decimal | null {
    const text = this.optional(column, 40)
    if (text === null) return null
    const number = decimalIn(text)
    if (number === null) this.refuse(column, reason)
    return number === null ? null : new Decimal(number)
  }

  /** One of some numbers. */
  oneOf(column: string, isKnown: (value: number) => boolean, reason: ImportReason): number {
    const text = this.required(column)
    const value = wholeIn(text)
    if (text !== '' && (value === null || !isKnown(value))) this.refuse(column, reason)
    return value ?? 0
  }

  /** One of some words, however they are spelt; null where there is none. */
  word<Word extends string>(
    column: string,
    words: Readonly<Record<string, Word>>,
    reason: ImportReason,
  ): Word | null {
    const text = this.optional(column)
    if (text === null) return null
    const word = words[foldName(text)]
    if (word === undefined) this.refuse(column, reason)
    return word ?? null
  }

  #dated(
    column: string,
    read: (text: string) => string | null,
    latest: string | null,
    reason: 'date' | 'month',
  ): string | null {
    const text = this.optional(column)
    if (text === null) return null
    const date = read(text)
    if (date === null) this.refuse(column, reason)
    else if (latest !== null && date > latest) this.refuse(column, 'future-date')
    return date
  }

  #there(column: string, value: string | null): string {
    if (value === null && (this.#cells[column] ?? '') === '') this.refuse(column, 'required')
    return value ?? ''
  }
}
