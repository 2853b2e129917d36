import { addDays, addYears, type Competence, type IsoDate } from '../calendar.ts'
import { formatCpf, isValidCpf, onlyDigits } from '../cpf.ts'
import { Decimal } from '../money.ts'
import type { CellReading } from './cell-reading.ts'
import { cellFault, cellText, YEARLESS } from './cell-text.ts'
import type { ImportProblem, ImportReason } from './import-problem.ts'
import { type Cells, type CheckFacts, foldName } from './import-sheet.ts'
import { type DayContext, type DaySpan, readDay } from './read-day.ts'
import { readMonth } from './read-month.ts'
import { readNumber } from './read-number.ts'

/** Reais that the database holds. */
const MOST_REAIS = '9999999999999'

/** Longest text of a cell. */
const LONGEST_TEXT = 200

/** Programs that count in twos add less than this to an amount of cents (8700.900000000001). */
const NOISE = '0.000001'

/** Years back among which a year of two digits is looked for, of what has happened. */
const PAST_YEARS = 80

/** Nothing that is still told of anybody happened before; programs show a nothing as a day of 1899 or 1900. */
const FIRST_DAY: IsoDate = '1910-01-01'

/** A number of which only the first digits are left: 5,29982E+10 */
const SCIENTIFIC = /^[+-]?\d+([.,]\d+)?E[+-]?\d+$/i

/** A day, in the place of what somebody typed with dashes or slashes. */
const TURNED_DAY = /^\d{4}-\d{2}-\d{2}$|^\d{1,2}[/-](jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\.?$/i

/** A whole number to which a program gave decimals: 7770.0 */
const WITH_DECIMALS = /^(\d+)[.,]0+$/

/** Which days a column may have. */
export type DayOptions = { mayBeLater?: boolean; ages?: { youngest: number; oldest: number } }

/** Reads the cells of a row one by one, and keeps what is wrong. A required cell that is empty is read as '' and complained about. */
export class RowReader {
  readonly problems: ImportProblem[] = []
  readonly #cells: Cells
  readonly #facts: Pick<CheckFacts, 'spelling' | 'countsFrom1904'>
  readonly #faulty = new Set<string>()

  constructor(cells: Cells, facts: Pick<CheckFacts, 'spelling' | 'countsFrom1904'> = {}) {
    this.#cells = cells
    this.#facts = facts
  }

  /** Notes what is wrong. Of a cell without a value is said already that nothing stands behind it. */
  refuse(column: string | null, reason: ImportReason, about?: string): void {
    if (reason === 'required' && column !== null && this.#faulty.has(column)) return
    this.problems.push({ column, reason, ...(about !== undefined && { about }) })
  }

  /** A text; null where it is not there, or nothing stands behind its cell, which is complained about. */
  optional(column: string, longest = LONGEST_TEXT): string | null {
    const text = cellText(this.#cells[column] ?? '')
    const fault = cellFault(text)
    if (fault !== null && !this.#faulty.has(column)) {
      this.#faulty.add(column)
      this.refuse(column, fault, ...(fault === 'cell-error' ? [text] : []))
    }
    if (text === '' || fault !== null) return null
    if (text.length <= longest) return text
    this.refuse(column, 'too-long', String(longest))
    // It is refused: nothing goes through the rest of it.
    return text.slice(0, longest)
  }

  required(column: string, longest = LONGEST_TEXT): string {
    return this.#there(column, this.optional(column, longest))
  }

  /** Digits and letters that name something; null also where a program took them for a number or a day. */
  identifier(column: string, longest = LONGEST_TEXT): string | null {
    const text = this.optional(column, longest)
    if (text === null) return null
    const isDay = TURNED_DAY.test(text) || text.endsWith(YEARLESS)
    if (!isDay && !SCIENTIFIC.test(text)) return WITH_DECIMALS.exec(text)?.[1] ?? text
    this.#faulty.add(column)
    this.refuse(column, isDay ? 'turned-day' : 'scientific', text)
    return null
  }

  requiredIdentifier(column: string, longest = LONGEST_TEXT): string {
    return this.#there(column, this.identifier(column, longest))
  }

  /** Eleven digits of a CPF that exists. Zeros that a program took away are put back where the check digits say so, and told. */
  cpf(column: string): string {
    const text = this.required(column)
    if (SCIENTIFIC.test(text)) this.refuse(column, 'cpf-scientific', text)
    if (text === '' || SCIENTIFIC.test(text)) return ''
    const typed = WITH_DECIMALS.exec(text)?.[1] ?? text
    const digits = onlyDigits(typed)
    const isNumber = digits.length >= 8 && digits.length < 11 && /^[\d.\s-]+$/.test(typed)
    const cpf = isNumber ? digits.padStart(11, '0') : digits
    if (!isValidCpf(cpf)) this.refuse(column, 'cpf')
    else if (isNumber) this.refuse(column, 'cpf-padded', formatCpf(cpf))
    return cpf
  }

  /** A day up to today, or any where `mayBeLater`. */
  day(column: string, today: IsoDate, { mayBeLater = false, ages }: DayOptions = {}): IsoDate | null {
    const span = ages
      ? { from: addDays(addYears(today, -ages.oldest - 1), 1), to: addYears(today, -ages.youngest) }
      : mayBeLater
        ? { from: addYears(today, -50), to: addYears(today, 49) }
        : { from: addYears(today, -PAST_YEARS), to: today }
    const day = this.#dated(column, readDay, { span, latest: mayBeLater ? null : today })
    if (day !== null && ages === undefined && day < FIRST_DAY) this.refuse(column, 'long-past')
    return day
  }

  requiredDay(column: string, today: IsoDate, options: DayOptions = {}): IsoDate {
    return this.#there(column, this.day(column, today, options))
  }

  /** A month up to that of today. `first`: of the column. */
  requiredMonth(column: string, today: IsoDate, first?: Competence): Competence {
    const from = first === undefined ? addYears(today, -PAST_YEARS) : `${first}-01`
    const latest = today.slice(0, 7)
    return this.#there(column, this.#dated(column, readMonth, { span: { from, to: today }, latest }))
  }

  /** Reais above zero with two decimals at most, as a decimal text with two; null where there are none. */
  reais(column: string): string | null {
    const told = this.decimal(column, 'amount', 'reais')
    if (told === null) return null
    const cents = told.toDecimalPlaces(2)
    const amount = told.minus(cents).abs().lessThan(NOISE) ? cents : told
    const reason = amountProblem(amount)
    if (reason !== null) this.refuse(column, reason)
    return reason === null ? amount.toFixed(2) : null
  }

  requiredReais(column: string): string {
    return this.#there(column, this.reais(column))
  }

  /** A decimal number of any sign. `reason`: why it is refused where it is none. */
  decimal(
    column: string,
    reason: ImportReason = 'number',
    of: 'reais' | 'quotas' | 'percent' = 'quotas',
  ): Decimal | null {
    const text = this.optional(column, 60)
    if (text === null) return null
    if (SCIENTIFIC.test(text)) {
      this.refuse(column, 'scientific', text)
      return null
    }
    const spelling = this.#facts.spelling?.[column]
    const number = this.#read(column, readNumber(text, { of, ...(spelling && { spelling }) }), reason)
    return number === null ? null : new Decimal(number)
  }

  /** One of some numbers. */
  oneOf(column: string, isKnown: (value: number) => boolean, reason: ImportReason): number {
    const text = this.requiredIdentifier(column)
    const value = /^\d{1,9}$/.test(text) ? Number(text) : null
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
    read: (text: string, context: DayContext) => CellReading,
    { span, latest }: { span: DaySpan; latest: string | null },
  ): string | null {
    const text = this.optional(column)
    if (text === null) return null
    const { spelling, countsFrom1904 = false } = this.#facts
    const context = { span, countsFrom1904, ...(spelling?.[column] && { spelling: spelling[column] }) }
    const date = this.#read(column, read(text, context))
    if (date !== null && latest !== null && date > latest) this.refuse(column, 'future-date')
    return date
  }

  /** The value of a cell; null where there is none, which is complained about. `unread`: the reason where it is no number at all. */
  #read(column: string, reading: CellReading, unread?: ImportReason): string | null {
    if ('value' in reading) return reading.value
    this.refuse(column, reading.reason === 'number' && unread ? unread : reading.reason, reading.about)
    return null
  }

  #there(column: string, value: string | null): string {
    if (value === null && cellText(this.#cells[column] ?? '') === '') this.refuse(column, 'required')
    return value ?? ''
  }
}

function amountProblem(amount: Decimal): ImportReason | null {
  if (amount.lessThan(0)) return 'negative'
  if (amount.isZero() || amount.greaterThanOrEqualTo(MOST_REAIS)) return 'amount'
  return amount.decimalPlaces() > 2 ? 'decimals' : null
}
