import type { IsoDate } from '#domain/calendar.ts'
import { isIsoDate } from '#domain/iso-date.ts'
import { fromCents } from '#domain/money.ts'
import type { Span } from '#domain/payment-clearings/debit-files/fixed-record.ts'
import type { ReturnField, ReturnProblem } from './bank-return.ts'

/** Thrown within a line, and told with the others of the file. */
export class UnreadableLine extends Error {
  readonly problem: ReturnProblem

  constructor(problem: ReturnProblem) {
    super(problem.code)
    this.problem = problem
  }
}

/** One line of a return file, read by positions. Each reader throws {@link UnreadableLine} for what is not what the layout says. */
export class ReturnRecord {
  readonly text: string
  /** From 1. */
  readonly line: number

  constructor(text: string, line: number) {
    this.text = text
    this.line = line
  }

  /** The characters themselves. */
  at([first, last]: Span): string {
    return this.text.slice(first - 1, last)
  }

  digits(span: Span, field: ReturnField): string {
    const text = this.at(span)
    if (!/^\d+$/.test(text)) throw this.unreadable(field)
    return text
  }

  whole(span: Span, field: ReturnField): number {
    return Number(this.digits(span, field))
  }

  /** Reais of a field in cents. */
  reais(span: Span): number {
    const cents = this.whole(span, 'amount')
    if (!Number.isSafeInteger(cents)) throw this.unreadable('amount')
    return fromCents(cents)
  }

  /** Reais of a field that may be blank, which is 0. */
  reaisOrNone(span: Span): number {
    return this.at(span).trim() === '' ? 0 : this.reais(span)
  }

  /** A day written DDMMAA or DDMMAAAA. */
  day(span: Span): IsoDate {
    const day = this.dayOrNull(span)
    if (day === null) throw this.unreadable('day')
    return day
  }

  /** The same where the bank leaves zeros or blanks for none. */
  dayOrNull(span: Span): IsoDate | null {
    const text = this.at(span)
    if (/^[0 ]*$/.test(text)) return null
    const [, day, month, year] = /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(text) ?? []
    const date = `${year?.length === 2 ? `20${year}` : year}-${month}-${day}`
    if (!isIsoDate(date)) throw this.unreadable('day')
    return date
  }

  /** A day written AAAAMMDD. */
  dayByYear(span: Span): IsoDate {
    const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(this.at(span)) ?? []
    const date = `${year}-${month}-${day}`
    if (!isIsoDate(date)) throw this.unreadable('day')
    return date
  }

  unreadable(field: ReturnField): UnreadableLine {
    return new UnreadableLine({ code: 'wrong-field', line: this.line, field })
  }

  problem(code: ReturnProblem['code']): ReturnProblem {
    return { code, line: this.line }
  }
}
